// The sample arguments of the catalogue. In its texts, a placeholder such as `<section>` replaces
// each number from 70,001 on.
extension FaultCatalogue {
  private static let (section, item, count, other, third) = (70_001, 70_002, 70_003, 70_004, 70_005)
  private static let path = IndexPath(item: item, section: section)
  private static let size = CGSize(width: -3, height: 20)
  private static let nowhere = CGPoint(x: CGFloat.infinity, y: 0)
  private static let counts = SectionCounts([4])
  private static let missingItem = IndexPath(item: 9, section: 0)
  private static let missingSection = IndexPath(item: 0, section: 2)
  private static let layout = GridViewFlowLayout()
  private static let grid = GridView(frame: .zero, collectionViewLayout: layout)
  private static let view = BaseView(frame: .zero)
  private static let plainCell = GridViewCell(frame: .zero)

  private static func attributes(
    _ kind: String? = nil, x: CGFloat = 0, width: CGFloat = 100
  ) -> GridViewLayoutAttributes {
    let attributes =
      kind.map { GridViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path) }
      ?? GridViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: x, y: 0, width: width, height: 44)
    return attributes
  }

  private static func key(_ kind: ElementKind) -> ElementKey {
    ElementKey(kind, Position(section, item))
  }

  /// Returns a text in which placeholders replace the sample's numbers, index paths and views.
  static func withPlaceholders(_ text: String) -> String {
    [
      (section, "<section>"), (item, "<item>"), (count, "<count>"), (other, "<other section>"),
      (third, "<third section>"),
    ].reduce(
      text.replacing(/<NSIndexPath: 0x0> \{[^}]*\}/, with: "<index path>")
        .replacing(
          /<UICollectionView: 0x0; .*?dataSource: (?:\(null\)|<\w+: 0x0>)>/,
          with: "<collection view>"
        )
        .replacing(/<\w+: 0x0; frame = [^>]*>/, with: "<view>")
    ) { $0.replacing(String($1.0), with: $1.1) }
  }
}

extension FaultCatalogue {
  package static let chapters: [Chapter] = Simulation(
    screen: GridScreen(), frameRate: 60, usesUIKitNames: Simulation.programUsesUIKitNames
  ).perform {
    [
      Chapter("Construction and registration", construction),
      Chapter("Views from the data source", views),
      Chapter("Counts, indices and queries", indices),
      Chapter("Attributes and layout passes", passes),
      Chapter("Batch updates", updates),
      Chapter("Scrolling and interactive movement", movement),
      Chapter("Layouts, transitions and controllers", layouts),
      Chapter("Compositional layouts and lists", compositional),
      Chapter("Diffable data sources", diffable),
      Chapter("Views, time and gestures", surroundings),
      Chapter("Constraints and stack views", constraints),
      Chapter("Logs and findings of the runtime", messages),
      Chapter("The module UIKit", compatibility),
    ]
  }

  private static var construction: [Entry] {
    faults(
      .missingLayout(), .emptyIdentifier(kind: .cell),
      .notReusable(BaseView.self, kind: .cell, in: .current),
      .unregistered(kind: .cell, identifier: "<identifier>"),
      .invalidNib(identifier: "<identifier>"),
      .nibIdentifierMismatch("<identifier in nib>", registered: "<identifier>"),
      .unregisteredDecoration(kind: "<kind>"),
      .decorationNibMismatch("<identifier in nib>", kind: "<kind>"),
      .registrationMadeInRequest(kind: .cell),
      .registrationMadeInRequest(kind: .supplementary("<kind>")))
  }

  private static var views: [Entry] {
    faults(
      .cellWithoutIdentifier(), .reconfiguredOtherCell(plainCell, path: path), .missingDataSource(),
      .supplementaryNotDequeued(kind: "<kind>", path: path, view: nil),
      .supplementaryNotDequeued(kind: "<kind>", path: path, view: plainCell),
      .supplementaryKindMismatch(
        requested: .supplementary("<kind>"), dequeued: .supplementary("<other kind>")),
      .dequeuedViewNotReturned(plainCell, in: grid))
  }

