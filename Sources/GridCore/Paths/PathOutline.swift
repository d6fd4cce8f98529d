import Foundation

/// A line drawing: straight lines and Bézier curves, in one or more parts.
///
/// It answers where the drawing lies and what it encloses; nothing is drawn.
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
  /// The start of the next line; nil before the first part.
  package private(set) var currentPoint: CGPoint?
  /// The start of the present part.
  private var start: CGPoint?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  // MARK: Drawing

  package mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    currentPoint = point
    start = point
  }

  /// Lines and curves without a start are left out, as Core Graphics refuses them.
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

  /// Back to the start of the part.
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

  /// Appends parts of which the first goes on from here, along a line to where it starts.
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
