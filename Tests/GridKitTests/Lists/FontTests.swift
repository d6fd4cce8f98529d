import GridTesting
import TestSupport
import Testing

@testable import GridKit

@Suite("Fonts", .rows)
@MainActor
struct FontTests {
  @Test(.rule("AL-100")) func `the system font has the heights of its size and weight`() {
    let rows: [(font: GridFont, line: CGFloat, ascender: CGFloat, cap: CGFloat, x: CGFloat)] = [
      (.systemFont(ofSize: 17), 20.287109375, 16.1865234375, 11.97802734375, 8.9482421875),
      (
        .systemFont(ofSize: 14, weight: .medium), 16.70703125, 13.330078125, 9.8642578125,
        7.423828125
      ),
      (
        .systemFont(ofSize: 53, weight: .semibold), 63.248046875, 50.46386718750, 37.34326171875,
        27.431640625
      ),
      (.boldSystemFont(ofSize: 20), 23.8671875, 19.04296875, 14.091796875, 10.68359375),
    ]
    forEachRow(of: rows) { row in
      #expect(abs(row.font.lineHeight - row.line) < 1e-9)
      #expect(row.font.lineHeight == row.font.ascender - row.font.descender)
      #expect(abs(row.font.ascender - row.ascender) < 1e-9)
      #expect(abs(row.font.capHeight - row.cap) < 1e-9)
      #expect(abs(row.font.xHeight - row.x) < 1e-9 && row.font.leading == 0)
    }
  }

