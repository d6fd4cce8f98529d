/// Recorded faults or findings with their origins, in order. The type also tracks which records
/// have been read.
package struct Records<Record> {
  package private(set) var all: [Record] = []
  private(set) var origins: [RecordOrigin] = []
  private var readCount = 0

  package init() {}

  mutating func append(_ record: Record, _ origin: RecordOrigin) {
    all.append(record)
    origins.append(origin)
  }

  /// Returns all records and marks them as read.
  mutating func read() -> [Record] {
    readCount = all.count
    return all
  }

  package var isEmpty: Bool { all.isEmpty }

  /// The last record. Reading this property marks no record as read.
  package var latest: Record? { all.last }

  /// Records that were appended after the last `read()`, with their origins.
  package var unread: [(record: Record, origin: RecordOrigin)] {
    Array(zip(all[readCount...], origins[readCount...]).lazy.map { ($0, $1) })
  }
}

extension Simulation {
  /// Whether there are recorded faults or findings, already read or not.
  package var hasRecords: Bool { !faultRecords.isEmpty || !findingRecords.isEmpty }

  /// Returns the origin of a fault or a finding that occurs now.
  ///
  /// - Parameter layout: The layout at work, if it may be another layout than the grid's.
  func origin(of grid: GridView?, by layout: GridViewLayout? = nil) -> RecordOrigin {
    RecordOrigin(
      layout: layout?.nameInTexts ?? layoutAtWork(of: grid),
      calls: remembersOrigins ? .current : nil)
  }

  /// Returns the origin of a fault. A fault that ends the program names its callers even if
  /// `remembersOrigins` is off.
  func faultOrigin(of grid: GridView?, by layout: GridViewLayout? = nil) -> RecordOrigin {
    guard faultPolicy == .stop, RecordOrigin.isWanted, !remembersOrigins else {
      return origin(of: grid, by: layout)
    }
    return RecordOrigin(layout: layout?.nameInTexts ?? layoutAtWork(of: grid), calls: .current)
  }

  /// Returns the class name of a grid's layout. If `grid` is nil, takes the grid at work, or else
  /// the only grid.
  func layoutAtWork(of grid: GridView?) -> String? {
    guard let grid = grid ?? gridAtWork else { return nil }
    return grid.collectionViewLayout.nameInTexts
  }

  /// Returns the number of a grid, counted from 1 in the order in which the grids were made. If
  /// `grid` is nil, takes the grid at work, or else the only grid.
  func number(of grid: GridView?) -> Int? {
    guard let grid = grid ?? gridAtWork else { return nil }
    return presentGrids.firstIndex { $0 === grid }.map { $0 + 1 }
  }

  private var gridAtWork: GridView? {
    let grids = presentGrids
    if let busy = grids.last(where: { !$0.pass.isIdle }) { return busy }
    return grids.count == 1 ? grids[0] : nil
  }
}
