import GridCore
import GridKit

/// Changes something that should leave frames alone, or lead to those of a fresh layout.
@MainActor
enum StabilityProbe {
  /// The tolerance for frames that one computation gives twice.
  private static let exact: CGFloat = 1e-6
  /// The tolerance for frames that come about on different ways.
  private static let tolerance: CGFloat = 0.5

  // MARK: Invalidation

  static func heedsInvalidation(_ audit: AuditRun) -> Bool {
    let rig = audit.subject.rig()
    let preparations = rig.simulation.counters.prepareCalls
    rig.prepareAgain()
    // A refused pass shows nothing.
    return !rig.simulation.faults.isEmpty || rig.simulation.counters.prepareCalls > preparations
  }

  static func runInvalidation(_ audit: AuditRun) {
    guard !audit.heedsInvalidation else { return }
    audit.find(
      .invalidationIgnored, in: .invalidateWith,
      "after `invalidateLayout()` the next pass does not call `prepare()`, as where an override "
        + "leaves out `super`.")
  }

  // MARK: Preparing twice

  static func runAgain(_ audit: AuditRun) {
    guard audit.heedsInvalidation else { return }
    let rig = audit.subject.rig()
    let before = AuditAnswers(rig)
    rig.prepareAgain()
    let after = AuditAnswers(rig)
    audit.keepRecords(of: rig)
    guard let change = before.difference(to: after, tolerance: exact) else { return }
    // A layout that scrolls while it prepares has changed the offset at which it is asked.
    guard
      before.contentOffset == after.contentOffset
        || !audit.hasFound(.invalidatesDuringPrepare)
    else { return }
    audit.find(
      .notIdempotent, in: .prepare, cause: "frames", elements: change.elements,
      "prepared a second time without a change, \(change.text).")
  }

  // MARK: Another size

  static func runResize(_ audit: AuditRun) {
    let size = audit.setting.viewport
    let sizes = [
      CGSize(width: (size.width * 0.75).rounded(), height: size.height),
      CGSize(width: size.height, height: size.width),
    ]
    for other in sizes where other != size && other.width > 0 && other.height > 0 {
      let resized = audit.subject.rig()
      let preparations = resized.simulation.counters.prepareCalls
      resized.resize(to: other)
      let hasPrepared = resized.simulation.counters.prepareCalls > preparations
      // A refused pass shows nothing of either size.
      guard resized.simulation.faults.isEmpty else {
        audit.keepRecords(of: resized)
        continue
      }
      let fresh = audit.subject.rig(
        .init(viewport: other, screen: resized.simulation.screen.bounds.size))
      for rig in [resized, fresh] { rig.scroll(to: rig.grid.offsetLimits.min) }
      guard
        let change = AuditAnswers(fresh).difference(
          to: AuditAnswers(resized), tolerance: tolerance)
      else { continue }
      if audit.hasFound(.notIdempotent) {
        // Changes that another preparation alone makes as well say nothing about the size.
        fresh.prepareAgain()
        if AuditAnswers(fresh).difference(to: AuditAnswers(resized), tolerance: tolerance) == nil
          || !isRepeatable(audit)
        {
          continue
        }
      }
      let method: LayoutMethod
      let behaviour: String
      if hasPrepared {
        method = .prepare
        behaviour = "prepares, but keeps something of the old size"
      } else if agreesToResize(audit, to: other) {
        method = .invalidateWith
        behaviour =
          "agrees to be invalidated and does not prepare, as where an override leaves out `super`"
      } else {
        method = .boundsChange
        behaviour = "answers false and does not prepare"
      }
      audit.find(
        .staleAfterResize, in: method, elements: change.elements,
        "resized from \(NumberText.short(size)) to \(NumberText.short(other)), the layout "
          + "\(behaviour): unlike in a fresh one, \(change.text).")
    }
  }

  /// Whether the layout answers true when it is asked about a size.
  private static func agreesToResize(_ audit: AuditRun, to size: CGSize) -> Bool {
    let grid = audit.subject.rig().grid
    return grid.ask(aboutBoundsChange: CGRect(origin: grid.bounds.origin, size: size))
  }

  /// Whether two fresh layouts have the same frames, as those with random ones have not.
  private static func isRepeatable(_ audit: AuditRun) -> Bool {
    AuditAnswers(audit.subject.rig()).difference(
      to: AuditAnswers(audit.subject.rig()), tolerance: exact) == nil
  }

  // MARK: Another screen

  static func runScreens(_ audit: AuditRun) {
    guard !audit.hasFound(.notIdempotent) || isRepeatable(audit) else { return }
    let size = audit.setting.viewport
    let home = audit.subject.rig()
    let expected = AuditAnswers(home)
    audit.keepRecords(of: home)
    let real = [
      CGSize(width: size.width + 137, height: size.height + 61),
      CGSize(width: size.width * 2, height: size.height * 2),
    ].map { screen in
      AuditSubject.Screen(
        text: "on a screen of \(NumberText.short(screen)) instead of \(NumberText.short(size))",
        variation: .init(screen: screen))
    }
    // A layout that was told how wide the screen is looks at no other.
    for screen in real + audit.subject.declaredScreens {
      // Records of this grid are left out: they are of a screen that no user has.
      let rig = audit.subject.rig(screen.variation)
      guard let change = expected.difference(to: AuditAnswers(rig), tolerance: tolerance) else {
        continue
      }
      audit.find(
        .screenMetrics, in: .prepare, elements: change.elements,
        "in the same view of \(NumberText.short(size)), \(screen.text), \(change.text).")
      return
    }
  }
}
