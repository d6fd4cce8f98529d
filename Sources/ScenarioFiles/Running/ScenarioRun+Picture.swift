/// The name of a case's layout in pictures.
public struct ShownLayout: Hashable, Sendable, CustomStringConvertible {
  /// The id of a `LayoutSchema`.
  public var id: String
  /// The value of the parameter `mode`; nil for a layout without this parameter.
  public var mode: String?

  /// Makes the name from a layout's id and its mode, if any.
  public init(id: String, mode: String? = nil) {
    self.id = id
    self.mode = mode
  }

  /// The id and the mode as text: `list, as published`.
  public var description: String {
    switch mode {
    case nil: id
    case "asPublished": "\(id), as published"
    case let mode?: "\(id), \(mode)"
    }
  }
}

extension ScenarioCase {
  /// The name of the case on pages about a whole run. This is the case's title, or only its id if
  /// the case shows several layouts.
  package var runTitle: String {
    actions.contains { $0.op.namesLayout } ? id : title
  }
}

extension ScenarioSession {
  var shown: ShownLayout {
    guard let (id, installation) = installed else { return ShownLayout(id: scenario.layout) }
    return ShownLayout(id: id, mode: installation.parameters["mode"]?.stringValue)
  }

  /// Returns the name of a layout object; empty for a layout that the case has not made, such as
  /// the transition layout of a running transition.
  func words(for layout: GridViewLayout) -> String {
    let known = made.sorted { $0.key < $1.key }.first { $0.value.made.layout === layout }
    return known.map {
      "\(ShownLayout(id: $0.key, mode: $0.value.parameters["mode"]?.stringValue))"
    } ?? ""
  }
}

extension ScenarioRun {
  /// The title for a picture of the final state. It names the case, the layout with its mode, and
  /// the offset: `conditionFilter · list, as published · offset 0, 113`. The name of the case is
  /// left out if it is the same as the layout's id.
  public var caption: String { caption(at: grid.contentOffset) }

  private func caption(at offset: CGPoint) -> String {
    let name = scenario.id == shown.id ? "" : scenario.id + " · "
    return "\(name)\(shown) · offset \(NumberText.short(offset))"
  }

  /// A picture of only the elements on screen, at this moment of an animation.
  public var pictureOnScreen: GridPicture {
    let bounds = grid.presentation.bounds
    let shown = grid.viewsOnScreen.filter(\.state.frame.isFiniteRect)
    var picture = GridPicture(
      title: caption(at: bounds.origin), contentSize: grid.contentSize, viewport: bounds,
      contentInset: grid.adjustedContentInset, elements: shown.map(\.state), isPartial: true)
    picture.scrollingBySection = Set(
      shown.lazy.filter { $0.view.isInScrollingSection }.map(\.state.id))
    return dressed(picture)
  }

  /// Returns the picture with the case's screen and texts, and with the last pressed control.
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
