import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// Properties that are set while a layout is in a grid.
@MainActor @Suite("Audit of changed properties")
struct ChangeAuditTests {
  private let code = "parameter-does-not-invalidate"

  private func audit(
    _ changes: [LayoutAudit.Change], sections: [Int] = [9],
    _ make: @escaping @MainActor () -> GridViewLayout
  ) -> AuditReport {
    LayoutAudit.run(
      in: .init(viewport: CGSize(width: 200, height: 300), sections: sections, changes: changes),
      make)
  }

  @Test func `only the properties that nothing follows are named, in one finding`() throws {
    let changes: [LayoutAudit.Change] = [
      .init("told", \Shelf.told, 7), .init("pitch", \Shelf.pitch, 65),
      .init("unused", \Shelf.unused, 40),
      .init("both margins") { layout in
        (layout as? Shelf)?.left = 12
        (layout as? Shelf)?.right = 20
      },
    ]
    let findings = audit(changes) { Shelf() }[code]
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message == """
        Shelf.invalidateLayout(): changing `pitch` and `both margins` leaves the old frames after a \
        layout pass: after that of `pitch` cell 0-1 is still at (0, 50, 200, 40), where a fresh \
        layout has it at (0, 65, 200, 40). Setting it shows nothing until something else happens to \
        invalidate the layout. Call `invalidateLayout()` when the value changes, and derive \
        everything from it in `prepare()`.
        """)
    #expect(finding.elements == (1..<9).map { .cell(0, $0) })
  }

  @Test(.rows) func `a property that moves nothing, or tells of itself, is no finding`() {
    let pitch = LayoutAudit.Change("pitch", \Shelf.pitch, 65)
    let rows:
      [(
        name: String, changes: [LayoutAudit.Change], sections: [Int], isInOrder: Bool,
        layout: @MainActor () -> GridViewLayout
      )] = [
        ("it invalidates", [.init("told", \Shelf.told, 7)], [9], true, { Shelf() }),
        ("it moves nothing", [.init("unused", \Shelf.unused, 40)], [9], true, { Shelf() }),
        ("nothing is set", [], [9], true, { Shelf() }),
        ("a layout of another class", [pitch], [9], true, { StackLayout() }),
        (
          "a content size that lags behind", [.init("bottom", \Shelf.bottom, 25)], [9], false,
          { Shelf() }
        ),
        ("no sections", [pitch], [], false, { Shelf() }),
        ("no items", [pitch], [0], false, { Shelf() }),
      ]
    forEachRow(of: rows, named: \.name) { _, changes, sections, isInOrder, layout in
      let report = audit(changes, sections: sections, layout)
      #expect(report[code] == [])
      if isInOrder { #expect(report.findings == []) }
    }
  }

  @Test func `layouts that differ by themselves let the audit conclude nothing`() {
    let report = audit([.init("pitch", \Shelf.pitch, 65)]) { WanderingShelf() }
    #expect(report[code] == [])
    #expect(report.notes.contains { $0.hasPrefix("Whether frames follow properties was not") })
  }

  @Test(.rows) func `a finding says where an element still is, and where it should be`() {
    let rows:
      [(change: LayoutAudit.Change, layout: @MainActor () -> GridViewLayout, words: String)] = [
        (
          .init("rowHeight", \StackLayout.rowHeight, 47), { StackLayout() },
          "cell 0-0 is still at (0, 0, 200, 40), where a fresh layout has it at (0, 0, 200, 47)."
        ),
        (
          .init("pitch", \Shelf.pitch, 65), { ForgetfulShelf() },
          "ForgetfulShelf.prepare(): changing `pitch` leaves the old frames after a layout pass, "
            + "although it prepares: cell 0-1 is still at (0, 50, 200, 40)"
        ),
        (
          .init("limit", \Shelf.limit, 6), { Shelf() },
          "cell 0-6 is still at (0, 300, 200, 40), where a fresh layout has none."
        ),
        (
          .init("limit", \Shelf.limit, 9),
          {
            let layout = Shelf()
            layout.limit = 5
            return layout
          }, "cell 0-5 is still missing, where a fresh layout has it at (0, 250, 200, 40)."
        ),
      ]
    forEachRow(of: rows, named: \.words) { change, layout, words in
      let finding = try #require(audit([change], layout)[code].first)
      #expect(finding.message.contains(words))
    }
  }

  @Test func `of a scenario's parameters numbers, sizes, insets, counts and lists are tried`()
    throws
  {
    let shop = Shop()
    let report = try shop.audit(
      """
      {"length": 30, "box": [40, 20], "edges": [1, 2, 3, 4], "edge": 5, "count": 3, "places": 1,
       "numbers": [2, 4], "groups": [{"size": 2, "width": 8, "name": "a"}, {"size": 1, "width": 9,
       "name": "b"}], "rows": [[0], [1]], "word": "left", "flag": true, "kind": 4}
      """)
    // A parameter that moves nothing is tried with all its values, once each, and set back.
    #expect(
      shop.tried == [
        "length 40", "length 30", "box [50, 30]", "box [40, 20]", "edges [11, 12, 13, 14]",
        "edges [1, 2, 3, 4]", "edge 15", "edge 5", "count 4", "count 3", "count 2", "count 3",
        "places 2", "places 1", "numbers [12, 4]", "numbers [2, 4]",
        #"groups [{"size": 3, "width": 8, "name": "a"}, {"size": 1, "width": 9, "name": "b"}]"#,
        #"groups [{"size": 2, "width": 8, "name": "a"}, {"size": 1, "width": 9, "name": "b"}]"#,
        #"groups [{"size": 1, "width": 8, "name": "a"}, {"size": 1, "width": 9, "name": "b"}]"#,
        #"groups [{"size": 2, "width": 8, "name": "a"}, {"size": 1, "width": 9, "name": "b"}]"#,
        #"groups [{"size": 2, "width": 18, "name": "a"}, {"size": 1, "width": 9, "name": "b"}]"#,
        #"groups [{"size": 2, "width": 8, "name": "a"}, {"size": 1, "width": 9, "name": "b"}]"#,
      ])
    #expect(report.codes == [])
  }

  @Test func `an audit invents no parameters that a case leaves off`() throws {
    let bare = Shop()
    #expect(try bare.audit("{}").codes == [])
    #expect(bare.tried == [])
  }

  @Test func `the report names a parameter with the value that was set`() throws {
    let shop = Shop {
      Shelf()
    } configure: { layout, parameters in
      guard let shelf = layout as? Shelf else { return }
      if let value = parameters["length"]?.doubleValue { shelf.pitch = CGFloat(value) }
      if let value = parameters["edge"]?.doubleValue { shelf.told = CGFloat(value) }
      if let value = parameters["groups"]?.arrayValue?.first?.objectValue?["size"]?.intValue {
        shelf.limit = value
      }
    }
    let message = try #require(
      shop.audit(
        #"{"length": 60, "edge": 4, "groups": [{"size": 6, "width": 1, "name": ""}]}"#)[code].first
    ).message
    #expect(
      message.hasPrefix(
        "Shelf.invalidateLayout(): changing `length` to 70 and `groups[0].size` to 7 leaves the old "
          + "frames after a layout pass: after that of `length` cell 0-1 is still at (4, 60, 196, 40), "
          + "where a fresh layout has it at (4, 70, 196, 40)."), "\(message)")
  }

  @Test func `a count that is cut off when it grows is tried one smaller`() throws {
    func message(_ count: Int) throws -> String? {
      let shop = Shop {
        Shelf()
      } configure: { layout, parameters in
        if let value = parameters["count"]?.intValue { (layout as? Shelf)?.limit = value }
      }
      return try shop.audit(#"{"count": \#(count)}"#)[code].first?.message
    }
    #expect(try message(4)?.contains("`count` to 5 ") == true)
    #expect(try message(8)?.contains("`count` to 7 ") == true)
    #expect(try message(20) == nil)
  }
}

