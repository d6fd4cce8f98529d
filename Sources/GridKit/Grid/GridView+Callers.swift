extension GridView {
  var layoutCaller: LayoutCaller { LayoutCaller(simulation: simulation) }

  /// Calls a layout without retaining the simulation (see `Simulation.perform(in:_:)`; `fling`).
  @inline(__always)
  func withLayoutCaller<Result>(_ call: (LayoutCaller) -> Result) -> Result {
    Unretained(simulation).withObject { call(LayoutCaller(simulation: $0)) }
  }

  var sourceCaller: DataSourceCaller? {
    storedDataSource.map { DataSourceCaller(grid: self, dataSource: $0) }
  }

  var gridDelegateCaller: DelegateCaller? {
    storedDelegate.map { DelegateCaller(grid: self, delegate: $0) }
  }
}
