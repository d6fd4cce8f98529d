import GridKit
import GridScenarios
import TestSupport
import Testing

/// How scenarios choose between a corrected layout and its published form.
@MainActor @Suite("Modes of the gallery")
struct PublishedModeTests {
  @Test func `every layout with a published form has it under its own id`() {
    let modes = LayoutRegistry.gallery.schemas.filter { schema in
      schema.parameters.contains { $0.name == "mode" }
    }
    #expect(
      modes.map(\.id) == [
        "shortestColumn", "list", "groupedRows", "sectionedWaterfall", "headerFooterGrid",
        "carousel", "circle", "mosaicGrid", "block",
      ])
    let words = ParameterType.word(["corrected", "asPublished"])
    #expect(modes.allSatisfy { $0.parameters.first { $0.name == "mode" }?.type == words })
  }

  @Test(.rows) func `a running case can change the mode, and keeps its other parameters`() {
    ScenarioRows.check(
      """
      # to the published form
      {"layout": "list", "parameters": {"sectionInset": [0, 20, 0, 20]},
       "sections": [{"count": 2}], "viewport": [360, 640],
       "actions": [{"op": "setParameters", "parameters": {"mode": "asPublished"}}],
       "expect": {"cells": [{"frame": [20, 0, 360, 60]}, {"frame": [20, 70, 360, 60]}]}}
      # and back
      {"layout": "list", "parameters": {"sectionInset": [0, 20, 0, 20], "mode": "asPublished"},
       "sections": [{"count": 2}], "viewport": [360, 640],
       "actions": [{"op": "setParameters", "parameters": {"mode": "corrected", "itemHeight": 30}}],
       "expect": {"cells": [{"frame": [20, 0, 320, 30]}, {"frame": [20, 40, 320, 30]}]}}
      # by an animated switch of layouts
      {"layout": "mosaicGrid", "sections": [{"count": 4}], "viewport": [360, 640], "actions": [
        {"op": "setLayout", "layout": "list", "parameters": {"mode": "asPublished"},
         "animated": true}, {"op": "settle"},
        {"op": "setLayout", "layout": "mosaicGrid", "parameters": {"mode": "asPublished"},
         "animated": true}, {"op": "settle"}], "expect": {"contentSize": [0, 360]}}
      # by an animated switch from one form of a layout to the other
      {"layout": "list", "parameters": {"sectionInset": [0, 20, 0, 20]},
       "sections": [{"count": 2}], "viewport": [360, 640], "actions": [
        {"op": "setLayout", "layout": "list", "parameters": {"mode": "asPublished"},
         "animated": true}, {"op": "snapshot", "elements": "all"}, {"op": "settle"},
        {"op": "snapshot", "elements": "all"}], "expect": {"steps": [{},
        {"elements": [{"frame": [20, 0, 320, 60]}, {"frame": [20, 70, 320, 60]}]}, {},
        {"elements": [{"frame": [20, 0, 360, 60]}, {"frame": [20, 70, 360, 60]}]}]}}
      # refused, it leaves the layout as it was
      {"layout": "sectionedWaterfall", "sections": [{"count": 4}], "viewport": [360, 640],
       "actions": [{"op": "setParameters", "parameters": {"mode": "asPublished"}}],
       "expect": {"faults": [{"code": "E-40"}], "contentSize": [360, 240]}}
      # parameters of a published layout change what it lays out
      {"layout": "shortestColumn", "parameters": {"mode": "asPublished"},
       "sections": [{"count": 4}], "viewport": [360, 640], "actions": [
        {"op": "setParameters", "parameters": {"itemCount": 2, "sizeDelegate": "zero"}},
        {"op": "snapshot", "elements": "all"},
        {"op": "setParameters", "parameters": {"itemCount": 3, "lineSpacing": 11}}],
       "expect": {"steps": [{}, {"elements": [{"item": 0}, {"item": 1}]}, {}],
        "cells": [{"item": 0}, {"item": 1}, {"item": 2}], "contentSize": [360, 0]}}
      # headers whose paths name a whole section are listed as item 0 of it
      {"layout": "headerFooterGrid", "sections": [{"count": 4}], "viewport": [360, 640],
       "parameters": {"mode": "asPublished", "headerSize": 20, "footerSize": 10},
       "expect": {"supplementary": [{"kind": "footer", "section": 0, "item": 0},
        {"kind": "header", "section": 0, "item": 0}]}}
      """)
  }

  @Test func `corrected waterfalls take random heights too`() throws {
    let run = try ScenarioRunner(registry: .gallery).run(
      ScenarioCase(
        layout: "sectionedWaterfall", parameters: ["randomHeights": [20, 21]],
        sections: [.count(4)], actions: [.setParameters(["randomHeights": [50, 51]])]))
    #expect(run.output.cells.allSatisfy { (50...51).contains($0.frame.height) })
  }
}