/// Rows that are made in `prepare()` from properties of which one tells when it is set.
private class Shelf: PlacedLayout {
  var pitch: CGFloat = 50
  var left: CGFloat = 0
  var right: CGFloat = 0
  var bottom: CGFloat = 0
  var limit = 1000
  var unused: CGFloat = 0
  var told: CGFloat = 0 { didSet { if told != oldValue { invalidateLayout() } } }

  override func place(_ counts: [Int]) -> CGFloat {
    for item in 0..<min(limit, counts.first ?? 0) {
      let (x, y) = (left + told, CGFloat(item) * pitch)
      addCell(0, item, CGRect(x: x, y: y, width: width - x - right, height: 40))
    }
    return (elements.last?.frame.maxY ?? 0) + bottom
  }
}

/// Tells of a new pitch, and goes on with the first one.
private final class ForgetfulShelf: Shelf {
  private var first: CGFloat?
  override var pitch: CGFloat {
    get { first ?? super.pitch }
    set {
      super.pitch = newValue
      invalidateLayout()
    }
  }

  override func prepare() {
    first = pitch
    super.prepare()
  }
}

/// Has another pitch than the one that was made before it.
private final class WanderingShelf: Shelf {
  private static var next: CGFloat = 50

  override init() {
    super.init()
    pitch = Self.next
    Self.next += 1
  }

