// Faults in counts, indices, attributes and layouts; see `GridFault+Views.swift`.

extension GridFault {
  // MARK: Indices

  /// Makes the fault of a request for a section that does not exist.
  ///
  /// - Parameter isSourceGone: Whether the data source was released.
  package static func sectionOutOfRange(
    _ section: Int, sections: Int, isSourceGone: Bool = false
  ) -> GridFault {
    GridFault(
      code: "E-20",
      when: "numberOfItems(inSection:) is asked for a section that does not exist, also by a "
        + "layout.",
      message: "request for number of items in section \(section) when there are only \(sections) "
        + "sections in the collection view",
      advice: isSourceGone
        ? "The data source was released: keep it in something that lives as long as the grid."
        : "Ask for sections 0 ..< numberOfSections.")
  }

  /// Makes the fault of a supplementary element in a section that does not exist.
  ///
  /// - Parameter isDequeue: Whether a view is being dequeued for the element. The layout may then
  ///   have returned attributes for the element.
  package static func supplementarySectionOutOfRange(
    kind: String, section: Int, sections: Int, isDequeue: Bool = false
  ) -> GridFault {
    GridFault(
      code: "E-22",
      when: "layoutAttributesForSupplementaryElement(ofKind:at:) is asked for a section that does "
        + "not exist, or a supplementary view is dequeued for one: so it is where the layout "
        + "answers with its header.",
      message: "request for layout attributes for supplementary view \(kind) in section "
        + "\(section) when there are only \(sections) sections in the collection view",
      advice: isDequeue
        ? "The view is dequeued for a section that the data source does not have. Where the layout "
          + "has answered for it: take the counts from the collection view in prepare(), and make "
          + "no headers where there is no section."
        : "Ask for sections 0 ..< numberOfSections.")
  }

  package static func malformedIndexPath(_ path: IndexPath) -> GridFault {
    GridFault(
      code: "E-24", exceptionName: .fatalError,
      when: "An index path has other than two numbers. Reading section or item of one ends the "
        + "program under every policy, as in Swift.",
      message: "Invalid index path for use with UICollectionView. This index path must contain "
        + "exactly two indices specifying the section and item.",
      advice: "Found \(path.messageText). Make paths with IndexPath(item:section:).")
  }

  // MARK: Counts

  package static func negativeCount(_ count: Int, method: String) -> GridFault {
    GridFault(
      code: "negative-count", rules: "DL-12",
      when: "The data source returns a negative number of sections or items.",
      message: "the data source returned a negative count: \(count)",
      advice: "\(method) must answer 0 or more.")
  }

  package static func excessiveCount(_ count: Int, method: String) -> GridFault {
    GridFault(
      code: "excessive-count", rules: "DL-2",
      when: "The data source returns more sections than can be loaded, or more items, in one "
        + "section or in all together, than a position can hold.",
      message: "the data source returned a count that no index path can reach: \(count)",
      advice: "\(method) must answer at most \(Position.limit).")
  }

  package static func excessiveSections(_ count: Int) -> GridFault {
    GridFault(
      code: "excessive-count",
      message: "the data source returned more sections than a collection view can load: \(count)",
      advice: "numberOfSections(in:) must answer at most \(Position.mostSections): each section is "
        + "a question of its own. Put many items into few sections.")
  }

  package static func excessiveTotal(_ total: Int, section: Int) -> GridFault {
    GridFault(
      code: "excessive-count",
      message: "the data source returned more items in all sections than can be counted: \(total) "
        + "up to section \(section)",
      advice: "All sections together must have at most \(Position.limit) items. The sections from "
        + "this one on count as empty.")
  }

  // MARK: Attributes

  package static func nonexistentCell(_ path: IndexPath, in counts: SectionCounts) -> GridFault {
    counts.items.indices.contains(path[0])
      ? nonexistentCell(path, items: counts.items[path[0]])
      : nonexistentCell(path, sections: counts.sectionCount)
  }

  /// Makes the fault of attributes for a cell that does not exist.
  ///
  /// - Parameters:
  ///   - items: The number of items in the section; nil if the section does not exist.
  ///   - sections: The number of sections.
  package static func nonexistentCell(
    _ path: IndexPath, items: Int? = nil, sections: Int = 0
  ) -> GridFault {
    let count = items.map { "items in section \(path[0]): \($0)" } ?? "sections: \(sections)"
    return GridFault(
      code: "E-30",
      when: "In a batch update the layout answers with an item that the data source does not have. "
        + "Outside of one such attributes are ignored (phantom-item).",
      message: "UICollectionView received layout attributes for a cell with an index path that "
        + "does not exist: \(path.messageText)",
      advice: "The layout answered for an item that the data source does not have (\(count)). Take "
        + "the counts from the collection view in prepare(), and drop cached attributes when the "
        + "invalidation context says invalidateDataSourceCounts or invalidateEverything.")
  }

