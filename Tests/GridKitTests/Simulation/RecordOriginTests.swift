import Foundation
import GridTesting
import TestSupport
import Testing

@testable import GridKit

#if os(Linux) && canImport(Runtime)
  import Runtime
#endif

/// Where faults and findings say that they come from.
@MainActor @Suite("Origins of records", .serialized, .rows)
struct RecordOriginTests {
  private final class Shelf: GridViewFlowLayout {}

  private let simulation = Simulation()
  private let photos = SampleDataSource([3])

  private func makeGrid(_ layout: GridViewLayout, remembering: Bool = false) -> GridView {
    simulation.faultPolicy = .record
    simulation.remembersOrigins = remembering
    return simulation.perform {
      let grid = GridView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      photos.attach(to: grid)
      return grid
    }
  }

  @Test func `a fault knows the layout of the grid that it is about, also among several`() {
    let shelf = makeGrid(Shelf())
    let plain = makeGrid(GridViewFlowLayout())
    shelf.scrollToItem(at: [0, 9], at: .top, animated: false)
    plain.scrollToItem(at: [0, 9], at: .top, animated: false)
    #expect(simulation.faultOrigins.map(\.layout) == ["Shelf", "GridViewFlowLayout"])
    // The simulation was not asked to remember callers.
    #expect(simulation.faultOrigins.flatMap(\.callers) == [])
  }