  required init?(coder: NSCoder) { nil }
}

/// A registry of one layout with parameters of every type.
@MainActor
private final class Shop {
  /// The parameters that were set after the layouts were made.
  private(set) var tried: [String] = []
  private let make: @MainActor () -> GridViewLayout
  private let configure: @MainActor (GridViewLayout, JSONObject) -> Void

  init(
    _ make: @escaping @MainActor () -> GridViewLayout = { StackLayout() },
    configure: @escaping @MainActor (GridViewLayout, JSONObject) -> Void = { _, _ in }
  ) {
    self.make = make
    self.configure = configure
  }

  func audit(_ parameters: String) throws -> AuditReport {
    var schema = LayoutSchema(
      id: "shelf", summary: "rows",
      parameters: [
        .optional("length", .number), .optional("box", .size), .optional("edges", .insets),
        .optional("edge", .insets), .optional("count", .count),
        .optional("places", .positiveInteger), .optional("numbers", .list(.number)),
        .optional(
          "groups",
          .list(
            .object([
              .required("size", .count), .required("width", .number), .required("name", .text),
            ]))),
        .optional("rows", .list(.list(.count))), .optional("word", .word(["left", "right"])),
        .optional("flag", .bool), .optional("kind", .number),
      ])
    schema.remakingParameters = ["kind"]
    var registry = LayoutRegistry()
    registry.register(
      schema,
      make: { [self] (setup: LayoutRegistry.Setup) -> GridViewLayout in
        let layout = make()
        configure(layout, setup.parameters)
        return layout
      },
      configure: { [self] layout, parameters in
        for member in parameters.members {
          tried.append("\(member.key) \(Self.text(member.value))")
        }
        configure(layout, parameters)
      })
    let file = """
      {"layout": "shelf", "viewport": [200, 300], "sections": [{"count": 8}],
       "parameters": \(parameters)}
      """
    let scenario = try registry.parser.cases(in: file, file: "shelf.json")[0]
    return try ScenarioAudit.run(scenario, registry: registry)
  }

  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .array(let entries): "[" + entries.map(text).joined(separator: ", ") + "]"
    case .object(let object):
      "{" + object.members.map { "\"\($0.key)\": \(text($0.value))" }.joined(separator: ", ") + "}"
    case .number(let number): NumberText.short(number)
    case .string(let string): "\"\(string)\""
    case .bool(let flag): "\(flag)"
    case .null: "null"
    }
  }
}