  @Test(.rule("AL-110")) func `text styles have the sizes of the text size`() {
    typealias Style = GridFont.TextStyle
    let rows: [(Style, GridContentSizeCategory, CGFloat)] = [
      (.body, .large, 17), (.body, .extraSmall, 14), (.body, .unspecified, 17),
      (.largeTitle, .accessibilityExtraExtraExtraLarge, 60), (.caption2, .small, 11),
      (.headline, .accessibilityExtraExtraLarge, 47), (.title3, .extraExtraExtraLarge, 26),
      (Style(rawValue: "own"), .extraLarge, 19),
    ]
    forEachRow(of: rows) { style, category, size in
      let traits = GridTraitCollection(preferredContentSizeCategory: category)
      #expect(GridFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
      Simulation().perform {
        Simulation.current.preferredContentSizeCategory = category
        #expect(GridFont.preferredFont(forTextStyle: style).pointSize == size)
        #expect(
          GridFont.preferredFont(
            forTextStyle: style, compatibleWith: GridTraitCollection(displayScale: 2)
          ).pointSize == size)
      }
    }
    #expect(GridContentSizeCategory.extraLarge > .large)
    #expect(GridContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!GridContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test(.rule("AL-110")) func `metrics scale lengths to pixels and fonts to whole points`() {
    func traits(_ category: GridContentSizeCategory, scale: CGFloat = 3) -> GridTraitCollection {
      GridTraitCollection(traitsFrom: [
        GridTraitCollection(preferredContentSizeCategory: category),
        GridTraitCollection(displayScale: scale),
      ])
    }
    let body = GridFontMetrics.default
    // 17 · 21 / 22 = 16.23, and 10 · 34 / 22 = 15.45.
    #expect(body.scaledValue(for: 17, compatibleWith: traits(.medium)) == 49.0 / 3)
    #expect(body.scaledValue(for: 17, compatibleWith: traits(.medium, scale: 1)) == 16)
    #expect(
      body.scaledValue(for: 10, compatibleWith: traits(.accessibilityMedium, scale: 2)) == 15.5)
    let font = GridFont.boldSystemFont(ofSize: 17)
    let larger = body.scaledFont(for: font, compatibleWith: traits(.extraExtraExtraLarge))
    #expect(larger.pointSize == 22 && larger.fontName == font.fontName)
    let limited = body.scaledFont(
      for: font, maximumPointSize: 20, compatibleWith: traits(.extraExtraExtraLarge))
    #expect(limited.pointSize == 20)
    // Scaled from the size that was chosen, not from that of another text size.
    #expect(larger.adjusted(to: traits(.large)).pointSize == 17)
    #expect(limited.adjusted(to: traits(.accessibilityMedium)).pointSize == 20)
    #expect(font.adjusted(to: traits(.accessibilityMedium)) === font)
    Simulation(screen: GridScreen(scale: 2)).perform {
      Simulation.current.preferredContentSizeCategory = .accessibilityMedium
      #expect(GridFontMetrics(forTextStyle: .body).scaledValue(for: 10) == 15.5)
      #expect(body.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
      #expect(body.scaledFont(for: font).pointSize == 26)
    }
  }

  @Test(.rule("AL-109")) func `a font that was registered is found by its names in its simulation`()
    throws
  {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    try simulation.perform {
      let made = GridFont.boldSystemFont(ofSize: 10)
      #expect(
        try GridFont.register(Data(FontBytes.plain.bytes), asSystemFontOf: [.bold]) == "Test-Plain")
      for name in ["Test-Plain", "Test Plain", "Test"] {
        let font = try #require(GridFont(name: name, size: 10))
        #expect(abs(font.lineHeight - 10) < 1e-9 && abs(font.leading - 0.8) < 1e-9)
        #expect(font.fontName == name && font.withSize(20).ascender == 16)
      }
      #expect(GridFont.boldSystemFont(ofSize: 10).capHeight == 7.1)
      #expect(GridFont.systemFont(ofSize: 10).capHeight != 7.1 && made.capHeight != 7.1)
      #expect(GridFont.preferredFont(forTextStyle: .body).capHeight != 7.1)

      var content = GridListContentConfiguration.cell()
      content.text = "abcd"
      content.textProperties.font = .boldSystemFont(ofSize: 10)
      #expect(GridListContentView(configuration: content).sizeThatFits(.zero).width == 52)
      #expect(simulation.findings.isEmpty)
    }
    Simulation().perform {
      #expect(GridFont(name: "Test-Plain", size: 10)?.capHeight != 7.1)
      #expect(GridFont.boldSystemFont(ofSize: 10).capHeight != 7.1)
    }
  }

  @Test(.rule("AL-109")) func `a font file that cannot be read says what is wrong with it`() {
    let error = #expect(throws: (any Error).self) { try GridFont.register(Data([1, 2, 3, 4])) }
    #expect(
      error.map { "\($0)" }?.hasPrefix(
        "The font file cannot be read. Expected a TrueType or OpenType font, but found the format")
        == true)
  }

  @Test(.rule("AL-110")) func `a new text size is a trait that views, cells and observers follow`()
  {
    let simulation = Simulation(screen: GridScreen(size: CGSize(width: 390, height: 844), scale: 2))
    simulation.perform {
      let window = GridWindow(simulation: simulation)
      let configuration = GridCollectionLayoutListConfiguration(appearance: .plain)
      let grid = GridView(
        frame: window.bounds,
        collectionViewLayout: GridViewCompositionalLayout.list(using: configuration))
      let source = SampleDataSource([2])
      source.configure = { cell, _ in
        guard let cell = cell as? GridViewListCell else { return }
        var content = GridListContentConfiguration.cell()
        content.text = "Text"
        cell.contentConfiguration = content
      }
      source.attach(to: grid)
      grid.register(GridViewListCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
      window.addSubview(grid)
      grid.layoutIfNeeded()
      var log: [String] = []
      let first = grid.registerForTraitChanges([GridTraitPreferredContentSizeCategory.self]) {
        (view: GridView, previous) in
        log.append("\(previous.preferredContentSizeCategory.rawValue.suffix(1)) \(view === grid)")
      }
      grid.registerForTraitChanges([GridTraitUserInterfaceStyle.self]) { _, _ in log.append("style")
      }
      let observer = NotificationCenter.default.addObserver(
        forName: GridContentSizeCategory.didChangeNotification, object: simulation, queue: nil
      ) { _ in MainActor.assumeIsolated { log.append("posted") } }
      defer { NotificationCenter.default.removeObserver(observer) }

      simulation.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      grid.layoutIfNeeded()
      // A line of 53 points is 63.25 points high.
      #expect(grid.cellForItem(at: [0, 1])?.frame == CGRect(0, 85.5, 390, 85.5))
      simulation.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      #expect(log == ["L true", "posted"])

      grid.unregisterForTraitChanges(first)
      grid.traitOverrides.preferredContentSizeCategory = .large
      grid.layoutIfNeeded()
      #expect(grid.cellForItem(at: [0, 1])?.frame == CGRect(0, 44, 390, 44))
      simulation.preferredContentSizeCategory = .large
      grid.overrideUserInterfaceStyle = .dark
      #expect(log == ["L true", "posted", "posted", "style"])
      withExtendedLifetime(source) {}
    }
    #expect(Simulation().preferredContentSizeCategory == .large)
  }
}
