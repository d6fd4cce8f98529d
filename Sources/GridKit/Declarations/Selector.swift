#if !canImport(ObjectiveC)

  /// Names a method and can call it.
  ///
  /// Linux has no Objective-C runtime, so a selector holds a reference to its method:
  /// `#selector(open(_:))` is written `Selector("open:", open(_:))`, which is what preparing
  /// sources makes of it. A method that was named with its object keeps that object alive; one
  /// named with its class is called on the target that `perform(on:with:)` is given.
  ///
  /// - Note: After Foundation's `Selector` on Apple's systems.
  public struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The method's name as Objective-C spells it: `open:with:`.
    public let description: String
    private let call: (@MainActor (_ target: Any?, _ arguments: [Any?]) -> Bool)?

    /// A name without a method: performing it does nothing.
    public init(_ name: String) {
      description = name
      call = nil
    }

    /// As `init(_:)`, for a name written as a literal.
    public init(stringLiteral name: String) {
      self.init(name)
    }

    // MARK: Methods of an object

    /// A method without parameters of the object that it was named with, which the selector keeps
    /// alive.
    ///
    /// - Parameter name: The method's name as Objective-C spells it.
    public init<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) {
      description = name
      call = { _, _ in
        _ = method()
        return true
      }
    }

    /// A method with one parameter of the object that it was named with, which the selector keeps
    /// alive.
    ///
    /// Performed with an argument of another type, it is not called.
    public init<First, Result>(_ name: String, _ method: @escaping @MainActor (First) -> Result) {
      description = name
      call = { _, arguments in
        guard let first = Selector.argument(0, of: arguments, as: First.self) else { return false }
        _ = method(first)
        return true
      }
    }

    /// A method with two parameters of the object that it was named with, which the selector keeps
    /// alive.
    ///
    /// Performed with arguments of other types, it is not called.
    public init<First, Second, Result>(
      _ name: String, _ method: @escaping @MainActor (First, Second) -> Result
    ) {
      description = name
      call = { _, arguments in
        guard let first = Selector.argument(0, of: arguments, as: First.self),
          let second = Selector.argument(1, of: arguments, as: Second.self)
        else { return false }
        _ = method(first, second)
        return true
      }
    }

    // MARK: Methods of a class

    /// A method without parameters that was named with its class; it is called on the target of
    /// `perform(on:with:)`.
    ///
    /// Performed on an object of another class, it is not called.
    public init<Target: AnyObject, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
      description = name
      call = { target, _ in
        guard let target = target as? Target else { return false }
        _ = method(target)()
        return true
      }
    }

    /// A method with one parameter that was named with its class; it is called on the target of
    /// `perform(on:with:)`.
    public init<Target: AnyObject, First, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
    ) {
      description = name
      call = { target, arguments in
        guard let target = target as? Target,
          let first = Selector.argument(0, of: arguments, as: First.self)
        else { return false }
        _ = method(target)(first)
        return true
      }
    }

    /// A method with two parameters that was named with its class; it is called on the target of
    /// `perform(on:with:)`.
    public init<Target: AnyObject, First, Second, Result>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
    ) {
      description = name
      call = { target, arguments in
        guard let target = target as? Target,
          let first = Selector.argument(0, of: arguments, as: First.self),
          let second = Selector.argument(1, of: arguments, as: Second.self)
        else { return false }
        _ = method(target)(first, second)
        return true
      }
    }

    // MARK: Calling

    /// Calls the method.
    ///
    /// - Parameters:
    ///   - target: The object for a method that was named with its class; otherwise unused.
    ///   - arguments: What the method takes, in order; missing ones are nil.
    /// - Returns: Whether there is a method that takes this target and these arguments.
    @MainActor @discardableResult
    public func perform(on target: Any? = nil, with arguments: Any?...) -> Bool {
      call?(target, arguments) ?? false
    }

    private static func argument<Value>(
      _ index: Int, of arguments: [Any?], as type: Value.Type
    ) -> Value? {
      let argument = index < arguments.count ? arguments[index] : nil
      return argument as? Value ?? (argument as Any?) as? Value
    }

    // MARK: Identity

    /// Selectors are equal when their names are, as under Objective-C.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Feeds the name, as `==` compares it.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(description)
    }
  }

#endif
