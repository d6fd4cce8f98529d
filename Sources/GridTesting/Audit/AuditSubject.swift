/// The layouts that an audit examines. The subject makes grids with fresh layouts for the probes.
@MainActor
package struct AuditSubject {
  /// A fresh layout, and the closure that sets the grid's data source and delegate. The closure
  /// returns the objects that must live as long as the grid.
  package typealias Parts = (layout: GridViewLayout, dress: @MainActor (GridView) -> [AnyObject])

  /// The ways in which a grid differs from the grid that the setting describes.
  package struct Variation {
    package var viewport: CGSize?
    /// The size of the screen. The default is the size of the setting's viewport.
    package var screen: CGSize?
    /// The number of items in each section. It has no effect if the setting has its own data
    /// source.
    package var sections: [Int]?
    /// The `dress` of the subject.
    package var dress: (@MainActor (GridView) -> [AnyObject])?
    /// The closure that changes the layout before the layout gets its grid.
    package var change: (@MainActor (GridViewLayout) -> Void)?
    /// The changed parameters of a scenario. They have no effect on layouts from a user's closure.
    package var parameters = JSONObject()
  }

  /// A property of the layout that is set to another value while the layout is in a grid, and the
  /// values to try in order, until a fresh layout with the value has other frames.
  package typealias Change = (name: String, values: [Value])

  /// A value of a property: its text, if known, and the closure that sets the value, as an app
  /// would. `takeBack` sets the old value again; nil if the old value is not known. A grid of
  /// `variation` has a layout with the value from the start.
  package typealias Value = (
    text: String?, apply: @MainActor (GridViewLayout) -> Void,
    takeBack: (@MainActor (GridViewLayout) -> Void)?, variation: Variation
  )

  /// A different screen around the same view. The text has the words for a finding:
  /// `on a screen of … instead of …`.
  package typealias Screen = (text: String, variation: Variation)

  package var setting: LayoutAudit.Setting
  /// The callback that runs before each query to a layout.
  package var willAsk: (@MainActor (String) -> Void)?
  /// The properties that the audit changes.
  package var changes: [Change] = []
  /// The screens that the layout gets through a parameter.
  package var declaredScreens: [Screen] = []
  /// Further offsets that a user reaches, in addition to the setting's offset. Offsets outside the
  /// legal range are left out.
  package var offsets: [CGPoint] = []
  /// The closure that sets another delegate in every grid, in place of the setting's closure.
  var dress: (@MainActor (GridView) -> [AnyObject])?
  let makeParts: @MainActor (Variation) -> Parts

  package init(_ setting: LayoutAudit.Setting, makeParts: @escaping @MainActor (Variation) -> Parts)
  {
    self.setting = setting
    self.makeParts = makeParts
  }

  /// Creates a subject with the layouts from a user's closure.
  init(_ setting: LayoutAudit.Setting, _ make: @escaping @MainActor () -> GridViewLayout) {
    self.init(setting) { variation in
      let counts = variation.sections ?? setting.sections
      let layout = make()
      variation.change?(layout)
      return (
        layout,
        { grid in
          let data = HostDataSource(counts.map { max(0, $0) })
          data.attach(to: grid)
          let dress = variation.dress ?? setting.dress
          return [data] + (dress?(grid) ?? [])
        }
      )
    }
    changes = setting.changes.map { change in
      (change.name, [(nil, change.apply, nil, Variation(change: change.apply))])
    }
  }

  /// Returns a grid with a fresh layout, laid out once.
  func rig(_ variation: Variation = Variation()) -> AuditRig {
    var variation = variation
    variation.dress = dress
    return AuditRig(self, variation)
  }
}

extension AuditSubject.Variation {
  /// Makes the variation with changed parameters of a scenario.
  package init(parameters: JSONObject) { self.parameters = parameters }
}
