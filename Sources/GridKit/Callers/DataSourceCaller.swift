/// The one place that calls a data source. Each call is counted and traced, and its answer is
/// checked.
@MainActor
struct DataSourceCaller {
  let grid: GridView
  let dataSource: any GridViewDataSource

  private var simulation: Simulation { grid.simulation }

  private var caller: OptionalCaller {
    OptionalCaller(
      receiver: dataSource, methods: grid.sourceMethods, source: .dataSource, view: grid)
  }

  // MARK: Counts

  /// Loads the counts: the number of sections once, then the number of items of each section in
  /// order (DL-2).
  ///
  /// An impossible count raises a fault and counts as 0. If several counts are impossible, the
  /// fault has the text for the first of them.
  func loadCounts() -> SectionCounts {
    var wrong: [GridFault] = []
    let sections = sectionCount(&wrong)
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    var total = 0
    for section in 0..<sections {
      simulation.work.sourceCalls += 1
      let count = simulation.perform {
        dataSource.collectionView(grid, numberOfItemsInSection: section)
      }
      simulation.emit(.dataSource, "numberOfItemsInSection", "\(section) -> \(count)", in: grid)
      let items = checked(count, "collectionView(_:numberOfItemsInSection: \(section))", &wrong)
      if items > Position.limit - total {
        // Only the section that passes the limit is reported.
        if total < Position.limit { wrong.append(.excessiveTotal(total + items, section: section)) }
        counts.append(0)
        total = Position.limit
        continue
      }
      total += items
      counts.append(items)
    }
    if let fault = GridFault.combined(wrong) { simulation.raise(fault) }
    return SectionCounts(counts)
  }

  private func sectionCount(_ wrong: inout [GridFault]) -> Int {
    let answer = caller.ask(
      .numberOfSections, { dataSource.numberOfSections(in: grid) }, { "-> \($0)" })
    guard let answer else { return 1 }
    simulation.work.sourceCalls += 1
    if answer > Position.mostSections {
      wrong.append(.excessiveSections(answer))
      return 0
    }
    return checked(answer, "numberOfSections(in:)", &wrong)
  }

  /// Returns `count`, or 0 with a fault if `count` is negative or too large.
  ///
  /// - Parameter method: The method's name for the message of the fault. It is evaluated only if
  ///   there is a fault.
  private func checked(
    _ count: Int, _ method: @autoclosure () -> String, _ wrong: inout [GridFault]
  ) -> Int {
    // A fault lists only a few counts, so the rest of a million wrong counts need no description.
    guard wrong.count < 1000 || count >= 0 && count <= Position.limit else { return 0 }
    if count < 0 {
      wrong.append(.negativeCount(count, method: method()))
      return 0
    }
    if count > Position.limit {
      wrong.append(.excessiveCount(count, method: method()))
      return 0
    }
    return count
  }

  // MARK: Views

  /// Returns a cell from the data source. The method runs for every cell that comes into view. The
  /// method is static, because making a caller would count references to the grid and to the data
  /// source.
  ///
  /// - Parameter dataSource: The data source; never nil. The parameter stays optional, because
  ///   unwrapping would count a reference.
  static func cell(
    at path: IndexPath, from dataSource: (any GridViewDataSource)?, in grid: GridView
  ) -> GridViewCell {
    grid.simulation.work.sourceCalls += 1
    if grid.simulation.isTracing {
      grid.simulation.emit(.dataSource, "cellForItemAt", path.traceText, in: grid)
    }
    return Simulation.perform(in: grid) {
      guard let cell = dataSource?.collectionView(grid, cellForItemAt: path) else {
        preconditionFailure("Without a data source nobody is asked for a cell.")
      }
      return cell
    }
  }

  /// Returns the data source's supplementary view; nil when the data source lacks the method
  /// (SV-3).
  func supplementaryView(kind: String, at path: IndexPath) -> GridReusableView? {
    let view = caller.tell(.viewForSupplementaryElementOfKind, "\(kind) \(path.traceText)") {
      dataSource.collectionView(grid, viewForSupplementaryElementOfKind: kind, at: path)
    }
    if view != nil { simulation.work.sourceCalls += 1 }
    return view
  }

  // MARK: Movement

  /// Whether an item may be moved interactively; true if the data source lacks the method (IM-2).
  func canMoveItem(at path: IndexPath) -> Bool {
    caller.ask(
      .canMoveItemAt, { dataSource.collectionView(grid, canMoveItemAt: path) },
      { "\(path.traceText) -> \($0)" }) ?? true
  }

  /// Tells the data source that an item was moved.
  ///
  /// - Returns: Whether the data source has the method.
  func moveItem(at path: IndexPath, to destination: IndexPath) -> Bool {
    caller.tell(.moveItemAt, "\(path.traceText) to \(destination.traceText)") {
      dataSource.collectionView(grid, moveItemAt: path, to: destination)
    } != nil
  }
}
