extension GridView {
  var layoutCaller: LayoutCaller { LayoutCaller(simulation: simulation) }

  /// Calls a layout without retaining the simulation (see `Simulation.perform(in:_:)`; `fling`).
  @inline(__always)
  func withLayoutCaller<Result>(_ call: (LayoutCaller) -> Result) -> Result {
    Unretained(simulation).withObject { call(LayoutCaller(simulation: $0)) }
  }

  var sourceCaller: DataSourceCaller? {
    guard let dataSource = storedDataSource else { return nil }
    return DataSourceCaller(grid: self, dataSource: dataSource)
  }

  var gridDelegateCaller: DelegateCaller? {
    guard let delegate = storedDelegate else { return nil }
    return DelegateCaller(grid: self, delegate: delegate)
  }
}
