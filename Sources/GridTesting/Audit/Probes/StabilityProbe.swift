import GridCore
import GridKit

/// Probes of changes after which the frames must stay the same, or must equal the frames of a fresh
/// layout.
@MainActor
enum StabilityProbe {
  /// The tolerance for frames from two runs of the same computation.
  private static let exact: CGFloat = 1e-6
  /// The tolerance for frames from different computations.
  private static let tolerance: CGFloat = 0.5

  // MARK: Invalidation

  static func heedsInvalidation(_ audit: AuditRun) -> Bool {
    let rig = audit.subject.rig()
    let preparations = rig.simulation.counters.prepareCalls
    rig.prepareAgain()
    // A refused pass shows nothing about invalidation.
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
    // A layout that scrolls while it prepares has changed the offset for the queries.
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
      // After a refused pass, the frames belong to neither size.
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
        // Differences that a second preparation alone makes, too, do not come from the size.
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

  /// Whether the layout returns true from `shouldInvalidateLayout(forBoundsChange:)` for a size.
  private static func agreesToResize(_ audit: AuditRun, to size: CGSize) -> Bool {
    let grid = audit.subject.rig().grid
    return grid.ask(aboutBoundsChange: CGRect(origin: grid.bounds.origin, size: size))
  }

  /// Whether two fresh layouts have the same frames. The result is false for layouts with random
  /// frames.
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
    ].map { screen -> AuditSubject.Screen in
      (
        "on a screen of \(NumberText.short(screen)) instead of \(NumberText.short(size))",
        .init(screen: screen)
      )
    }
    // A layout that gets the width of the screen as a parameter does not read the real screen.
    for screen in real + audit.subject.declaredScreens {
      // Records of this grid are left out, because no user has this screen.
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
