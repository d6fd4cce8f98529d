import Foundation

/// The form of its layouts that a demonstration shows.
enum ArticleMode: String, CaseIterable, Sendable {
  case corrected, asPublished

  /// The demonstration's name, or that name with `AsPublished` behind it.
  func name(_ name: String) -> String {
    self == .corrected ? name : name + "AsPublished"
  }

  /// A layout's parameters; those of a published form say so.
  func parameters(_ parameters: JSONObject = JSONObject()) -> JSONObject {
    guard self == .asPublished else { return parameters }
    var parameters = parameters
    parameters["mode"] = "asPublished"
    return parameters
  }
}

/// A telephone that the articles were written for.
struct ArticleScreen: Hashable, Sendable {
  let width: CGFloat
  let height: CGFloat

  static let all = [
    ArticleScreen(width: 375, height: 667), ArticleScreen(width: 320, height: 568),
  ]

  var size: CGSize { CGSize(width: width, height: height) }
  var turned: CGSize { CGSize(width: height, height: width) }
  /// The width of the screen as a text; the cases of a demonstration tell their screens apart by
  /// it.
  var name: String { "\(Int(width))" }

  /// A demonstration's case of this screen: `watchFlow-375`, `watchFlow-375-random`.
  func id(_ demonstration: String, _ situation: String? = nil) -> String {
    [demonstration, name, situation].compactMap(\.self).joined(separator: "-")
  }
}
