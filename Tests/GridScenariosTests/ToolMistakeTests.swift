import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("gridview run on files with mistakes", .slow)
struct ToolMistakeTests {
  @Test(.rows) func `mistakes are told with their places, and then nothing runs`() {
    ToolTranscript.check(
      #"""
      # ten different mistakes
      @ f.json
      {"cases": [
        {"id": "good", "layout": "list", "sections": [{"count": 3}]},
        {"id": "bad", "layout": "carusel", "viewport": [300]},
        {"id": "worse", "layout": "flow", "parameters": {"itemSiz": [10, 10]},
         "sections": {"count": 3}, "displayScale": 4,
         "actions": [
           {"op": "setContentOfset", "contentOffset": [0, 1]},
           {"op": "setContentOffset", "contentOffset": [0, NaN]},
           {"op": "setLayout", "layout": "list", "animated": "no"},
           {"op": "query", "rect": 3}],
         "expct": {}},
        {"id": "good", "layout": "list"}
      ]}
      $ gridview run f.json --json
      ! f.json:3:17: cases[1].layout: ⋯found "carusel"; did you mean "carousel"?
      ! f.json:3:38: cases[1].viewport: ⋯
      ! f.json:4:52: cases[2].parameters.itemSiz: ⋯found "itemSiz"; did you mean "itemSize"?
      ! f.json:5:4: cases[2].sections: ⋯
      ! f.json:5:30: cases[2].displayScale: ⋯
      ! f.json:7:7: cases[2].actions[0].op: ⋯found "setContentOfset"; did you mean "setContentOffset"?
      ! f.json:8:54: cases[2].actions[1].contentOffset[1]: expected a finite number, found NaN
      ! f.json:9:44: cases[2].actions[2].animated: ⋯
      ! f.json:10:22: cases[2].actions[3].rect: ⋯
      ! f.json:11:4: cases[2].expct: ⋯found "expct"; did you mean "expect"?
      ! f.json:12:4: cases[3].id: ⋯
      = 2
      # one bad file stops the good ones too
      @ bad.json
      {"layout": "list", "actions": [{"op": "reloadDat"}]}
      @ good.json
      {"layout": "list"}
      $ gridview run good.json bad.json carusel --json
      ! bad.json:1:33: actions[0].op: expected one of ⋯
      ! ⋯found neither; did you mean "carousel"?
      = 2
      # files that are no scenario at all
      @ empty
      @ open
      {]
      @ number
      3
      @ entry
      [3]
      @ key
      {"csaes": []}
      $ printf '\0' >null
      $ for f in empty open number entry key null; do gridview run $f; echo $?; done
      2
      2
      2
      2
      2
      2
      ! empty:1:1: expected a value, found the end of the text
      ! open:1:2: expected ⋯
      ! number:1:1: expected a case, a list of cases, or {"cases": [...]}, found 3
      ! entry:1:2: [0]: expected a case, found 3
      ! key:1:2: csaes: expected one of the keys: cases, found "csaes"⋯
      ! null:1:1: expected ⋯
      # an empty list of cases runs nothing and is well
      $ echo '[]' | gridview run -
      """#)
  }
}
