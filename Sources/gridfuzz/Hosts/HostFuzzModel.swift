import GridScenarios
import GridHost

/// A model of a host (a program that draws the grid's views). It keeps only what frames report.
struct HostFuzzModel {
  /// The state after all frames so far.
  private(set) var shown = HostState()
  /// The host's nodes by view number. `bind` is the number of the configuration to which a node is
  /// bound. `request` is the number of the request whose frame reported this configuration.
  private(set) var nodes: [Int: (bind: Int, request: Int)] = [:]

  /// Applies a frame.
  ///
  /// - Parameters:
  ///   - request: Number of the request that the frame answers.
  ///   - isOpening: Whether the frame is the first of a session. Nothing of an earlier session is
  ///     kept.
  mutating func mount(
    _ frame: HostFrame, request: Int, isOpening: Bool
  ) throws(HostState.Mismatch) {
    try shown.apply(frame)
    if isOpening { nodes = [:] }
    // A whole frame lists all views. The node of a view with the same `bind` keeps its binding.
    let gone = frame.base == nil ? Set(nodes.keys).subtracting(frame.show.map(\.view)) : []
    for number in gone.union(frame.gone) { nodes[number] = nil }
    for view in frame.show where nodes[view.view]?.bind != view.bind {
      nodes[view.view] = (view.bind, request)
    }
  }
}
