import GridKit
import TestSupport
import Testing

@Suite("View surroundings", .rows)
@MainActor
struct BaseViewSurroundingsTests {
  @Test func `changes are passed down and told once per view that changes`() {
    TreeStage.check(
      """
      # the safe area, and the margins with it
      > frame window 0 0 100 200; frame outer 0 0 100 200; frame inner 0 30 100 50
      > add outer window; add inner outer; clear; safeArea window 20
      outer.safeArea; outer.margins
      > safeArea window 40
      outer.safeArea; outer.margins; inner.safeArea; inner.margins
      = inner.top 10
      > safeArea window 40; frame inner 0 35 100 50
      inner.safeArea; inner.margins
      = inner.top 5
      > remove outer
      = inner.top 0; outer.top 0

      # margins, but not equal ones
      > margin v 8
      none
      > margin v 20
      v.margins
      > leading v 20
      none
      > leading v 30
      v.margins

      # traits, except of a view that overrides them again
      > add outer window; add inner outer; override inner light; clear; style window dark
      outer.traits
      = outer.style dark; inner.style light
      > scale window 1
      outer.traits; inner.traits
      = inner.scale 1
      > remove outer; clear
      = outer.style light
      > add outer window
      …
      outer.traits; inner.traits
      > style window none
      outer.traits
      """)
  }

  // MARK: Safe area

  @Test(.rule("AL-15")) func `a view gets what reaches over its edges`() {
    let rows: [(frame: CGRect, expected: GridEdgeInsets)] = [
      (CGRect(0, 0, 100, 200), GridEdgeInsets(20, 5, 30, 7)),
      (CGRect(0, 10, 100, 180), GridEdgeInsets(10, 5, 20, 7)),
      (CGRect(10, 20, 80, 150), .zero),
      (CGRect(2, 25, 96, 50), GridEdgeInsets(0, 3, 0, 5)),
      (CGRect(0, 2, 100, 10), GridEdgeInsets(18, 5, 0, 7)),
      (CGRect(0, -10, 100, 50), GridEdgeInsets(20, 5, 0, 7)),
      (CGRect(-50, 300, 30, 50), GridEdgeInsets(0, 5, 30, 0)),
    ]
    forEachRow(of: rows) { row in
      let window = GridWindow(frame: CGRect(0, 0, 100, 200))
      window.setSafeAreaInsets(GridEdgeInsets(20, 5, 30, 7))
      let before = BaseView(frame: row.frame)
      window.addSubview(before)
      let after = plainView(0, 0, 1, 1, in: window)
      after.frame = row.frame
      #expect(before.safeAreaInsets == row.expected)
      #expect(after.safeAreaInsets == row.expected)
    }
  }

  @Test func `a transformed view counts with its bounding box`() {
    let window = GridWindow(frame: CGRect(0, 0, 100, 200))
    window.setSafeAreaInsets(GridEdgeInsets(20))
    let view = plainView(0, 10, 40, 40, in: window)
    #expect(view.safeAreaInsets.top == 10)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.safeAreaInsets.top == 0)
  }

  @Test func `insets set on a view replace the derived ones until they are taken back`() {
    let window = GridWindow(frame: CGRect(0, 0, 100, 200))
    window.setSafeAreaInsets(GridEdgeInsets(20))
    let view = plainView(0, 0, 100, 200, in: window)
    let inner = plainView(0, 0, 100, 200, in: view)
    view.setSafeAreaInsets(GridEdgeInsets(50))
    #expect(inner.safeAreaInsets.top == 50)
    view.setSafeAreaInsets(nil)
    #expect(inner.safeAreaInsets.top == 20)
    let alone = plainView(0, 0, 10, 10)
    alone.setSafeAreaInsets(GridEdgeInsets(1, 2, 3, 4))
    #expect(alone.safeAreaInsets == GridEdgeInsets(1, 2, 3, 4))
  }

  // MARK: Margins

  @Test func `margins are 8 points, plus the safe area unless switched off`() {
    let view = plainView(0, 0, 100, 100)
    #expect(view.layoutMargins == GridEdgeInsets(8, 8, 8, 8))
    view.setSafeAreaInsets(GridEdgeInsets(44, 0, 1, 2))
    #expect(view.layoutMargins == GridEdgeInsets(52, 8, 9, 10))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == GridEdgeInsets(8, 8, 8, 8))
  }

