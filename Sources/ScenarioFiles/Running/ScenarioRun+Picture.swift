/// A layout of a case, as pictures call it.
public struct ShownLayout: Hashable, Sendable, CustomStringConvertible {
  /// The id of a `LayoutSchema`.
  public var id: String
  /// The value of the parameter `mode`; nil for a layout that comes in one form only.
  public var mode: String?

  /// A layout by its id and, where it comes in several forms, the form.
  public init(id: String, mode: String? = nil) {
    self.id = id
    self.mode = mode
  }

  /// `list, as published`
  public var description: String {
    switch mode {
    case nil: id
    case "asPublished": "\(id), as published"
    case let mode?: "\(id), \(mode)"
    }
  }
}

extension ScenarioCase {
  /// The name for pages of a whole run: the case's title, or its id alone where it shows several
  /// layouts.
  package var runTitle: String {
    let switches = actions.contains {
      switch $0 {
      case .setLayout, .interactiveTransition: true
      default: false
      }
    }
    return switches ? id : title
  }
}

extension ScenarioSession {
  var shown: ShownLayout {
    guard let (id, installation) = installed else { return ShownLayout(id: scenario.layout) }
    return ShownLayout(id: id, mode: installation.parameters["mode"]?.stringValue)
  }

  /// The name of a layout object; empty for one that is none of the case's own, as that of a
  /// transition under way.
  func words(for layout: GridViewLayout) -> String {
    let known = made.sorted { $0.key < $1.key }.first { $0.value.made.layout === layout }
    return known.map {
      "\(ShownLayout(id: $0.key, mode: $0.value.parameters["mode"]?.stringValue))"
    } ?? ""
  }
}

extension ScenarioRun {
  /// The title for a picture of the final state: the case, the layout that it shows, its mode and
  /// the offset, as `conditionFilter · list, as published · offset 0, 113`. The name of a case that
  /// is called as its layout is left out.
  public var caption: String { caption(at: grid.contentOffset) }

  private func caption(at offset: CGPoint) -> String {
    let name = scenario.id == shown.id ? "" : scenario.id + " · "
    return "\(name)\(shown) · offset \(NumberText.short(offset))"
  }

  /// A picture of what is on screen at this moment of an animation, and nothing else.
  public var pictureOnScreen: GridPicture {
    let bounds = grid.presentation.bounds
    let shown = grid.viewsOnScreen.filter(\.state.frame.isFiniteRect)
    var picture = GridPicture(
      title: caption(at: bounds.origin), contentSize: grid.contentSize, viewport: bounds,
      contentInset: grid.adjustedContentInset, elements: shown.map(\.state), isPartial: true)
    picture.scrollingBySection = Set(
      shown.lazy.filter { grid.isInScrollingSection($0.view) }.map(\.state.id))
    return dressed(picture)
  }

  /// Adds screen and texts, and the control that was pressed last.
  func dressed(_ picture: GridPicture) -> GridPicture {
    var picture = picture
    picture.screen = scenario.screen
    if let texts = scenario.texts { picture.say(texts) }
    let done = scenario.actions.indices
    let last = scenario.screen?.controls.enumerated().compactMap { index, control in
      control.steps.filter(done.contains).max().map { (step: $0, index: index) }
    }.max { $0.step < $1.step }
    if let last { picture.pressedControls = [last.index] }
    return picture
  }
}
