/// The layouts that an audit examines. The subject makes grids with fresh layouts for the probes.
@MainActor
package struct AuditSubject {
  /// A closure that sets the data source or the delegate of a grid. The closure returns the objects
  /// that must live as long as the grid.
  package typealias Dress = @MainActor (GridView) -> [AnyObject]

  /// A fresh layout, and the closure that sets the data source and the delegate of its grid.
  package typealias Parts = (layout: GridViewLayout, dress: Dress)

  /// The ways in which a grid differs from the grid that the setting describes.
  package struct Variation {
    package var viewport: CGSize?
    /// The size of the screen. The default is the size of the setting's viewport.
    package var screen: CGSize?
    /// The number of items in each section. It has no effect if the setting has its own data
    /// source.
    package var sections: [Int]?
    /// The closure that changes the layout before the layout gets its grid.
    package var change: (@MainActor (GridViewLayout) -> Void)?
    /// The changed parameters of a scenario. They have no effect on layouts from a user's closure.
    package var parameters = JSONObject()
  }

  /// A property of the layout that is set to another value while the layout is in a grid.
  ///
  /// - `values`: The values to try in order, until a fresh layout with the value has other frames.
  package typealias Change = (name: String, values: [Value])

  /// A value of a property.
  ///
  /// - `text`: The value as text, if known.
  /// - `apply`: The closure that sets the value, as an app would.
  /// - `takeBack`: The closure that sets the old value again; nil if the old value is not known.
  /// - `variation`: The variation of a grid whose layout has the value from the start.
  package typealias Value = (
    text: String?, apply: @MainActor (GridViewLayout) -> Void,
    takeBack: (@MainActor (GridViewLayout) -> Void)?, variation: Variation
  )

  /// A different screen around the same view.
  ///
  /// - `text`: The words for a finding: `on a screen of … instead of …`.
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
  var dress: Dress?
  /// The closure that makes a layout for a grid. Its second argument is the subject's `dress`.
  let makeParts: @MainActor (Variation, Dress?) -> Parts

  package init(
    _ setting: LayoutAudit.Setting, makeParts: @escaping @MainActor (Variation, Dress?) -> Parts
  ) {
    self.setting = setting
    self.makeParts = makeParts
  }

  /// Creates a subject with the layouts from a user's closure.
  init(_ setting: LayoutAudit.Setting, _ make: @escaping @MainActor () -> GridViewLayout) {
    self.init(setting) { variation, otherDress in
      let counts = variation.sections ?? setting.sections
      let layout = make()
      variation.change?(layout)
      return (
        layout: layout,
        dress: { grid in
          let data = HostDataSource(counts.map { max(0, $0) })
          data.attach(to: grid)
          let dress = otherDress ?? setting.dress
          return [data] + (dress?(grid) ?? [])
        }
      )
    }
    changes = setting.changes.map { change in
      let value: Value = (
        text: nil, apply: change.apply, takeBack: nil, variation: Variation(change: change.apply)
      )
      return (name: change.name, values: [value])
    }
  }

  /// Returns a grid with a fresh layout, laid out once.
  func rig(_ variation: Variation = Variation()) -> AuditRig {
    AuditRig(self, variation)
  }
}

extension AuditSubject.Variation {
  /// Makes the variation with changed parameters of a scenario.
  package init(parameters: JSONObject) { self.parameters = parameters }
}
