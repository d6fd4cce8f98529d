import GridTesting
import Testing

/// Runs a script on a grid. A step is an action, as `scroll 0,60`, or a value and its text, as
/// `offset 0,60`. The layout pass after an action is part of it. Steps end at a semicolon or with
/// their line.
///
/// - Parameter words: Actions and values of the suite. They get the rest of the line; an action
///   returns nil.
@MainActor
func run(
  _ script: String, on fixture: Fixture<some GridViewLayout>,
  words: [String: (String) throws -> String?] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for step in script.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
    let parts = step.split(separator: " ", maxSplits: 1).map(String.init)
    guard let word = parts.first else { continue }
    let rest = parts.count > 1 ? parts[1] : ""
    if let own = words[word] {
      guard let found = try own(rest) else { continue }
      #expect(found == rest, "\(word)", sourceLocation: sourceLocation)
    } else if let found = fixture.value(word) {
      #expect(found == rest, "\(word)", sourceLocation: sourceLocation)
    } else {
      fixture.act(word, rest.split(separator: ",").map { CGFloat(Double($0) ?? .nan) })
    }
  }
}

extension Fixture {
  /// The text of a value, or nil if the word names none.
  fileprivate func value(_ word: String) -> String? {
    let (board, spy) = (layout as? BoardLayout, layout as? ListSpyLayout)
    switch word {
    case "offset": return GridText.text(grid.contentOffset)
    case "content": return GridText.text(grid.contentSize)
    case "width": return GridText.text(grid.contentSize.width)
    case "items": return grid.visibleItems.joined(separator: " ")
    case "cells": return "\(grid.visibleCells.count)"
    case "frames": return grid.cellFrames.map(GridText.text).joined(separator: " · ")
    case "first": return grid.cellFrames.first.map { GridText.text($0.origin) } ?? "none"
    case "faults": return simulation.faults.map(\.code).joined(separator: " ")
    case "findings": return simulation.findings.map(\.code).joined(separator: " ")
    case "requested": return "\(source.requestedItems.count)"
    // Of layouts that watch.
    case "prepares": return "\(board?.prepareCount ?? spy?.prepareCount ?? -1)"
    case "asked": return (board?.askedRegions ?? []).map(GridText.text).joined(separator: " · ")
    case "asked-last": return board?.askedRegions.last.map(GridText.text) ?? "none"
    case "asked-bounds":
      return (board?.askedBounds ?? []).map(GridText.text).joined(separator: " · ")
    case "queries": return "\(spy?.queryCount ?? -1)"
    case "questions": return "\(spy?.boundsSeenInQuestion.count ?? -1)"
    case "contexts": return "\(spy?.contexts.count ?? -1)"
    default: return nil
    }
  }

  fileprivate func act(_ word: String, _ numbers: [CGFloat]) {
    func insets() -> GridEdgeInsets {
      GridEdgeInsets(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    switch word {
    // Without a pass.
    case "counts": return source.counts = numbers.map { Int($0) }
    case "move": return grid.contentOffset = CGPoint(x: numbers[0], y: numbers[1])
    case "stale": return layout.invalidateLayout()
    case "forget":
      (layout as? BoardLayout)?.askedRegions = []
      return
    case "size":
      (layout as? BoardLayout)?.size = CGSize(width: numbers[0], height: numbers[1])
      return
    // With one.
    case "layout": break
    case "need": grid.setNeedsLayout()
    case "invalidate": layout.invalidateLayout()
    case "reload": grid.reloadData()
    case "scroll": grid.contentOffset = CGPoint(x: numbers[0], y: numbers[1])
    case "resize": grid.frame.size = CGSize(width: numbers[0], height: numbers[1])
    case "inset": grid.contentInset = insets()
    case "margins": grid.layoutMargins = insets()
    case "safe": grid.setSafeAreaInsets(insets())
    default: Issue.record("\(word) is no word of a script")
    }
    grid.layoutIfNeeded()
  }
}
