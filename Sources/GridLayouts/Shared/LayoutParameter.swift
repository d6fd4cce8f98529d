/// A parameter of a gallery layout. The layout becomes stale when the parameter gets another value.
///
/// Setting the parameter to its present value changes nothing.
@propertyWrapper
public struct LayoutParameter<Value: Equatable> {
  private var value: Value

  /// Makes a parameter with its default value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value cannot be used outside a layout.
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
      guard layout[keyPath: storage].value != newValue else { return }
      layout[keyPath: storage].value = newValue
      layout.invalidateLayout()
    }
  }
}
