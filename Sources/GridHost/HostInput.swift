/// An action of the user at the host's screen.
///
/// Every input says when it was seen, by the host's clock. It applies in the first tick of the grid
/// from then on, and speeds go by these times: they do not depend on when it arrived.
public enum HostInput: Hashable, Sendable {
  /// The phase of a touch by a finger.
  public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
    /// The finger comes down.
    case began
    /// The finger is elsewhere.
    case moved
    /// The finger lifts.
    case ended
    /// The touch is taken away, as by an alert that appears.
    case cancelled
  }

  /// A finger, at a point counted from the top left of the visible rectangle. One finger at a time
  /// is followed: what others do meanwhile is passed over.
  case touch(TouchPhase, finger: Int, at: TimeInterval, location: CGPoint)
  /// A wheel or a trackpad moves the content by a distance, positive where the offset grows, and
  /// never beyond its limits. With a location the innermost view there that scrolls along an axis
  /// is moved, else the grid.
  case wheel(by: CGPoint, at: TimeInterval, location: CGPoint?)
  /// The host's own scroller is at an offset.
  ///
  /// - `isMoving`: whether it goes on moving.
  /// - `applied`: how much of the correction of earlier frames is in the offset.
  case scroll(to: CGPoint, at: TimeInterval, isMoving: Bool, applied: CGPoint)

  /// The time at which the input was seen, by the host's clock in seconds.
  public var time: TimeInterval {
    switch self {
    case .touch(_, _, let time, _), .wheel(_, let time, _), .scroll(_, let time, _, _): time
    }
  }
}

/// The measurement by a host of a view that has `wantsSize`.
public struct HostMeasurement: Hashable, Sendable {
  /// Number of the view.
  public var view: Int
  /// The item that it stood for when it was measured: a view that stands for another one by now is
  /// left alone.
  public var section: Int
  /// Within the section.
  public var item: Int
  /// The size that its content wants, in points.
  public var size: CGSize

  /// A measured view.
  public init(view: Int, section: Int, item: Int, size: CGSize) {
    self.view = view
    self.section = section
    self.item = item
    self.size = size
  }
}

/// A view whose size the host measures (HO-8): the grid asks it as it asks any self-sizing view,
/// and it answers what the host has said last of the item.
@MainActor
public protocol HostMeasuring: GridReusableView {
  /// The size that the host has measured for the item that the view stands for; nil before it has.
  var hostSize: CGSize? { get set }
}

/// A cell that is measured by the host.
///
/// Until the first measure it has the size that the layout gives it.
open class HostMeasuredCell: GridViewCell, HostMeasuring {
  open var hostSize: CGSize? {
    didSet { if hostSize != oldValue, hostSize != nil { invalidateIntrinsicContentSize() } }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    hostSize = nil
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    guard let hostSize, hostSize != layoutAttributes.size,
      let copy = layoutAttributes.copy() as? GridViewLayoutAttributes
    else { return layoutAttributes }
    copy.frame.size = hostSize
    return copy
  }
}