  private static var indices: [Entry] {
    let method = "collectionView(_:numberOfItemsInSection:)"
    let long = GridViewLayoutAttributes(forCellWith: IndexPath(indexes: [0, 1, 2]))
    return faults(
      .sectionOutOfRange(section, sections: count),
      .supplementarySectionOutOfRange(kind: "<kind>", section: section, sections: count),
      .supplementarySectionOutOfRange(
        kind: "<kind>", section: section, sections: count, isDequeue: true),
      .malformedIndexPath(IndexPath(index: 4)), .malformedAttributesPath(long),
      .negativeCount(-1, method: method), .excessiveCount(Position.limit + 1, method: method),
      .excessiveSections(Position.mostSections + 1),
      .excessiveTotal(Position.limit + 1, section: section))
  }

  private static var passes: [Entry] {
    let (nan, infinity) = (CGFloat.nan, CGFloat.infinity)
    let shapeless = CGSize(width: nan, height: 40)
    let asked = ElementKey(.cell, Position(other, 0))
    let unclear = GridViewLayoutAttributes(forCellWith: path)
    unclear.alpha = nan
    let header = attributes("<kind>", width: 320)
    return faults(
      .nonexistentCell(path, items: count), .nonexistentCell(path, sections: count),
      .supplementaryChanged(from: header, to: attributes("<kind>", x: 8, width: 320)),
      .supplementaryChanged(from: header, to: header), .layoutLoop(grid),
      .layoutLoop(grid, because: key(.cell)), .adjustmentLoop(grid),
      .negativeItemSize(size, path: path), .negativeItemSize(size, path: nil),
      .nonFiniteAttributes(unclear), .nonFiniteContentSize(shapeless, layout: layout),
      .nonFiniteItemSize(shapeless, path: path), .nonFiniteMovement(nowhere),
      .nonFiniteProgress(nan), .nonFiniteTarget(nowhere),
      .nonFiniteRect(CGRect(x: 0, y: 0, width: nan, height: 40), of: view),
      .nonFiniteOffset(nowhere, answeredBy: "targetContentOffset(forProposedContentOffset:)"),
      .nonFiniteValue("nan", of: "alpha", in: view), .nonFiniteFlowLength(section: section),
      .nonFiniteCustomItem(CGRect(x: 0, y: 0, width: infinity, height: 40)),
      .nonFiniteGesture(nowhere, "a drag"), .badSpring(nan, velocity: 0),
      .attributesBoundsOrigin(CGRect(x: 0, y: -3, width: 10, height: 10)),
      .foreignAttributes(attributes(), asked: asked),
      .foreignPreferredAttributes(attributes(), asked: asked))
  }

  private static var updates: [Entry] {
    let place = UpdatePosition(section: section, item: item)
    let target = UpdatePosition(section: other, item: item)
    let pair = UpdatePair(before: place, after: target)
    let (whole, otherWhole) = (UpdatePosition(section: section), UpdatePosition(section: other))
    let thirdWhole = UpdatePosition(section: third)
    let violations: [UpdateViolation] = [
      .deletesMissingSection(section, sectionCount: count),
      .deletesFromMissingSection(place, sectionCount: count),
      .deletesMissingItem(place, itemCount: count), .deletesAndMoves(whole),
      .deletesAndMoves(place), .deletesAndReloads(place),
      .insertsMissingSection(section, sectionCount: count),
      .insertsIntoMissingSection(place, sectionCount: count),
      .insertsMissingItem(place, itemCount: count), .insertsAndMoves(whole),
      .insertsAndMoves(place), .movesMissingSection(section, sectionCount: count),
      .movesSectionToMissing(from: section, to: other, sectionCount: count),
      .movesFromMissingSection(place, sectionCount: count),
      .movesMissingItem(place, itemCount: count),
      .movesToMissingSection(pair, sectionCount: count),
      .movesToMissingItem(pair, itemCount: count), .movesToBoth(whole, otherWhole, thirdWhole),
      .movesToBoth(place, target, place), .movesBoth(whole, otherWhole, to: thirdWhole),
      .movesBoth(place, target, to: target), totals, .deletesTooMany(section: section),
      .mapsPastEnd(globalIndex: item, itemCount: count), .repeated(.delete, place),
      .repeated(.insert, place), .repeated(.reload, place),
    ]
    return violations.flatMap { faults(.invalidUpdate($0, in: grid)) }
      + faults(
        .missingAttributes(key(.cell)), .missingAttributes(key(.supplementary("<kind>"))),
        .missingAttributes(key(.supplementary("<kind>")), isBuiltIn: true),
        .missingAttributes(key(.decoration("<kind>"))), .firstResponderRefused(),
        .updateInsidePass(grid))
  }

