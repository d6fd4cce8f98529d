import GridCore
import GridKit
import Testing

@Suite("Interaction")
@MainActor
struct InteractionTests {
  private func cell(at item: Int) -> GridViewCell {
    let cell = GridViewCell(frame: CGRect(0, 0, 40, 40))
    cell.reuse.position = Position(0, item)
    return cell
  }

  @Test func `one finger at a time presses a cell`() throws {
    let (first, second) = (GridTouch(position: .zero), GridTouch(position: .zero))
    let cell = cell(at: 3)
    var interaction = Interaction()
    let begins = [interaction.begin(first, on: cell), interaction.begin(second, on: cell)]
    #expect(begins == [true, false])
    let press = try #require(interaction.press(of: first))
    #expect(press.cell === cell && press.isInside && press.item == Position(0, 3))
    #expect(interaction.press(of: second) == nil)
    let ends = [interaction.end(second), interaction.end(first), interaction.end(first)]
    #expect(ends == [false, true, false])
    #expect(interaction.press == nil)
    let beginsAgain = interaction.begin(second, on: cell)
    #expect(beginsAgain)
    interaction.checkInvariants()
  }

  @Test func `only a finger that presses crosses the edge of its cell, once each way`() {
    let (touch, other) = (GridTouch(position: .zero), GridTouch(position: .zero))
    var interaction = Interaction()
    _ = interaction.begin(touch, on: cell(at: 0))
    let crossings = [
      interaction.move(touch, isInside: true), interaction.move(other, isInside: false),
      interaction.move(touch, isInside: false), interaction.move(touch, isInside: false),
      interaction.move(touch, isInside: true),
    ]
    #expect(crossings == [false, false, true, false, true])
    #expect(interaction.press?.isInside == true)
  }

  @Test func `a press goes along with its cell, until that serves another item`() {
    let (touch, cell) = (GridTouch(position: .zero), cell(at: 3))
    var interaction = Interaction()
    _ = interaction.begin(touch, on: cell)
    // An update gives the cell another place (SM-7).
    cell.reuse.position = Position(1, 0)
    #expect(interaction.press?.item == Position(1, 0))
    cell.reuse.useCount += 1
    #expect(interaction.press != nil && interaction.press?.item == nil)
    interaction.checkInvariants()
  }

  @Test func `a sweep knows what was selected before`() {
    var interaction = Interaction()
    interaction.sweep = MultipleSelection(from: Position(0, 2), selected: [Position(0, 4)])
    let counts = SectionCounts([9])
    let step = interaction.sweep?.sweep.move(to: Position(0, 5), in: counts)
    #expect(step?.entered == [Position(0, 3), Position(0, 4), Position(0, 5)])
    #expect(interaction.sweep?.before.contains(Position(0, 4)) == true)
    let back = interaction.sweep?.sweep.move(to: Position(0, 3), in: counts)
    #expect(back.map { Set($0.left) } == [Position(0, 4), Position(0, 5)])
  }
}
