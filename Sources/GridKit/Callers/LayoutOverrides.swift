/// The methods that a layout's class overrides: of the two that invalidate (UM-1), the one that is
/// asked about sizes (SS-1), and the one that is told of a batch update (CO-21).
///
/// Found in the classes' tables of methods; see `MethodTable`. Before an answer counts, classes of
/// each sort are put to the test; if one of them is not recognised, none is, and `canTell` says so.
@MainActor
package final class LayoutOverrides {
  /// Methods that a class overrides, itself or by a superclass outside the runtime.
  struct Methods: OptionSet {
    let rawValue: Int
    /// `invalidateLayout()`
    static let plain = Methods(rawValue: 1)
    /// `invalidateLayout(with:)`
    static let withContext = Methods(rawValue: 2)
    /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`
    static let forSizes = Methods(rawValue: 4)
    /// `prepare(forCollectionViewUpdates:)`
    static let forUpdates = Methods(rawValue: 8)

    static let invalidating: Methods = [.plain, .withContext]
  }

  /// Classes that show which word belongs to which method.
  package struct Probes {
    /// Overrides none.
    package var neither: GridViewLayout.Type = NeitherProbe.self
    /// Overrides `invalidateLayout()` alone.
    package var plain: GridViewLayout.Type = PlainProbe.self
    /// Overrides `invalidateLayout(with:)` alone.
    package var withContext: GridViewLayout.Type = ContextProbe.self
    /// Overrides `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`
    /// alone.
    package var forSizes: GridViewLayout.Type = SizesProbe.self
    /// Overrides `prepare(forCollectionViewUpdates:)` alone.
    package var forUpdates: GridViewLayout.Type = UpdatesProbe.self

    package init() {}
  }

  /// The instance that every simulation asks, unless a test gives it another one: classes are the
  /// same in all.
  package static let shared = LayoutOverrides()

  /// Places of the methods in the table.
  private typealias Slots = (plain: Int, withContext: Int, forSizes: Int, forUpdates: Int)

  /// The places of the methods; nil where they were not found, or are not to be trusted.
  private let slots: Slots?
  /// The methods that a class overrides, for each class that was asked about.
  private var found: [ObjectIdentifier: Methods] = [:]
  /// The class that was asked about last.
  private var latest: (type: ObjectIdentifier?, methods: Methods) = (nil, [])

  /// Whether overrides can be told from the runtime's own methods.
  package var canTell: Bool { slots != nil }

  /// Finds the methods and puts itself to the test.
  package init(probes: Probes = Probes()) {
    guard
      let found = MethodTable.slots(
        overriddenBy: [probes.plain, probes.withContext, probes.forSizes, probes.forUpdates],
        of: GridViewLayout.self, beside: probes.neither)
    else {
      slots = nil
      return
    }
    let slots = (
      plain: found[0], withContext: found[1], forSizes: found[2], forUpdates: found[3]
    )
    let isRight = LayoutOverrides.samples.allSatisfy { sample, methods in
      LayoutOverrides.methods(of: sample, at: slots) == methods
    }
    self.slots = isRight ? slots : nil
  }

  /// Whether a class overrides `invalidateLayout()` and not `invalidateLayout(with:)`.
  ///
  /// - Complexity: O(1).
  func overridesPlainAlone(_ type: GridViewLayout.Type) -> Bool {
    methods(of: type)?.intersection(.invalidating) == .plain
  }

  /// Whether a class may think otherwise of the sizes that views ask for than the runtime's class
  /// at or above it.
  ///
  /// - Complexity: O(1).
  package func mayHearSizes(_ type: GridViewLayout.Type) -> Bool { mayHear(.forSizes, type) }

  /// Whether a class may look at the changes of a batch update. The runtime's own never do.
  ///
  /// - Complexity: O(1).
  package func mayHearUpdates(_ type: GridViewLayout.Type) -> Bool { mayHear(.forUpdates, type) }

  private func mayHear(_ method: Methods, _ type: GridViewLayout.Type) -> Bool {
    !type.isOwnClass && methods(of: type)?.contains(method) ?? true
  }

  private func methods(of type: GridViewLayout.Type) -> Methods? {
    guard let slots else { return nil }
    // Mostly it is the class of before: asked for every size.
    if latest.type == ObjectIdentifier(type) { return latest.methods }
    guard
      let methods = found[ObjectIdentifier(type)]
        ?? LayoutOverrides.methods(of: type, at: slots)
    else { return nil }
    found[ObjectIdentifier(type)] = methods
    latest = (ObjectIdentifier(type), methods)
    return methods
  }

  private static func methods(
    of type: GridViewLayout.Type, at slots: Slots
  ) -> Methods? {
    guard let table = MethodTable(type), let own = MethodTable(type.nearestOwnClass) else {
      return nil
    }
    var methods: Methods = []
    if table[slots.plain] != own[slots.plain] { methods.insert(.plain) }
    if table[slots.withContext] != own[slots.withContext] { methods.insert(.withContext) }
    if table[slots.forSizes] != own[slots.forSizes] { methods.insert(.forSizes) }
    if table[slots.forUpdates] != own[slots.forUpdates] { methods.insert(.forUpdates) }
    return methods
  }

  /// The sample classes, one of each sort, and the methods that have to be found of each.
  private static let samples: [(GridViewLayout.Type, Methods)] = [
    (GridViewLayout.self, []), (GridViewFlowLayout.self, []),
    (GridViewCompositionalLayout.self, []), (GridViewTransitionLayout.self, []),
    (NeitherSample.self, []), (PlainSample.self, .plain), (InheritingSample.self, .plain),
    (ContextSample.self, .withContext), (BothSample.self, [.plain, .withContext]),
    (FlowSample.self, []), (PlainFlowSample.self, .plain),
    (ContextFlowSample.self, .withContext), (GenericSample<Int>.self, .plain),
    (SizesSample.self, .forSizes), (SizesFlowSample.self, .forSizes),
    (UpdatesSample.self, .forUpdates), (UpdatesFlowSample.self, .forUpdates),
  ]
}

// MARK: Probes

// Only the overrides in the classes' tables count: no object of these classes is made.

private class NeitherProbe: GridViewLayout {}

private class PlainProbe: GridViewLayout {
  override func invalidateLayout() { super.invalidateLayout() }
}

private class ContextProbe: GridViewLayout {
  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
}

private class SizesProbe: GridViewLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

private class UpdatesProbe: GridViewLayout {
  override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }
}

// MARK: Samples

private class NeitherSample: GridViewLayout {
  override func prepare() { super.prepare() }
}

private class PlainSample: GridViewLayout {
  override func invalidateLayout() { super.invalidateLayout() }
}

private class InheritingSample: PlainSample {
  override func prepare() { super.prepare() }
}

private class ContextSample: GridViewLayout {
  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
}

private class BothSample: PlainSample {
  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
}

private class FlowSample: GridViewFlowLayout {
  override func prepare() { super.prepare() }
}

private class PlainFlowSample: GridViewFlowLayout {
  override func invalidateLayout() { super.invalidateLayout() }
}

private class ContextFlowSample: GridViewFlowLayout {
  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
}

private class SizesSample: GridViewLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool { true }
}

private class SizesFlowSample: GridViewFlowLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool { false }
}

private class UpdatesSample: GridViewLayout {
  override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {}
}

private class UpdatesFlowSample: GridViewFlowLayout {
  override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {}
}

private class GenericSample<Value>: GridViewLayout {
  var value: Value?

  override func invalidateLayout() {
    value = nil
    super.invalidateLayout()
  }
}

extension LayoutFinding {
  package static func overridesNotSeen() -> LayoutFinding {
    LayoutFinding(
      code: "overrides-not-seen", severity: .information,
      message: "which of its invalidation methods a layout overrides cannot be seen in this build: "
        + "each is called by invalidateLayout(with:), also where it overrides invalidateLayout() "
        + "alone. Drop what is cached in invalidateLayout(with:).")
  }
}
