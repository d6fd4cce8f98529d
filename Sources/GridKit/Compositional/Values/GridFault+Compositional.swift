// Faults in the description of a compositional layout; see `GridFault+Views.swift`.

extension GridFault {
  /// Returns the fault of a dimension whose number is not finite.
  ///
  /// - Parameters:
  ///   - name: The name of the dimension, such as "fractional width".
  ///   - number: The number of the dimension.
  ///   - word: The noun for the number, such as "fraction".
  package static func nonFiniteDimension(
    _ name: String, _ number: CGFloat, word: String
  ) -> GridFault {
    GridFault(
      code: "CL-1", when: "A dimension of a compositional layout is infinite or not a number.",
      message: "Invalid \(name): \(NumberText.short(number)). The \(word) must be a finite value.",
      advice: "Look for a division by a count or a length that can be 0. The dimension counts as 0."
    )
  }

  package static func groupWithoutSubitems() -> GridFault {
    GridFault(
      code: "CL-2",
      when: "A group of a compositional layout has no items or counts none, a section has two "
        + "kinds of views by one name, or the section provider answers nil for a section with "
        + "items.",
      message: "At least 1 subitem is required for a group",
      advice: "Give the group an item. A group without items lays out nothing.")
  }

  package static func groupsTooDeep(_ levels: Int) -> GridFault {
    let most = CompositionalGroup.mostLevels
    return GridFault(
      code: "groups-too-deep", rules: "CL-12",
      when: "Groups of a compositional layout lie one inside the other on more than 64 levels. "
        + "UIKit knows no such limit.",
      message: "a group of a compositional layout has \(levels) groups one inside the other, at "
        + "most \(most) were expected",
      advice: "Look for a loop that puts each group into the next one. The outermost group is made "
        + "without items, so that it lays out nothing.")
  }

  package static func groupCount(_ count: Int, isHorizontal: Bool) -> GridFault {
    GridFault(
      code: "CL-2",
      message: "A repeating \(isHorizontal ? "horizontal" : "vertical") group should specify a "
        + "count >= 1",
      advice: "The count is \(count); 1 is taken in its place.")
  }

  /// Returns the fault of element kinds that occur twice in a section. A solve of the layout raises
  /// it.
  package static func duplicateSupplementaryKinds(_ kinds: [String]) -> GridFault {
    GridFault(
      code: "CL-2",
      message: "Error: Every supplementary must have a unique elementKind: duplicates detected: "
        + "(\(kinds.joined(separator: ", ")))",
      advice: "Give each supplementary item of the section, in its groups and at its boundary, an "
        + "element kind of its own. For several items with the same badge let the group repeat one "
        + "item.")
  }

  /// Returns the fault of a section provider that returned nil for a section with items. A solve of
  /// the layout raises it.
  package static func missingSection(_ section: Int) -> GridFault {
    GridFault(
      code: "CL-2",
      message: "Invalid section definition. Please specify a valid section definition when content "
        + "is to be rendered for a section. This is a client error.",
      advice: "The section provider answered nil for section \(section), which has items. Answer a "
        + "section for it.")
  }

  package static func nonFiniteCustomItem(_ frame: CGRect) -> GridFault {
    GridFault(
      code: "non-finite-geometry",
      message: "an item of a custom group has a frame that is not finite: "
        + NumberText.parenthesized(frame),
      advice: "Look for a division by 0 in the group's item provider. The frame counts as empty.")
  }
}
