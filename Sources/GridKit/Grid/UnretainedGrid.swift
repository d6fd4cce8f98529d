/// A grid that another object keeps; nil after its end.
///
/// The wrapper does what a weak reference does, without its price for the grid: see
/// `UnretainedBox`.
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
