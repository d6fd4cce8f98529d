// The door for geometry from layouts and delegates. A number that is not finite is a fault, and the
// caller gets the value that stands for no answer: no attributes, or the offset that was proposed.
// Answers for a rectangle pass `GridView.check(_:besides:remembering:)`, which knows what it has
// checked before; views have a door of their own (`BaseView.refuse(_:)`).

extension LayoutCaller {
  /// The answer for one element, if it is valid.
  func admitted(
    _ answer: GridViewLayoutAttributes?, of layout: GridViewLayout
  ) -> GridViewLayoutAttributes? {
    guard let answer, !answer.isValid else { return answer }
    simulation.raise(.nonFiniteAttributes(answer), by: layout)
    return nil
  }

  /// The valid ones of an answer for a rectangle, for questions that change nothing; of several
  /// violations the first gives the fault's text.
  func admitted(_ answer: [GridViewLayoutAttributes]?) -> [GridViewLayoutAttributes]? {
    guard let answer, !answer.allSatisfy(\.isValid) else { return answer }
    let wrong = answer.lazy.filter { !$0.isValid }.prefix(GridFault.mostListed + 2)
    if let fault = GridFault.combined(wrong.map { .nonFiniteAttributes($0) }) {
      simulation.raise(fault)
    }
    return answer.filter(\.isValid)
  }

  /// Returns the content offset after a change, if the answered one is a place; otherwise the
  /// proposed one, after a fault.
  ///
  /// - Parameter hook: The method that answered it.
  func admitted(
    _ target: CGPoint, by hook: String, insteadOf proposed: CGPoint,
    of layout: GridViewLayout? = nil
  ) -> CGPoint {
    simulation.admitted(target, insteadOf: proposed, of: layout) {
      .nonFiniteOffset($0, answeredBy: hook)
    }
  }
}

extension Simulation {
  /// A point, if it is one; else another, after a fault.
  func admitted(
    _ point: CGPoint, insteadOf other: CGPoint, of layout: GridViewLayout? = nil,
    _ fault: (CGPoint) -> GridFault
  ) -> CGPoint {
    if point.isFinitePoint { return point }
    raise(fault(point), by: layout)
    return other
  }
}

extension GridFault {
  /// Core Animation's words: UIKit stores the offset as the bounds of a layer.
  package static func nonFiniteOffset(_ target: CGPoint, answeredBy hook: String) -> GridFault {
    GridFault(
      code: "non-finite-geometry", exceptionName: .invalidArgument,
      message: position(target),
      advice: "\(hook) answered it as the content offset. Answer the proposed offset where there "
        + "is nothing to compute one from.")
  }

  /// A place that is none, as Core Animation tells of it.
  package static func position(_ point: CGPoint) -> String {
    let what = point.x.isNaN || point.y.isNaN ? "NaN" : "infinity"
    return "CALayer position contains \(what): "
      + "[\(NumberText.short(point.x)) \(NumberText.short(point.y))]"
  }

  /// Returns the fault of a view's property that was set to what is not finite.
  ///
  /// - Parameter name: The property that was set.
  @MainActor package static func nonFiniteValue(
    _ value: String, of name: String, in view: BaseView
  ) -> GridFault {
    GridFault(
      code: "non-finite-geometry", exceptionName: .invalidArgument,
      message: "\(name) of \(view.nameInTexts) was set to what is not finite: \(value)",
      advice: "The property keeps its value. Look for a division by a length, a count or a "
        + "distance that can be 0.")
  }
}
