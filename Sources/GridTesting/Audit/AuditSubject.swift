/// The subject of an audit: makes grids with fresh layouts, as many as the probes need.
@MainActor
package struct AuditSubject {
  /// A fresh layout, and how its grid is set up.
  package struct Parts {
    package var layout: GridViewLayout
    /// The closure that sets data source and delegate; it returns what must live as long as the
    /// grid.
    package var dress: @MainActor (GridView) -> [AnyObject]

    package init(
      layout: GridViewLayout, dress: @escaping @MainActor (GridView) -> [AnyObject]
    ) {
      self.layout = layout
      self.dress = dress
    }
  }

  /// The differences of a grid from the setting's.
  package struct Variation {
    package var viewport: CGSize?
    /// Size of the screen; that of the viewport by default.
    package var screen: CGSize?
    /// Items per section. Without effect where the setting brings its own data source.
    package var sections: [Int]?
    /// A delegate in place of the setting's.
    package var dress: (@MainActor (GridView) -> [AnyObject])?
    /// Done to the layout before it gets its grid.
    package var change: (@MainActor (GridViewLayout) -> Void)?
    /// Parameters of a scenario that are others. Without effect on layouts of a user.
    package var parameters = JSONObject()

    package init(
      viewport: CGSize? = nil, screen: CGSize? = nil, sections: [Int]? = nil,
      dress: (@MainActor (GridView) -> [AnyObject])? = nil,
      change: (@MainActor (GridViewLayout) -> Void)? = nil, parameters: JSONObject = JSONObject()
    ) {
      self.viewport = viewport
      self.screen = screen
      self.sections = sections
      self.dress = dress
      self.change = change
      self.parameters = parameters
    }
  }

  /// A property of the layout that is set to another value while the layout is in a grid.
  package struct Change {
    package var name: String
    /// Values to try, one after the other, until one of them makes a difference to a fresh layout.
    package var values: [Value]

    package init(name: String, values: [Value]) {
      self.name = name
      self.values = values
    }

    package struct Value {
      /// The value in words, where it is known.
      package var text: String?
      /// The closure that sets the value, as an app would.
      package var apply: @MainActor (GridViewLayout) -> Void
      /// The closure that sets the old value again; nil where it is not known.
      package var takeBack: (@MainActor (GridViewLayout) -> Void)?
      /// A grid whose layout has the value from the start.
      package var variation: Variation

      package init(
        text: String? = nil, apply: @escaping @MainActor (GridViewLayout) -> Void,
        takeBack: (@MainActor (GridViewLayout) -> Void)? = nil, variation: Variation
      ) {
        self.text = text
        self.apply = apply
        self.takeBack = takeBack
        self.variation = variation
      }
    }
  }

  /// A different screen around the same view.
  package struct Screen {
    /// `on a screen of … instead of …`
    package var text: String
    package var variation: Variation

    package init(text: String, variation: Variation) {
      self.text = text
      self.variation = variation
    }
  }

  package var setting: LayoutAudit.Setting
  /// The callback that runs before a layout is asked.
  package var willAsk: (@MainActor (String) -> Void)?
  /// Properties that are changed.
  package var changes: [Change] = []
  /// Screens that the layout learns of by a parameter.
  package var declaredScreens: [Screen] = []
  /// Offsets beside the setting's that a user comes to, as far as they are legal.
  package var offsets: [CGPoint] = []
  private let makeParts: @MainActor (Variation) -> Parts

  package init(_ setting: LayoutAudit.Setting, makeParts: @escaping @MainActor (Variation) -> Parts)
  {
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
          let data = HostDataSource(counts.map { max(0, $0) })
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
