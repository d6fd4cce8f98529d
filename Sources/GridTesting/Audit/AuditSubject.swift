/// The subject of an audit: makes grids with fresh layouts, as many as the probes need.
@MainActor
struct AuditSubject {
  /// A fresh layout, and how its grid is set up.
  struct Parts {
    var layout: GridViewLayout
    /// Sets data source and delegate; returns what must live as long as the grid.
    var dress: @MainActor (GridView) -> [AnyObject]
  }

  /// How a grid differs from the setting's.
  struct Variation {
    var viewport: CGSize?
    /// Size of the screen; that of the viewport by default.
    var screen: CGSize?
    /// Items per section. Without effect where the setting brings its own data source.
    var sections: [Int]?
    /// A delegate in place of the setting's.
    var dress: (@MainActor (GridView) -> [AnyObject])?
    /// Done to the layout before it gets its grid.
    var change: (@MainActor (GridViewLayout) -> Void)?
    /// Parameters of a scenario that are others. Without effect on layouts of a user.
    var parameters = JSONObject()
  }

  /// A property of the layout that is set to another value while the layout is in a grid.
  struct Change {
    var name: String
    /// Values to try, one after the other, until one of them makes a difference to a fresh layout.
    var values: [Value]

    struct Value {
      /// The value in words, where it is known.
      var text: String?
      /// Sets it, as an app would.
      var apply: @MainActor (GridViewLayout) -> Void
      /// Sets the old value again; nil where it is not known.
      var takeBack: (@MainActor (GridViewLayout) -> Void)?
      /// A grid whose layout has the value from the start.
      var variation: Variation
    }
  }

  /// Another screen around the same view.
  struct Screen {
    /// `on a screen of … instead of …`
    var text: String
    var variation: Variation
  }

  var setting: LayoutAudit.Setting
  /// Told before a layout is asked.
  var willAsk: (@MainActor (String) -> Void)?
  /// Properties that are changed.
  var changes: [Change] = []
  /// Screens that the layout learns of by a parameter.
  var toldScreens: [Screen] = []
  /// Offsets beside the setting's that a user comes to, as far as they are legal.
  var offsets: [CGPoint] = []
  private let makeParts: @MainActor (Variation) -> Parts

  init(_ setting: LayoutAudit.Setting, makeParts: @escaping @MainActor (Variation) -> Parts) {
    self.setting = setting
    self.makeParts = makeParts
  }

  /// Layouts of a user.
  init(_ setting: LayoutAudit.Setting, _ make: @escaping @MainActor () -> GridViewLayout) {
    self.init(setting) { variation in
      let counts = variation.sections ?? setting.sections
      let layout = make()
      variation.change?(layout)
      return Parts(
        layout: layout,
        dress: { grid in
          let data = ScenarioData(counts.map { ScenarioSection(.count(max(0, $0))) })
          data.attach(to: grid)
          let dress = variation.dress ?? setting.dress
          return [data] + (dress?(grid) ?? [])
        })
    }
    changes = setting.changes.map { change in
      Change(
        name: change.name,
        values: [.init(apply: change.apply, variation: .init(change: change.apply))])
    }
  }

  /// Returns a subject with these layouts in grids with another delegate.
  func dressed(_ dress: @escaping @MainActor (GridView) -> [AnyObject]) -> AuditSubject {
    var subject = AuditSubject(setting) { variation in
      var variation = variation
      variation.dress = dress
      return makeParts(variation)
    }
    subject.willAsk = willAsk
    return subject
  }

  /// A grid with a fresh layout, laid out once.
  func rig(_ variation: Variation = Variation()) -> AuditRig {
    AuditRig(
      setting, viewport: variation.viewport ?? setting.viewport,
      screen: variation.screen ?? setting.viewport, willAsk: willAsk
    ) { makeParts(variation) }
  }
}