  /// Answers nothing for its items, one by one.
  private final class Mute: GridViewFlowLayout {
    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      nil
    }
  }

  /// Names a context class that is none, once it is told to.
  private final class Contextless: GridViewFlowLayout {
    override class var invalidationContextClass: AnyClass { NSObject.self }
  }

  @Test func `a fault in a switch names the layout that was asked, the new one or the old one`() {
    typealias Row = (
      name: String, old: GridViewLayout, new: GridViewLayout, isAnimated: Bool, codes: [String],
      asked: String
    )
    let rows: [Row] = [
      ("the old layout has no attributes", Mute(), Shelf(), true, ["E-40"], "Mute"),
      ("the new layout has no attributes", Shelf(), Mute(), true, ["E-40"], "Mute"),
      (
        "the new layout has no class of contexts", Shelf(), Contextless(), false,
        ["wrong-context-class"], "Contextless"
      ),
    ]
    forEachRow(of: rows, named: { $0.name }) { row in
      let test = Self()
      // The old layout shows one item; those that come have a place in it as well.
      (row.old as? GridViewFlowLayout)?.itemSize = CGSize(width: 100, height: 100)
      let grid = test.makeGrid(row.old)
      grid.layoutIfNeeded()
      grid.setCollectionViewLayout(row.new, animated: row.isAnimated)
      grid.layoutIfNeeded()
      #expect(test.simulation.faults.map(\.code) == row.codes)
      #expect(Set(test.simulation.faultOrigins.map(\.layout)) == [row.asked])
    }
  }

  @Test func `a fault without a grid has the layout of the only one, or none`() {
    let first = makeGrid(Shelf(), remembering: true)
    simulation.advance(by: .nan)
    let second = makeGrid(GridViewFlowLayout(), remembering: true)
    simulation.advance(by: .nan)
    #expect(simulation.faultOrigins.map(\.layout) == ["Shelf", nil])
    withExtendedLifetime((first, second)) {}
  }

  // Optimised code has put some functions into others.
  #if os(Linux) && DEBUG
    @Test func `a fault remembers the lines that have called, innermost first`() throws {
      let grid = makeGrid(Shelf(), remembering: true)
      let line = #line + 1
      func scroll() { grid.scrollToItem(at: [0, 9], at: .top, animated: false) }
      scroll()
      let callers = try #require(simulation.faultOrigins.first).callers
      let places = callers.filter { $0.path == #filePath }.map(\.line)
      // The compiler may have put one function into the other.
      #expect(places.first == line || places.first == line + 1)
      #expect(callers.first?.fileName == "RecordOriginTests.swift")
      #expect(callers.first?.description.hasPrefix("RecordOriginTests.swift:") == true)
    }

    /// Never comes to rest: an answer makes itself out of date.
    private final class Restless: GridViewFlowLayout {
      static let line = #line + 4
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [GridViewLayoutAttributes]? {
        defer { invalidateLayout() }
        return super.layoutAttributesForElements(in: rect)
      }
    }

    @Test func `a pass that does not settle names the line that has made it stale`() throws {
      let grid = makeGrid(Restless(), remembering: true)
      grid.layoutIfNeeded()
      #expect(simulation.faults.map(\.code) == ["E-42"])
      let caller = try #require(simulation.faultOrigins.first?.callers.first)
      #expect(caller.path == #filePath && caller.line == Restless.line)
    }

    /// Moves the content each time that it prepares, and prepares each time that it moves.
    private final class Creeping: GridViewLayout {
      static let line = #line + 4
      override func prepare() {
        super.prepare()
        guard let grid = collectionView else { return }
        grid.contentOffset = CGPoint(x: 0, y: grid.contentOffset.y + 1)
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 9000) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [GridViewLayoutAttributes]? { [] }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }

    @Test func `a pass that is asked for in each preparation names the line, too`() throws {
      let grid = makeGrid(Creeping(), remembering: true)
      grid.layoutIfNeeded()
      grid.contentOffset.y = 40
      grid.layoutIfNeeded()
      let index = try #require(
        simulation.faults.firstIndex { $0.code == "E-42" },
        "\(simulation.faults), \(simulation.findings), \(grid.contentOffset)")
      let callers = simulation.faultOrigins[index].callers
      #expect(callers.contains { $0.path == #filePath && $0.line == Creeping.line }, "\(callers)")
    }

    /// Moves the content each time that it is asked about new bounds.
    private final class Pushed: GridViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 9000) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [GridViewLayoutAttributes]? { [] }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView?.contentOffset.y += 1
        return true
      }
    }

    @Test func `the outermost of very many calls are told, too`() throws {
      let grid = makeGrid(Pushed(), remembering: true)
      grid.layoutIfNeeded()
      let line = #line + 1
      grid.contentOffset = CGPoint(x: 0, y: 40)
      let index = try #require(simulation.faults.firstIndex { $0.code == "E-42" })
      #expect(simulation.faults[index].advice.contains("inside shouldInvalidateLayout("))
      let places = simulation.faultOrigins[index].places
      #expect(places.first?.description.contains("Pushed.shouldInvalidateLayout(") == true)
      #expect(places.last?.line?.path == #filePath && places.last?.line?.line == line)
    }

    @Test func `looked up one by one and once, calls are those of the whole backtrace`() throws {
      let grid = makeGrid(GridViewFlowLayout(), remembering: true)
      // By a function of the library of Swift, which is compiled for this closure.
      _ = [2, 1].sorted { left, right in
        grid.failOnce()
        return left < right
      }
      let origin = try #require(simulation.faultOrigins.first)
      let all = try #require(origin.calls).placesOfAll.map(\.description)
      #expect(all.contains { $0.hasPrefix("RecordOriginTests.swift:") })
      #expect(origin.places.map(\.description) == all)
      // Known by now.
      #expect(origin.places.map(\.description) == all)
    }

    #if os(Linux) && canImport(Runtime)
      @Test func `any calls of a backtrace can be kept alone`() throws {
        let whole = try Backtrace.capture()
        let calls = whole.frames.filter { $0.description != "..." }
        #expect(calls.count > 5)
        for step in 1...5 {
          let some = stride(from: step % 2, to: calls.count, by: step).map { calls[$0] }
          let kept = try #require(whole.keeping(some))
          #expect(kept.frames.map(\.description) == some.map(\.description))
        }
      }
    #endif

    /// Moves the content to nowhere while it prepares, through a view that it may not have.
    private final class Pushing: GridViewFlowLayout {
      override func prepare() {
        super.prepare()
        collectionView?.contentOffset.y += .nan
      }
    }

    @Test func `a call without a line of its own is told by its function`() throws {
      let grid = makeGrid(Pushing(), remembering: true)
      grid.layoutIfNeeded()
      let places = try #require(simulation.faultOrigins.first).places
      #expect(places.contains { $0.description.hasSuffix("Pushing.prepare()") }, "\(places)")
      // Nothing of what calls the tests is among them.
      #expect(places.last?.line?.path == #filePath)
    }

    @Test func `a mangled name tells its module, and whether it is an extension's or a user's`() {
      typealias Row = (name: String, module: String?, mayBeOfExtension: Bool, isUsers: Bool)
      let rows: [Row] = [
        ("$s8GridCore8FlowPlanV", "GridCore", false, false),
        ("$s10Foundation3URLV", "Foundation", false, false),
        ("$sSa6appendyyxnF", nil, false, false),
        ("$s7Masonry0A6LayoutC7prepareyyF", "Masonry", false, true),
        ("main", nil, false, false), ("$s99", nil, false, false),
        ("$s7GridKit0A4ViewC0aB5TestsE8failOnce33_AFD95C94LLyyF", "GridKit", true, false),
        ("$s7GridKit0A4ViewC8failOnceyyF", "GridKit", false, false),
        // Constrained, and a function that is handed over.
        ("$s7GridKit7KeyListV5MyAppRszlE3endyyF", "GridKit", true, false),
        ("$s7GridKit0A4ViewC6update33_AFD95C94LLyyyyXEF", "GridKit", false, false),
        // Words of earlier identifiers, and letters in identifiers that mean nothing.
        ("$s7GridKit0A11ElementKindV0C0E", "GridKit", true, false),
        (
          "$s7GridKit0A10FlowLayoutC27layoutAttributesForElements2inSay0aB0O0CGSg", "GridKit",
          false, false
        ),
        // Characters that no identifier of C has.
        ("$s8AppTests0010Ecafe_dmayyF", "AppTests", false, true),
        ("$s8AppTests", "AppTests", false, true),
      ]
      forEachRow(of: rows) { row in
        let name = MangledName(row.name)
        #expect(name.module == row.module)
        #expect(name.mayBeOfExtension == row.mayBeOfExtension)
        #expect(CallStack.isOfUsersModule(row.name) == row.isUsers)
      }
    }

    @Test func `a stopped program names the layout and the line`() throws {
      let grid = makeGrid(Shelf(), remembering: true)
      grid.scrollToItem(at: [0, 9], at: .top, animated: false)
      let fault = try #require(simulation.faults.first)
      let origin = try #require(simulation.faultOrigins.first)
      let lines = fault.lastWords(origin, findingCallers: true)
        .split(separator: "\n").suffix(2)
      #expect(lines.first == "Layout: Shelf")
      #expect(lines.last?.hasPrefix("Called from \(#filePath):") == true)
      #expect(!fault.lastWords(origin, findingCallers: false).contains("Called"))
    }

    @Test func `in a stopped program no list of threads follows`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let grid = GridView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: GridViewFlowLayout())
          let photos = SampleDataSource([3])
          photos.attach(to: grid)
          grid.scrollToItem(at: [0, 9], at: .top, animated: false)
        }
      }
      let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
        .split(separator: "\n")
      #expect(lines.contains("Layout: GridViewFlowLayout"))
      // Exit tests have no time for it.
      #expect(!lines.contains { $0.hasPrefix("Called from ") })
      #expect(!lines.contains { $0.contains("Program crashed") })
    }
  #endif

  // MARK: Records that were read

  @Test func `records are unread until somebody asks for them`() {
    let grid = makeGrid(Shelf())
    grid.scrollToItem(at: [0, 9], at: .top, animated: false)
    #expect(simulation.faultRecords.unread.map(\.record.code) == ["E-43"])
    #expect(simulation.faults.map(\.code) == ["E-43"])
    #expect(simulation.faultRecords.unread.isEmpty)
    grid.scrollToItem(at: [3, 0], at: .top, animated: false)
    #expect(simulation.faultRecords.unread.map(\.record.code).count == 1)
    simulation.removeRecords()
    #expect(simulation.faultRecords.unread.isEmpty)
    #expect(simulation.faultOrigins.isEmpty)
  }

  @Test func `an act that nobody is to notice leaves no record, read or unread`() {
    let grid = makeGrid(Shelf())
    grid.layoutIfNeeded()
    simulation.unnoticed { grid.scrollToItem(at: [0, 9], at: .top, animated: false) }
    #expect(simulation.faultRecords.unread.isEmpty && simulation.faults.isEmpty)
  }

  @Test func `a trace and a player that listen have asked for nothing`() {
    let grid = makeGrid(Shelf())
    let log = TraceLog(simulation)
    let recorder = PlayerRecorder(grid)
    grid.scrollToItem(at: [0, 9], at: .top, animated: false)
    _ = recorder.finish()
    #expect(log.events.contains { $0.source == .fault })
    #expect(simulation.faultRecords.unread.count == 1)
  }
}

extension GridView {
  /// Asks for an item that there is not. In an extension: its mangled name begins with this
  /// package's module, and its lines are a user's all the same.
  fileprivate func failOnce() {
    scrollToItem(at: [0, 99], at: .top, animated: false)
  }
}
