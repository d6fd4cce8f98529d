/// A reference to a grid that another object retains; nil after the grid is gone.
///
/// The wrapper works like a weak reference, but does not slow down the reference counting of the
/// grid (see `UnretainedBox`).
@propertyWrapper
@MainActor
package struct UnretainedGrid {
  private var reference: UnretainedBox<GridView>?

  package init(wrappedValue grid: GridView?) {
    reference = grid?.answers.installation
  }

  package var wrappedValue: GridView? {
    get { reference?.view }
    set { reference = newValue?.answers.installation }
  }
}
