import GridScenarios
import GridHost

/// A host that keeps what frames tell it, and nothing else.
struct HostFuzzModel {
  /// The sum of all frames.
  private(set) var shown = HostState()
  /// The configuration that each node is bound to, and the request whose frame brought it, by the
  /// view's number.
  private(set) var nodes: [Int: (bind: Int, request: Int)] = [:]

  /// Shows a frame.
  ///
  /// - Parameters:
  ///   - request: Number of the request that the frame answers.
  ///   - isOpening: Whether it is the first of a session: nothing is left of the one before.
  mutating func mount(
    _ frame: HostFrame, request: Int, isOpening: Bool
  ) throws(HostState.Mismatch) {
    try shown.apply(frame)
    if isOpening { nodes = [:] }
    // A whole frame names what is there; a node that it shows as before keeps what it is bound to.
    let gone = frame.base == nil ? Set(nodes.keys).subtracting(frame.show.map(\.view)) : []
    for number in gone.union(frame.gone) { nodes[number] = nil }
    for view in frame.show where nodes[view.view]?.bind != view.bind {
      nodes[view.view] = (view.bind, request)
    }
  }
}
