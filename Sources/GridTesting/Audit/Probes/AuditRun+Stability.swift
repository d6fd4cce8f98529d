import GridCore
import GridKit

/// The tolerance for frames from two runs of the same computation.
private let exact: CGFloat = 1e-6
/// The tolerance for frames from different computations.
private let tolerance: CGFloat = 0.5

/// Probes of changes after which the frames must stay the same, or must equal the frames of a fresh
/// layout.
extension AuditRun {
  // MARK: Invalidation

  func findHeedOfInvalidation() -> Bool {
    let rig = subject.rig()
    let preparations = rig.simulation.counters.prepareCalls
    rig.prepareAgain()
    // A refused pass shows nothing about invalidation.
    return !rig.simulation.faults.isEmpty || rig.simulation.counters.prepareCalls > preparations
  }

  func probeInvalidation() {
    guard !heedsInvalidation else { return }
    find(
      .invalidationIgnored, in: .invalidateWith,
      "after `invalidateLayout()` the next pass does not call `prepare()`, as where an override "
        + "leaves out `super`.")
  }

  // MARK: Preparing twice

  func probePreparingTwice() {
    guard heedsInvalidation else { return }
    let rig = subject.rig()
    let before = AuditAnswers(rig)
    rig.prepareAgain()
    let after = AuditAnswers(rig)
    keepRecords(of: rig)
    guard let change = before.difference(to: after, tolerance: exact) else { return }
    // A layout that scrolls while it prepares has changed the offset for the queries.
    guard
      before.contentOffset == after.contentOffset
        || !hasFound(.invalidatesDuringPrepare)
    else { return }
    find(
      .notIdempotent, in: .prepare, cause: "frames", elements: change.elements,
      "prepared a second time without a change, \(change.text).")
  }

  // MARK: Another size

  func probeResizing() {
    let size = setting.viewport
    let sizes = [
      CGSize(width: (size.width * 0.75).rounded(), height: size.height),
      CGSize(width: size.height, height: size.width),
    ]
    for other in sizes where other != size && other.width > 0 && other.height > 0 {
      let resized = subject.rig()
      let preparations = resized.simulation.counters.prepareCalls
      resized.resize(to: other)
      let hasPrepared = resized.simulation.counters.prepareCalls > preparations
      // After a refused pass, the frames belong to neither size.
      guard resized.simulation.faults.isEmpty else {
        keepRecords(of: resized)
        continue
      }
      let fresh = subject.rig(.init(viewport: other, screen: resized.simulation.screen.bounds.size))
      for rig in [resized, fresh] { rig.scroll(to: rig.grid.offsetLimits.min) }
      guard
        let change = AuditAnswers(fresh).difference(to: AuditAnswers(resized), tolerance: tolerance)
      else { continue }
      if hasFound(.notIdempotent) {
        // Differences that a second preparation alone makes, too, do not come from the size.
        fresh.prepareAgain()
        if AuditAnswers(fresh).difference(to: AuditAnswers(resized), tolerance: tolerance) == nil
          || !isRepeatable()
        {
          continue
        }
      }
      let method: LayoutMethod
      let behaviour: String
      if hasPrepared {
        method = .prepare
        behaviour = "prepares, but keeps something of the old size"
      } else if agreesToResize(to: other) {
        method = .invalidateWith
        behaviour =
          "agrees to be invalidated and does not prepare, as where an override leaves out `super`"
      } else {
        method = .boundsChange
        behaviour = "answers false and does not prepare"
      }
      find(
        .staleAfterResize, in: method, elements: change.elements,
        "resized from \(NumberText.short(size)) to \(NumberText.short(other)), the layout "
          + "\(behaviour): unlike in a fresh one, \(change.text).")
    }
  }

  /// Whether the layout returns true from `shouldInvalidateLayout(forBoundsChange:)` for a size.
  private func agreesToResize(to size: CGSize) -> Bool {
    let grid = subject.rig().grid
    return grid.ask(aboutBoundsChange: CGRect(origin: grid.bounds.origin, size: size))
  }

  /// Whether two fresh layouts have the same frames. The result is false for layouts with random
  /// frames.
  private func isRepeatable() -> Bool {
    AuditAnswers(subject.rig()).difference(to: AuditAnswers(subject.rig()), tolerance: exact) == nil
  }

  // MARK: Another screen

  func probeScreens() {
    guard !hasFound(.notIdempotent) || isRepeatable() else { return }
    let size = setting.viewport
    let home = subject.rig()
    let expected = AuditAnswers(home)
    keepRecords(of: home)
    let real = [
      CGSize(width: size.width + 137, height: size.height + 61),
      CGSize(width: size.width * 2, height: size.height * 2),
    ].map { screen -> AuditSubject.Screen in
      (
        text: "on a screen of \(NumberText.short(screen)) instead of \(NumberText.short(size))",
        variation: .init(screen: screen)
      )
    }
    // A layout that gets the width of the screen as a parameter does not read the real screen.
    for screen in real + subject.declaredScreens {
      // Records of this grid are left out, because no user has this screen.
      let rig = subject.rig(screen.variation)
      guard let change = expected.difference(to: AuditAnswers(rig), tolerance: tolerance) else {
        continue
      }
      find(
        .screenMetrics, in: .prepare, elements: change.elements,
        "in the same view of \(NumberText.short(size)), \(screen.text), \(change.text).")
      return
    }
  }
}
