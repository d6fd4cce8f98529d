import GridKit

extension AuditRun {
  /// Gives the layout self-sizing cells, and checks whether sizes stay with their items.
  func probeMeasuredSizes() {
    // A user's delegate or data source may have no data for further items.
    guard setting.dress == nil,
      MeasuredSizes.concerns(census.rig.layout, in: census.rig.simulation)
    else { return }
    let breach = MeasuredSizesStage.firstBreach {
      let rig = subject.rig()
      return (rig.grid, [rig])
    }
    guard let breach else { return }
    find(.staleMeasuredSize, in: .preferred, elements: breach.elements, breach.text)
  }
}
