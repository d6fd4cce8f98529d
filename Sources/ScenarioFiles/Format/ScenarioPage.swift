import Foundation

/// The reference page on scenario files, `Docs/Reference/Scenarios.md`: prose around tables and
/// examples that come from the declaration of the format.
package enum ScenarioPage {
  /// The page.
  package static var text: String {
    ([opening, caseChapter, partsChapter, compositionalChapter, actionsChapter] + ops
      + [outputChapter, recipes]).joined(separator: "\n\n")
      .components(separatedBy: "\n\n").map(evened).joined(separator: "\n\n") + "\n"
  }

  /// A paragraph in lines of a page's width; everything else as it is.
  private static func evened(_ block: String) -> String {
    let isProse = !block.hasPrefix("#") && !block.hasPrefix("```")
    let lines = block.split(separator: "\n")
    guard isProse, lines.allSatisfy({ $0.first != " " && $0.first != "|" }) else { return block }
    return PageWidth(110).fitted(lines.joined(separator: " "))
  }

  /// The example file of each op on the page, by the op's name.
  package static var examples: [(op: String, text: String)] {
    ScenarioAction.Op.allCases.map { ($0.rawValue, $0.example) }
  }

  /// The keys that each op and each part of a file may have, by name.
  package static var keys: [(name: String, keys: [String])] {
    ScenarioAction.Op.allCases.map { ($0.rawValue, $0.keys) }
      + FormatPart.allCases.compactMap { part in part.object.map { (part.rawValue, $0.names) } }
  }

  // MARK: Chapters

  private static let opening = """
    <!-- Generated from Sources/ScenarioFiles/Format by .ci/reference: edits are lost. -->

    # Scenario files

    Every key and every op of a scenario file, with an example of each. A scenario file describes \
    a grid, the actions on it and the expected result, in JSON. `gridview` runs it, tests read it \
    with `ScenarioParser` and `ScenarioRunner` of the product `ScenarioFiles`, the player shows \
    it, and layouts of other UI stacks are compared with it ([Porting](../Porting.md)).

    ```json
    {"layout": "carousel", "parameters": {"itemSize": [150, 100]}, "sections": [{"count": 12}],
     "actions": [{"op": "fling", "velocity": [700, 0]}],
     "expect": {"contentOffset": [320, 0], "visibleItems": [[0, 1], [0, 2], [0, 3]]}}
    ```

        $ gridview check carousel.json
        1 case: 1 as expected
        $ gridview run carousel.json --ascii --html carousel.html

    (`gridview run carousel --html carousel.html`, without a file, scrolls, flings and turns the \
    layout by itself.)

    A file is one case, a list of cases, or `{"cases": [...]}`. Lengths are points, times seconds, \
    speeds points
    per second, angles degrees (keys that end in `Degrees`). An item is `[section, item]`, both \
    from 0. A file that has a mistake is not run;
    all its mistakes are told at once, with line, column, path, and the nearest legal word:

        $ gridview run walls.json
        walls.json:3:17: cases[1].layout: expected one of shortestColumn, list, …, found \
        "carusel"; did you mean "carousel"?

    How far numbers may go is in [Limits](Limits.md).

    ## In an editor

    [Scenario.schema.json](Scenario.schema.json) is a JSON Schema (2020-12) of these files, with \
    the parameters of
    every layout of the gallery; `gridview schema` prints it. An editor that knows it completes \
    keys and words,
    and says what each means. In VS Code:

    ```jsonc
    // .vscode/settings.json
    {"json.schemas": [{"fileMatch": ["*.scenario.json"], "url": "./Scenario.schema.json"}]}
    ```

    The schema looks at one place at a time. What depends on several (a layout that an earlier \
    action has made, a
    position past the end, how much a case asks for in all) only the tool tells.
    """

  private static var caseChapter: String {
    """
    ## Keys of a case

    `layout` alone has to be there.

    \(table(FormatPart.scenario.object))

    A case with all of them:

    ```json
    \(wholeCase)
    ```

    `queryPolicy` is `whole`, `pageAligned` (page by page, as UIKit was seen to ask) or \
    `clippedToContent`. `source` is `"diffable"` for a
    case whose sections and items have names, or text that says where the expectation comes from \
    and begins with
    `documented`, `observed` or `chosen`, or both: `"diffable, observed on an iPhone 15"`.
    """
  }

  /// The case that has every key.
  static let wholeCase = """
    {"id": "everything", "layout": "flow", "parameters": {"itemSize": [80, 60]},
     "sections": [{"count": 6}, {"items": [[80, 60], [120, 60]]}],
     "preferredSizes": {"heights": [40, 60]},
     "viewport": [390, 600], "displayScale": 2, "frameRate": 120,
     "safeArea": [47, 0, 34, 0], "viewContentInset": [10, 0, 0, 0],
     "layoutMargins": [8, 16, 8, 16], "direction": "leftToRight",
     "queryPolicy": "pageAligned", "contentOffset": [0, -57],
     "actions": [{"op": "reloadData"}],
     "screen": {"size": [390, 844], "origin": [0, 100],
       "controls": [{"title": "Reload", "frame": [16, 40, 80, 32], "steps": [0]}]},
     "texts": {"cell": "item {item}", "header": "section {section}", "footer": "end"},
     "expect": {"contentOffset": [0, -57]},
     "source": "chosen: shows every key"}
    """

  private static var partsChapter: String {
    """
    ## Sections

    A section has `count` or `items`, and the keys that the case's layouts read in a section \
    (`gridview list ID`
    shows them). An item is a length along the scroll axis, `[width, height]`, or `{"height", \
    "span"}`.

    \(table(FormatPart.section.object))

    ```json
    {"layout": "sectionedWaterfall",
     "sections": [{"count": 3}, {"items": [40, [100, 60], {"height": 80, "span": 2}]}]}
    ```

    ### Sections with names

    In a case with `"source": "diffable"` sections and items have identifiers, and change by \
    `apply` and
    `applySection` instead of `update`.

    \(table(FormatPart.namedSection.object))

    ```json
    {"layout": "list", "source": "diffable",
     "sections": [{"id": "fruit", "items": ["apple", "pear"]}, {"id": "nuts", "items": []}]}
    ```

    ## Preferred sizes

    What cells answer where a layout only estimates a length. Lists are repeated along the items \
    of a section.

    \(table(FormatPart.preferredSizes.object))

    ```json
    [{"id": "one height", "layout": "compositional",
      "parameters": {"section": {"list": {"appearance": "plain"}}},
      "sections": [{"count": 20}], "preferredSizes": {"height": 52}},
     {"id": "in turn", "layout": "compositional",
      "parameters": {"section": {"list": {"appearance": "plain"}}},
      "sections": [{"count": 20}], "preferredSizes": {"heights": [44, 60, 52]}},
     {"id": "widths", "layout": "compositional",
      "parameters": {"section": {
        "group": {"group": "horizontal", "size": [{"estimated": 80}, {"absolute": 40}],
                  "subitems": [{"item": [{"estimated": 80}, {"fractionalHeight": 1}]}]},
        "orthogonalScrollingBehavior": "continuous"}},
      "sections": [{"count": 5}], "preferredSizes": {"widths": [70, 90]}},
     {"id": "one width", "layout": "compositional",
      "parameters": {"section": {
        "group": {"group": "horizontal", "size": [{"estimated": 80}, {"absolute": 40}],
                  "subitems": [{"item": [{"estimated": 80}, {"fractionalHeight": 1}]}]},
        "orthogonalScrollingBehavior": "continuous"}},
      "sections": [{"count": 5}], "preferredSizes": {"width": 70}}]
    ```

    ## Screen and texts

    What is drawn around the grid and on its elements, in drawings and in the player. Neither \
    moves anything.

    \(table(FormatPart.screen.object))

    A control:

    \(table(FormatPart.control.object))

    Texts:

    \(table(FormatPart.texts.object))
    """
  }

  private static var compositionalChapter: String {
    let parts = CompositionalPart.allCases.map { part in
      "| \(part.rawValue) | "
        + part.members.map { member in
          "`\(member.name)`" + (member.presence == .required ? "" : "?")
        }.joined(separator: ", ") + " |"
    }
    return """
      ## Layouts and their parameters

      `gridview list` shows the gallery: what each layout is, its parameters with their defaults, \
      and the keys that
      it reads in a section. `gridview run ID --set itemSize=[80,80]` tries one out without a file.

      The parameters of `compositional` say what an app's code says: `section` for all sections or \
      `sections` by
      index, and `configuration`. Keys with a question mark may be left out.

      | part | keys |
      | --- | --- |
      \(parts.joined(separator: "\n"))

      A section has `group` or `list`; a subitem is an item or a group; a dimension and a spacing \
      have exactly one of
      their keys; a size is `[width, height]` of dimensions, insets are `[top, leading, bottom, \
      trailing]`. A custom
      group has `frames`, every other one `subitems`. Groups lie one inside the other on at most \
      \(ScenarioLimits.groups.whole) levels.
      `boundary` of `configuration` has the boundary items of the whole layout. Views of kinds of \
      the case's own
      come out under their own names.

      ```json
      {"layout": "compositional",
       "parameters": {
         "sections": [
           {"group": {"group": "horizontal", "size": [{"fractionalWidth": 1}, {"absolute": 80}],
                      "subitems": [{"item": [{"fractionalWidth": 0.5}, {"fractionalHeight": 1}],
                                    "contentInsets": [4, 4, 4, 4]}]},
            "boundary": [{"elementKind": "header", "alignment": "top", "pinToVisibleBounds": true,
                          "size": [{"fractionalWidth": 1}, {"absolute": 30}]}]},
           {"list": {"appearance": "insetGrouped"}}],
         "configuration": {"interSectionSpacing": 12,
           "boundary": [{"elementKind": "banner", "alignment": "top", "pinToVisibleBounds": true,
                         "size": [{"fractionalWidth": 1}, {"absolute": 50}],
                         "contentInsets": [0, 16, 0, 16]}]}},
       "sections": [{"count": 8}, {"count": 4}]}
      ```
      """
  }

  private static var actionsChapter: String {
    let rows = ScenarioAction.Op.allCases.map { op in
      "| [`\(op.rawValue)`](#\(op.rawValue.lowercased())) | \(op.summary) |"
    }
    return """
      ## Actions

      `actions` is a list of `{"op": ..., ...}`, done in order. `drag`, `fling`, \
      `interactiveTransition` and the drag
      of a section end with the view at rest, `touch` with its last point. Every other op only \
      starts what it starts:
      time passes in `advance` and `settle`. After each action the grid is laid out without time \
      passing. Distances and
      speeds are those of the content offset: positive when it grows. An action that breaks a \
      contract is taken back,
      its fault is put into the output, and the next action runs.

      | op | what it does |
      | --- | --- |
      \(rows.joined(separator: "\n"))
      """
  }

  private static var ops: [String] {
    ScenarioAction.Op.allCases.map { op in
      let note: String
      switch op.dataSource {
      case .diffable: note = " Only in a case with `\"source\": \"diffable\"`."
      case .counted: note = " Only in a case without `\"source\": \"diffable\"`."
      case nil: note = ""
      }
      var parts = ["### \(op.rawValue)", sentence(op.summary) + note]
      if !op.format.keys.isEmpty { parts.append(table(op.format)) }
      if op.format.keys.contains(where: { $0.type == .part(.sectionDrag) }) {
        parts += [
          "The drag of a section, with one key at least:", table(FormatPart.sectionDrag.object),
        ]
      }
      if op == .dropAt {
        parts += ["A proposal, with UIKit's names:", table(FormatPart.proposal.object)]
      }
      if op == .update {
        parts += ["An insertion of a section:", table(FormatPart.sectionInsertion.object)]
      }
      parts.append("```json\n\(op.example)\n```")
      return parts.joined(separator: "\n\n")
    }
  }

  // MARK: Tables

  private static func table(_ object: FormatObject?) -> String {
    guard let object else { return "" }
    let rows = object.keys.map { key in
      let standard =
        switch key.presence {
        case .required: "required"
        case .optional: ""
        case .defaulted(let value): "`\((try? value.text(.line)) ?? "")`"
        }
      let type = description(of: key.type).replacing(" | ", with: " or ")
      return "| `\(key.name)` | \(type) | \(standard) | \(key.summary ?? "") |"
    }
    var lines = ["| key | takes | default | meaning |", "| --- | --- | --- | --- |"] + rows
    if !object.forms.isEmpty {
      let names = object.forms.map { "`\($0[0])`" }
      let rest = object.forms.filter { $0.count > 1 }.map { form in
        form.dropFirst().map { "`\($0)`" }.joined(separator: ", ") + " only beside `\(form[0])`"
      }
      lines += [
        "",
        ([("Either " + names.joined(separator: " or "))] + rest).joined(separator: "; ") + ".",
      ]
    }
    return lines.joined(separator: "\n")
  }

  /// Short enough for a table.
  private static func description(of type: ParameterType) -> String {
    switch type {
    case .whole(.notNegative): "whole number"
    case .whole(.positive): "whole number from 1"
    case .list(let entry, nil): "[\(description(of: entry)), …]"
    case .either(let types) where types.count == 2 && types[1] == .list(types[0]):
      "\(description(of: types[0])), or a list of these"
    case .either(let types): types.map(description).joined(separator: " | ")
    case .within(_, let type): description(of: type)
    default: type.description
    }
  }

  private static func sentence(_ text: String) -> String {
    (text.first.map { $0.uppercased() } ?? "") + text.dropFirst() + "."
  }
}

extension ScenarioPage {
  /// The default values of keys that a file leaves out, by op or part.
  package static var defaults: [(name: String, key: String, value: JSONValue)] {
    let ops = ScenarioAction.Op.allCases.map { ($0.rawValue, $0.format) }
    let parts = FormatPart.allCases.compactMap { part in part.object.map { (part.rawValue, $0) } }
    return (ops + parts).flatMap { name, object in
      object.keys.compactMap { key in
        if case .defaulted(let value) = key.presence { (name, key.name, value) } else { nil }
      }
    }
  }
}
