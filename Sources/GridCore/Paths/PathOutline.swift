import Foundation

/// A path of straight lines and Bézier curves, in one or more subpaths.
///
/// The outline computes where the path lies and which points it encloses. It draws nothing.
package struct PathOutline: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    var isMove: Bool {
      if case .move = self { true } else { false }
    }
  }

  package private(set) var elements: [Element] = []
  /// The start of the next line or curve; nil before the first subpath.
  package private(set) var currentPoint: CGPoint?
  /// The start of the current subpath.
  private var start: CGPoint?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  // MARK: Drawing

  package mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    currentPoint = point
    start = point
  }

  /// Adds a line. Lines and curves without a current point are left out, because Core Graphics
  /// refuses them.
  package mutating func line(to point: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.line(point))
    currentPoint = point
  }

  package mutating func quad(to point: CGPoint, control: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.quad(point, control: control))
    currentPoint = point
  }

  package mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.curve(point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Closes the current subpath with a line to its start.
  package mutating func close() {
    guard let start, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  package mutating func append(_ other: PathOutline) {
    elements += other.elements
    currentPoint = other.currentPoint ?? currentPoint
    start = other.start ?? start
  }

  /// Appends an outline whose first subpath continues the current subpath. A line joins the current
  /// point to the start of the outline.
  package mutating func join(_ other: PathOutline) {
    guard currentPoint != nil, case .move(let first)? = other.elements.first else {
      return append(other)
    }
    line(to: first)
    elements += other.elements.dropFirst()
    currentPoint = other.currentPoint ?? currentPoint
    if other.elements.dropFirst().contains(where: \.isMove) { start = other.start }
  }

  package func applying(_ transform: CGAffineTransform) -> PathOutline {
    var image = self
    image.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quad(let point, let control):
        .quad(point.applying(transform), control: control.applying(transform))
      case .curve(let point, let control1, let control2):
        .curve(
          point.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .close: .close
      }
    }
    image.currentPoint = currentPoint?.applying(transform)
    image.start = start?.applying(transform)
    return image
  }
}
