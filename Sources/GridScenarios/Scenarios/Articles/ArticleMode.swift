import Foundation

/// The form in which a demonstration shows its layouts: corrected or as published.
enum ArticleMode: String, CaseIterable, Sendable {
  case corrected, asPublished

  /// Returns the demonstration's name, with the suffix `AsPublished` for the published form.
  func name(_ name: String) -> String {
    self == .corrected ? name : name + "AsPublished"
  }

  /// Returns a layout's parameters, with a `mode` for the published form.
  func parameters(_ parameters: JSONObject = JSONObject()) -> JSONObject {
    guard self == .asPublished else { return parameters }
    var parameters = parameters
    parameters["mode"] = "asPublished"
    return parameters
  }
}

/// A phone screen for which the articles were written.
struct ArticleScreen: Hashable, Sendable {
  let width: CGFloat
  let height: CGFloat

  static let all = [
    ArticleScreen(width: 375, height: 667), ArticleScreen(width: 320, height: 568),
  ]

  var size: CGSize { CGSize(width: width, height: height) }
  var turned: CGSize { CGSize(width: height, height: width) }
  /// The width of the screen as text, which distinguishes the cases of a demonstration.
  var name: String { "\(Int(width))" }

  /// Returns the id of a demonstration's case on this screen, for example `watchFlow-375` or
  /// `watchFlow-375-random`.
  func id(_ demonstration: String, _ situation: String? = nil) -> String {
    [demonstration, name, situation].compactMap(\.self).joined(separator: "-")
  }
}
