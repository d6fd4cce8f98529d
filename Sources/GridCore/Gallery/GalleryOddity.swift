import Foundation

/// An input that a plan had to clamp, replace or refuse. Each oddity is reported as a finding.
package enum GalleryOddity: Hashable, Sendable {
  /// A given or computed column or row count is below 1 or too large.
  case invalidColumnCount(computed: CGFloat)

  /// The column weights are invalid. A weight below 0 counts as 0. If no weight is above 0, all
  /// weights count as equal.
  case invalidColumnWeights

  /// Items that span less than one column cover one column. `section` and `item` name the first of
  /// these items.
  case invalidSpans(count: Int, section: Int, item: Int)

  /// The column widths exceed the available width by `excess`, so the spacing is 0.
  case columnsOverflow(excess: CGFloat)

  /// The radius of a section's ring was computed as 0 or less. The radius 0 is used for this ring
  /// and for the rings inside it.
  case degenerateRadius(section: Int, radius: CGFloat)

  /// The template does not say where the items of a block go, so the plan has no elements.
  case invalidBlockTemplate(faults: [BlockTemplate.Fault])

  /// The counts of the groups do not cover all items. `section` is the first section with uncovered
  /// items.
  case uncoveredItems(count: Int, section: Int)

  /// A negative width or height was read as 0.
  case clampedExtent(name: String, value: CGFloat)

  /// Items have no width or no height. `section` and `item` name the first of these items.
  case sizelessItems(count: Int, section: Int, item: Int)

  /// A negative spacing was raised. In a skyline layout it becomes 0. In other layouts it becomes
  /// just large enough that each line or slot starts where the previous line or slot starts.
  case clampedSpacing(name: String, value: CGFloat)

  /// The elements end before the content starts, so the content has no length.
  case negativeContent(length: CGFloat)

  /// A length is not a number, or too large to add up (`LengthReader.limit`).
  case nonFiniteInput(name: String)

  /// The finding's stable code.
  package var code: String {
    switch self {
    case .invalidColumnCount, .invalidColumnWeights, .invalidSpans: "invalid-column-count"
    case .columnsOverflow: "columns-overflow"
    case .degenerateRadius: "degenerate-radius"
    case .invalidBlockTemplate: "invalid-block-template"
    case .uncoveredItems: "missing-group"
    case .clampedExtent, .sizelessItems: "negative-or-zero-size"
    case .clampedSpacing: "spacing-not-as-declared"
    case .negativeContent: "content-size-mismatch"
    case .nonFiniteInput: "non-finite-geometry"
    }
  }

  /// Whether the finding is an error. If false, the finding is a warning.
  package var isError: Bool {
    switch self {
    case .columnsOverflow, .degenerateRadius, .uncoveredItems, .clampedSpacing, .negativeContent:
      false
    case .invalidColumnCount, .invalidColumnWeights, .invalidSpans, .invalidBlockTemplate,
      .clampedExtent, .sizelessItems, .nonFiniteInput:
      true
    }
  }

  /// The oddity and its remedy, as the end of a sentence that names the layout.
  package var explanation: String {
    switch self {
    case .invalidColumnCount(let computed):
      "a column or row count of \(NumberText.short(computed)) was used as "
        + (computed < 1 ? "1" : "\(ColumnMetrics.largestColumnCount)")
    case .invalidColumnWeights:
      "column weights without a share were replaced"
    case .invalidSpans(let count, let section, let item):
      "\(count) items span less than one column, the first at \(section)-\(item), and cover one"
    case .columnsOverflow(let excess):
      "the column widths exceed the available width by \(NumberText.short(excess)); the spacing "
        + "is 0"
    case .degenerateRadius(let section, let radius):
      "the radius of section \(section) came out as \(NumberText.short(radius)) and became 0"
    case .invalidBlockTemplate(let faults):
      "the template cannot be laid out: "
        + faults.map(\.explanation).joined(separator: "; ")
    case .uncoveredItems(let count, let section):
      "the groups leave out \(count) items, the first in section \(section); they are as wide as "
        + "the last group"
    case .clampedExtent(let name, let value):
      "\(name) came out as \(NumberText.short(value)) and became 0"
    case .sizelessItems(let count, let section, let item):
      "\(count) items have no width or no height, the first at \(section)-\(item)"
    case .clampedSpacing(let name, let value):
      "\(name) of \(NumberText.short(value)) runs backwards and was raised"
    case .negativeContent(let length):
      "the content came out \(NumberText.short(length)) long and became 0"
    case .nonFiniteInput(let name):
      "\(name) is not a number that a layout can use and was replaced"
    }
  }
}
