import GridCore
import Testing

@Suite("Room in lists that grow")
struct ArrayRoomTests {
  /// How often a list is moved while it grows by so many steps.
  private func moves(steps: Int, by length: Int) -> Int {
    var list: [Int] = []
    var moves = 0
    for step in 0..<steps {
      let capacity = list.capacity
      list.makeRoom(for: length)
      if list.capacity != capacity { moves += 1 }
      list.append(contentsOf: repeatElement(step, count: length))
    }
    #expect(list.count == steps * length)
    return moves
  }

  @Test func `a list that makes room in every step is moved a few times only`() {
    #expect(moves(steps: 1000, by: 7) <= 13)
    // Doubling the steps moves it once more, or twice where the heap gives less room to spare.
    #expect(moves(steps: 20_000, by: 3) <= moves(steps: 10_000, by: 3) + 2)
  }

  @Test func `there is room for what was asked for at once`() {
    var list = [1, 2, 3]
    list.makeRoom(for: 500)
    #expect(list.capacity >= 503)
    #expect(list == [1, 2, 3])
  }
}
