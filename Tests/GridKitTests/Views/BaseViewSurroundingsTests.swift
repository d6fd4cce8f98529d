import GridKit
import Testing

@Suite("View surroundings")
@MainActor
struct BaseViewSurroundingsTests {
  let log = EventLog()

  // MARK: Safe area

  @Test(
    arguments: [
      (CGRect(0, 0, 100, 200), GridEdgeInsets(top: 20, left: 5, bottom: 30, right: 7)),
      (CGRect(0, 10, 100, 180), GridEdgeInsets(top: 10, left: 5, bottom: 20, right: 7)),
      (CGRect(10, 20, 80, 150), .zero),
      (CGRect(2, 25, 96, 50), GridEdgeInsets(top: 0, left: 3, bottom: 0, right: 5)),
      (CGRect(0, -10, 100, 50), GridEdgeInsets(top: 30, left: 5, bottom: 0, right: 7)),
      (CGRect(0, 300, 100, 50), .zero),  // outside
    ])
  func `a view gets what reaches into its frame`(frame: CGRect, expected: GridEdgeInsets) {
    let window = GridWindow(frame: CGRect(0, 0, 100, 200))
    window.setSafeAreaInsets(GridEdgeInsets(top: 20, left: 5, bottom: 30, right: 7))
    let before = BaseView(frame: frame)
    window.addSubview(before)
    let after = plainView(0, 0, 1, 1, in: window)
    after.frame = frame
    #expect(before.safeAreaInsets == expected)
    #expect(after.safeAreaInsets == expected)
  }

  @Test func `changes are passed down and told once per view that changes`() {
    let window = GridWindow(frame: CGRect(0, 0, 100, 200))
    let outer = RecordingView("outer", log, frame: window.bounds)
    let inner = RecordingView("inner", log, frame: CGRect(0, 30, 100, 50))
    window.addSubview(outer)
    outer.addSubview(inner)
    _ = log.take()
    window.setSafeAreaInsets(GridEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(log.take() == "outer.safeArea > outer.margins")
    window.setSafeAreaInsets(GridEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    #expect(log.take() == "outer.safeArea > outer.margins > inner.safeArea > inner.margins")
    #expect(inner.safeAreaInsets.top == 10)
    window.setSafeAreaInsets(GridEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    inner.frame.origin.y = 35
    #expect(log.take() == "inner.safeArea > inner.margins")
    #expect(inner.safeAreaInsets.top == 5)
    outer.removeFromSuperview()
    #expect(inner.safeAreaInsets == .zero)
    #expect(outer.safeAreaInsets == .zero)
  }

  @Test func `insets set on a view replace the derived ones until they are taken back`() {
    let window = GridWindow(frame: CGRect(0, 0, 100, 200))
    window.setSafeAreaInsets(GridEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let view = plainView(0, 0, 100, 200, in: window)
    let inner = plainView(0, 0, 100, 200, in: view)
    view.setSafeAreaInsets(GridEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    #expect(inner.safeAreaInsets.top == 50)
    view.setSafeAreaInsets(nil)
    #expect(inner.safeAreaInsets.top == 20)
    let alone = plainView(0, 0, 10, 10)
    alone.setSafeAreaInsets(GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(alone.safeAreaInsets == GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `a transformed view counts with its bounding box`() {
    let window = GridWindow(frame: CGRect(0, 0, 100, 200))
    window.setSafeAreaInsets(GridEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let view = plainView(0, 10, 40, 40, in: window)
    #expect(view.safeAreaInsets.top == 10)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.safeAreaInsets.top == 0)
  }

  // MARK: Margins

  @Test func `margins are 8 points, plus the safe area unless switched off`() {
    let view = plainView(0, 0, 100, 100)
    #expect(view.layoutMargins == GridEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.setSafeAreaInsets(GridEdgeInsets(top: 44, left: 0, bottom: 1, right: 2))
    #expect(view.layoutMargins == GridEdgeInsets(top: 52, left: 8, bottom: 9, right: 10))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == GridEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `margins keep the names they were set with when the direction changes`() {
    let view = plainView(0, 0, 100, 100)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == GridEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = GridEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(view.directionalLayoutMargins.leading == 8)
    view.semanticContentAttribute = .unspecified
    #expect(view.layoutMargins.left == 6)
    #expect(view.directionalLayoutMargins.leading == 6)
  }

  @Test func `margin changes are told, equal ones are not`() {
    let view = RecordingView("v", log)
    view.layoutMargins = GridEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(log.take() == "")
    view.layoutMargins.left = 20
    #expect(log.take() == "v.margins")
    view.directionalLayoutMargins.leading = 20
    #expect(log.take() == "")
    view.directionalLayoutMargins.leading = 30
    #expect(log.take() == "v.margins")
  }

  // MARK: Traits

  @Test(
    arguments: [
      (
        CGSize(width: 375, height: 667), GridUserInterfaceSizeClass.compact,
        GridUserInterfaceSizeClass.regular, GridUserInterfaceIdiom.phone
      ),
      (CGSize(width: 667, height: 375), .compact, .compact, .phone),
      (CGSize(width: 768, height: 1024), .regular, .regular, .pad),
    ])
  func `a topmost view has its screen's traits`(
    size: CGSize, horizontal: GridUserInterfaceSizeClass, vertical: GridUserInterfaceSizeClass,
    idiom: GridUserInterfaceIdiom
  ) {
    let simulation = Simulation(screen: GridScreen(size: size, scale: 2))
    for traits in [
      simulation.perform { BaseView() }.traitCollection,
      GridWindow(simulation: simulation).traitCollection,
      simulation.perform { GridTraitCollection.current },
    ] {
      #expect(traits.displayScale == 2)
      #expect(traits.horizontalSizeClass == horizontal)
      #expect(traits.verticalSizeClass == vertical)
      #expect(traits.userInterfaceIdiom == idiom)
      #expect(traits.userInterfaceStyle == .light)
      #expect(traits.layoutDirection == .leftToRight)
    }
  }

  @Test func `overrides reach everything inside that does not override them again`() {
    let window = GridWindow()
    let outer = RecordingView("outer", log)
    let inner = RecordingView("inner", log)
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.traitOverrides.userInterfaceStyle = .light
    _ = log.take()
    window.overrideUserInterfaceStyle = .dark
    #expect(log.take() == "outer.traits")
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    window.traitOverrides.displayScale = 1
    #expect(log.take() == "outer.traits > inner.traits")
    #expect(inner.traitCollection.displayScale == 1)
    outer.removeFromSuperview()
    _ = log.take()
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    window.addSubview(outer)
    #expect(log.take().hasSuffix("outer.traits > inner.traits"))
    window.overrideUserInterfaceStyle = .unspecified
    #expect(log.take() == "outer.traits")
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

  @Test(
    arguments: [
      (GridSemanticContentAttribute.unspecified, false, true),
      (.playback, false, false), (.spatial, false, false),
      (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
    ])
  func `the direction follows the attribute, then the traits`(
    attribute: GridSemanticContentAttribute, inLeftToRight: Bool, inRightToLeft: Bool
  ) {
    let window = GridWindow()
    let view = plainView(0, 0, 1, 1, in: window)
    view.semanticContentAttribute = attribute
    #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == inLeftToRight)
    window.traitOverrides.layoutDirection = .rightToLeft
    #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == inRightToLeft)
    #expect(
      (BaseView.userInterfaceLayoutDirection(for: attribute) == .rightToLeft) == inLeftToRight)
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