  @Test func `margins keep the names they were set with when the direction changes`() {
    let view = plainView(0, 0, 100, 100)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == GridEdgeInsets(1, 2, 3, 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == GridEdgeInsets(1, 4, 3, 2))
    view.layoutMargins = GridEdgeInsets(5, 6, 7, 8)
    #expect(view.directionalLayoutMargins.leading == 8)
    view.semanticContentAttribute = .unspecified
    #expect(view.layoutMargins.left == 6)
    #expect(view.directionalLayoutMargins.leading == 6)
  }

  // MARK: Traits

  @Test func `a topmost view has its screen's traits`() {
    typealias Row = (
      size: CGSize, horizontal: GridUserInterfaceSizeClass, vertical: GridUserInterfaceSizeClass,
      idiom: GridUserInterfaceIdiom
    )
    let rows: [Row] = [
      (CGSize(width: 375, height: 667), .compact, .regular, .phone),
      (CGSize(width: 667, height: 375), .compact, .compact, .phone),
      (CGSize(width: 768, height: 1024), .regular, .regular, .pad),
    ]
    forEachRow(of: rows) { row in
      let simulation = Simulation(screen: GridScreen(size: row.size, scale: 2))
      for traits in [
        simulation.perform { BaseView() }.traitCollection,
        GridWindow(simulation: simulation).traitCollection,
        simulation.perform { GridTraitCollection.current },
      ] {
        #expect(traits.displayScale == 2)
        #expect(traits.horizontalSizeClass == row.horizontal)
        #expect(traits.verticalSizeClass == row.vertical)
        #expect(traits.userInterfaceIdiom == row.idiom)
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.layoutDirection == .leftToRight)
      }
    }
  }

  @Test func `collections compare by value, and the last one wins in a union`() {
    let dark = GridTraitCollection(userInterfaceStyle: .dark)
    #expect(dark == GridTraitCollection(userInterfaceStyle: .dark))
    #expect(dark.hash == GridTraitCollection(userInterfaceStyle: .dark).hash)
    #expect(dark != GridTraitCollection(userInterfaceStyle: .light))
    let union = GridTraitCollection(traitsFrom: [
      dark, GridTraitCollection(displayScale: 2), GridTraitCollection(userInterfaceStyle: .light),
      GridTraitCollection(layoutDirection: .rightToLeft), GridTraitCollection(),
    ])
    #expect(union.userInterfaceStyle == .light)
    #expect(union.displayScale == 2)
    #expect(union.layoutDirection == .rightToLeft)
    #expect(union.verticalSizeClass == .unspecified)
    #expect(
      GridTraitCollection(traitsFrom: [
        GridTraitCollection(verticalSizeClass: .compact),
        GridTraitCollection(horizontalSizeClass: .regular),
        GridTraitCollection(userInterfaceIdiom: .pad),
      ]).userInterfaceIdiom == .pad)
  }

  // MARK: Direction

  @Test func `the direction follows the attribute, then the traits`() {
    typealias Row = (
      attribute: GridSemanticContentAttribute, inLeftToRight: Bool, inRightToLeft: Bool
    )
    let rows: [Row] = [
      (.unspecified, false, true), (.playback, false, false), (.spatial, false, false),
      (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
    ]
    forEachRow(of: rows) { row in
      let window = GridWindow()
      let view = plainView(0, 0, 1, 1, in: window)
      view.semanticContentAttribute = row.attribute
      @MainActor func isMirrored() -> Bool {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      }
      #expect(isMirrored() == row.inLeftToRight)
      window.traitOverrides.layoutDirection = .rightToLeft
      #expect(isMirrored() == row.inRightToLeft)
      let direction = BaseView.userInterfaceLayoutDirection(for: row.attribute)
      #expect((direction == .rightToLeft) == row.inLeftToRight)
    }
  }

  @Test func `the tint is inherited, and blue at the top`() {
    let outer = plainView(0, 0, 1, 1)
    let inner = plainView(0, 0, 1, 1, in: outer)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    outer.tintColor = nil
    #expect(inner.tintColor == .green)
    #expect(outer.tintColor == .systemBlue)
  }
}
