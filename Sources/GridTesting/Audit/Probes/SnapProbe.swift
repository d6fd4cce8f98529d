import GridCore
import GridKit

/// A probe that checks where drags end, and whether the end depends on how the view reached its
/// offset.
@MainActor
enum SnapProbe {
  private static let tolerance: CGFloat = 0.5

  // MARK: Legal targets

  static func run(_ audit: AuditRun) {
    let rig = audit.subject.rig()
    defer { audit.keepRecords(of: rig) }
    let (proposals, targets) = targets(of: rig, audit.axis)
    guard chooses(proposals, targets, audit) else { return }
    let limits = rig.grid.offsetLimits
    for (proposal, target) in zip(proposals, targets) {
      if target.isFinitePoint, isNear(limits.clamped(target), target, tolerance) { continue }
      audit.find(
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
  private static func targets(
    of rig: AuditRig, _ axis: LayoutDeclaration.ScrollAxis
  ) -> (proposals: [CGPoint], targets: [CGPoint]) {
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
  private static func chooses(
    _ proposals: [CGPoint], _ targets: [CGPoint], _ audit: AuditRun
  ) -> Bool {
    audit.declaration.snaps ?? (proposals != targets)
  }

  // MARK: Drags and programmatic scrolls

  /// Compares where equal drags end in two grids that are at the same offset. One grid reached this
  /// offset by drags, and the second grid reached it by a programmatic scroll. Both drags must end
  /// at the same offset.
  static func runHistory(_ audit: AuditRun) {
    let asked = audit.subject.rig()
    let (proposals, targets) = targets(of: asked, audit.axis)
    audit.keepRecords(of: asked)
    guard chooses(proposals, targets, audit) || remembers(audit) else { return }
    for step in [20, -20] as [CGFloat] { compareDrags(step, audit) }
    compareReturns(audit)
  }

  private static func remembers(_ audit: AuditRun) -> Bool {
    let rig = audit.subject.rig()
    let proposal = rig.grid.offsetLimits.max
    dragOn(rig, audit.axis)
    return rig.restTarget(proposal) != proposal
  }

  /// Makes three drags of two fifths of the view, and waits for the end of each drag.
  private static func dragOn(_ rig: AuditRig, _ axis: LayoutDeclaration.ScrollAxis) {
    let length = axis.extent(rig.grid.bounds.size) * 0.4
    for _ in 0..<3 { drag(rig, by: axis.point(length)) }
  }

  private static func drag(_ rig: AuditRig, by distance: CGPoint) {
    rig.simulation.perform { rig.grid.drag(by: distance) }
    rig.simulation.settle(limit: 10)
  }

  private static func pair(_ audit: AuditRun) -> (dragged: AuditRig, jumped: AuditRig)? {
    let (dragged, jumped) = (audit.subject.rig(), audit.subject.rig())
    dragOn(dragged, audit.axis)
    let rest = dragged.grid.contentOffset
    let start = audit.axis.value(dragged.grid.offsetLimits.min)
    guard rest.isFinitePoint, audit.axis.value(rest) > start + 1 else { return nil }
    jumped.scroll(to: rest)
    guard isNear(jumped.grid.contentOffset, rest, tolerance) else { return nil }
    return (dragged, jumped)
  }

  private static func compareDrags(_ step: CGFloat, _ audit: AuditRun) {
    guard let (dragged, jumped) = pair(audit) else { return }
    let rest = jumped.grid.contentOffset
    for rig in [dragged, jumped] {
      drag(rig, by: audit.axis.point(step))
      audit.keepRecords(of: rig)
    }
    let (a, b) = (dragged.grid.contentOffset, jumped.grid.contentOffset)
    guard !isNear(a, b, tolerance) else { return }
    audit.find(
      .staleScrollCursor, in: .snap, cause: "page",
      "at the offset (\(NumberText.short(rest))) a drag of \(NumberText.short(step)) points ends "
        + "at (\(NumberText.short(a))) when drags led there, and at (\(NumberText.short(b))) when "
        + "it was scrolled to by program.")
  }

  /// Compares the offsets after a switch to another layout and back. A grid that was dragged must
  /// return to the same place as a grid that was scrolled by a program.
  private static func compareReturns(_ audit: AuditRun) {
    guard let (dragged, jumped) = pair(audit) else { return }
    let rest = jumped.grid.contentOffset
    for rig in [dragged, jumped] {
      rig.simulation.perform {
        rig.grid.setCollectionViewLayout(GridViewFlowLayout(), animated: false)
        rig.grid.layoutIfNeeded()
        rig.grid.setContentOffset(rig.grid.offsetLimits.min, animated: false)
        rig.grid.setCollectionViewLayout(rig.layout, animated: false)
        rig.grid.layoutIfNeeded()
      }
      audit.keepRecords(of: rig)
    }
    let (a, b) = (dragged.grid.contentOffset, jumped.grid.contentOffset)
    guard isNear(a, rest, tolerance), !isNear(b, rest, tolerance) else { return }
    audit.find(
      .staleScrollCursor, in: .restore, cause: "return",
      "a view that left the layout at the offset (\(NumberText.short(rest))) finds it again when "
        + "drags led there, but returns to (\(NumberText.short(b))) when it was scrolled to by "
        + "program.")
  }
}
