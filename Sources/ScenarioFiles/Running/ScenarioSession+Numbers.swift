// Numbers that are not finite, which no output may have.

extension ScenarioSession {
  /// Returns the result without numbers that are not finite, and records a fault for them. JSON
  /// cannot spell NaN and infinity.
  func finite(
    _ result: ScenarioOutput.Step.Result, step: Int?
  ) -> ScenarioOutput.Step.Result {
    switch result {
    case .target(let target) where !target.x.isFinite || !target.y.isFinite:
      faults.append(
        .init(
          code: "non-finite-geometry",
          message: "the layout answered \(NumberText.short(target)) as target content offset\n"
            + "Both numbers must be finite. [non-finite-geometry]",
          step: step))
      return .none
    case .elements(let elements):
      let (finite, fault) = Self.finite(elements, step: step)
      if let fault { faults.append(fault) }
      return .elements(finite)
    case .observed(var seen):
      let (finite, fault) = Self.finite(seen.elements, step: step)
      if let fault { faults.append(fault) }
      seen.elements = finite
      return .observed(seen)
    case .none, .target, .invalidates, .names, .settled, .batches, .lifted, .hovers, .dragged,
      .dropped:
      return result
    }
  }

  /// Returns the elements with finite numbers, and a fault if any element was left out.
  static func finite(
    _ elements: [ElementRecord], step: Int?
  ) -> ([ElementRecord], ScenarioOutput.Fault?) {
    let odd = elements.filter { !$0.isFinite }
    guard let first = odd.first else { return (elements, nil) }
    let more = odd.count == 1 ? "" : " and \(odd.count - 1) more"
    let fault = ScenarioOutput.Fault(
      code: "non-finite-geometry",
      message: "the layout has attributes with a number that is not finite: "
        + "\(first.id)\(more)\n"
        + "Frames, centers, sizes, transforms and alpha must be finite. Look for a division by a "
        + "width, a count or a distance that can be 0. [non-finite-geometry]",
      step: step)
    return (elements.filter(\.isFinite), fault)
  }
}
