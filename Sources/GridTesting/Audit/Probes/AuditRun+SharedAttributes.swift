import GridCore
import GridKit

extension AuditRun {
  /// Checks whether a subclass changed attributes objects that the flow layout owns.
  func probeSharedAttributes() {
    let rig = subject.rig()
    defer { keepRecords(of: rig) }
    guard let flow = rig.layout as? GridViewFlowLayout else { return }
    for share in [0, 0.5, 1] as [CGFloat] {
      let limits = rig.grid.offsetLimits
      rig.scroll(to: Interpolation.linear(from: limits.min, to: limits.max, at: share))
      _ = rig.elements(in: rig.grid.bounds)
      let changed = flow.changedOwnAttributes.map { AuditElement($0) }
      guard !changed.isEmpty else { continue }
      find(
        .sharedAttributesMutated, in: .elements, elements: changed.map(\.id),
        "\(ElementWords.list(changed)) \(changed.count == 1 ? "is" : "are") changed in place, "
          + "although the object belongs to the flow layout.")
      return
    }
  }
}