  /// The violation of a sample batch. It deletes one item, but the data source has two items less.
  private static var totals: UpdateViolation {
    var record = UpdateRecord()
    record.deleteItems([UpdatePosition(section: 0, item: 3)])
    do {
      _ = try UpdatePlan(record: record, before: counts, after: SectionCounts([2]))
    } catch {
      return error.first
    }
    preconditionFailure("a batch whose totals do not add up was accepted")
  }

  private static var movement: [Entry] {
    faults(
      .scrollTarget(missingItem, model: counts), .scrollTarget(missingSection, model: counts),
      .severalScrollPositions("vertical"), .severalScrollPositions("horizontal"),
      .movementInProgress(), .movementTarget(missingItem, proposedBy: "delegate", counts: counts),
      .movementTarget(missingSection, proposedBy: "layout", counts: counts),
      .liftedAttributes(attributes(), path: IndexPath(item: 0, section: 0)),
      .updateDuringMovement(), .deletionAfterMovement(),
      .placeholderPath(missingItem, counts: counts),
      .placeholderPath(missingSection, counts: counts),
      .placeholderCommit(IndexPath(item: 1, section: 0), before: counts, after: counts))
  }

  private static var layouts: [Entry] {
    let foreign = GridViewTransitionLayout(
      currentLayout: GridViewFlowLayout(), nextLayout: GridViewFlowLayout())
    let controller = GridViewController(collectionViewLayout: GridViewFlowLayout())
    return faults(
      .layoutInTwoGrids(layout, other: grid), .wrongContextClass(GridViewLayout.self, in: .current),
      .wrongAttributesClass(GridViewLayout.self, in: .current), .transitionInProgress("<method>"),
      .transitionInSwitch(), .noTransition("<method>"), .transitionIsEnding("<method>"),
      .foreignTransitionLayout(foreign), .transitionWithoutLayouts(), .nibWithoutGrid("<nib>"),
      .cellNotImplemented(controller), .viewNotLoaded(controller))
  }

  private static var compositional: [Entry] {
    faults(
      .nonFiniteDimension("fractional width", CGFloat.nan, word: "fraction"),
      .nonFiniteDimension("absolute dimension", CGFloat.infinity, word: "dimension"),
      .groupWithoutSubitems(), .groupCount(0, isHorizontal: true),
      .duplicateSupplementaryKinds(["badge"]), .missingSection(section), .groupsTooDeep(65),
      .repeatedAccessory())
  }

  private static var diffable: [Entry] {
    faults(
      .duplicateItems(["<item>"]), .duplicateSections(["<section>"]),
      .inconsistentIdentifier(Double.nan), .existingSections(["<section>"]),
      .existingSections(["<section>", "<other section>"]))
      + logs(.existingItems(["<item>"]), .existingItems(["<item>", "<other item>"]))
      + faults(
        .noSections(), .unknownPlace("section", "<identifier>", "section"),
        .unknownPlace("insertIndex", "<identifier>", "item"),
        .unknownPlace("fromIndex", "<identifier>", "item"),
        .unknownPlace("toIndex", "<identifier>", "item"),
        .unknownPlace("fromSection", "<identifier>", "section"),
        .unknownPlace("toSection", "<identifier>", "section"), .itemAnchorInserted("<item>"),
        .sectionAnchorInserted("<section>"), .movedOntoItself("<identifier>", "item"),
        .movedOntoItself("<identifier>", "section"), .unknownMark("reload", "<identifier>", "item"),
        .unknownMark("reconfigure", "<identifier>", "item"),
        .unknownMark("reload", "<identifier>", "section"), .duplicateTreeItems(["<item>"]),
        .unknownTreeItem("<item>", .deleted), .unknownTreeItem("<item>", .parent),
        .unknownTreeItem("<item>", .anchor), .unknownTreeItem("<item>", .asked),
        .unknownTreeItem("<item>", .child), .sectionPastSnapshot(section, sections: count),
        .noCellProvided("<item>", at: path, in: grid), .noCellProvided(nil, at: path, in: grid),
        .noSupplementaryProvider(kind: "<kind>", in: grid), .applyInsideApply())
      + logs(.mixedQueues(grid))
      + findings(
        .identifiersNotUnique(["<item>"]), .snapshotFromProvider(),
        .reloadForChangedIdentifier("<old item>", "<new item>"))
  }

