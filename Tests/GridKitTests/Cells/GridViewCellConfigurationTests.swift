import GridKit
import TestSupport
import Testing

@Suite("Cell configurations", .rows)
@MainActor
struct GridViewCellConfigurationTests {
  private struct Text: GridContentConfiguration {
    var text: String
    var suffix = ""

    func makeContentView() -> any BaseView & GridContentView { TextView(self) }

    func updated(for state: any GridConfigurationState) -> Text {
      guard let state = state as? GridCellConfigurationState else { return self }
      var copy = self
      copy.suffix = state.isSelected ? " selected" : ""
      return copy
    }
  }

  private struct Image: GridContentConfiguration {
    func makeContentView() -> any BaseView & GridContentView { TextView(self) }
    func updated(for state: any GridConfigurationState) -> Image { self }
  }

  private final class TextView: BaseView, GridContentView {
    final class Label: BaseView, GridHighlightable { var isHighlighted = false }
    let label = Label()
    var configuration: any GridContentConfiguration

    init(_ configuration: any GridContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var shown: String { (configuration as? Text).map { $0.text + $0.suffix } ?? "no text" }
  }

  /// Logs updates and the state they saw.
  private final class Spy: GridViewCell {
    var log: EventLog?

    override func updateConfiguration(using state: GridCellConfigurationState) {
      super.updateConfiguration(using: state)
      log?.add("update(\(GridViewCellConfigurationTests.describe(state)))")
    }
  }

  private static func describe(_ state: GridCellConfigurationState) -> String {
    let words: [(isOn: Bool, word: String)] = [
      (state.isDisabled, "disabled"), (state.isHighlighted, "highlighted"),
      (state.isSelected, "selected"), (state.isFocused, "focused"), (state.isEditing, "editing"),
      (state.isExpanded, "expanded"), (state.isReordering, "reordering"),
      (state.cellDragState != .none, "drag \(state.cellDragState)"),
      (state.cellDropState != .none, "drop \(state.cellDropState)"),
      (state.traitCollection.userInterfaceStyle == .dark, "dark"),
    ]
    return words.filter { $0.isOn }.map { $0.word }.joined(separator: " ")
  }

  private let log = EventLog()

  private func spy() -> Spy {
    let spy = Spy(frame: CGRect(0, 0, 40, 40))
    spy.log = log
    return spy
  }

  // MARK: Updates

  @Test func `requests coalesce, and layout is the last chance`() {
    let cell = spy()
    cell.layoutIfNeeded()
    #expect(log.take() == "update()")
    cell.layoutIfNeeded()
    #expect(log.take() == "")
    cell.isHighlighted = true
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect(log.take() == "")
    cell.layoutIfNeeded()
    #expect(log.take() == "update(highlighted selected)")
    // Also before the cell is first displayed.
    let other = spy()
    other.setNeedsUpdateConfiguration()
    other.isSelected = true
    other.updateConfigurationIfNeeded()
    other.layoutIfNeeded()
    #expect(log.take() == "update(selected)")
  }

  @Test func `every part of the state asks for an update when it changes, and only then`() {
    let window = GridWindow()
    let cell = spy()
    window.addSubview(cell)
    window.layoutIfNeeded()
    _ = log.take()
    let changes: [(state: String, change: (Spy) -> Void)] = [
      ("disabled", { $0.isUserInteractionEnabled = false }),
      ("", { $0.isUserInteractionEnabled = true }), ("focused", { $0.hasFocus = true }),
      ("", { $0.hasFocus = false }), ("editing", { $0.isEditing = true }),
      ("editing expanded", { $0.isExpanded = true }),
      ("editing expanded reordering", { $0.isReordering = true }),
      ("expanded reordering", { $0.isEditing = false }), ("expanded", { $0.isReordering = false }),
      ("", { $0.isExpanded = false }), ("drag lifting", { $0.dragState = .lifting }),
      ("drag dragging", { $0.dragState = .dragging }), ("", { $0.dragState = .none }),
      ("drop targeted", { $0.dropState = .targeted }), ("", { $0.dropState = .none }),
      ("dark", { $0.window?.overrideUserInterfaceStyle = .dark }),
    ]
    forEachRow(of: changes.enumerated(), named: { "\($0.offset): \($0.element.state)" }) { row in
      row.element.change(cell)
      row.element.change(cell)
      window.layoutIfNeeded()
      #expect(log.take() == "update(\(row.element.state))")
    }
    cell.isSelected = false
    window.layoutIfNeeded()
    #expect(log.take() == "")
  }

  @Test func `the handler runs after the hook, and setting it asks for an update`() {
    let cell = spy()
    cell.layoutIfNeeded()
    _ = log.take()
    let log = log
    cell.configurationUpdateHandler = { cell, state in
      log.add("handler(\(Self.describe(state)))")
      // A change that an update asks for is part of that update.
      cell.setNeedsUpdateConfiguration()
      cell.contentConfiguration = Text(text: "a")
    }
    cell.layoutIfNeeded()
    #expect(log.take() == "update() > handler()")
    cell.layoutIfNeeded()
    #expect(log.take() == "")
    cell.configurationUpdateHandler = nil
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(log.take() == "update(selected)")
  }

