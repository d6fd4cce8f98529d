import GridKit

/// Hands the layout cells that size themselves, and looks whether sizes stay with their items.
@MainActor
enum MeasuredSizesProbe {
  static func run(_ audit: AuditRun) {
    // A delegate or data source of a user's may not know of more items.
    guard audit.setting.dress == nil,
      MeasuredSizes.concerns(audit.census.rig.layout, in: audit.census.rig.simulation)
    else { return }
    let breach = MeasuredSizesStage.firstBreach {
      let rig = audit.subject.rig()
      return (rig.grid, [rig])
    }
    guard let breach else { return }
    audit.find(
      .staleMeasuredSize, in: .preferred, elements: breach.elements, breach.text)
  }
}
