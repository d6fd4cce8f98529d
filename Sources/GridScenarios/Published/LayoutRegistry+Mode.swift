extension LayoutSchema.Parameter {
  /// The form of a layout of the gallery: corrected or as published.
  static let mode = LayoutSchema.Parameter(
    "mode", .word(["corrected", "asPublished"]), default: "corrected")

  /// Whether the grid has a delegate that returns the size (0, 0) for every item.
  static let sizeDelegate = LayoutSchema.Parameter(
    "sizeDelegate", .word(["none", "zero"]), default: "none")

  /// Whether the layout has the delegate that it needs.
  static let delegateAttached = LayoutSchema.Parameter("delegateAttached", .bool, default: true)

  /// Whether coordinates have 64 or 32 bits.
  static let precision = LayoutSchema.Parameter(
    "precision", .word(["double", "single"]), default: "double")
}
