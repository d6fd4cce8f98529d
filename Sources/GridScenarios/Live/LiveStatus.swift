import GridHost

/// The status lines below a live grid. They show the grid's layout, item count, offset and motion,
/// and the keys that the user can press.
package struct LiveStatus: Hashable, Sendable {
  package var layout: String
  package var items: Int
  package var state: HostState
  /// The number of steps since the clock was held; nil while the clock runs.
  package var held: Int?
  /// The layouts that keys switch to.
  package var choices: [String]
  /// The number of actions of the case that are still to come.
  package var actionsToCome = 0
  /// The reason why the latest request was not carried out. If not nil, it is shown in place of the
  /// keys.
  package var message: String?

  /// Returns how many of a terminal's rows the status takes. Returns 0 if the grid would have no
  /// row left.
  package static func rows(of terminal: Int) -> Int {
    terminal < 2 ? 0 : terminal < 8 ? 1 : 2
  }

  package func draw(into canvas: inout CellCanvas) {
    let rows = Self.rows(of: canvas.rows)
    guard rows > 0 else { return }
    let last = canvas.rows - 1
    // The text of a fault has several lines.
    let message = message?.split(separator: "\n").joined(separator: " ")
    if rows == 1 {
      canvas.write(message ?? line(fitting: canvas.columns), column: 0, row: last)
    } else {
      canvas.write(line(fitting: canvas.columns), column: 0, row: last - 1)
      canvas.write(message ?? keys(fitting: canvas.columns), column: 0, row: last)
    }
  }

  /// Returns the grid's layout, item count, offset and motion, in the longest words that fit.
  func line(fitting columns: Int) -> String {
    let offset = state.contentOffset
    let place = "\(Self.number(offset.x)),\(Self.number(offset.y))"
    let size = "\(Self.number(state.contentSize.width))x\(Self.number(state.contentSize.height))"
    let view = "\(Self.number(state.viewport.width))x\(Self.number(state.viewport.height))"
    let count = items == 1 ? "1 item" : "\(items) items"
    let motion = held.map { "held +\($0)" } ?? state.motion.rawValue
    return Self.first(
      fitting: columns,
      [
        "\(layout)  \(count)  at \(place) of \(size), \(view) shown  \(motion)",
        "\(layout)  \(count)  \(place) of \(size)  \(motion)",
        "\(layout)  \(items)  \(place)  \(motion)", "\(layout)  \(place)  \(motion)",
        "\(place)  \(motion)", motion,
      ])
  }

  /// Returns the text about the keys, with as many keys as fit.
  func keys(fitting columns: Int) -> String {
    let named = choices.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: "  ")
    let numbers = choices.count == 1 ? "1" : "1-\(choices.count)"
    let next = actionsToCome > 0 ? "  n does one of \(actionsToCome)" : ""
    let short = actionsToCome > 0 ? "  n" : ""
    return Self.first(
      fitting: columns,
      [
        "q leaves  + - items  r turns  p holds  . steps\(next)  \(named)",
        "q leaves  \(numbers) layouts  + - items  r turns  p holds  . steps\(next)",
        "q leaves  \(numbers) layout  +- items  r turns\(next)",
        "q leaves  \(numbers) layout  +-  r\(short)",
        "q leaves", "q",
      ])
  }

  /// Returns a number in whole points, so that numbers that change in every frame stay short.
  private static func number(_ value: CGFloat) -> String {
    NumberText.short(value.rounded())
  }

  private static func first(fitting columns: Int, _ lines: [String]) -> String {
    lines.first { VisibleText.width($0) <= columns } ?? ""
  }
}
