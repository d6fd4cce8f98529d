import GridCore
import GridKit

/// The tolerance for frames from two runs of the same computation.
private let tolerance: CGFloat = 1e-6

extension AuditRun {
  /// Sets properties of a layout in a grid, and checks whether the frames then equal those of a
  /// fresh layout with the new values.
  func probeChangedProperties() {
    guard heedsInvalidation else {
      record(
        "Whether frames follow properties was not examined: no `prepare()` follows "
          + "`invalidateLayout()`.")
      return
    }
    var stage = ChangeStage(subject: subject)
    let stale = subject.changes.compactMap { stage.stale(after: $0) }
    guard let first = stale.first else { return }
    guard stage.isRepeatable else {
      record(
        "Whether frames follow properties was not examined: two layouts with the same values have "
          + "different ones.")
      return
    }
    let list = PlaceText.list(stale.map { "`\($0.name)`" + ($0.value.map { " to \($0)" } ?? "") })
    find(
      .parameterDoesNotInvalidate, in: first.hasPrepared ? .prepare : .invalidate,
      elements: first.shift.elements,
      "changing \(list) leaves the old frames after a layout pass"
        + (first.hasPrepared ? ", although it prepares: " : ": ")
        + (stale.count > 1 ? "after that of `\(first.name)` " : "") + first.shift.text + ".")
  }
}

/// A change of a property after which the frames stay the same.
private typealias StaleChange = (
  name: String, value: String?, hasPrepared: Bool, shift: FrameShift
)

/// The grids in which the changes of a subject are tried.
@MainActor
private struct ChangeStage {
  let subject: AuditSubject
  /// An unchanged grid, with its answers.
  var spare: (rig: AuditRig, before: AuditAnswers)?
  var first: AuditAnswers?

  /// Whether a second unchanged grid has the same frames as the first grid.
  var isRepeatable: Bool {
    guard let first else { return true }
    let rig = subject.rig()
    rig.settle()
    let other = AuditAnswers(rig)
    return FrameShift(from: first, to: other) == nil
  }

  /// Tries values until a fresh layout with the value has other frames. Returns nil if the changed
  /// layout follows the value, or if no value changes the frames.
  mutating func stale(after change: AuditSubject.Change) -> StaleChange? {
    for value in change.values {
      let (rig, before) = unchangedGrid()
      let (preparations, faults) = (
        rig.simulation.counters.prepareCalls, rig.simulation.faults.count
      )
      rig.change(value.apply)
      let changed = AuditAnswers(rig)
      let hasPrepared = rig.simulation.counters.prepareCalls > preparations
      // After a refused pass, the frames belong to neither value.
      guard rig.simulation.faults.count == faults else { return nil }
      let isInAnswers = FrameShift(from: before, to: changed) == nil
      let isOnScreen = FrameShift(before.shown, changed.shown, isSamePlace: true) == nil
      guard isInAnswers || isOnScreen else { return nil }
      if isInAnswers, isOnScreen, !hasPrepared, let takeBack = value.takeBack {
        rig.change(takeBack)
        spare = (rig, before)
      }
      let fresh = subject.rig(value.variation)
      fresh.settle()
      guard fresh.simulation.faults.count <= faults, !fresh.hasEndlessAnswer else { continue }
      let expected = AuditAnswers(fresh)
      // A layout may compute its answers in each query. Without an invalidation, the grid makes no
      // query. The answers are then new, but the elements on screen keep their old frames.
      let shift =
        isInAnswers
        ? FrameShift(from: before, to: expected)
        : FrameShift(
          before.shown, expected.shown, isSamePlace: before.contentOffset == expected.contentOffset)
      if let shift { return (change.name, value.text, hasPrepared, shift) }
    }
    return nil
  }

  private mutating func unchangedGrid() -> (AuditRig, AuditAnswers) {
    if let spare {
      self.spare = nil
      return spare
    }
    let rig = subject.rig()
    rig.settle()
    let before = AuditAnswers(rig)
    if first == nil { first = before }
    return (rig, before)
  }
}

/// The differences between old frames and the frames of a fresh layout.
@MainActor
private struct FrameShift {
  let text: String
  let elements: [GridElementID]

  init?(from before: AuditAnswers, to after: AuditAnswers) {
    self.init(
      before.elements, after.elements, isSamePlace: before.contentOffset == after.contentOffset)
  }

  /// Compares the frames of old elements with those of a fresh layout.
  ///
  /// - Parameter isSamePlace: Whether the old and the fresh layout have the same content offset. If
  ///   true, the transforms of both layouts are compared, too.
  init?(_ before: [AuditElement], _ after: [AuditElement], isSamePlace: Bool) {
    let change = AuditChange(from: before, to: after) { a, b in
      !isNear(a.base, b.base, tolerance) || isSamePlace && !a.isPlaced(as: b, tolerance: tolerance)
    }
    if let (a, b) = change.moved.first {
      let (from, to) = isNear(a.base, b.base, tolerance) ? (a.frame, b.frame) : (a.base, b.base)
      text =
        "\(a.id) is still at \(ElementWords.rect(from)), where a fresh layout has it at "
        + ElementWords.rect(to)
    } else if let a = change.gone.first {
      text = "\(a.id) is still at \(ElementWords.rect(a.frame)), where a fresh layout has none"
    } else if let b = change.added.first {
      text =
        "\(b.id) is still missing, where a fresh layout has it at \(ElementWords.rect(b.frame))"
    } else {
      return nil
    }
    elements = change.moved.map(\.old.id) + (change.gone + change.added).map(\.id)
  }
}
