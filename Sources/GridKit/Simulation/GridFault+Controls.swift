// The faults of controls. Their texts are not on record; the exceptions are.

extension GridFault {
  /// Makes the fault of a stepper's property that contradicts another one.
  package static func illegalStepper(
    _ property: String, _ value: Double, _ relation: String, _ limit: Double
  ) -> GridFault {
    GridFault(
      code: "stepper-range", exceptionName: .invalidArgument,
      when: "A stepper gets a minimumValue above its maximumValue, a maximumValue below its "
        + "minimumValue, or a stepValue that is not above 0. The value before it stays.",
      message: "UIStepper: \(property) must be \(relation) \(NumberText.short(CGFloat(limit))), "
        + "not \(NumberText.short(CGFloat(value)))",
      advice: "Set maximumValue first if the whole range moves up, minimumValue if it moves down.")
  }

  /// Makes the fault of an index without a segment.
  package static func segmentOutOfRange(_ index: Int, count: Int) -> GridFault {
    GridFault(
      code: "segment-out-of-range", exceptionName: .range,
      when: "A segment is read, changed or selected at an index where a segmented control has "
        + "none. The control stays as it is.",
      message: "index \(index) beyond bounds "
        + (count == 0 ? "for empty array" : "[0 .. \(count - 1)]"),
      advice: "The control has \(count) segments. Compare the index with numberOfSegments; "
        + "selectedSegmentIndex is noSegment, -1, while none is selected.")
  }
}
