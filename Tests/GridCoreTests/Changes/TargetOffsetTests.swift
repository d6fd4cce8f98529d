import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Target offset of a change")
struct TargetOffsetTests {
  private static func length(_ random: inout SplitMix64) -> CGFloat {
    CGFloat(random.number(0...400)) / 2
  }

  private static func size(_ random: inout SplitMix64) -> CGSize {
    CGSize(width: length(&random), height: length(&random))
  }

  // MARK: Updates

  /// Half a point at a time, until the view does not stick out past the end any more.
  @Test(.rule("T4.7"), .seeds(0..<300, inDebug: 60))
  func `a target offset past the end goes back by as much as the view sticks out`() {
    var random = SplitMix64(seed: currentSeed)
    let target = TargetOffset(boundsSize: Self.size(&random), contentSize: Self.size(&random))
    let inset = GridEdgeInsets(
      top: Self.length(&random) / 8, left: Self.length(&random) / 8,
      bottom: Self.length(&random) / 8, right: Self.length(&random) / 8)
    let offset = CGPoint(
      x: CGFloat(random.number(-80...800)) / 2, y: CGFloat(random.number(-80...800)) / 2)
    func slow(
      _ offset: CGFloat, _ view: CGFloat, _ content: CGFloat, _ leading: CGFloat,
      _ trailing: CGFloat
    ) -> CGFloat {
      var offset = offset
      let isLarger = leading + content + trailing > view
      while isLarger, offset + view > content + trailing { offset -= 1 / 16 }
      return offset
    }
    let found = target.afterUpdate(from: offset, adjustedInset: inset)
    let (view, content) = (target.boundsSize, target.contentSize)
    #expect(found.x == slow(offset.x, view.width, content.width, inset.left, inset.right))
    #expect(found.y == slow(offset.y, view.height, content.height, inset.top, inset.bottom))
  }

  // MARK: Switches

  /// The nearest of all offsets, in quarters of a point, at which the view lies in the content.
  @Test(.rule("L5.13", "L5.14"), .seeds(0..<300, inDebug: 60))
  func `the pivot is as near to the middle as content goes`() {
    var random = SplitMix64(seed: currentSeed)
    let target = TargetOffset(boundsSize: Self.size(&random), contentSize: Self.size(&random))
    let pivot = CGRect(
      x: CGFloat(random.number(-40...400)) / 2, y: CGFloat(random.number(-40...400)) / 2,
      width: Self.length(&random), height: Self.length(&random))
    func slow(_ middle: CGFloat, _ view: CGFloat, _ content: CGFloat) -> CGFloat {
      let last = Int(max(0, content - view) * 4)
      return (0...last).map { CGFloat($0) / 4 }.min { a, b in
        abs(a + view / 2 - middle) < abs(b + view / 2 - middle)
      } ?? 0
    }
    let found = target.centring(pivot)
    let (view, content) = (target.boundsSize, target.contentSize)
    #expect(found.x == slow(pivot.midX, view.width, content.width))
    #expect(found.y == slow(pivot.midY, view.height, content.height))
  }

  // MARK: Pivots

  typealias Candidate = TargetOffset.Candidate

  @Test(.rule("L5.11", "L5.12"), .rows)
  func
    `selected cells come before nearer ones, and a single candidate is the pivot whatever it is`()
  {
    let near = Candidate(center: .zero, isCell: true, isSelected: false)
    let far = Candidate(center: CGPoint(x: 90, y: 0), isCell: true, isSelected: true)
    let header = Candidate(center: .zero, isCell: false, isSelected: false)
    let selected = Candidate(center: .zero, isCell: false, isSelected: true)
    let rows: [(name: String, candidates: [Candidate], pivot: Int?)] = [
      ("a selected cell", [near, far], 1),
      ("a cell before a selected header", [selected, near], 1),
      ("a single header", [header], 0), ("several headers", [header, header], nil),
      ("nothing", [], nil),
    ]
    forEachRow(of: rows, named: \.name) { row in
      #expect(TargetOffset.pivot(among: row.candidates, nearestTo: .zero) == row.pivot)
    }
  }

  @Test(.rule("L5.12"), .seeds(0..<300, inDebug: 60))
  func `sorting all candidates finds the same`() {
    var random = SplitMix64(seed: currentSeed)
    let candidates = (0..<random.number(0...9)).map { _ in
      Candidate(
        center: CGPoint(x: random.number(-3...3) * 20, y: random.number(-3...3) * 20),
        isCell: random.percent(70), isSelected: random.percent(20))
    }
    let middle = CGPoint(x: random.number(-30...30), y: random.number(-30...30))
    let chosen = candidates.enumerated().filter { $0.element.isCell && $0.element.isSelected }
    let open = chosen.isEmpty ? Array(candidates.enumerated()) : chosen
    let sorted = open.filter { $0.element.isCell }.map { index, candidate in
      let (x, y) = (candidate.center.x - middle.x, candidate.center.y - middle.y)
      return (distance: x * x + y * y, index: index)
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    let expected = open.count == 1 ? open[0].offset : sorted.first?.index
    #expect(TargetOffset.pivot(among: candidates, nearestTo: middle) == expected)
  }
}
