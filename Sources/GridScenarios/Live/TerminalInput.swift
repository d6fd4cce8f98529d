/// An event that a terminal reports.
package enum TerminalEvent: Hashable, Sendable {
  /// A key without a character.
  package enum Key: Hashable, Sendable, CaseIterable {
    case up, down, left, right, pageUp, pageDown, home, end
  }

  /// An action of the mouse.
  package enum Mouse: Hashable, Sendable {
    /// An action of the first button.
    case pressed, dragged, released
    /// A turn of the wheel by a notch. A positive number is the direction in which the offset
    /// grows.
    case wheel(x: Int, y: Int)
  }

  case key(Key)
  /// A typed character, which may be a control character.
  case character(Unicode.Scalar)
  /// An action of the mouse at a cell, counted from 0.
  case mouse(Mouse, column: Int, row: Int)
}

/// A reader of the bytes that a terminal sends: keys, characters in UTF-8, and mouse events in mode
/// 1006.
///
/// Bytes may arrive in pieces of any length. Unknown sequences are skipped whole. Pasted text (mode
/// 2004) is skipped too, because a pasted `q` is not a key press.
package struct TerminalInput {
  private enum State: Hashable {
    case ground
    /// The state after an escape character.
    case escape
    /// The state after `ESC [`, with the bytes received since then.
    case control([UInt8])
    /// The state after `ESC [` and more bytes than any sequence has.
    case longControl
    /// The state after `ESC O`.
    case function
    /// The state in a control string (OSC, DCS, APC, PM or SOS), which ends with `ESC \` or a bell.
    case string(isEscaped: Bool)
    /// The state in a mouse event of the old format, with the number of bytes to come.
    case oldMouse(Int)
    /// The state in a character of several bytes: the bits so far, the number of bytes to come, and
    /// the least code point that needs this number of bytes.
    case character(UInt32, rest: Int, least: UInt32)
  }

  private var state = State.ground
  /// The number of bytes of `endOfPaste` received so far; nil outside pasted text.
  private var pasteEnd: Int?
  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  private static let longest = 64

  package init() {}

  /// Whether the latest byte is an escape character, which may begin a sequence or be the Escape
  /// key. If no byte follows soon, the byte was the Escape key, and the caller calls `giveUp()`.
  package var isWaiting: Bool { pasteEnd == nil && state == .escape }

  /// Treats an escape character without a following byte as the Escape key, which has no effect.
  package mutating func giveUp() {
    if isWaiting { state = .ground }
  }

  /// Reads more bytes and returns the events that are complete with these bytes.
  package mutating func events(in bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes {
      if let event = take(byte) { events.append(event) }
    }
    return events
  }

  private mutating func take(_ byte: UInt8) -> TerminalEvent? {
    if let found = pasteEnd {
      takePasted(byte, found)
      return nil
    }
    switch state {
    case .ground:
      return begin(byte)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .control([])
      case UInt8(ascii: "O"): state = .function
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
        UInt8(ascii: "X"):
        state = .string(isEscaped: false)
      case 0x1B: break
      // A key with Alt.
      default: state = .ground
      }
    case .control(let parameters):
      return takeControl(byte, parameters)
    case .longControl:
      if byte == 0x1B { state = .escape } else if byte >= 0x40 { state = .ground }
    case .function:
      state = byte == 0x1B ? .escape : .ground
      return Self.key(final: byte).map { .key($0) }
    case .string(let isEscaped):
      if byte == 0x07 || isEscaped && byte == UInt8(ascii: "\\") {
        state = .ground
      } else {
        state = .string(isEscaped: byte == 0x1B)
      }
    case .oldMouse(let rest):
      state = rest > 1 ? .oldMouse(rest - 1) : .ground
    case .character(let bits, let rest, let least):
      guard byte & 0xC0 == 0x80 else {
        state = .ground
        return begin(byte)
      }
      let bits = bits << 6 | UInt32(byte & 0x3F)
      guard rest == 1 else {
        state = .character(bits, rest: rest - 1, least: least)
        return nil
      }
      state = .ground
      return bits >= least ? Unicode.Scalar(bits).map { .character($0) } : nil
    }
    return nil
  }

  /// Handles the first byte of a character or a sequence.
  private mutating func begin(_ byte: UInt8) -> TerminalEvent? {
    switch byte {
    case 0x1B: state = .escape
    case ..<0x80: return .character(Unicode.Scalar(byte))
    case 0xC2...0xDF: state = .character(UInt32(byte & 0x1F), rest: 1, least: 0x80)
    case 0xE0...0xEF: state = .character(UInt32(byte & 0x0F), rest: 2, least: 0x800)
    case 0xF0...0xF4: state = .character(UInt32(byte & 0x07), rest: 3, least: 0x10000)
    default: break
    }
    return nil
  }

  private mutating func takeControl(_ byte: UInt8, _ parameters: [UInt8]) -> TerminalEvent? {
    switch byte {
    case 0x20..<0x40:
      state =
        parameters.count < Self.longest
        ? .control(parameters + CollectionOfOne(byte)) : .longControl
      return nil
    case 0x40..<0x7F:
      state = .ground
      return control(byte, parameters)
    case 0x1B:
      state = .escape
      return nil
    default:
      // Characters that cancel a sequence, and bytes that cannot be part of a sequence.
      state = .ground
      return byte >= 0x80 ? begin(byte) : nil
    }
  }

  private mutating func control(_ final: UInt8, _ parameters: [UInt8]) -> TerminalEvent? {
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      state = .oldMouse(3)
      return nil
    }
    if parameters.first == UInt8(ascii: "<") {
      return Self.mouse(final, Self.numbers(parameters.dropFirst()))
    }
    let numbers = Self.numbers(parameters[...])
    guard final == UInt8(ascii: "~") else {
      return numbers == nil ? nil : Self.key(final: final).map { .key($0) }
    }
    switch numbers?.first {
    case 1, 7: return .key(.home)
    case 4, 8: return .key(.end)
    case 5: return .key(.pageUp)
    case 6: return .key(.pageDown)
    case 200:
      pasteEnd = 0
      return nil
    default: return nil
    }
  }

  private mutating func takePasted(_ byte: UInt8, _ found: Int) {
    if byte == Self.endOfPaste[found] {
      pasteEnd = found + 1 < Self.endOfPaste.count ? found + 1 : nil
    } else {
      pasteEnd = byte == Self.endOfPaste[0] ? 1 : 0
    }
  }

  // MARK: Sequences

  private static func key(final: UInt8) -> TerminalEvent.Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  /// Returns the numbers that semicolons separate. A missing number is 0. Returns nil if the text
  /// contains other characters.
  private static func numbers(_ text: ArraySlice<UInt8>) -> [Int]? {
    var numbers = [0]
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // No screen has 100,000 rows or columns.
        let next = numbers[numbers.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
        guard next < 100_000 else { return nil }
        numbers[numbers.count - 1] = next
      case UInt8(ascii: ";"): numbers.append(0)
      default: return nil
      }
    }
    return numbers
  }

  private static func mouse(_ final: UInt8, _ numbers: [Int]?) -> TerminalEvent? {
    guard let numbers, numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let isDown = final == UInt8(ascii: "M")
    guard isDown || final == UInt8(ascii: "m") else { return nil }
    // Shift, Alt and Control are 4, 8 and 16.
    let isShifted = numbers[0] & 4 != 0
    let mouse: TerminalEvent.Mouse
    switch (numbers[0] & ~0x1C, isDown) {
    case (0, true): mouse = .pressed
    case (0, false), (32, false): mouse = .released
    case (32, true): mouse = .dragged
    case (64, true): mouse = isShifted ? .wheel(x: -1, y: 0) : .wheel(x: 0, y: -1)
    case (65, true): mouse = isShifted ? .wheel(x: 1, y: 0) : .wheel(x: 0, y: 1)
    case (66, true): mouse = .wheel(x: -1, y: 0)
    case (67, true): mouse = .wheel(x: 1, y: 0)
    default: return nil
    }
    return .mouse(mouse, column: numbers[1] - 1, row: numbers[2] - 1)
  }
}
