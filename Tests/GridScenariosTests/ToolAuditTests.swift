import GridScenarios
import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("gridview audit", .slow)
struct ToolAuditTests {
  @Test(.rows) func `an audit tells its findings, and its status whether there is an error`() {
    ToolTranscript.check(
      #"""
      # a layout of the gallery has no findings, alone or in a process of its own
      $ gridview audit list --items 20
      list
      ListLayout: no findings
      The content is 375 wide and 1390 high, from the layout's own collectionViewContentSize. The
      elements reach from y = 0 to 1390, where cell 0-19 ends.
      $ gridview audit list --items 20 >own; gridview audit list --items 20 --isolated >isolated
      $ cmp own isolated
      # with --json it is an object for each case
      @ cases.json
      [{"id": "tall", "layout": "circle", "sections": [{"count": 6}], "viewport": [200, 400]},
       {"id": "fine", "layout": "list", "sections": [{"count": 2}]}]
      $ gridview audit cases.json --json >own
      $ sed 's/,"message":"[^"]*"//; s/,\["cell",0,[2-9]\]//g' own
      ⋯"findings":[{"code":"clipped-elements","elements":[["cell",0,1]⋯],"severity":"warning"}],⋯"id":"tall"⋯
      ⋯"findings":[],⋯"id":"fine"⋯
      $ grep -o '"code":' own
      "code":
      $ gridview audit cases.json --json --isolated >isolated
      $ cmp own isolated
      # an error is exit status 1, and the finding says what to do
      $ gridview audit shortestColumn --set columnCount=0
      ⋯
      E  invalid-column-count  ⋯
      ⋯
      = 1
      # a file that cannot be read is exit status 2
      $ gridview audit nowhere.json
      ! ⋯nowhere.json⋯
      ! ⋯
      = 2
      # a case that is refused keeps those before it from being run
      @ cases.json
      [{"id": "fine", "layout": "list", "sections": [{"count": 2}]},
       {"id": "large", "layout": "headerFooterGrid", "parameters": {"itemSize": [1, 1]},
        "sections": [{"count": 200000}]}]
      $ for word in audit run check; do gridview $word cases.json; echo $?; done
      2
      2
      2
      ! ⋯large: sections: expected at most 100000 elements on screen at the start⋯
      ! ⋯large: sections: expected at most 100000 elements on screen at the start⋯
      ! ⋯large: sections: expected at most 100000 elements on screen at the start⋯
      # run --audit puts the findings on the page
      $ gridview run circle --viewport 200x400 --items 6 --audit --html page.html
      ⋯
        WARNING clipped-elements:
      ⋯
      $ grep -q clipped-elements page.html
      $ gridview run circle --viewport 200x400 --items 6 --html page.html >out
      $ grep -q clipped-elements page.html
      = 1
      # run --audit adds the findings to the output
      $ gridview run circle --viewport 200x400 --items 6 --json | grep '"findings":'
      = 1
      $ gridview run circle --viewport 200x400 --items 6 --json --audit >out
      $ grep -o -e '"findings":' -e '"code":"[a-z-]*"' out
      "findings":
      "code":"clipped-elements"
      """#)
  }
}
