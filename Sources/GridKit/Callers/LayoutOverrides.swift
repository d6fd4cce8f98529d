/// A search for methods that a layout's class overrides. It covers the two `invalidateLayout`
/// methods (UM-1), the method about preferred sizes (SS-1), and the method about batch updates
/// (CO-21).
///
/// Overrides are found in the method tables of classes; see `MethodTable`. The initialiser tests
/// the search with sample classes. If one result is wrong, no result is used, and `canTell` is
/// false.
@MainActor
package final class LayoutOverrides {
  /// Methods that a class overrides, either itself or in a superclass that is not GridKit's own.
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

  /// Classes that override one method each. They show which word of the method table belongs to
  /// which method.
  package struct Probes {
    /// A class that overrides no method.
    package var neither: GridViewLayout.Type = NeitherProbe.self
    /// A class that overrides `invalidateLayout()` alone.
    package var plain: GridViewLayout.Type = PlainProbe.self
    /// A class that overrides `invalidateLayout(with:)` alone.
    package var withContext: GridViewLayout.Type = ContextProbe.self
    /// A class that overrides
    /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)` alone.
    package var forSizes: GridViewLayout.Type = SizesProbe.self
    /// A class that overrides `prepare(forCollectionViewUpdates:)` alone.
    package var forUpdates: GridViewLayout.Type = UpdatesProbe.self

    package init() {}
  }

  /// The instance that every simulation uses, unless a test sets another instance. Classes are the
  /// same in all simulations.
  package static let shared = LayoutOverrides()

  /// The indexes of the methods in a class's method table, in the order of the bits of `Methods`.
  /// Nil if the search or its test with the samples failed.
  private let slots: [Int]?
  /// The overridden methods of each class that was examined.
  private var found: [ObjectIdentifier: Methods] = [:]
  /// The class that was examined last, and its overridden methods.
  private var latest: (type: ObjectIdentifier?, methods: Methods) = (nil, [])

  /// Whether overrides can be distinguished from GridKit's own methods.
  package var canTell: Bool { slots != nil }

  /// Finds the methods, and tests the result with the sample classes.
  package init(probes: Probes = Probes()) {
    let slots = MethodTable.slots(
      overriddenBy: [probes.plain, probes.withContext, probes.forSizes, probes.forUpdates],
      of: GridViewLayout.self, beside: probes.neither)
    let isRight = LayoutOverrides.samples.allSatisfy { sample, methods in
      slots.flatMap { LayoutOverrides.methods(of: sample, at: $0) } == methods
    }
    self.slots = isRight ? slots : nil
  }

  /// Whether a class overrides `invalidateLayout()` and not `invalidateLayout(with:)`.
  ///
  /// - Complexity: O(1).
  func overridesPlainAlone(_ type: GridViewLayout.Type) -> Bool {
    methods(of: type)?.intersection(.invalidating) == .plain
  }

  /// Whether a class may override the method about preferred sizes; false for GridKit's own
  /// classes.
  ///
  /// - Complexity: O(1).
  package func mayHearSizes(_ type: GridViewLayout.Type) -> Bool { mayHear(.forSizes, type) }

  /// Whether a class may override the method about batch updates; false for GridKit's own classes.
  ///
  /// - Complexity: O(1).
  package func mayHearUpdates(_ type: GridViewLayout.Type) -> Bool { mayHear(.forUpdates, type) }

  private func mayHear(_ method: Methods, _ type: GridViewLayout.Type) -> Bool {
    !type.isOwnClass && methods(of: type)?.contains(method) ?? true
  }

  private func methods(of type: GridViewLayout.Type) -> Methods? {
    guard let slots else { return nil }
    // The method runs for every size, mostly with the class of the last call.
    if latest.type == ObjectIdentifier(type) { return latest.methods }
    guard
      let methods = found[ObjectIdentifier(type)]
        ?? LayoutOverrides.methods(of: type, at: slots)
    else { return nil }
    found[ObjectIdentifier(type)] = methods
    latest = (ObjectIdentifier(type), methods)
    return methods
  }

  private static func methods(of type: GridViewLayout.Type, at slots: [Int]) -> Methods? {
    guard let table = MethodTable(type), let own = MethodTable(type.nearestOwnClass) else {
      return nil
    }
    var methods: Methods = []
    for (bit, slot) in slots.enumerated() where table[slot] != own[slot] {
      methods.insert(Methods(rawValue: 1 << bit))
    }
    return methods
  }

  /// The sample classes, and the overrides that must be found in these classes.
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

// Only the method tables of these classes are used. No object of the classes is made.

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
      code: "overrides-not-seen", severity: .information, rules: "UM-1",
      when: "A grid invalidates its layout, and the methods of classes do not stand where this "
        + "compiler and system have been seen to put them. It is said once in a simulation.",
      message: "which of its invalidation methods a layout overrides cannot be seen in this build: "
        + "each is called by invalidateLayout(with:), also where it overrides invalidateLayout() "
        + "alone. Drop what is cached in invalidateLayout(with:).")
  }
}
