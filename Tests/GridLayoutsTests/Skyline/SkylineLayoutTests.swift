import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Skyline layout")
struct SkylineLayoutTests {
  private func stage(
    _ sizes: [[(CGFloat, CGFloat)]], width: CGFloat = 300,
    _ configure: (SkylineLayout) -> Void = { _ in }
  ) -> Stage<SkylineLayout> {
    let delegate = ListedSizes(sizes: sizes.map { $0.map { CGSize(width: $0.0, height: $0.1) } })
    let layout = SkylineLayout()
    layout.delegate = delegate
    configure(layout)
    return Stage(
      layout, counts: delegate.counts, size: CGSize(width: width, height: 400),
      companions: [delegate])
  }

  @Test func `every item stands as low as it can, and widths are limited`() {
    let stage = stage([[(100, 40), (135, 20), (240, 10), (300, 5), (50, 60)], [(20, 9)]]) {
      $0.interitemSpacing = 5
      $0.lineSpacing = 7
      $0.sectionInset = GridEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    }
    // Usable width 240; the second item fits exactly beside the first.
    #expect(
      stage.difference(
        from: """
          cell 0-0   20   10  100  40
          cell 0-1  125   10  135  20
          cell 0-2   20   57  240  10
          cell 0-3   20   74  240   5
          cell 0-4   20   86   50  60
          cell 1-0   20  186   20   9
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 300, height: 225))
    #expect(stage.findingCodes == [])
  }

  @Test func `levels that differ by rounding only are one level`() {
    let stage = stage([[(50, 0.1 + 0.2), (50, 0.3), (100, 10)]], width: 100) {
      $0.interitemSpacing = 0
      $0.lineSpacing = 0
    }
    #expect(stage.grid.frames[.cell(0, 2)]?.minX == 0)
  }

  // MARK: Edges

  @Test func `without a delegate there is nothing but a finding`() {
    let stage = Stage(SkylineLayout(), counts: [3])
    #expect(stage.grid.elements(in: .infinite) == [])
    #expect(stage.findingCodes == ["missing-delegate"])
  }

  @Test func `negative spacings count as 0, with findings`() {
    let stage = stage([[(40, 10), (300, 10)]]) {
      $0.interitemSpacing = -5
      $0.lineSpacing = -7
    }
    #expect(stage.grid.frames[.cell(0, 1)] == CGRect(0, 10, 300, 10))
    #expect(stage.findingCodes == ["spacing-not-as-declared", "spacing-not-as-declared"])
  }
}