  @MainActor package static func malformedAttributesPath(
    _ attributes: GridViewLayoutAttributes
  ) -> GridFault {
    let element = attributes.representedElementKind ?? "UICollectionElementKindCell"
    return GridFault(
      code: "E-24", exceptionName: .fatalError,
      message: "Invalid index path for use with UICollectionView. This index path must contain "
        + "exactly two indices specifying the section and item.",
      advice: "The layout made attributes of kind \(element) with "
        + "\(attributes.indexPath.messageText). Make them with IndexPath(item:section:).")
  }

  @MainActor package static func supplementaryChanged(
    from old: GridViewLayoutAttributes, to new: GridViewLayoutAttributes
  ) -> GridFault {
    var advice =
      "Between two invalidations a layout must give the same answer for an element. If its "
      + "place depends on the offset, answer true to shouldInvalidateLayout(forBoundsChange:), "
      + "and call super in overrides of invalidateLayout(with:)."
    if old.description == new.description {
      let difference =
        new.hasEqualValues(to: old)
        ? "isEqual of \(MessageText.className(new)) says they differ. Let copy(with:) take over "
          + "all that isEqual compares."
        : "they differ in alpha, hidden or a transform."
      advice = "They print alike: \(difference) \(advice)"
    }
    return GridFault(
      code: "E-33", rules: "QR-13",
      when: "The layout answers twice for one supplementary view, differently, without an "
        + "invalidation in between.",
      message: "layout attributes for supplementary item at index path "
        + "(\(new.indexPath.messageText)) changed from \(old) to \(new) without invalidating the "
        + "layout",
      advice: advice)
  }

  @MainActor package static func nonFiniteAttributes(
    _ attributes: GridViewLayoutAttributes
  ) -> GridFault {
    GridFault(
      code: "non-finite-geometry", rules: "FL-79", "CS-6",
      when: "A place, size, inset, offset, velocity or progress is infinite or not a number, by "
        + "whomever it is given.",
      message: "the layout returned attributes with a number that is not finite: \(attributes)",
      advice: "Frames, centers, sizes, transforms and alpha must be finite. Look for a division by "
        + "a width, a count or a distance that can be 0.")
  }

  @MainActor package static func nonFiniteContentSize(
    _ size: CGSize, layout: GridViewLayout
  ) -> GridFault {
    GridFault(
      code: "non-finite-geometry",
      message: "the content size of \(MessageText.object(layout)) is not finite: "
        + "\(size.width) x \(size.height)",
      advice: "collectionViewContentSize must be finite. Look for a division by a count or width "
        + "that can be 0.")
  }

  package static func nonFiniteItemSize(_ size: CGSize, path: IndexPath?) -> GridFault {
    let place = path.map { "for the item at \($0.messageText)" } ?? "as itemSize"
    return GridFault(
      code: "non-finite-geometry",
      message: "the flow layout got a size that is not finite: \(size.width) x \(size.height)",
      advice: "It was given \(place). Sizes must be finite.")
  }

  package static func nonFiniteFlowLength(section: Int) -> GridFault {
    GridFault(
      code: "non-finite-geometry",
      message: "the flow layout got an inset, a spacing or a reference size that is not finite",
      advice: "It is for section \(section), from the delegate or, where that has no such method, "
        + "from the layout's property. Look for a division by a count or a length that can be 0.")
  }

  package static func attributesBoundsOrigin(_ bounds: CGRect) -> GridFault {
    GridFault(
      code: "attributes-bounds-origin", rules: "AT-6",
      when: "The bounds of attributes get an origin other than zero. UIKit's text is not on "
        + "record.",
      message: "the bounds of layout attributes must have the origin (0, 0), not "
        + NumberText.short(bounds.origin),
      advice: "Move the element with center or frame.")
  }

  package static func missingItemAttributes(_ path: IndexPath) -> GridFault {
    GridFault(
      code: "E-40",
      when: "The layout answers nil for an item that is needed: in an update, or when the layout "
        + "is set.",
      message: "no UICollectionViewLayoutAttributes instance for "
        + "-layoutAttributesForItemAtIndexPath: \(path.messageText)",
      advice: "Switches and updates ask the layout for items by index path. Override "
        + "layoutAttributesForItem(at:) and answer for every item of the data source. Where that "
        + "is overridden already, the attributes that it answers with may be gone: call super in "
        + "overrides of invalidateLayout(with:), so that prepare() makes them again.")
  }

