import GridScenarios
import TestSupport
import Testing

@Suite("What a terminal sends")
struct TerminalInputTests {
  private static func events(_ text: String) -> [TerminalEvent] {
    var input = TerminalInput()
    return input.events(in: text.utf8)
  }

  @Test(.rows) func `keys and the mouse are read from what a terminal sends`() {
    let rows: [(text: String, events: [TerminalEvent])] = [
      ("q", [.character("q")]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.key(.up), .key(.down), .key(.right), .key(.left)]),
      ("\u{1B}OA\u{1B}OH\u{1B}OF", [.key(.up), .key(.home), .key(.end)]),
      ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.key(.home), .key(.end), .key(.home), .key(.end)]),
      ("\u{1B}[5~\u{1B}[6~", [.key(.pageUp), .key(.pageDown)]),
      // With Control, and with Shift.
      ("\u{1B}[1;5B\u{1B}[6;2~", [.key(.down), .key(.pageDown)]),
      ("\u{1B}[<0;1;1M", [.mouse(.pressed, column: 0, row: 0)]),
      ("\u{1B}[<32;200;50M", [.mouse(.dragged, column: 199, row: 49)]),
      ("\u{1B}[<0;12;7m", [.mouse(.released, column: 11, row: 6)]),
      (
        "\u{1B}[<64;1;1M\u{1B}[<65;1;1M",
        [
          .mouse(.wheel(x: 0, y: -1), column: 0, row: 0),
          .mouse(.wheel(x: 0, y: 1), column: 0, row: 0),
        ]
      ),
      (
        "\u{1B}[<69;1;1M\u{1B}[<66;1;1M",
        [
          .mouse(.wheel(x: 1, y: 0), column: 0, row: 0),
          .mouse(.wheel(x: -1, y: 0), column: 0, row: 0),
        ]
      ),
      ("é片🙂", [.character("é"), .character("片"), .character("🙂")]),
    ]
    forEachRow(of: rows) { #expect(Self.events($0.text) == $0.events) }
  }

  @Test(.rows) func `unknown sequences are passed over whole`() {
    let texts = [
      "\u{1B}[I", "\u{1B}[?62;22c", "\u{1B}[200", "\u{1B}[1;2;3x", "\u{1B}[ q", "\u{1B}[>0q",
      "\u{1B}]10;rgb:0/0/0\u{07}", "\u{1B}]0;title\u{1B}\\", "\u{1B}P1$r0q\u{1B}\\",
      "\u{1B}_Gi=1;q\u{1B}\\", "\u{1B}[M q\"", "\u{1B}q", "\u{1B}OP", "\u{1B}[15~",
      // The second button, a third one, and places that no screen has.
      "\u{1B}[<1;5;5M", "\u{1B}[<2;5;5M", "\u{1B}[<0;0;5M", "\u{1B}[<0;999999999999999999999;5M",
      "\u{1B}[<0;5M", "\u{1B}[<0;5;5;5M", "\u{1B}[<;;M", "\u{1B}[<:;1;1M", "\u{1B}[<0;5;5x",
      "\u{1B}[200~q\u{1B}[Aq\u{1B}[201~", "\u{1B}[200~\u{1B}[20\u{1B}[201~",
      "\u{1B}[" + String(repeating: "1;", count: 50) + "A",
    ]
    forEachRow(of: texts, named: \.debugDescription) { text in
      let isOpen = text == "\u{1B}[200"
      let events = Self.events(text + (isOpen ? "z" : "") + "+")
      #expect(events == [.character("+")])
    }
  }

  @Test func `bytes that are no UTF-8 are passed over`() {
    var input = TerminalInput()
    let bytes: [UInt8] = [
      0x80, 0xC0, 0x80, 0xC3, UInt8(ascii: "a"), 0xE0, 0x80, 0x80, 0xED, 0xA0, 0x80, 0xFF, 0xF5,
      0xF0, 0x9F, 0x99, UInt8(ascii: "b"), 0xE7, 0x1B, UInt8(ascii: "["), UInt8(ascii: "A"),
    ]
    #expect(input.events(in: bytes) == [.character("a"), .character("b"), .key(.up)])
  }

  @Test func `an escape character alone is given up, and what follows is a key`() {
    var input = TerminalInput()
    #expect(input.events(in: "\u{1B}".utf8) == [])
    #expect(input.isWaiting)
    input.giveUp()
    #expect(input.events(in: "q".utf8) == [.character("q")])
    // In the midst of a sequence nothing is given up.
    #expect(input.events(in: "\u{1B}[".utf8) == [])
    input.giveUp()
    #expect(input.events(in: "A".utf8) == [.key(.up)])
  }

  @Test(.seeds(0..<200)) func `events do not depend on how bytes are split`() {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    let parts = [
      "q", "\u{1B}[A", "\u{1B}OB", "\u{1B}[5~", "\u{1B}[<0;12;7M", "\u{1B}[<64;3;4M", "é", "🙂",
      "\u{1B}[200~q+\u{1B}[201~", "\u{1B}]0;x\u{1B}\\", "\u{1B}[?1;2c", "\u{1B}[Mabc", "+",
      "\u{1B}\u{1B}[B",
    ]
    var text = ""
    for _ in 0..<20 { text += parts[Int.random(in: 0..<parts.count, using: &random)] }
    var bytes = Array(text.utf8)
    // Half of them are broken somewhere.
    if seed % 2 == 1 {
      for _ in 0..<5 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
    }
    var whole = TerminalInput()
    let expected = whole.events(in: bytes)
    var split = TerminalInput()
    var events: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...5, using: &random)
      events += split.events(in: rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(events == expected)
    // A byte that is broken may begin a text without an end.
    #expect(seed % 2 == 1 || !expected.isEmpty)
  }
}
