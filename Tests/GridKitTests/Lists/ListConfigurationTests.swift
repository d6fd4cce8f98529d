import TestSupport
import Testing

@testable import GridKit

@Suite("List configurations", .rows)
@MainActor
struct ListConfigurationTests {
  typealias Configuration = GridCollectionLayoutListConfiguration

  @Test(.rule("CL-64")) func `a new configuration has its appearance's defaults`() {
    let rows: [(appearance: Configuration.Appearance, showsSeparators: Bool)] = [
      (.plain, true), (.grouped, true), (.insetGrouped, true), (.sidebar, false),
      (.sidebarPlain, false),
    ]
    forEachRow(of: rows) { appearance, showsSeparators in
      let configuration = Configuration(appearance: appearance)
      #expect(configuration.appearance == appearance)
      #expect(configuration.showsSeparators == showsSeparators)
      #expect(
        configuration.separatorConfiguration
          == GridListSeparatorConfiguration(listAppearance: appearance))
      #expect(configuration.headerMode == .none && configuration.footerMode == .none)
      #expect(configuration.headerTopPadding == nil && configuration.backgroundColor == nil)
      #expect(configuration.contentHuggingElements.isEmpty)
      #expect(configuration.itemSeparatorHandler == nil)
      #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
      #expect(configuration.trailingSwipeActionsConfigurationProvider == nil)
    }
  }

  @Test(.rule("CL-64")) func `lines are compared by all that they have`() {
    let plain = GridListSeparatorConfiguration(listAppearance: .plain)
    #expect(plain.topSeparatorVisibility == .automatic)
    #expect(plain.bottomSeparatorVisibility == .automatic)
    #expect(plain.topSeparatorInsets == GridListSeparatorConfiguration.automaticInsets)
    #expect(plain.bottomSeparatorInsets == GridListSeparatorConfiguration.automaticInsets)
    let changes: [(inout GridListSeparatorConfiguration) -> Void] = [
      { $0.topSeparatorVisibility = .hidden }, { $0.bottomSeparatorVisibility = .visible },
      { $0.topSeparatorInsets.leading = 4 }, { $0.bottomSeparatorInsets.trailing = 4 },
      { $0.color = .systemRed }, { $0.multipleSelectionColor = .systemBlue },
    ]
    for change in changes {
      var other = plain
      change(&other)
      #expect(other != plain)
    }
  }

  @Test(.rule("CL-64")) func `an item's lines are the section's, the handler's, or none`() {
    var configuration = Configuration(appearance: .plain)
    configuration.separatorConfiguration.color = .systemRed
    let path = IndexPath(item: 3, section: 1)
    #expect(configuration.effectiveSeparators(at: path) == configuration.separatorConfiguration)

    var asked: [IndexPath] = []
    configuration.itemSeparatorHandler = { path, section in
      asked.append(path)
      var item = section
      item.bottomSeparatorVisibility = .hidden
      return item
    }
    let lines = configuration.effectiveSeparators(at: path)
    #expect(lines.color == .systemRed)
    #expect(lines.bottomSeparatorVisibility == .hidden)
    #expect(asked == [path])

    configuration.showsSeparators = false
    let hidden = configuration.effectiveSeparators(at: path)
    #expect(hidden.topSeparatorVisibility == .hidden)
    #expect(hidden.bottomSeparatorVisibility == .hidden)
    #expect(asked == [path])
  }

  @Test(.rule("CL-64")) func `a configuration keeps the actions that a swipe offers`() {
    var done: [String] = []
    let delete = GridContextualAction(style: .destructive, title: "Delete") { action, _, finish in
      done.append(action.title ?? "")
      finish(true)
    }
    let flag = GridContextualAction(style: .normal, title: nil) { _, _, _ in }
    let configuration = GridSwipeActionsConfiguration(actions: [delete, flag])
    #expect(configuration.actions.map(\.style) == [.destructive, .normal])
    #expect(configuration.performsFirstActionWithFullSwipe)
    #expect(delete.backgroundColor == .systemRed)
    #expect(flag.backgroundColor == .systemGray)
    delete.backgroundColor = .systemBlue
    #expect(delete.backgroundColor == .systemBlue)
    delete.backgroundColor = nil
    #expect(delete.backgroundColor == .systemRed)
    delete.handler(delete, BaseView(frame: .zero)) { done.append("\($0)") }
    #expect(done == ["Delete", "true"])
  }

  // MARK: Backgrounds

  @Test(.rule("CL-64")) func `backgrounds are compared by all that they have`() {
    let plain = GridBackgroundConfiguration.listPlainCell()
    let changes: [(inout GridBackgroundConfiguration) -> Void] = [
      { $0.cornerRadius = 4 }, { $0.backgroundInsets.top = 1 }, { $0.backgroundColor = nil },
      { $0.edgesAddingLayoutMarginsToBackgroundInsets = .leading }, { $0.strokeColor = .red },
      { $0.image = GridImage(named: "a") }, { $0.imageContentMode = .center },
      { $0.strokeWidth = 1 }, { $0.strokeOutset = 1 }, { $0.customView = BaseView(frame: .zero) },
      { $0.backgroundColorTransformer = .grayscale },
      { $0.strokeColorTransformer = .grayscale },
    ]
    for change in changes {
      var other = plain
      change(&other)
      #expect(other != plain)
    }
  }

  @Test(.rule("CL-64")) func `colours that are shown follow tint and transformer`() {
    var background = GridBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .systemRed) == .systemRed)
    #expect(background.resolvedStrokeColor(for: .systemBlue) == .systemBlue)
    background.backgroundColor = .green
    background.backgroundColorTransformer = .grayscale
    #expect(
      background.resolvedBackgroundColor(for: .systemRed) == GridColor(white: 0.587, alpha: 1))
    #expect(GridConfigurationColorTransformer.preferredTint(.systemRed) == .systemRed)
  }

  @Test(.rule("CL-64")) func `transformers of one's own are equal to themselves only`() {
    let half = GridConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    let other = GridConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    var a = GridBackgroundConfiguration.clear()
    var b = a
    a.backgroundColorTransformer = half
    b.backgroundColorTransformer = half
    #expect(a == b && a.hashValue == b.hashValue)
    b.backgroundColorTransformer = other
    #expect(a != b)
    a.backgroundColorTransformer = .grayscale
    b.backgroundColorTransformer = .grayscale
    #expect(a == b)
  }
}
