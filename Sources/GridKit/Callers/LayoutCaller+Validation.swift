// Checks of geometry from layouts and delegates. A number that is not finite raises a fault. The
// caller then gets nil for attributes, or the proposed content offset. Answers for a rectangle are
// checked in `GridView.check(_:besides:remembering:)`, which skips elements that it has checked
// before. Views have a check of their own (`BaseView.refuse(_:)`).

extension LayoutCaller {
  /// Returns the attributes of one element if they are valid. Otherwise raises a fault and returns
  /// nil.
  func admitted(
    _ answer: GridViewLayoutAttributes?, of layout: GridViewLayout
  ) -> GridViewLayoutAttributes? {
    guard let answer, !answer.isValid else { return answer }
    simulation.raise(.nonFiniteAttributes(answer), by: layout)
    return nil
  }

  /// Returns the valid attributes of an answer for a rectangle. The method is for queries that
  /// change nothing. All violations together raise one fault, with the text for the first of them.
  func admitted(_ answer: [GridViewLayoutAttributes]?) -> [GridViewLayoutAttributes]? {
    guard let answer, !answer.allSatisfy(\.isValid) else { return answer }
    let wrong = answer.lazy.filter { !$0.isValid }.prefix(GridFault.mostListed + 2)
    if let fault = GridFault.combined(wrong.map { .nonFiniteAttributes($0) }) {
      simulation.raise(fault)
    }
    return answer.filter(\.isValid)
  }

  /// Returns `target` if it is finite. Otherwise raises a fault and returns `proposed`.
  ///
  /// - Parameter hook: The name of the method that returned `target`.
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
  /// Returns `point` if it is finite. Otherwise raises a fault and returns `other`.
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
  /// Returns the fault of an offset that is not finite. The message has Core Animation's words,
  /// because UIKit stores the offset in the bounds of a layer.
  package static func nonFiniteOffset(_ target: CGPoint, answeredBy hook: String) -> GridFault {
    GridFault(
      code: "non-finite-geometry", exceptionName: .invalidArgument,
      message: position(target),
      advice: "\(hook) answered it as the content offset. Answer the proposed offset where there "
        + "is nothing to compute one from.")
  }

  /// Returns the message for a position that is not finite, in Core Animation's words.
  package static func position(_ point: CGPoint) -> String {
    let what = point.x.isNaN || point.y.isNaN ? "NaN" : "infinity"
    return "CALayer position contains \(what): "
      + "[\(NumberText.short(point.x)) \(NumberText.short(point.y))]"
  }

  /// Returns the fault of a view's property that was set to a value that is not finite.
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
