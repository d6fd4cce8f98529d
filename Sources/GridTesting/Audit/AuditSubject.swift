/// What an audit examines: makes grids with fresh layouts, as many as the probes like.
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
  }

  var setting: LayoutAudit.Setting
  /// Told before a layout is asked.
  var willAsk: (@MainActor (String) -> Void)?
  private let makeParts: @MainActor (Variation) -> Parts

  init(_ setting: LayoutAudit.Setting, makeParts: @escaping @MainActor (Variation) -> Parts) {
    self.setting = setting
    self.makeParts = makeParts
  }

  /// Layouts of a user.
  init(_ setting: LayoutAudit.Setting, _ make: @escaping @MainActor () -> GridViewLayout) {
    self.init(setting) { variation in
      let counts = variation.sections ?? setting.sections
      return Parts(
        layout: make(),
        dress: { grid in
          let data = ScenarioData(counts.map { ScenarioSection(.count(max(0, $0))) })
          data.attach(to: grid)
          let dress = variation.dress ?? setting.dress
          return [data] + (dress?(grid) ?? [])
        })
    }
  }

  /// The same layouts in grids with another delegate.
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
