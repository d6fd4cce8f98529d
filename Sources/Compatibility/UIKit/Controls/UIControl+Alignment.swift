extension UIControl {
  /// The place of a control's content from left to right; the raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// The place of a control's content from top to bottom; the raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  private final class Alignments {
    var horizontal = ContentHorizontalAlignment.center
    var vertical = ContentVerticalAlignment.center
  }

  /// The place of the content from left to right, at first `center`. It places the image and the
  /// title of a button. `fill` counts as `center` there.
  public final var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { attachment(of: Alignments.self)?.horizontal ?? .center }
    set {
      attachment { Alignments() }.horizontal = newValue
      setNeedsLayout()
    }
  }

  /// The place of the content from top to bottom, at first `center`. It places the image and the
  /// title of a button. `fill` counts as `center` there.
  public final var contentVerticalAlignment: ContentVerticalAlignment {
    get { attachment(of: Alignments.self)?.vertical ?? .center }
    set {
      attachment { Alignments() }.vertical = newValue
      setNeedsLayout()
    }
  }

  /// `contentHorizontalAlignment` with leading and trailing by the reading direction.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: readsFromRightToLeft ? .right : .left
    case .trailing: readsFromRightToLeft ? .left : .right
    case let alignment: alignment
    }
  }
}
