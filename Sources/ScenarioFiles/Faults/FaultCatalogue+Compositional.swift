import GridKit

// Mistakes in descriptions of compositional layouts and of list cells.

extension FaultCatalogue {
  static var compositional: [Entry] {
    [
      Entry(
        .nonFiniteDimension("fractional width", CGFloat.nan, word: "fraction"),
        .nonFiniteDimension("absolute dimension", CGFloat.infinity, word: "dimension"),
        when: "A dimension of a compositional layout is infinite or not a number."),
      Entry(
        .groupWithoutSubitems(), .groupCount(0, isHorizontal: true),
        .duplicateSupplementaryKinds(["badge"]), .missingSection(FaultSample.section),
        when: "A group of a compositional layout has no items or counts none, a section has two "
          + "kinds of views by one name, or the section provider answers nil for a section with "
          + "items."),
      Entry(
        .groupsTooDeep(65), rules: ["CL-12"],
        when: "Groups of a compositional layout lie one inside the other on more than 64 levels. "
          + "UIKit knows no such limit."),
      Entry(
        .repeatedAccessory(), rules: ["CL-64"],
        when: "A list cell is given two accessories of one kind of the system's. UIKit's text is "
          + "not on record."),
    ]
  }
}
