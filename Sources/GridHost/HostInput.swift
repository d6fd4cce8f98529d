/// A user input at the host's screen.
///
/// Every input has the time at which the host saw it, by the host's clock. The input takes effect
/// in the grid's first tick at or after that time. Velocities are computed from these times, so
/// they do not depend on when an input arrives.
public enum HostInput: Hashable, Sendable {
  /// The phase of a touch by a finger.
  public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
    /// The finger comes down.
    case began
    /// The finger has moved.
    case moved
    /// The finger lifts.
    case ended
    /// The system cancels the touch, for example because an alert appears.
    case cancelled
  }

  /// A touch by a finger, at a point relative to the top left of the visible rectangle. The session
  /// follows one finger at a time. Touches of other fingers are ignored meanwhile.
  case touch(TouchPhase, finger: Int, at: TimeInterval, location: CGPoint)
  /// A wheel or a trackpad moves the content by a distance. A positive distance makes the offset
  /// grow; the offset stays within its limits. On each axis, the input moves the innermost of the
  /// views at the location that scroll along this axis. If no view at the location scrolls along
  /// the axis, or if the location is nil, the input moves the grid.
  case wheel(by: CGPoint, at: TimeInterval, location: CGPoint?)
  /// The host's own scroller reports its offset.
  ///
  /// - `isMoving`: whether the scroller is still moving.
  /// - `applied`: the part of the earlier frames' corrections that the offset includes.
  case scroll(to: CGPoint, at: TimeInterval, isMoving: Bool, applied: CGPoint)

  /// The time at which the input was seen, by the host's clock in seconds.
  public var time: TimeInterval {
    switch self {
    case .touch(_, _, let time, _), .wheel(_, let time, _), .scroll(_, let time, _, _): time
    }
  }
}

/// A host's measurement of a view that has `wantsSize`.
public struct HostMeasurement: Hashable, Sendable {
  /// The number of the measured view.
  public var view: Int
  /// The section of the item that the view displayed when the host measured the view. If the view
  /// displays another item by now, the measurement has no effect.
  public var section: Int
  /// The index of the item within the section.
  public var item: Int
  /// The size that the view's content needs, in points.
  public var size: CGSize

  /// Makes a measurement.
  public init(view: Int, section: Int, item: Int, size: CGSize) {
    self.view = view
    self.section = section
    self.item = item
    self.size = size
  }
}

/// A view whose size the host measures (HO-8). The grid asks the view for its size, like any
/// self-sizing view. The view returns the host's latest measurement of its item.
@MainActor
public protocol HostMeasuring: GridReusableView {
  /// The size that the host has measured for the view's item; nil before the first measurement.
  var hostSize: CGSize? { get set }
}

/// A cell that is measured by the host.
///
/// Before the first measurement, the cell has the size that the layout gives it.
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
