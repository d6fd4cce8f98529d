import GridKit
import GridTesting
import TestSupport
import Testing

/// Grids as text. Calls have the form of `BriefCalls`.
///
/// `list 10 2 in 100 200` makes a column of items of 50 points after its first pass, `shelf 10 2` a
/// `ShelfRig`. Behind `fresh` there was no pass yet. A list with `switched` has cells that log the
/// switches of layouts.
final class GridStage: TranscriptStage {
  private struct Rig {
    let grid: GridView
    let source: SampleDataSource
    let delegate: DisplayRecorder
    let log: TraceLog
    let owner: Any
  }

  private var rig = GridStage.list([10], CGSize(width: 320, height: 200))
  private var source: (any GridViewDataSource)?
  private var layouts: [GridViewLayout] = []
  private let asked = SpyDelegate()
  /// Cells in the order in which claims have named them.
  private var cells: [GridReusableView] = []
  private var completions: [String] = []
  private var notes: [String] = []

  private var grid: GridView { rig.grid }
  private var simulation: Simulation { rig.grid.simulation }

  // MARK: Rigs

  private static func list(_ counts: [Int], _ size: CGSize) -> Rig {
    let fixture = Fixture(ListSpyLayout(), counts: counts, size: size)
    let delegate = DisplayRecorder()
    fixture.grid.delegate = delegate
    fixture.grid.isPrefetchingEnabled = false
    return Rig(
      grid: fixture.grid, source: fixture.source, delegate: delegate,
      log: TraceLog(fixture.simulation), owner: fixture)
  }

  private static func shelf(_ counts: [Int]) -> Rig {
    let shelf = ShelfRig(counts: counts)
    return Rig(
      grid: shelf.grid, source: shelf.source, delegate: shelf.delegate,
      log: TraceLog(shelf.simulation), owner: shelf)
  }