  @Test func `own values travel in the state`() {
    final class Custom: GridViewCell {
      static let key = GridConfigurationStateCustomKey("mood")
      var seen: AnyHashable?
      override var configurationState: GridCellConfigurationState {
        var state = super.configurationState
        state[Custom.key] = "fine"
        return state
      }
      override func updateConfiguration(using state: GridCellConfigurationState) {
        seen = state[Custom.key]
      }
    }
    let cell = Custom()
    cell.layoutIfNeeded()
    #expect(cell.seen == AnyHashable("fine"))
    var (a, b) = (cell.configurationState, cell.configurationState)
    #expect(a == b)
    a[Custom.key] = nil
    #expect(a != b)
    b[Custom.key] = nil
    #expect(a == b)
    b.isPinned = true
    #expect(a != b)
  }

  @Test func `a view's state holds what a cell's does not add`() {
    var state = GridViewConfigurationState(traitCollection: GridTraitCollection(displayScale: 2))
    state.isPinned = true
    state[GridConfigurationStateCustomKey(rawValue: "k")] = 3
    #expect(state.traitCollection.displayScale == 2)
    #expect(state[GridConfigurationStateCustomKey("k")] == AnyHashable(3))
    #expect(state != GridViewConfigurationState(traitCollection: state.traitCollection))
  }

  // MARK: Content

  @Test func `a content configuration replaces the content view, a fitting one reuses it`() throws {
    let cell = GridViewCell(frame: CGRect(0, 0, 40, 40))
    let plain = cell.contentView
    cell.backgroundView = BaseView()
    cell.contentConfiguration = Text(text: "one")
    let made = try #require(cell.contentView as? TextView)
    #expect(plain.superview == nil)
    #expect(cell.subviews == [cell.backgroundView, made])
    #expect(made.frame == cell.bounds)
    #expect(made.shown == "one")
    cell.contentConfiguration = Text(text: "two")
    #expect(cell.contentView === made)
    #expect(made.shown == "two")
    cell.contentConfiguration = Image()
    #expect(cell.contentView !== made)
    #expect(made.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is TextView))
    #expect(cell.contentView !== plain)
    #expect(cell.contentView.frame == cell.bounds)
    cell.frame.size.width = 90
    #expect(cell.contentView.frame.width == 90)
  }

  @Test func `content follows the state by itself unless told not to`() throws {
    let cell = GridViewCell()
    cell.contentConfiguration = Text(text: "a")
    let view = try #require(cell.contentView as? TextView)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.shown == "a selected")
    cell.contentConfiguration = Text(text: "b")
    #expect(view.shown == "b")
    cell.layoutIfNeeded()
    #expect(view.shown == "b selected")
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(view.shown == "b selected")
  }

  @Test func `a content view made while highlighted shows it`() {
    let cell = GridViewCell()
    cell.isHighlighted = true
    cell.contentConfiguration = Text(text: "a")
    #expect((cell.contentView as? TextView)?.label.isHighlighted == true)
  }

  // MARK: Background

  @Test func `background views and the background configuration drop each other`() {
    let cell = GridViewCell(frame: CGRect(0, 0, 40, 40))
    cell.backgroundView = BaseView()
    cell.selectedBackgroundView = BaseView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.subviews.count == 2)
    cell.backgroundView = BaseView()
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.subviews.count == 2)
    cell.backgroundConfiguration = .clear()
    cell.selectedBackgroundView = BaseView()
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = .clear()
    cell.backgroundView = nil
    #expect(cell.backgroundConfiguration == .clear())
    cell.backgroundConfiguration = nil
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `the background lies behind everything, inset by reading direction`() throws {
    let cell = GridViewCell(frame: CGRect(0, 0, 100, 50))
    let custom = BaseView()
    var background = cell.defaultBackgroundConfiguration()
    background.backgroundColor = .red
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 10, bottom: 2, trailing: 20)
    background.customView = custom
    cell.backgroundConfiguration = background
    let view = try #require(cell.subviews.first)
    #expect(view.frame == CGRect(10, 1, 70, 47))
    #expect(view.backgroundColor == .red)
    #expect(custom.superview === view)
    #expect(custom.frame == view.bounds)
    view.superview?.traitOverrides.layoutDirection = .rightToLeft
    cell.frame.size.width = 200
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(20, 1, 170, 47))
    background.customView = nil
    cell.backgroundConfiguration = background
    #expect(custom.superview == nil)
    #expect(cell.subviews.first === view)
    #expect(cell.hitTest(CGPoint(x: 50, y: 25), with: nil) === cell.contentView)
  }
}
