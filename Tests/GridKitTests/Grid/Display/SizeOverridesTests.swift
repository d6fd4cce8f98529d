import GridKit
import GridTesting
import TestSupport
import Testing

/// Which views are asked for a size, and which are known to leave it to the base classes (SS-2).
@MainActor @Suite("Views that can say a size")
struct SizeOverridesTests {
  private final class QuietCell: GridViewCell {
    var title = ""
    override func prepareForReuse() { title = "" }
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private final class PreferringCell: GridViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: GridViewLayoutAttributes
    ) -> GridViewLayoutAttributes {
      layoutAttributes.frame.size.height = 70
      return layoutAttributes
    }
  }

  private final class FittingCell: GridViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: GridLayoutPriority,
      verticalFittingPriority vertical: GridLayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 70) }
  }

  private class ThatFitsCell: GridViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
  }

  private final class InheritingCell: ThatFitsCell {
    override func prepareForReuse() {}
  }

  private final class IntrinsicCell: GridViewCell {
    override var intrinsicContentSize: CGSize {
      CGSize(width: GridViewCell.noIntrinsicMetric, height: 70)
    }
  }

  private final class TallView: BaseView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
  }

  private final class OwnContentCell: GridViewCell {
    private let own = TallView()
    override var contentView: BaseView { own }
  }

  private final class GenericCell<Value>: GridViewCell {
    var value: Value?
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
  }

  private static let talking: [GridViewCell.Type] = [
    PreferringCell.self, FittingCell.self, ThatFitsCell.self, InheritingCell.self,
    IntrinsicCell.self, OwnContentCell.self, GenericCell<Int>.self,
  ]

  /// A list of three rows, which are 40 points high unless a cell says otherwise.
  private func list(
    of cellClass: GridViewCell.Type, sizes: SizeOverrides = .shared
  ) -> Fixture<GridViewFlowLayout> {
    let layout = GridViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let fixture = Fixture(layout, counts: [3])
    fixture.simulation.sizeOverrides = sizes
    fixture.grid.register(cellClass, forCellWithReuseIdentifier: SampleDataSource.identifier)
    return fixture
  }

  private func heights(_ fixture: Fixture<GridViewFlowLayout>) -> [CGFloat] {
    fixture.grid.layoutIfNeeded()
    return fixture.grid.indexPathsForVisibleItems.sorted().compactMap {
      fixture.grid.cellForItem(at: $0)?.frame.height
    }
  }

  /// Overrides where they cannot be seen.
  private var blind: SizeOverrides {
    var probes = SizeOverrides.Probes()
    probes.sizeThatFits = probes.nothing
    return SizeOverrides(probes: probes)
  }

  @Test(.rule("SS-2"))
  func `a cell that says a size in whatever way gets it, where overrides can be seen or not`() {
    for cellClass in Self.talking {
      for sizes in [SizeOverrides.shared, blind] {
        let found = heights(list(of: cellClass, sizes: sizes))
        #expect(found == [70, 70, 70], "\(cellClass), seen: \(sizes.canTell)")
      }
    }
  }

  @Test(.rule("SS-2"))
  func `a cell that leaves its size to the base classes traces and counts as one`() {
    var traces: [String] = []
    var counts: [Int] = []
    for cellClass in [GridViewCell.self, QuietCell.self] {
      let fixture = list(of: cellClass)
      traces.append(fixture.trace { fixture.grid.layoutIfNeeded() })
      counts.append(fixture.simulation.counters.layoutCalls)
      #expect(heights(fixture) == [40, 40, 40])
    }
    #expect(traces[0] == traces[1])
    #expect(counts[0] == counts[1])
  }

  /// A layout that is not the runtime's own. Records the preferred attributes of each cell.
  private final class AskedLayout: GridViewFlowLayout {
    private(set) var heard: [String] = []

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: GridViewLayoutAttributes,
      withOriginalAttributes original: GridViewLayoutAttributes
    ) -> Bool {
      heard.append("\(original.indexPath.item): \(preferred.frame == original.frame)")
      // A layout may write into what it is shown: its own object has to stay as it is.
      preferred.frame.size.height = 1
      return false
    }
  }

  @Test(.rule("SS-2")) func `a layout hears of silent cells too, and gets an object of its own`() {
    let layout = AskedLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let fixture = Fixture(layout, counts: [3])
    fixture.grid.register(QuietCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    fixture.grid.layoutIfNeeded()
    #expect(layout.heard == ["0: true", "1: true", "2: true"])
    #expect(fixture.grid.cellForItem(at: [0, 1])?.frame.height == 40)
  }

  @Test(.rule("SS-6")) func `a content view that comes later is asked, whatever the cell's class`()
  {
    struct Tall: GridContentConfiguration {
      final class View: BaseView, GridContentView {
        var configuration: any GridContentConfiguration
        init(_ configuration: any GridContentConfiguration) {
          self.configuration = configuration
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          CGSize(width: size.width, height: 70)
        }
      }
      func makeContentView() -> any BaseView & GridContentView { View(self) }
      func updated(for state: any GridConfigurationState) -> Tall { self }
    }
    var traces: [String] = []
    for sizes in [SizeOverrides.shared, blind] {
      let fixture = list(of: QuietCell.self, sizes: sizes)
      fixture.source.configure = { cell, path in
        cell.contentConfiguration = path.item == 1 ? Tall() : nil
      }
      traces.append(fixture.trace { fixture.grid.layoutIfNeeded() })
      #expect(fixture.grid.cellForItem(at: [0, 1])?.frame.height == 70)
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0].contains("preferredLayoutAttributesFitting cell 0-1 320, 40 -> 320, 70"))
  }

  private final class BusyCell: ThatFitsCell {
    override var intrinsicContentSize: CGSize { .zero }
  }

  @Test(.rule("SS-2")) func `overrides can be seen in this build, unless probes mislead`() {
    #expect(SizeOverrides.shared.canTell)
    #expect(!blind.canTell)
    let misleading: [(inout SizeOverrides.Probes) -> Void] = [
      { $0.contentView = $0.sizeThatFits },
      { $0.preferredAttributes = BusyCell.self },
      { $0.nothing = BusyCell.self },
      { $0.systemLayoutSizeFitting = QuietCell.self },
    ]
    for (index, mislead) in misleading.enumerated() {
      var probes = SizeOverrides.Probes()
      mislead(&probes)
      #expect(!SizeOverrides(probes: probes).canTell, "probes \(index)")
    }
  }
}
