import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Carousel plan")
struct CarouselPlanTests {
  private func at(_ x: CGFloat, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: x, y: y) }

  private func plan(
    _ count: Int, width: CGFloat = 360, height: CGFloat = 200, inset: GridEdgeInsets = .zero,
    gap: CGFloat = 10
  ) -> CarouselPlan {
    CarouselPlan(
      viewport: CGSize(width: width, height: height), viewInset: inset,
      itemSize: CGSize(width: 120, height: 160), gap: gap, itemCount: count)
  }

  @Test func `worked example 6: scales and snapping`() {
    let plan = plan(4)
    #expect(plan.pitch == 130)
    #expect(plan.contentSize == CGSize(width: 750, height: 200))
    #expect(plan.items(in: CGRect(65, 0, 360, 200)) == 0..<3)
    let scales = (0..<3).map { plan.scale(ofItem: $0, atOffset: at(65)) }
    let expected: [CGFloat] = [1 - 65 / 360, 1 - 65 / 360, 1 - 195 / 360]
    #expect(scales == expected)
    #expect(abs(scales[0] - 0.8194) < 5e-5 && abs(scales[2] - 0.4583) < 5e-5)
    #expect(plan.snapTarget(forProposedOffset: at(65, 40)) == at(0))
    #expect(plan.snapTarget(forProposedOffset: at(66)) == at(130))
    #expect(plan.snapTarget(forProposedOffset: at(400)) == at(390))
    var cursor = 0
    for (proposed, target) in [(1, 130), (700, 260), (260, 260), (0, 130)] as [(CGFloat, CGFloat)] {
      #expect(plan.pagingTarget(cursor: cursor, forProposedOffset: at(proposed)) == at(target))
      cursor = plan.page(after: cursor, forProposedOffset: at(proposed))
    }
    #expect(cursor == 1)
    #expect(plan.oddities == [])
  }

  @Test func `other numbers: base frames reach from middle to middle`() {
    let plan = plan(3, width: 500, height: 400, gap: 25)
    #expect(
      (0..<3).map { plan.baseFrame(ofItem: $0) } == [
        CGRect(190, 120, 120, 160),
        CGRect(335, 120, 120, 160),
        CGRect(480, 120, 120, 160),
      ])
    #expect(plan.baseFrame(ofItem: 3) == nil && plan.baseFrame(ofItem: -1) == nil)
    #expect(plan.contentSize == CGSize(width: 790, height: 400))
    #expect(plan.scale(ofItem: 1, atOffset: at(145)) == 1)
    #expect(plan.scale(ofItem: 0, atOffset: at(100)) == 0.8)
    // A quarter smaller about the middle.
    #expect(plan.frame(ofItem: 1, atOffset: at(270)) == CGRect(335 + 15, 120 + 20, 90, 120))
  }

  @Test func `a view without width shows one item at full size`() {
    let line = plan(3, width: 0)
    #expect([1, 0].map { line.scale(ofItem: $0, atOffset: at(130)) } == [1, 0])
  }

  @Test func `under an inset of the view items rest that much earlier`() {
    let inset = GridEdgeInsets(top: 20, left: 40, bottom: 30, right: 60)
    let plan = plan(4, width: 460, height: 250, inset: inset)
    #expect(plan.restOffset(ofItem: 1) == at(90, -20))
    #expect(plan.scale(ofItem: 1, atOffset: at(90, -20)) == 1)
    #expect(plan.snapTarget(forProposedOffset: at(25)) == at(-40, -20))
    #expect(plan.snapTarget(forProposedOffset: at(26)) == at(90, -20))
    #expect(plan.pagingTarget(cursor: 0, forProposedOffset: at(-39)) == at(90, -20))
    #expect(plan.pagingTarget(cursor: 1, forProposedOffset: at(90)) == at(90, -20))
    // The furthest legal offset of the view is where the last item rests.
    #expect(plan.restOffset(ofItem: 3).x == 350)
    let empty = self.plan(0, width: 460, inset: inset)
    #expect(empty.restOffset(ofItem: 0) == at(-40, -20))
    #expect(empty.pagingTarget(cursor: 0, forProposedOffset: at(500)) == at(-40, -20))
  }

  @Test(.rows) func `paging goes one page, however far the throw, and stays within the line`() {
    let rows: [(cursor: Int, proposed: CGFloat, page: Int)] = [
      (cursor: 2, proposed: 260.5, page: 3), (cursor: 2, proposed: 1e9, page: 3),
      (cursor: 2, proposed: 259.5, page: 1), (cursor: 2, proposed: -1e9, page: 1),
      (cursor: 2, proposed: 260, page: 2), (cursor: 4, proposed: 1e9, page: 4),
      (cursor: 0, proposed: -1, page: 0), (cursor: 99, proposed: 0, page: 3),
      (cursor: -9, proposed: 1, page: 1), (cursor: 2, proposed: .infinity, page: 3),
    ]
    forEachRow(of: rows) { cursor, proposed, page in
      #expect(plan(5).page(after: cursor, forProposedOffset: at(proposed)) == page)
    }
  }

  @Test(.rows) func `the nearest item always exists, and is the lower one on a tie`() {
    let rows: [(offset: CGFloat, item: Int)] = [
      (offset: -5000, item: 0), (offset: 64.9, item: 0), (offset: 65, item: 0),
      (offset: 65.1, item: 1), (offset: 195, item: 1), (offset: 455, item: 3),
      (offset: 455.5, item: 4), (offset: 9e99, item: 4), (offset: .infinity, item: 4),
      (offset: -.infinity, item: 0), (offset: .nan, item: 0),
    ]
    forEachRow(of: rows) { offset, item in
      #expect(plan(5).nearestItem(toOffset: at(offset)) == item)
    }
  }

  @Test func `a line without a sensible end still snaps`() {
    let long = plan(1 << 40)
    #expect(long.nearestItem(toOffset: at(.infinity)) == (1 << 40) - 1)
    #expect(long.nearestItem(toOffset: at(1300)) == 10)
    let endless = plan(.max)
    #expect(endless.nearestItem(toOffset: at(.infinity)).map { $0 < .max } == true)
    #expect(endless.page(after: .max, forProposedOffset: at(.infinity)) == .max - 1)
  }

  @Test func `items on top of each other count as the first`() {
    for gap in [-120, -300] as [CGFloat] {
      let plan = plan(5, gap: gap)
      #expect(plan.pitch == 0)
      #expect(plan.contentSize.width == 360)
      #expect(plan.nearestItem(toOffset: at(70)) == 0)
      let raised = GalleryOddity.clampedSpacing(name: "spacing", value: gap)
      #expect(plan.oddities == (gap == -120 ? [] : [raised]))
      #expect(plan.items(in: CGRect(0, 0, 360, 200)) == 0..<5)
    }
  }

  @Test(.rows) func `no number that is not finite gets out`() {
    forEachRow(of: [CGFloat.nan, .infinity, -.infinity, -50, 1e300] as [CGFloat]) { value in
      for count in [0, 1, 4] {
        let plan = CarouselPlan(
          viewport: CGSize(width: value, height: value),
          viewInset: GridEdgeInsets(top: value, left: value, bottom: value, right: value),
          itemSize: CGSize(width: value, height: value), gap: value, itemCount: count)
        #expect(plan.oddities != [])
        #expect(plan.contentSize.width.isFinite && plan.contentSize.width >= 0)
        #expect(plan.contentSize.height.isFinite && plan.contentSize.height >= 0)
        for offset in [at(value, value), at(0), at(300)] {
          for item in 0..<count {
            #expect(plan.baseFrame(ofItem: item)?.isFiniteRect == true)
            #expect(plan.frame(ofItem: item, atOffset: offset)?.isFiniteRect == true)
          }
          let targets = [
            plan.snapTarget(forProposedOffset: offset),
            plan.pagingTarget(cursor: 1, forProposedOffset: offset),
          ]
          #expect(targets.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        }
      }
    }
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `any rect and any offset agree with a look at every item`() {
    var draw = PlanDraw(seed: currentSeed)
    let count = draw.pick([0, 1, draw.integer(0...12), draw.integer(0...300)])
    let inset = draw.chance(50) ? .zero : draw.insets(upTo: 60)
    let viewport = CGSize(
      width: CGFloat(draw.pick([1, draw.integer(1...3000), 3000])),
      height: CGFloat(draw.pick([1, draw.integer(1...3000), 3000])))
    let item = CGSize(width: draw.length(0...400), height: draw.length(0...400))
    let gap = draw.length(0...50)
    let plan = CarouselPlan(
      viewport: viewport, viewInset: inset, itemSize: item, gap: gap, itemCount: count)
    let width = max(0, viewport.width - inset.left - inset.right)
    let height = max(0, viewport.height - inset.top - inset.bottom)
    let pitch = item.width + gap
    let frames = (0..<count).map {
      CGRect(
        x: (width - item.width) / 2 + CGFloat($0) * pitch, y: (height - item.height) / 2,
        width: item.width, height: item.height)
    }
    #expect((0..<count).compactMap { plan.baseFrame(ofItem: $0) } == frames)
    let length = count > 0 ? CGFloat(count - 1) * pitch + width : max(0, width - item.width)
    #expect(plan.contentSize == CGSize(width: length, height: height))
    for rect in draw.rects(around: plan.contentSize, count: 20) {
      let expected = frames.indices.filter { frames[$0].overlaps(rect) }
      #expect(Array(plan.items(in: rect)) == expected, "\(describe(rect))")
    }
    let reach = Int(plan.contentSize.width + 2 * viewport.width)
    for _ in 0..<20 {
      // From two viewports before the content to two after it.
      let offset = at(draw.length(-2 * Int(viewport.width)...reach), draw.length(-50...50))
      let x = offset.x + inset.left
      let distances = (0..<count).map { abs(x - CGFloat($0) * pitch) }
      let nearest = distances.min().flatMap { distances.firstIndex(of: $0) }
      #expect(plan.nearestItem(toOffset: offset) == nearest)
      let target = plan.snapTarget(forProposedOffset: offset)
      #expect(target == at(CGFloat(nearest ?? 0) * pitch - inset.left, -inset.top))
      if count > 0, viewport.width > inset.left + inset.right {
        let limit = plan.contentSize.width + inset.right - viewport.width
        #expect(target.x >= -inset.left && target.x <= limit + 1e-9)
      }
      let differs = (0..<(width > 0 ? count : 0)).first { item in
        let expected = 1 - abs(x + width / 2 - frames[item].midX) / width
        let error = abs(plan.scale(ofItem: item, atOffset: offset) - expected)
        return error >= 1e-9 * max(1, abs(expected))
      }
      #expect(differs == nil)
    }
  }
}
