import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Why a view is where it is")
struct ViewLayoutExplanationTests {
  private let simulation = Simulation()
  private let card: BaseView
  private let title: Caption

  init() {
    (card, title) = simulation.perform {
      (BaseView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Caption("abc"))
    }
    card.accessibilityIdentifier = "card"
    title.accessibilityIdentifier = "title"
  }

  @Test(.rule("AL-28"))
  func `each edge has the constraints that decide it, and the others say what they lack`() {
    card.place(title, 16, 8)
    let width = title.widthAnchor.constraint(equalToConstant: 400)
    width.priority = GridLayoutPriority(500)
    width.isActive = true
    title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16)
      .isActive = true
    let (start, end, top) = (
      "the leading edge of title is 16 after the leading edge of card (required)",
      "the trailing edge of title is at least 16 before the trailing edge of card (required)",
      "the top edge of title is 8 below the top edge of card (required)"
    )
    let explanation = title.layoutExplanation
    let expected = """
      title is at 16, 8, 288 × 20 in card.
      left 16: \(start).
      right 304: \(end); card is 320 wide (required).
      top 8: \(top).
      bottom 28: title resists compression: at least 20 high (at 750); \(top).
      width 288: \(start); \(end); card is 320 wide (required).
      height 20: title resists compression: at least 20 high (at 750).
      Without effect: title hugs its content: at most 30 wide (at 250, fails by 258).
      Without effect: title resists compression: at least 30 wide (at 750, with 258 to spare).
      Without effect: the width of title is 400 (at 500, fails by 112).
      """
    #expect(LineDiff(expected: expected, actual: explanation.description) == nil)
    let rules = explanation.edges.first { $0.name == "right" }?.rules
    #expect(
      rules?.map(\.constraint).first
        == "<NSLayoutConstraint:0x4 H:[title]-(>=16)-|   (active, names: title:Caption:0x3'abc', "
        + "'|':UIView:0x2 )>")
  }

  @Test func `a chain leads from the view over its neighbour to the superview`() {
    let photo = simulation.perform { Caption("12345") }
    photo.accessibilityIdentifier = "photo"
    card.place(photo, 10, 0)
    card.addFree(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
      title.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
    ])
    let left = title.layoutExplanation.edges.first { $0.name == "left" }
    #expect(
      left?.rules.map(\.words) == [
        "the leading edge of title is 8 after the trailing edge of photo",
        "photo resists compression: at least 50 wide",
        "the leading edge of photo is 10 after the leading edge of card",
      ])
    #expect(left?.value == 68)
  }

  @Test func `a view that its frame places says so`() {
    let box = simulation.perform { BaseView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    card.addSubview(box)
    #expect(
      box.layoutExplanation.description == """
        UIView:0x1 is at 1, 2, 3 × 4 in card.
        No constraint places it: its frame and its autoresizing mask do.
        """)
  }

  @Test func `a log adds the reason for the place of the cell around the view`() throws {
    let (grid, source) = simulation.perform { gridOfCaptions() }
    let log = WhyLog(grid)
    grid.layoutIfNeeded()
    let cell = try #require(grid.visibleCells.first as? CaptionCell)
    let why = log.why(cell.caption)
    #expect(why.edges.count == 6)
    #expect(why.element == log.why(.cell(0, 0)))
    #expect(why.description.contains("\ncell 0-0 is at 0, 0, 40 × 30 because layoutAttributes"))
    _ = source
  }
}
