import GridKit

// Construction, registration, and answers of data sources.

extension FaultCatalogue {
  static var construction: [Entry] {
    [
      Entry(
        .missingLayout(), rules: ["VC-1"],
        when: "A grid is made with init(frame:), or the view of a controller without a layout is "
          + "loaded."),
      Entry(
        .emptyIdentifier(kind: .cell),
        .notReusable(BaseView.self, kind: .cell, in: .current),
        when: "A class or nib is registered under an empty identifier, or a class that is no cell "
          + "or reusable view. UIKit's text is not on record."),
      Entry(
        .unregistered(kind: .cell, identifier: "<identifier>"),
        when: "A view is dequeued under an identifier that nothing is registered for."),
      Entry(
        .invalidNib(identifier: "<identifier>"),
        when: "A nib holds no view, several, or one of the wrong class. It is found at the "
          + "dequeue."),
      Entry(
        .nibIdentifierMismatch("<identifier in nib>", registered: "<identifier>"),
        when: "The view of a nib has another identifier than the nib was registered under."),
      Entry(
        .unregisteredDecoration(kind: "<kind>"),
        .decorationNibMismatch("<identifier in nib>", kind: "<kind>"),
        when: "A layout shows a decoration view of a kind that is not registered with it, or whose "
          + "nib has another identifier."),
      Entry(
        .registrationMadeInRequest(kind: .cell),
        .registrationMadeInRequest(kind: .supplementary("<kind>")), rules: ["REG-4"],
        when: "A registration is used that was made while the grid asked its data source for a "
          + "view."),
    ]
  }

  static var views: [Entry] {
    let cell = GridViewCell(frame: .zero)
    return [
      Entry(
        .cellWithoutIdentifier(),
        when: "The data source returns a cell that was made by hand."),
      Entry(
        .reconfiguredOtherCell(cell, path: FaultSample.path), rules: ["RC-3"],
        when: "Asked for the cell of a reconfigured item, the data source returns another than "
          + "the one that is there. UIKit's text is not on record."),
      Entry(
        .missingDataSource(),
        when: "A view is needed and counts are known, but the data source is gone."),
      Entry(
        .supplementaryNotDequeued(kind: "<kind>", path: FaultSample.path, view: nil),
        .supplementaryNotDequeued(kind: "<kind>", path: FaultSample.path, view: cell),
        rules: ["SV-3"],
        when: "The data source has no supplementary view for an element of the layout, or one that "
          + "was not dequeued."),
      Entry(
        .supplementaryKindMismatch(
          requested: .supplementary("<kind>"), dequeued: .supplementary("<other kind>")),
        when: "A supplementary view is returned that was dequeued for another kind."),
      Entry(
        .dequeuedViewNotReturned(cell, in: FaultSample.grid), rules: ["E-7"],
        when: "A dequeued view is not handed back: two were dequeued for one request, another view "
          + "was returned, or it was dequeued outside a request; of that the next layout pass "
          + "tells."),
    ]
  }

  static var indices: [Entry] {
    [
      Entry(
        .sectionOutOfRange(FaultSample.section, sections: FaultSample.count),
        when: "numberOfItems(inSection:) is asked for a section that does not exist, also by a "
          + "layout."),
      Entry(
        .supplementarySectionOutOfRange(
          kind: "<kind>", section: FaultSample.section, sections: FaultSample.count),
        .supplementarySectionOutOfRange(
          kind: "<kind>", section: FaultSample.section, sections: FaultSample.count,
          isDequeue: true),
        when: "layoutAttributesForSupplementaryElement(ofKind:at:) is asked for a section that "
          + "does not exist, or a supplementary view is dequeued for one: so it is where the "
          + "layout answers with its header."),
      Entry(
        .malformedIndexPath(IndexPath(index: 4)),
        .malformedAttributesPath(
          GridViewLayoutAttributes(forCellWith: IndexPath(indexes: [0, 1, 2]))),
        when: "An index path has other than two numbers. Reading section or item of one ends the "
          + "program under every policy, as in Swift."),
      Entry(
        .negativeCount(-1, method: "collectionView(_:numberOfItemsInSection:)"),
        rules: ["DL-12"], when: "The data source returns a negative number of sections or items."),
      Entry(
        .excessiveCount(
          Position.limit + 1, method: "collectionView(_:numberOfItemsInSection:)"),
        .excessiveSections(Position.mostSections + 1),
        .excessiveTotal(Position.limit + 1, section: FaultSample.section), rules: ["DL-2"],
        when: "The data source returns more sections than can be loaded, or more items, in one "
          + "section or in all together, than a position can hold."),
    ]
  }
}
