/// Which of its two invalidation methods a layout's class overrides (UM-1).
///
/// Found in the classes' tables of methods; see `MethodTable`. Before an answer counts, classes of
/// each sort are put to the test; if one of them is not recognised, nobody is, and `canTell` says
/// so.
@MainActor
package final class InvalidationOverrides {
  /// Methods that a class overrides, itself or by a superclass outside the runtime.
  struct Methods: OptionSet {
    let rawValue: Int
    /// `invalidateLayout()`
    static let plain = Methods(rawValue: 1)
    /// `invalidateLayout(with:)`
    static let withContext = Methods(rawValue: 2)
  }

  /// Classes that show which word belongs to which method.
  package struct Probes {
    /// Overrides neither.
    package var neither: GridViewLayout.Type = NeitherProbe.self
    /// Overrides `invalidateLayout()` alone.
    package var plain: GridViewLayout.Type = PlainProbe.self
    /// Overrides `invalidateLayout(with:)` alone.
    package var withContext: GridViewLayout.Type = ContextProbe.self

    package init() {}
  }

  /// What every simulation asks, unless a test gives it another one: classes are the same in all.
  package static let shared = InvalidationOverrides()

  /// Places of the two methods in the table; nil where they were not found, or not to be trusted.
  private let slots: (plain: Int, withContext: Int)?
  /// What was found of each class that was asked about.
  private var found: [ObjectIdentifier: Methods] = [:]
  /// The class that was asked about last.
  private var latest: (type: ObjectIdentifier?, isPlain: Bool) = (nil, false)

  /// Whether overrides can be told from the runtime's own methods.
  package var canTell: Bool { slots != nil }

  /// Finds the two methods and puts itself to the test.
  package init(probes: Probes = Probes()) {
    guard
      let found = MethodTable.slots(
        overriddenBy: [probes.plain, probes.withContext], of: GridViewLayout.self,
        beside: probes.neither)
    else {
      slots = nil
      return
    }
    let slots = (plain: found[0], withContext: found[1])
    let isRight = InvalidationOverrides.samples.allSatisfy { sample, methods in
      InvalidationOverrides.methods(of: sample, at: slots) == methods
    }
    self.slots = isRight ? slots : nil
  }

  /// Whether a class overrides `invalidateLayout()` and not `invalidateLayout(with:)`.
  ///
  /// - Complexity: O(1).
  func overridesPlainAlone(_ type: GridViewLayout.Type) -> Bool {
    guard let slots else { return false }
    // Mostly it is the class of before: asked for every size that changes something.
    if latest.type == ObjectIdentifier(type) { return latest.isPlain }
    let isPlain = overridesPlainAlone(type, at: slots)
    latest = (ObjectIdentifier(type), isPlain)
    return isPlain
  }

  private func overridesPlainAlone(
    _ type: GridViewLayout.Type, at slots: (plain: Int, withContext: Int)
  ) -> Bool {
    if let known = found[ObjectIdentifier(type)] { return known == .plain }
    let methods = InvalidationOverrides.methods(of: type, at: slots)
    found[ObjectIdentifier(type)] = methods
    return methods == .plain
  }

  private static func methods(
    of type: GridViewLayout.Type, at slots: (plain: Int, withContext: Int)
  ) -> Methods? {
    guard let table = MethodTable(type), let own = MethodTable(type.nearestOwnClass) else {
      return nil
    }
    var methods: Methods = []
    if table[slots.plain] != own[slots.plain] { methods.insert(.plain) }
    if table[slots.withContext] != own[slots.withContext] { methods.insert(.withContext) }
    return methods
  }

  /// One class of each sort, and what has to be found of it.
  private static let samples: [(GridViewLayout.Type, Methods)] = [
    (GridViewLayout.self, []), (GridViewFlowLayout.self, []),
    (GridViewCompositionalLayout.self, []), (GridViewTransitionLayout.self, []),
    (NeitherSample.self, []), (PlainSample.self, .plain), (InheritingSample.self, .plain),
    (ContextSample.self, .withContext), (BothSample.self, [.plain, .withContext]),
    (FlowSample.self, []), (PlainFlowSample.self, .plain),
    (ContextFlowSample.self, .withContext), (GenericSample<Int>.self, .plain),
  ]
}

// MARK: Probes

// What overrides stand in the table is what counts: nobody makes an object of these.

private class NeitherProbe: GridViewLayout {}

private class PlainProbe: GridViewLayout {
  override func invalidateLayout() { super.invalidateLayout() }
}

private class ContextProbe: GridViewLayout {
  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
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