  private func make(_ words: [String]) {
    let parts = words.split(separator: "in", omittingEmptySubsequences: false)
      .map { $0.compactMap { Double($0) } }
    let counts = parts[0].map { Int($0) }
    let size = parts.count > 1 ? parts[1] : [320, 200]
    rig =
      words[0] == "shelf"
      ? GridStage.shelf(counts) : GridStage.list(counts, CGSize(width: size[0], height: size[1]))
    (layouts, cells) = ([grid.collectionViewLayout], [])
    if words.contains("switched") {
      grid.register(SwitchedCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    }
  }

  // MARK: Calls and claims

  func take() -> String {
    defer { rig.log.removeAll() }
    return BriefCalls.text(rig.log.calls)
  }

  func read(_ claim: String) -> String {
    let counters = simulation.counters
    let text: String
    switch claim {
    case _ where claim.hasPrefix("cell:"):
      text = path(claim.dropFirst(5)).flatMap { grid.cellForItem(at: $0) }.map { names([$0]) } ?? ""
    case "items": text = grid.visibleItems.joined(separator: " ")
    case "cells": text = "\(grid.visibleCells.count)"
    case "objects": text = names(grid.visibleCells)
    case "waiting": text = String(names(grid.waitingViews.filter { $0 is GridViewCell }).sorted())
    case "hiddenWaiting":
      text = "\(grid.waitingViews.allSatisfy { $0.isHidden && $0.superview === grid })"
    case "unmoved":
      text = "\(grid.delegate === rig.delegate && grid.collectionViewLayout === layouts[0])"
    case "selected":
      text = (grid.indexPathsForSelectedItems ?? []).map(words).joined(separator: " ")
    case "selectedCells":
      text = grid.indexPathsForVisibleItems.filter { grid.cellForItem(at: $0)?.isSelected == true }
        .map(words).joined(separator: " ")
    case "widths": text = numbers(grid.visibleCells.map(\.frame.width))
    case "heights": text = numbers(grid.visibleCells.map(\.frame.height))
    case "y": text = NumberText.exact(grid.contentOffset.y)
    case "height": text = NumberText.exact(grid.contentSize.height)
    case "counts":
      text = (0..<grid.numberOfSections).map { "\(grid.numberOfItems(inSection: $0))" }
        .joined(separator: " ")
    case "headers":
      text = grid.indexPathsForVisibleSupplementaryElements(ofKind: ShelfLayout.header).map(words)
        .joined(separator: " ")
    case "offsets": text = numbers(rig.delegate.offsets.map(\.y))
    case "made": text = "\(counters.cellsMade)"
    case "prepares": text = "\(counters.prepareCalls)"
    case "sourceCalls": text = "\(counters.sourceCalls)"
    case "faults": text = simulation.faults.map(\.code).joined(separator: " ")
    case "problems":
      text = (ShownState(grid).problems + rig.delegate.unpaired).joined(separator: ", ")
    case "done": text = completions.joined(separator: ", ")
    case "noted": text = notes.joined(separator: " | ")
    case "attached":
      text = layouts.filter { $0.collectionView === grid }.map(height(of:)).joined(separator: " ")
    case "layout": text = height(of: grid.collectionViewLayout)
    case "boundsInPrepare":
      text = layouts.compactMap { ($0 as? ListSpyLayout)?.boundsSeenInPrepare.last }
        .map { NumberText.short($0) }.joined(separator: " ")
    case "boundsInQuestions":
      text = layouts.compactMap { $0 as? ListSpyLayout }.flatMap(\.boundsSeenInQuestion)
        .map { NumberText.short($0) }.joined(separator: " | ")
    default: return "no claim"
    }
    return text.isEmpty ? "none" : text
  }

  /// A letter for each cell object: `a` for the first that a claim has named.
  private func names(_ views: [GridReusableView]) -> String {
    views.map { view in
      if !cells.contains(where: { $0 === view }) { cells.append(view) }
      let place = cells.firstIndex { $0 === view } ?? 0
      return String(UnicodeScalar(UInt8(97 + place)))
    }.joined()
  }

  private func path(_ text: some StringProtocol) -> IndexPath? {
    text.contains("-") ? IndexPath(indexes: text.split(separator: "-").compactMap { Int($0) }) : nil
  }

  private func words(_ path: IndexPath) -> String { path.map(String.init).joined(separator: "-") }

  private func height(of layout: GridViewLayout) -> String {
    let height: CGFloat = (layout as? ListSpyLayout)?.itemHeight ?? 0
    return NumberText.short(height)
  }

  private func numbers(_ values: [CGFloat]) -> String {
    values.map { NumberText.exact($0) }.joined(separator: " ")
  }

  // MARK: Steps

  func perform(_ step: String) {
    let words = step.split(separator: " ").map(String.init)
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    let number = numbers.first ?? 0
    switch words[0] {
    case "fresh": make(Array(words.dropFirst()))
    case "list", "shelf":
      make(words)
      grid.layoutIfNeeded()
      rig.log.removeAll()
    case "pass": grid.layoutIfNeeded()
    case "need": grid.setNeedsLayout()
    case "stale": grid.collectionViewLayout.invalidateLayout()
    case "reload": grid.reloadData()
    case "offset": grid.contentOffset.y = number
    case "to": grid.scroll(toY: number)
    case "by": grid.scroll(toY: grid.contentOffset.y + number)
    case "size": grid.frame.size = CGSize(width: numbers[0], height: numbers[1])
    case "counts": rig.source.counts = numbers.map { Int($0) }
    case "settle": simulation.settle()
    case "advance": simulation.advance(by: Double(number))
    case "note": notes.append(read("items"))
    case "without":
      simulation.perform {
        BaseView.performWithoutAnimation { self.perform(words.dropFirst(2).joined(separator: " ")) }
      }
    case "within":
      simulation.perform {
        BaseView.animate(withDuration: Double(number)) {
          self.perform(words.dropFirst(2).joined(separator: " "))
        }
      }
    case "on": act(on: words[1], times: Int(number), words.dropFirst(3).joined(separator: " "))
    default: configure(words, numbers)
    }
  }

  private func configure(_ words: [String], _ numbers: [CGFloat]) {
    let number = numbers.first ?? 0
    let paths = words.dropFirst().compactMap { path($0) }
    switch words[0] {
    case "rows":
      (grid.collectionViewLayout as? ListSpyLayout)?.itemHeight = number
      (grid.collectionViewLayout as? ShelfLayout)?.rowHeight = number
    case "follow": (grid.collectionViewLayout as? ListSpyLayout)?.answersBoundsChange = true
    case "target":
      asked.hearDisplay()
      asked.didScroll = { _ in }
      asked.targetContentOffset = { CGPoint(x: 0, y: numbers.first ?? $1.y) }
      grid.delegate = asked
    case "select": grid.content.selection = Set(paths.map { Position($0[0], $0[1]) })
    case "sections": _ = grid.numberOfSections
    case "query": _ = grid.numberOfItems(inSection: Int(number))
    case "place": for path in paths { _ = grid.layoutAttributesForItem(at: path) }
    case "insert":
      grid.performBatchUpdates {
        self.rig.source.counts[0] += 1
        self.grid.insertItems(at: paths)
      } completion: {
        self.completions.append("batch \($0)")
      }
    case "source":
      source = numbers.isEmpty ? nil : SampleDataSource(numbers.map { Int($0) })
      grid.dataSource = source
    case "sameSource": grid.dataSource = rig.source
    case "headerless":
      source = OptionalCallTests.HeaderlessSource()
      grid.dataSource = source
    case "again": change(to: grid.collectionViewLayout, isAnimated: false)
    case "switch", "animate", "following":
      let layout = ListSpyLayout()
      layout.itemHeight = number
      layout.answersBoundsChange = words[0] == "following"
      layouts.append(layout)
      change(to: layout, isAnimated: words[0] == "animate")
    default: Issue.record("\(words) is no step")
    }
  }

  private func change(to layout: GridViewLayout, isAnimated: Bool) {
    let height = height(of: layout)
    grid.setCollectionViewLayout(layout, animated: isAnimated) {
      self.completions.append("\(height) \($0)")
    }
  }

  /// Does a step in the first calls of an event.
  private func act(on event: String, times: Int, _ step: String) {
    var left = times
    let act = { [unowned self] in
      left -= 1
      if left >= 0 { self.perform(step) }
    }
    switch event {
    case "scroll": rig.delegate.onScroll = { _ in act() }
    case "end": rig.delegate.onDidEndDisplaying = { _, _ in act() }
    default: Issue.record("\(event) is no event")
    }
  }
}
