import Testing
import UIKit

/// Values that a reload drops at once, and those that it asks for later.
@MainActor @Suite("Reloading")
struct ReloadTests {
  private let stage = Stage(RecordingLayout(), counts: [10])

  init() {
    stage.layOut()
  }

  @Test(
    "a reload asks late, and uses its cells again", .tags(.observed),
    arguments: Script.all(
      """
      # RD-1: a reload asks the data source nothing, and tells the layout everything is stale
      > reload data
      layout, source: layout invalidate: everything, counts
      # RD-2: counts and cells are asked for in the next layout
      > reload data
      > lay out
      order: layout prepare; source numberOfSections: 1; source numberOfItems in 0: 10;
        source cell 0-0; delegate willDisplay 0-0
      # RU-16: a reload needs no new cells
      > keep; reload data; lay out
      = visible 0-0 to 0-3; kept 4
      = reuses 0: 1; reuses 1: 1; reuses 2: 1; reuses 3: 1
      # Q-2: between a reload and the layout nothing is visible
      > reload data
      = visible none; frame 0: none
      """))
  func observed(script: Script) { script.run(on: stage) }

  @Test(
    "a reload takes over other data", .tags(.documented),
    arguments: Script.all(
      """
      # RD-4: the offset is kept, and moved back where the content has become shorter
      > scroll 250; reload data; lay out
      = offset 0,250
      > counts 6; reload data; lay out
      = offset 0,100; visible 0-2 to 0-5
      # CO-10: in the preparation the new counts hold
      > counts 1 2 3; reload data; lay out
      = elements 6; content 100 × 300
      """))
  func documented(script: Script) { script.run(on: stage) }

  @Test(
    "a reload lets go of cells and selection", .tags(.inferred),
    arguments: Script.all(
      """
      # T4: cells go in the call, and come from the queue in the next layout
      > reload data
      layout, source, delegate: layout invalidate: everything, counts;
        delegate didEndDisplaying 0-0; delegate didEndDisplaying 0-1;
        delegate didEndDisplaying 0-2; delegate didEndDisplaying 0-3
      > lay out
      layout, source, cell, delegate: layout prepare; source numberOfSections: 1;
        source numberOfItems in 0: 10; layout contentSize; layout elements; source cell 0-0;
        cell prepareForReuse; cell apply 0-0; delegate willDisplay 0-0; source cell 0-1; …
      # RD-3: the selection goes, and nobody is told
      > select 1
      = selected 0-1
      > reload data; lay out
      0 of: delegate didDeselect
      = selected none
      # RD-10: reloading twice is one preparation
      > reload data; reload data; lay out
      1 of: layout prepare
      """))
  func inferred(script: Script) { script.run(on: stage) }
}
