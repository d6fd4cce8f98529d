import GridCore
import GridKit

/// The difference between two offsets, in points, that may come from rounding.
private let tolerance: CGFloat = 0.5

extension AuditRun {
  // MARK: Legal targets

  /// Checks whether drags end at legal offsets.
  func probeSnap() {
    let rig = subject.rig()
    defer { keepRecords(of: rig) }
    let (proposals, targets) = targets(of: rig)
    guard chooses(proposals, targets) else { return }
    let limits = rig.grid.offsetLimits
    for (proposal, target) in zip(proposals, targets) {
      if target.isFinitePoint, isNear(limits.clamped(target), target, tolerance) { continue }
      find(
        .snapOutOfRange, in: .snap,
        "for the proposed offset (\(NumberText.short(proposal))) it answers "
          + "(\(NumberText.short(target))); legal are x \(NumberText.short(limits.x.min)) to "
          + "\(NumberText.short(limits.x.max)) and y \(NumberText.short(limits.y.min)) to "
          + "\(NumberText.short(limits.y.max)).")
      return
    }
  }

  /// Returns proposed offsets and the layout's targets for them. The proposals begin two viewports
  /// before the legal offsets and end two viewports after them.
  private func targets(of rig: AuditRig) -> (proposals: [CGPoint], targets: [CGPoint]) {
    let limits = rig.grid.offsetLimits
    let viewport = axis.extent(rig.grid.bounds.size)
    let (first, last) = (axis.value(limits.min), axis.value(limits.max))
    let cross = axis.cross.value(limits.min)
    let steps = 40
    var proposals: [CGPoint] = []
    for step in 0...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let value = first - 2 * viewport + share * (last - first + 4 * viewport)
      proposals.append(axis.point(value, cross: cross))
    }
    proposals += [first, (first + last) / 2, last].map { axis.point($0, cross: cross) }
    let speeds: [CGFloat] = [0, 1.5, -1.5]
    let targets = proposals.enumerated().map { index, proposal in
      rig.snapTarget(proposal, velocity: axis.point(speeds[index % speeds.count]))
    }
    return (proposals, targets)
  }

  /// Whether the layout chooses its own targets. A layout that returns the proposed offsets chooses
  /// no targets.
  private func chooses(_ proposals: [CGPoint], _ targets: [CGPoint]) -> Bool {
    declaration.snaps ?? (proposals != targets)
  }

  // MARK: Drags and programmatic scrolls

  /// Compares where equal drags end in two grids that are at the same offset. One grid reached this
  /// offset by drags, and the second grid reached it by a programmatic scroll. Both drags must end
  /// at the same offset.
  func probeDragsAfterJumps() {
    let asked = subject.rig()
    let (proposals, targets) = targets(of: asked)
    keepRecords(of: asked)
    guard chooses(proposals, targets) || remembers() else { return }
    for step in [20, -20] as [CGFloat] { compareDrags(step) }
    compareReturns()
  }

  private func remembers() -> Bool {
    let rig = subject.rig()
    let proposal = rig.grid.offsetLimits.max
    dragOn(rig)
    return rig.restTarget(proposal) != proposal
  }

  /// Makes three drags of two fifths of the view, and waits for the end of each drag.
  private func dragOn(_ rig: AuditRig) {
    let length = axis.extent(rig.grid.bounds.size) * 0.4
    for _ in 0..<3 { drag(rig, by: axis.point(length)) }
  }

  private func drag(_ rig: AuditRig, by distance: CGPoint) {
    rig.simulation.perform { rig.grid.drag(by: distance) }
    rig.simulation.settle(limit: 10)
  }

  private func pair() -> (dragged: AuditRig, jumped: AuditRig)? {
    let (dragged, jumped) = (subject.rig(), subject.rig())
    dragOn(dragged)
    let rest = dragged.grid.contentOffset
    let start = axis.value(dragged.grid.offsetLimits.min)
    guard rest.isFinitePoint, axis.value(rest) > start + 1 else { return nil }
    jumped.scroll(to: rest)
    guard isNear(jumped.grid.contentOffset, rest, tolerance) else { return nil }
    return (dragged, jumped)
  }

  private func compareDrags(_ step: CGFloat) {
    guard let (dragged, jumped) = pair() else { return }
    let rest = jumped.grid.contentOffset
    for rig in [dragged, jumped] {
      drag(rig, by: axis.point(step))
      keepRecords(of: rig)
    }
    let (a, b) = (dragged.grid.contentOffset, jumped.grid.contentOffset)
    guard !isNear(a, b, tolerance) else { return }
    find(
      .staleScrollCursor, in: .snap, cause: "page",
      "at the offset (\(NumberText.short(rest))) a drag of \(NumberText.short(step)) points ends "
        + "at (\(NumberText.short(a))) when drags led there, and at (\(NumberText.short(b))) when "
        + "it was scrolled to by program.")
  }

  /// Compares the offsets after a switch to another layout and back. A grid that was dragged must
  /// return to the same place as a grid that was scrolled by a program.
  private func compareReturns() {
    guard let (dragged, jumped) = pair() else { return }
    let rest = jumped.grid.contentOffset
    for rig in [dragged, jumped] {
      rig.simulation.perform {
        rig.grid.setCollectionViewLayout(GridViewFlowLayout(), animated: false)
        rig.grid.layoutIfNeeded()
        rig.grid.setContentOffset(rig.grid.offsetLimits.min, animated: false)
        rig.grid.setCollectionViewLayout(rig.layout, animated: false)
        rig.grid.layoutIfNeeded()
      }
      keepRecords(of: rig)
    }
    let (a, b) = (dragged.grid.contentOffset, jumped.grid.contentOffset)
    guard isNear(a, rest, tolerance), !isNear(b, rest, tolerance) else { return }
    find(
      .staleScrollCursor, in: .restore, cause: "return",
      "a view that left the layout at the offset (\(NumberText.short(rest))) finds it again when "
        + "drags led there, but returns to (\(NumberText.short(b))) when it was scrolled to by "
        + "program.")
  }
}
