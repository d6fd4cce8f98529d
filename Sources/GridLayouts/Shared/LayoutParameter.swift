/// A parameter of a gallery layout. The layout becomes stale when the parameter gets another value.
///
/// Setting the parameter to an equal value does not make the layout stale.
@propertyWrapper
public struct LayoutParameter<Value: Equatable> {
  private var value: Value

  /// Makes a parameter with its default value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value of the parameter. The property is unavailable, because a change must also make the
  /// layout stale: properties of gallery layouts use the subscript below.
  @available(*, unavailable, message: "a parameter belongs to a gallery layout")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value of the parameter in a layout.
  @MainActor
  public static subscript<Layout: GalleryLayout>(
    _enclosingInstance layout: Layout, wrapped property: ReferenceWritableKeyPath<Layout, Value>,
    storage storage: ReferenceWritableKeyPath<Layout, Self>
  ) -> Value {
    get { layout[keyPath: storage].value }
    set {
      // A value may differ from an equal value, as -0.0 from 0, so every value is stored.
      let old = layout[keyPath: storage].value
      layout[keyPath: storage].value = newValue
      if newValue != old { layout.invalidateLayout() }
    }
  }
}
