import GridKit
import TestSupport

/// Logs the switches that it is told of, with the heights of the layouts' items.
final class SwitchedCell: GridViewCell {
  override func willTransition(from oldLayout: GridViewLayout, to newLayout: GridViewLayout) {
    simulation.log("will \(name(oldLayout)) to \(name(newLayout))")
  }

  override func didTransition(from oldLayout: GridViewLayout, to newLayout: GridViewLayout) {
    simulation.log("did \(name(oldLayout)) to \(name(newLayout))")
  }

  private func name(_ layout: GridViewLayout) -> String {
    "\((layout as? ListSpyLayout)?.itemHeight ?? (layout as? ScriptedLayout)?.rowHeight ?? 0)"
  }
}