  private static var surroundings: [Entry] {
    let scrollView = BaseScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 800, height: 900)
    return faults(
      .subviewCycle(view, in: view), .subviewCycle(view, in: BaseView(frame: .zero)),
      .unrecognizedSelector("open:", of: "<class>"),
      .unrecognizedSelector("open:", of: "<class>", isClass: true),
      .notSettled(limit: 60, alive: ["a display link"], ignored: []), .frameRate(0),
      .virtualTime(.nan), .endlessTime(to: 1_000_000, in: Simulation()), .clockLoop(),
      .scrollLoop(scrollView), .questionLoop("collectionView(_:numberOfItemsInSection:)"),
      .questionLoop("layoutAttributesForItem(at:)"), .attributesReentrance(grid),
      .badTouchScript("no points"), .sectionNotScrolling(section),
      .tooManyOnScreen(count, most: ScenarioLimits.shown.whole),
      .placeNotInData(missingItem, counts: [3, 1]),
      .placeNotInData(missingSection, counts: [3, 1]),
      .ambiguousAxis(scrollView),
      .illegalStepper("maximumValue", 5, "not less than minimumValue", 10),
      .segmentOutOfRange(3, count: 3))
  }

  private static var constraints: [Entry] {
    let stranger = BaseView(frame: .zero)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let apart = view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
    let conflict = ConstraintConflict(
      lines: ["<constraint>", "<other constraint>"], broken: "<other constraint>", hasMask: true)
    return faults(
      .illegalConstraint("Invalid pairing of layout attributes.", for: view),
      .constantNotFinite(.infinity, of: width), .illegalPriority(.init(0)),
      .noCommonAncestor(of: apart), .hierarchyUnprepared(),
      .requiredPriorityChanged(from: .defaultHigh, to: .required),
      .stackIndex(section, count: count))
      + logs(.hierarchyNotPrepared(for: apart), .unsatisfiable(conflict))
      + findings(.unsatisfiable(conflict), .layoutNotSettled(of: "UILabel:0x1'the text'"))
  }

  private static var messages: [Entry] {
    let sideways = GridViewFlowLayout()
    sideways.scrollDirection = .horizontal
    let named = key(.supplementary("<kind>"))
    return logs(
      .ignoredAttributes(attributes(), of: layout),
      .oversizedItem(layout: layout, grid: grid, fromDelegate: true),
      .oversizedItem(layout: sideways, grid: grid, fromDelegate: false),
      .cacheMismatch(
        attributes: attributes(), expected: CGRect(x: 10, y: 0, width: 50, height: 50),
        layout: layout))
      + findings(
        .invalidatesDuringPrepare(layout), .negativeContentSize(size, layout: layout),
        .estimateNeverSettles(key(.cell), under: layout),
        .elementsNotAnswered(by: layout, size: size, items: 8), .sourceGone(grid),
        .delegateGone(grid),
        .optionalMethodInSubclass(
          "PhotoBoard", methods: ["collectionView(_:didSelectItemAt:)"], superclass: "Board",
          protocolName: "UICollectionViewDelegate"),
        .reloadCancelsTransition(from: layout, to: sideways),
        .textEstimated(for: "UILabel", text: "Favourites", margin: 0.007), .overridesNotSeen(),
        .unknownElementsNamed([key(.cell)], for: layout),
        .unknownElementsNamed(
          [key(.decoration("<kind>"))], for: layout, supplementary: named.elementID),
        .pinnedWithoutArea(named, frame: CGRect(x: 0, y: 0, width: 320, height: 0), of: layout),
        .reuseWithoutSuper(plainCell, key(.cell)), .updateWithoutWindow(grid),
        .targetBehindMotion(
          .zero, from: CGPoint(x: 0, y: 120), velocity: CGPoint(x: 0, y: 1), in: grid),
        .targetWhilePaging(CGPoint(x: 0, y: 300), insteadOf: CGPoint(x: 0, y: 480), in: grid),
        .reloadInRequest(key(.cell), in: grid))
  }

  private static var compatibility: [Entry] {
    faults(.visualFormat("<reason>", at: 4, in: "H:|-[first]-|"))
      + findings(
        .archiveNotRead(
          "the storyboard \"<name>\" was asked for its initial controller",
          remedy: "make the controller in code"),
        .archiveNotRead(
          "the nib \"<name>\" was asked for its objects",
          remedy: "register a class, or a nib that makes its objects in a closure"),
        .archiveNotRead(
          "<controller> was asked to perform the segue \"<name>\"",
          remedy: "present or push the controller in code"),
        .noKeyValueCoding("<key>"), .touchingRectanglesIntersect())
  }
}
