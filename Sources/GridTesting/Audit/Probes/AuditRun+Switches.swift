import GridKit

extension AuditRun {
  /// Switches a grid to another layout and back, as an app would: first without and then with
  /// animation.
  func probeSwitches() {
    for animated in [false, true] {
      let rig = subject.rig()
      // The simulation records each fault; earlier probes have found most of them.
      let other = rig.simulation.perform { GridViewFlowLayout() }
      for layout in [other, rig.layout] {
        rig.simulation.perform {
          rig.grid.setCollectionViewLayout(layout, animated: animated)
          rig.grid.layoutIfNeeded()
        }
        if animated { rig.simulation.settle(limit: 5) }
      }
      keepRecords(of: rig)
    }
  }
}
