import SourcePreparation

/// Writes a program as an app has its targets and actions: each action is named and performed in
/// one of the ways that there are, in random order, beside members that extensions override. What
/// the program has to print is known when it is written.
struct ActionModule {
  private var state: UInt64
  private(set) var files: [SourcePreparation.Source] = []
  /// Line by line.
  private(set) var expected: [String] = []

  init(seed: UInt64, boards: Int) {
    state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    for number in 0..<boards { addBoard(number) }
    files.append(.init(path: "Support.swift", text: Self.support))
    let calls = (0..<boards).map { "  playBoard\($0)()" }.joined(separator: "\n")
    let main = "import UIKit\n\nMainActor.assumeIsolated {\n\(calls)\n}\n"
    files.append(.init(path: "main.swift", text: main))
  }

  // MARK: Chance

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[below(choices.count)]
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.reversed() { elements.swapAt(index, below(index + 1)) }
    return elements
  }

  // MARK: Actions

  /// A method, and what it prints.
  private struct Action {
    /// Without its body.
    var declaration: String
    /// The text between the brackets of `#selector`, without a base.
    var reference: String
    var name: String
    var parameters: [String]
    var isOfClass = false
    var isPrivate = false
    var isOverridden = false
    /// The type behind `as`, where the reference is of several methods.
    var type: String?
  }

  private mutating func actions(_ n: Int) -> [Action] {
    let access = pick(["", "public ", "internal "])
    let sender = pick(["Any", "Any?", "AnyObject", "Board\(n)", "Board\(n)!"])
    return [
      Action(
        declaration: "@objc \(access)func reload\(n)()", reference: "reload\(n)",
        name: "reload\(n)", parameters: []),
      Action(
        declaration: "@objc private func tapped\(n)(_ sender: \(sender))",
        reference: pick(["tapped\(n)", "tapped\(n)(_:)"]), name: "tapped\(n):",
        parameters: ["sender"], isPrivate: true),
      Action(
        declaration: "@objc \(access)dynamic func turn\(n)(_ sender: Any, event: Any?)",
        reference: "turn\(n)(_:event:)", name: "turn\(n):event:", parameters: ["sender", "event"]),
      Action(
        declaration: "@IBAction fileprivate func done\(n)(_ sender: Any)",
        reference: "done\(n)(_:)", name: "done\(n):", parameters: ["sender"], isPrivate: true),
      Action(
        declaration: "@objc(give\(n):) func hand\(n)(over card: Any)",
        reference: "hand\(n)(over:)", name: "give\(n):", parameters: ["card"]),
      Action(
        declaration: "@objc func moved\(n)(card: Any)", reference: "moved\(n)(card:)",
        name: "moved\(n)WithCard:", parameters: ["card"]),
      Action(
        declaration: "@objc func sent\(n)(to card: Any)", reference: "sent\(n)(to:)",
        name: "sent\(n)To:", parameters: ["card"]),
      Action(
        declaration: "@objc(count\(n):) func count\(n)(_ board: Board\(n))",
        reference: "count\(n)(_:)", name: "count\(n):", parameters: ["board"],
        type: "(Board\(n)) -> (Board\(n)) -> Void"),
      Action(
        declaration: "@objc(countText\(n):) func count\(n)(_ text: String)",
        reference: "count\(n)", name: "countText\(n):", parameters: ["text"],
        type: pick(["(Board\(n)) -> (String) -> Void", "(String) -> Void"])),
      Action(
        declaration: "@objc open class func reset\(n)(_ sender: Any)",
        reference: "reset\(n)(_:)", name: "reset\(n):", parameters: ["sender"], isOfClass: true),
      Action(
        declaration: "@objc open func shaken\(n)(_ sender: Any?)", reference: "shaken\(n)(_:)",
        name: "shaken\(n):", parameters: ["sender"], isOverridden: true),
    ]
  }

  /// A board, the board derived from it, what is around them, and a function that plays.
  private mutating func addBoard(_ n: Int) {
    var here: [String] = []
    var inExtension: [String] = []
    var elsewhere: [String] = []
    var play: [String] = []
    var selectors: [String] = []
    let actions = shuffled(self.actions(n))
    for (index, action) in actions.enumerated() {
      let label = action.name
      let values = action.parameters.map { " \\(named(\($0)))" }.joined()
      let owner = action.isOfClass ? "named(self)" : "name"
      let body = "  \(action.declaration) {\n    note(\"\\(\(owner)) \(label)\(values)\")\n  }"
      if action.isOverridden || action.isOfClass || action.type != nil {
        here.append(body)
      } else {
        switch below(3) {
        case 0: here.append(body)
        case 1: inExtension.append(body)
        default: elsewhere.append(body)
        }
      }
      // A private method is named where it is: in its own file.
      let isElsewhere = elsewhere.last == body
      let selector = "  var selector\(index): Selector { \(way(of: action, n)) }"
      if isElsewhere { elsewhere.append(selector) } else { selectors.append(selector) }
      play.append(contentsOf: perform(action, index, n))
    }
    files.append(
      .init(path: "Board\(n).swift", text: board(n, here + selectors, inExtension)))
    files.append(.init(path: "Board\(n)+More.swift", text: more(n, elsewhere)))
    files.append(.init(path: "Other\(n).swift", text: other(n)))
    files.append(.init(path: "Play\(n).swift", text: playing(n, play)))
  }

  private mutating func way(of action: Action, _ n: Int) -> String {
    let named = [
      "Selector(\"\(action.name)\")", "Selector((\"\(action.name)\"))",
      "NSSelectorFromString(\"\(action.name)\")", "Selector(\"\" + \"\(action.name)\")",
    ]
    if below(3) == 0 { return pick(named) }
    if let type = action.type {
      let base = type.hasPrefix("(Board") && type.contains(") -> (") ? "Board\(n)." : ""
      return "#selector(\(base)\(action.reference) as \(type))"
    }
    if action.isOfClass { return "#selector(Board\(n).\(action.reference))" }
    let bases = ["", "self.", "Board\(n).", "Self.", "type(of: self)."]
    return "#selector(\(pick(bases))\(action.reference))"
  }

  /// Lines that send an action, and what they print.
  private mutating func perform(_ action: Action, _ index: Int, _ n: Int) -> [String] {
    let isDerived = action.isOverridden || below(3) == 0
    let target = isDerived ? "derived" : "board"
    let selector = "board.selector\(index)"
    let takesText = action.parameters == ["text"]
    let argument = takesText ? "\"text\"" : "derived"
    var values = action.parameters.map { _ in takesText ? "text" : "derived\(n)" }
    if action.isOfClass {
      let name = isDerived ? "Derived\(n)" : "Board\(n)"
      expected.append("\(name) \(action.name) derived\(n)")
      return ["\(selector).perform(on: \(name).self, with: derived)"]
    }
    var lines: [String] = []
    let ways = action.parameters.count == 1 ? 5 : 3
    switch (action.parameters.count, below(ways)) {
    case (0, 0): lines = ["\(target).perform(\(selector))"]
    case (1, 0), (2, 0):
      let arguments = action.parameters.map { _ in "with: \(argument)" }.joined(separator: ", ")
      lines = ["_ = \(target).perform(\(selector), \(arguments))"]
    case (1, 2) where !takesText && isFree(action):
      lines = [
        "center.addObserver(\(target), selector: \(selector), name: .played, object: nil)",
        "center.post(name: .played, object: nil)", "center.removeObserver(\(target))",
        "center.post(name: .played, object: nil)",
      ]
      values = ["played"]
    case (1, 3):
      lines = [
        "\(target).performSelector(onMainThread: \(selector), with: \(argument), "
          + "waitUntilDone: true)"
      ]
    default:
      guard action.parameters.isEmpty || takesSender(action) else {
        lines = ["if !\(selector).perform(on: \(target), with: \(argument)) { note(\"lost\") }"]
        break
      }
      let sender: String
      (sender, lines) = send(selector, to: target, index, takesEvent: action.parameters.count == 2)
      if !action.parameters.isEmpty { values[0] = sender }
      if action.parameters.count == 2 { values[1] = "nil" }
    }
    let name = isDerived ? "derived\(n)" : "board\(n)"
    let prefix = action.isOverridden ? "over " : ""
    expected.append(
      prefix + name + " \(action.name)" + values.map { " \($0)" }.joined())
    return lines
  }

  /// Lines in which something of UIKit's sends an action, and its name.
  private mutating func send(
    _ selector: String, to target: String, _ index: Int, takesEvent: Bool
  ) -> (String, [String]) {
    // A recogniser sends no event.
    switch below(takesEvent ? 2 : 3) {
    case 0:
      (
        "dial",
        [
          "let dial\(index) = Dial()",
          "dial\(index).addTarget(\(target), action: \(selector), for: .valueChanged)",
          "dial\(index).sendActions(for: .valueChanged)",
          "dial\(index).removeTarget(\(target), action: \(selector), for: .allEvents)",
          "dial\(index).sendActions(for: .valueChanged)",
        ]
      )
    case 1:
      (
        "dial",
        ["UIApplication.shared.sendAction(\(selector), to: \(target), from: Dial(), for: nil)"]
      )
    default:
      ("touch", ["Touch(target: \(target), action: \(selector)).recognize()"])
    }
  }

  /// Whether an action takes any sender.
  private func takesSender(_ action: Action) -> Bool {
    ["sender", "card"].contains(action.parameters[0]) && !action.declaration.contains(": Board")
  }

  /// Whether an action takes a notification.
  private func isFree(_ action: Action) -> Bool {
    takesSender(action) && !action.declaration.contains("AnyObject")
  }

  // MARK: Playing

  private mutating func playing(_ n: Int, _ actions: [String]) -> String {
    let members: [(code: [String], output: [String])] = shuffled([
      (["board.tag = 5"], ["tag 0 5"]),
      (["board.alpha = 0.5"], ["alpha 0.5", "was 1.0"]),
      (["board.isHidden = true"], ["hidden"]),
      (["board.tintColor = .blue"], ["tint"]),
      (
        ["note(\"\\(board.isEqual(\"a\")) \\(board.hash) \\(board.description)\")"],
        ["true \(n) Board \(n)"]
      ),
      (
        ["note(\"\\(board.sizeThatFits(CGSize(width: 1, height: 9)))\")"],
        ["(\(n + 1).0, 1.0)"]
      ),
      (["note(\"\\(board.intrinsicContentSize.width)\")"], ["\(n).0"]),
      (["note(\"\\(type(of: board).layerClass)\")"], ["CAShapeLayer"]),
      (["board.stretched\(n)()", "derived.stretched\(n)()"], ["long", "longer"]),
      (["let tile = Board\(n).Tile()", "tile.perform(tile.selector)"], ["tile"]),
      (["note(Board\(n).Tile().description)"], ["Tile \(n)"]),
      (["board.perform(board.trace)"], ["traced"]),
      (["board.attached = \"kept\"", "note(board.attached!)"], ["kept"]),
      (["note(\"\\(CGFloat(-1).distance\(n))\")"], ["\(n + 1).0"]),
      (["note(Loader\(n)().request.url!.path)"], ["/\(n)"]),
      (
        ["let worker = Worker\(n)()", "worker.perform(worker.selector, with: board)"],
        ["worker\(n) worked board\(n)"]
      ),
      (
        [
          "let answer = Worker\(n)().perform(Selector(\"answer\(n)\"))?.takeUnretainedValue()",
          "note(answer as? String ?? \"none\")",
        ], ["answer \(n)"]
      ),
      (
        ["note(\"\\(Keeper\(n)().start())\")", "Keeper\(n)().perform(Selector((\"kept\(n)\")))"],
        ["\(2 * n)", "kept"]
      ),
      (
        [
          "let members = Members\(n)()",
          "members.perform(\(pick(["Selector(\"found\(n):\")", "#selector(members.found\(n)(_:))", "#selector(Members\(n).found\(n))"])), with: board)",
        ], ["members\(n) found board\(n)"]
      ),
      (
        ["let box = Box\(n)<Int>()", "box.perform(box.selector, with: board)"],
        ["Int board\(n)"]
      ),
      (
        [
          "note(\"\\(type(of: Maker\(n).made(MadeBoard\(n).self))) \\(Maker\(n).made(MadeBoard\(n).self).name)\")"
        ], ["MadeBoard\(n) plain"]
      ),
      (["note(\"\\(type(of: Maker\(n).controller(Screen\(n).self)))\")"], ["Screen\(n)"]),
      (
        [
          "board.perform(board.access[1], with: \"set\")",
          "note(board.perform(board.access[0]).takeUnretainedValue() as? String ?? \"none\")",
          "note(\"\\(board.perform(board.access[2]).takeUnretainedValue() as? Int ?? -1)\")",
          "board.perform(board.access[3], with: 7)",
          "board.perform(board.access[4])", "board.perform(board.access[5])",
        ], ["set", "\(n)", "count 7"]
      ),
      (
        [
          "let isSame = #selector(worker2.worked\(n)(_:)) == Selector(\"worked\(n):\")",
          "note(\"\\(isSame)\")",
          "#selector(view.removeFromSuperview).perform(on: board)",
        ], ["true"]
      ),
    ])
    // The actions come first: what they print is on the list already.
    for member in members { expected += member.output }
    let lines = actions + members.flatMap(\.code)
    return """
      import UIKit

      final class MadeBoard\(n): Board\(n) {}

      @MainActor func playBoard\(n)() {
        let board = Board\(n)(name: "board\(n)")
        let derived = Derived\(n)(name: "derived\(n)")
        let center = NotificationCenter()
        let (view, worker2) = (UIView(), Worker\(n)())
        center.addObserver(
          worker2, selector: #selector(Worker\(n).worked\(n)(_:)), name: .unused, object: nil)
        withExtendedLifetime((view, worker2)) {}
      \(lines.map { "  \($0)" }.joined(separator: "\n"))
      }
      """
  }
}
