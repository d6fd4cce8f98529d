import GridKit

/// A probe that gives the layout self-sizing cells, and checks whether sizes stay with their items.
@MainActor
enum MeasuredSizesProbe {
  static func run(_ audit: AuditRun) {
    // A user's delegate or data source may have no data for further items.
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