  package static func negativeItemSize(_ size: CGSize, path: IndexPath?) -> GridFault {
    let place = path.map { "The item at \($0.messageText)" } ?? "itemSize"
    return GridFault(
      code: "FL-52", when: "An item of a flow layout has a negative width or height.",
      message: "negative sizes are not supported in the flow layout",
      advice: "\(place) is \(NumberText.short(size)). Sizes must be 0 or more; clamp what is left "
        + "after insets and gaps.")
  }

  // MARK: Layouts and passes

  @MainActor package static func layoutInTwoGrids(
    _ layout: GridViewLayout, other: GridView
  ) -> GridFault {
    GridFault(
      code: "layout-in-two-grids", rules: "LC-13",
      when: "A layout is given to a grid while it is that of another; a grid that is made with it "
        + "finds out when it first asks it something.",
      message: "\(MessageText.object(layout)) is already the layout of \(MessageText.grid(other))",
      advice: "A layout belongs to one collection view at a time: make one for each.")
  }

  @MainActor package static func wrongContextClass(
    _ found: AnyClass, in simulation: Simulation
  ) -> GridFault {
    GridFault(
      code: "wrong-context-class", when: "invalidationContextClass is no invalidation context.",
      message: "invalidationContextClass is \(simulation.name(of: found))",
      advice: "It must be a subclass of UICollectionViewLayoutInvalidationContext.")
  }

  @MainActor package static func wrongAttributesClass(
    _ found: AnyClass, in simulation: Simulation
  ) -> GridFault {
    GridFault(
      code: "wrong-attributes-class",
      when: "layoutAttributesClass is no class of layout attributes. Flow layouts make theirs of "
        + "it; a layout that makes its own is not asked.",
      message: "layoutAttributesClass is \(simulation.name(of: found))",
      advice: "It must be a subclass of UICollectionViewLayoutAttributes.")
  }

  /// Makes the fault of a layout pass that does not end.
  ///
  /// - Parameters:
  ///   - unstableElement: The element whose view asked for another size in every round; nil if no
  ///     view did so.
  ///   - rounds: The number of rounds after which the grid gave up the pass.
  @MainActor package static func layoutLoop(
    _ grid: GridView, because unstableElement: ElementKey? = nil, rounds: Int = Pass.roundLimit
  ) -> GridFault {
    guard let unstableElement else {
      return loop(
        in: grid,
        advice: "The layout was invalidated again in each of \(rounds) rounds. Look for "
          + "invalidateLayout(), setNeedsLayout(), a new frame or a new contentOffset inside "
          + "layout callbacks.")
    }
    return loop(
      in: grid,
      advice:
        "The view of \(unstableElement.elementID) asked for another size in each of \(rounds) "
        + "rounds. Let it answer preferredLayoutAttributesFitting(_:) or sizeThatFits(_:) from its "
        + "content and the length that is given, not from the size that it has got.")
  }

  @MainActor package static func adjustmentLoop(_ grid: GridView) -> GridFault {
    loop(
      in: grid,
      advice: "The layout moved the content in each of \(Pass.roundLimit) questions about new "
        + "bounds, one inside the other: by a contentOffsetAdjustment of "
        + "invalidationContext(forBoundsChange:), or by a new contentOffset inside that or inside "
        + "shouldInvalidateLayout(forBoundsChange:). Move it only where new bounds call for it.")
  }

  @MainActor private static func loop(in grid: GridView, advice: String) -> GridFault {
    GridFault(
      code: "E-42", exceptionName: .fatalError, rules: "SS-3", "BC-5",
      when: "A layout pass does not settle: the layout is invalidated in each of its rounds, or "
        + "adjusts the offset at each of its own adjustments.",
      message: "<\(MessageText.className(grid)) 0x0> is stuck in a recursive layout loop. This can "
        + "happen when self-sizing views do not return consistent sizes, or the collection view's "
        + "frame/bounds/contentOffset is being constantly adjusted. To debug this issue, check the "
        + "Console app for logs in the \"UICollectionViewFeedbackLoopDebugger\" category.",
      advice: advice)
  }
}

extension GridFault {
  @MainActor package static func attributesReentrance(_ grid: GridView) -> GridFault {
    GridFault(
      code: "attributes-reentrance", exceptionName: .fatalError,
      when: "An attributes object of a class of one's own asks or changes the grid while it is "
        + "copied or compared.",
      message: "\(MessageText.className(grid)) is asked or changed from inside copy(with:) or "
        + "isEqual(_:) of an attributes object, while it takes in what the layout has answered",
      advice: "Copy and compare the object's own properties there, and leave the collection view "
        + "alone.")
  }
}
