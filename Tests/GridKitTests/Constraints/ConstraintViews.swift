@testable import GridKit

/// A view of a size that can change, which counts the questions for it.
final class SizedView: BaseView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
  private(set) var questions = 0

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    questions += 1
    return size
  }
}

/// A view with a text of 10 points a character, in lines of 20 points.
final class WrappingView: BaseView, MeasuredContent {
  var characters = 0 { didSet { invalidateIntrinsicContentSize() } }

  var wrapsText: Bool { true }
  func height(forWidth width: CGFloat) -> CGFloat {
    (CGFloat(characters) / max(1, (width / 10).rounded(.down))).rounded(.up) * 20
  }
  override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(characters) * 10, height: 20) }
}

/// A view with one line of text, which has its baseline 3 points above the lower edge.
final class LineView: BaseView, MeasuredContent {
  var height: CGFloat { didSet { invalidateIntrinsicContentSize() } }

  init(_ height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  var wrapsText: Bool { false }
  var lineHeight: CGFloat? { height }
  func height(forWidth width: CGFloat) -> CGFloat { height }
  func baseline(isFirst: Bool) -> (share: Double, distance: Double) { (0, Double(height) - 3) }
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: height) }
}

@MainActor
func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> BaseView {
  BaseView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension BaseView {
  /// Adds views that constraints place.
  func addFree(_ views: BaseView...) {
    for view in views {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// Pins a subview to the edges of this view.
  func pin(_ view: BaseView, inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }
}
