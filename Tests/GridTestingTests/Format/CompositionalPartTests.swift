import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("Parts of a compositional layout in files")
struct CompositionalPartTests {
  private static var schema: LayoutSchema {
    var schema = LayoutSchema(
      id: "parts", summary: "sections",
      parameters: [
        .optional("section", .compositional(.section)),
        .optional("sections", .list(.compositional(.section))),
        .optional("configuration", .compositional(.configuration)),
      ])
    schema.alternatives = [["section", "sections"]]
    schema.listBySection = "sections"
    return schema
  }

  /// The mistakes of a case, without line and column, and without the beginning of their paths.
  private func mistakes(_ text: String, under parent: String = "") -> [String] {
    do throws(ScenarioFileError) {
      _ = try ScenarioParser(layouts: [Self.schema]).cases(in: text, file: "f.json")
      return []
    } catch { return error.mistakes.map { withoutPlace("\($0)", under: parent) } }
  }

  /// A section in which a part may stand, in the place of `PART`, and the path to that place. `SIZE`
  /// stands for two lengths, `ROW` and `ITEMS` for what a group must have.
  private static let places: [CompositionalPart: (section: String, path: String)] = [
    .section: ("PART", ""), .group: (#"{"group": PART}"#, ".group"),
    .list: (#"{"list": PART}"#, ".list"),
    .subitem: (#"{"group": {ROW, "subitems": [PART]}}"#, ".group.subitems[0]"),
    .dimension: (
      #"{"group": {ROW, "subitems": [{"item": [PART, {"absolute": 9}]}]}}"#,
      ".group.subitems[0].item[0]"
    ),
    .spacing: (
      #"{"group": {ROW, ITEMS, "interItemSpacing": PART}}"#, ".group.interItemSpacing"
    ),
    .supplementaryItem: (
      #"{"group": {ROW, ITEMS, "supplementaryItems": [PART]}}"#, ".group.supplementaryItems[0]"
    ),
    .anchor: (
      #"{"group": {ROW, ITEMS, "supplementaryItems": [{"elementKind": "k", "size": SIZE, "#
        + #""containerAnchor": PART}]}}"#, ".group.supplementaryItems[0].containerAnchor"
    ),
    .boundaryItem: (#"{"group": {ROW, ITEMS}, "boundary": [PART]}"#, ".boundary[0]"),
    .decoration: (#"{"group": {ROW, ITEMS}, "decorations": [PART]}"#, ".decorations[0]"),
    .configuration: (#"{"group": {ROW, ITEMS}}, "configuration": PART"#, "configuration"),
  ]

  private func filled(_ text: String) -> String {
    text.replacing("ROW", with: #""group": "horizontal", "size": SIZE"#)
      .replacing("ITEMS", with: #""subitems": [ITEM]"#).replacing("ITEM", with: #"{"item": SIZE}"#)
      .replacing("SIZE", with: #"[{"absolute": 9}, {"absolute": 9}]"#)
  }

  /// The mistakes of one part, at a place where it may stand.
  private func mistakes(in part: CompositionalPart, _ value: String) -> [String] {
    guard let place = Self.places[part] else { return ["no place for \(part)"] }
    let section = filled(place.section).replacing("PART", with: value)
    return mistakes(
      "{\"layout\": \"parts\", \"parameters\": {\"section\": \(section)}}",
      under: "parameters." + (part == .configuration ? "" : "section") + place.path)
  }

  @Test(.rows) func `samples are legal, and have every member between them`() throws {
    forEachRow(of: CompositionalPart.allCases) { part throws in
      var keys: Set<String> = []
      for sample in part.samples {
        #expect(mistakes(in: part, try sample.text()) == [])
        keys.formUnion(sample.objectValue?.keys ?? [])
      }
      #expect(keys.isSuperset(of: part.members.map(\.name)))
    }
  }

  @Test func `parts are written as they were read`() throws {
    for sample in CompositionalPart.section.samples {
      let text = try JSONValue.object([
        "layout": "parts", "parameters": ["sections": [sample, sample]], "sections": [["count": 3]],
      ]).text()
      let parser = ScenarioParser(layouts: [Self.schema])
      let read = try parser.cases(in: text, file: "f.json")
      #expect(read.first?.parameters["sections"] == [sample, sample])
      #expect(try parser.cases(from: read[0].json, file: "f.json") == read)
    }
  }

  /// A section; paths within it.
  static let sectionTable = MistakeTable(
    #"""
    3
      expected a section: {"group": {...}, ...} or {"list": {...}}, found 3
    {}
      expected a section: {"group": {...}, ...} or {"list": {...}}, found an empty object
    {"gruop": {"group": "vertical"}}
      gruop: expected one of the keys of a section: group, contentInsets, interGroupSpacing,
        boundary, decorations, supplementariesFollowContentInsets, contentInsetsReference,
        orthogonalScrollingBehavior, found "gruop"; did you mean "group"?
    {"list": {"appearance": "plain"}, "interGroupSpacing": 3}
      interGroupSpacing: expected one of the keys of a section with a list: list, found
        "interGroupSpacing"
    {"list": {"appearance": "insetgrouped"}}
      list.appearance: expected one of plain, grouped, insetGrouped, sidebar, sidebarPlain, found
        "insetgrouped"; did you mean "insetGrouped"?
    {"list": {}}
      list.appearance: expected one of plain, grouped, insetGrouped, sidebar, sidebarPlain, found
        nothing
    """#)

  /// A group; paths within it. `SIZE` stands for two lengths, `ITEM` for an item of such a size.
  static let groupTable = MistakeTable(
    #"""
    []
      expected a group: {"group": "horizontal", "size": [width, height], "subitems": [...], ...},
        found an empty list
    {"group": "horizontl", "size": SIZE}
      group: expected one of horizontal, vertical, custom, found "horizontl"; did you mean
        "horizontal"?
    {"group": "vertical", "size": [{"absolute": 9}], "subitems": []}
      size: expected a list of 2 dimensions [width, height], found a list of 1
      subitems: expected a list of one item or more, found an empty list
    {"group": "vertical", "size": SIZE}
      subitems: expected the items of the group, found nothing
    {"group": "vertical", "size": SIZE, "subitem": []}
      subitem: expected one of the keys of a group: group, size, subitems, frames, count,
        repeatingCount, interItemSpacing, contentInsets, edgeSpacing, supplementaryItems, found
        "subitem"; did you mean "subitems"?
    {"group": "custom", "size": SIZE}
      frames: expected the frames of a custom group's items, found nothing
    {"group": "custom", "size": SIZE, "frames": [[1, 2]], "count": 2}
      frames[0]: expected a list of 4 numbers [x, y, width, height], found a list of 2
      count: expected "frames" alone in a group that is "custom", found "count" beside it
    {"group": "vertical", "size": SIZE, "subitems": [ITEM, ITEM], "count": 2}
      subitems: expected one item beside "count", found a list of 2
    {"group": "vertical", "size": SIZE, "subitems": [ITEM], "count": 2, "repeatingCount": 2}
      expected either "count" or "repeatingCount", found both
    """#)

  /// Other parts, by name; paths within them.
  static let otherTable = MistakeTable(
    #"""
    subitem {"width": 3}
      expected an item or a group: {"item": [width, height], ...} or {"group": ..., ...}, found an
        object
    subitem {"itme": SIZE}
      itme: expected one of the keys of an item: item, contentInsets, edgeSpacing,
        supplementaryItems, found "itme"; did you mean "item"?
    dimension 50
      expected a dimension: an object with one of fractionalWidth, fractionalHeight, absolute,
        estimated, uniformAcrossSiblings, found 50
    dimension {"absolut": 50}
      absolut: expected one of the keys of a dimension: fractionalWidth, fractionalHeight, absolute,
        estimated, uniformAcrossSiblings, found "absolut"; did you mean "absolute"?
    dimension {"absolute": 50, "estimated": 40}
      expected a dimension: an object with one of fractionalWidth, fractionalHeight, absolute,
        estimated, uniformAcrossSiblings, found "absolute" and "estimated"
    dimension {"absolute": NaN}
      absolute: expected a finite number, found NaN
    spacing {}
      expected a spacing: an object with one of fixed, flexible, found an empty object
    anchor {"edges": ["left"]}
      edges[0]: expected one of top, leading, bottom, trailing, found "left"
    anchor {"edges": [], "absoluteOffset": [1, 2], "fractionalOffset": [1, 2]}
      expected either "absoluteOffset" or "fractionalOffset", found both
    boundaryItem {"elementKind": "h", "size": SIZE}
      alignment: expected one of top, topLeading, leading, bottomLeading, bottom, bottomTrailing,
        trailing, topTrailing, none, found nothing
    decoration {"elementKind": "h", "zindex": 3}
      zindex: expected one of the keys of a decoration: elementKind, contentInsets, zIndex, found
        "zindex"; did you mean "zIndex"?
    configuration {"scrollDirection": "down"}
      scrollDirection: expected one of vertical, horizontal, found "down"
    """#)

  @Test(.rows) func `mistakes in a part are told with their paths within it`() {
    Self.sectionTable.check { mistakes(in: .section, $0) }
    Self.groupTable.check { mistakes(in: .group, filled($0)) }
    Self.otherTable.check { input in
      let words = input.split(separator: " ", maxSplits: 1).map(String.init)
      guard let part = CompositionalPart(rawValue: words[0]) else { return ["no such part"] }
      return mistakes(in: part, filled(words[1]))
    }
  }

  /// A group with so many further ones, each among the subitems of the one before.
  private func nest(_ levels: Int, of inner: String) -> String {
    let size = #"[{"absolute": 9}, {"absolute": 9}]"#
    return (0..<levels).reduce("{\"item\": \(size)}") { part, level in
      let others = level == 0 ? inner : ""
      return "{\"group\": \"vertical\", \"size\": \(size), \"subitems\": [\(part)\(others)]}"
    }
  }

  @Test func `groups on more levels than the limit are a mistake with path and limit`() {
    let path = "parameters.section.group…[0]" + String(repeating: ".subitems[0]", count: 6)
    let mistake = "expected at most 64 groups one inside the other, found one more"
    func told(_ levels: Int, of inner: String = "") -> [String] {
      mistakes(
        "{\"layout\": \"parts\", \"parameters\": {\"section\": "
          + "{\"group\": \(nest(levels, of: inner))}}}")
    }
    #expect(told(64) == [])
    #expect(told(65) == ["\(path): \(mistake)"])
    // The groups inside it are not read.
    #expect(told(90) == ["\(path): \(mistake)"])
    #expect(told(64, of: ", " + nest(1, of: "")) == ["\(path.dropLast(3))[1]: \(mistake)"])
    #expect(mistake.contains(ScenarioLimits.groups.name))
  }

  private let row =
    #"{"group": {"group": "vertical", "size": [{"absolute": 9}, {"absolute": 9}],"#
    + #" "subitems": [{"item": [{"absolute": 9}, {"absolute": 9}]}]}}"#

  @Test func `a case has one section for all, or one for each`() {
    #expect(
      mistakes(#"{"layout": "parts"}"#) == [
        #"parameters.section: expected "section" or "sections", found nothing"#
      ])
    #expect(
      mistakes(
        "{\"layout\": \"parts\", \"parameters\": {\"section\": \(row), \"sections\": [\(row)]}}")
        == [#"parameters: expected either "section" or "sections", found both"#])
    #expect(
      mistakes("{\"layout\": \"parts\", \"parameters\": {\"secton\": \(row)}}") == [
        #"parameters.secton: expected one of the parameters of parts: section, sections, "#
          + #"configuration, found "secton"; did you mean "section"?"#
      ])
    #expect(
      mistakes(
        """
        {"layout": "parts", "parameters": {"section": \(row)}, "actions": [
        {"op": "setParameters", "parameters": {"configuration": {"interSectionSpacing": 4}}},
        {"op": "setLayout", "layout": "parts"}]}
        """) == [])
  }

  @Test func `sections past the end of the list are told with their place`() {
    func found(_ count: Int) -> [String] {
      let data = Array(repeating: #"{"count": 1}"#, count: count).joined(separator: ", ")
      return mistakes(
        "{\"layout\": \"parts\", \"parameters\": {\"sections\": [\(row), \(row)]}, "
          + "\"sections\": [\(data)]}")
    }
    #expect(found(2) == [])
    #expect(
      found(4) == [
        #"sections[2]: expected an entry of "parameters.sections" for each section, "#
          + "found 2 entries, and 4 sections"
      ])
  }
}
