#if !canImport(ObjectiveC)

  /// The name of a method, with which the method can be found and called on an object.
  ///
  /// Linux has no Objective-C runtime, so a selector may hold a reference to its method.
  /// `gridview prepare` turns `#selector(open(_:))` in the class `Board` into
  /// `Selector("open:", method: Board.open(_:))`. On a `Board`, the referenced method or an
  /// override of the method is called. On any other object, or if the selector is a name only, the
  /// method is looked up by name in the table of the object's class (`SelectorTable`).
  ///
  /// - Note: After Foundation's `Selector` on Apple's systems.
  public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The return value of a called method. A call that finds no method has no answer.
    package struct Answer {
      package var value: Any?
    }

    private struct Method: Sendable {
      /// Whether the method belongs to `target`.
      var belongs: @Sendable (_ target: Any?) -> Bool
      /// The closure that calls the method. It returns nil if the arguments have other types.
      var call: @MainActor @Sendable (_ target: Any?, _ arguments: [Any?]) -> Answer?
    }

    /// The method's name as Objective-C spells it: `open:with:`.
    public let description: String
    private let method: Method?

    /// Makes a selector from a name only. The method is looked up on the object that performs the
    /// selector.
    public init(_ name: String) {
      description = name
      method = nil
    }

    /// Makes a selector from a string literal; otherwise like `init(_:)`.
    public init(stringLiteral name: String) {
      self.init(name)
    }

    /// Returns the name with a colon for each parameter: `open:` for `open` and one parameter. A
    /// name with colons stays as it is.
    private static func completed<each Argument>(
      _ name: String, _ types: repeat (each Argument).Type
    ) -> String {
      if name.contains(":") { return name }
      var name = name
      for _ in repeat each types { name += ":" }
      return name
    }

    // MARK: Methods of an object

    /// Makes a selector for a given object's method. The selector keeps the object alive.
    ///
    /// The method is not called with arguments of other types.
    ///
    /// - Parameter name: The method's name as Objective-C spells it.
    public init<each Argument, Result>(
      _ name: String, _ method: @escaping @MainActor (repeat each Argument) -> Result
    ) {
      description = Selector.completed(name, repeat (each Argument).self)
      self.method = Method(belongs: { _ in true }) { _, arguments in
        var arguments = Arguments(arguments)
        guard let taken = try? (repeat arguments.take((each Argument).self)) else { return nil }
        return Answer(value: method(repeat each taken))
      }
    }

    // MARK: Methods of a class

    // Two initialisers exist twice: for a method of the main actor, and for a method of no actor.
    // The label `method` says that the function is a method of the target. Without the label
    // `Board.open(_:)` could be read as a function with a `Board` as its parameter.

    /// Makes a selector for a class's method. The method is called on the target of
    /// `perform(on:with:)`.
    public init<Target: AnyObject, each Argument, Result>(
      _ name: String,
      method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
    ) {
      self.init(
        name,
        calling: { (target: Target, argument: repeat each Argument) in
          method(target)(repeat each argument)
        })
    }

    /// Makes a selector for a class's method that belongs to no actor.
    public init<Target: AnyObject, each Argument, Result>(
      _ name: String, method: @escaping @MainActor (Target) -> (repeat each Argument) -> Result
    ) {
      self.init(
        name,
        calling: { (target: Target, argument: repeat each Argument) in
          method(target)(repeat each argument)
        })
    }

    /// Makes a selector of a main-actor method; otherwise like `init(_:method:)`.
    public init<Target: AnyObject, each Argument, Result>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
    ) {
      self.init(name, method: method)
    }

    /// Makes a selector for a method that the type of `expression` has. The expression is never
    /// evaluated.
    public init<Target, each Argument, Result>(
      _ name: String, of expression: @autoclosure () -> Target,
      _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
    ) {
      self.init(
        name,
        calling: { (target: Target, argument: repeat each Argument) in
          method(target)(repeat each argument)
        })
    }

    /// Makes a selector for a method that the type of `expression` has and that belongs to no
    /// actor. The expression is never evaluated.
    public init<Target, each Argument, Result>(
      _ name: String, of expression: @autoclosure () -> Target,
      _ method: @escaping @MainActor (Target) -> (repeat each Argument) -> Result
    ) {
      self.init(
        name,
        calling: { (target: Target, argument: repeat each Argument) in
          method(target)(repeat each argument)
        })
    }

    // MARK: Calls written out

    /// Makes a selector from a closure. The closure calls a method, or reads or sets a property.
    /// For a class method the closure's first argument is the class.
    public init<Target, each Argument, Result>(
      _ name: String, calling method: @escaping @MainActor (Target, repeat each Argument) -> Result
    ) {
      description = Selector.completed(name, repeat (each Argument).self)
      self.method = Method(belongs: { $0 is Target }) { target, arguments in
        var arguments = Arguments(arguments)
        guard let target = target as? Target,
          let taken = try? (repeat arguments.take((each Argument).self))
        else { return nil }
        return Answer(value: method(target, repeat each taken))
      }
    }

    // MARK: Calling

    /// Calls the method.
    ///
    /// - Parameters:
    ///   - target: The object that has the method; unused if the selector was made for a given
    ///     object's method.
    ///   - arguments: The arguments, in order. Missing arguments are nil; surplus arguments are
    ///     ignored.
    /// - Returns: Whether the target has the method and the method takes these arguments.
    @MainActor @discardableResult
    public func perform(on target: Any? = nil, with arguments: Any?...) -> Bool {
      answer(on: target, with: arguments) != nil
    }

    /// Whether `target`, an object or a class, has the method; false for nil.
    public func isMethod(of target: Any?) -> Bool {
      target != nil && methods(of: target).contains { $0.belongs(target) }
    }

    /// Calls the method and returns its result; nil if no method was called.
    @MainActor package func answer(on target: Any?, with arguments: [Any?]) -> Answer? {
      for method in methods(of: target) {
        if let answer = method.call(target, arguments) { return answer }
      }
      return nil
    }

    /// Calls the method like `answer(on:with:)`, but from any isolation. The caller must make sure
    /// that the method may run here, as with Objective-C's runtime.
    package func answerHere(on target: Any?, with arguments: [Any?]) -> Answer? {
      typealias Call = @Sendable (Any?, [Any?]) -> Answer?
      for method in methods(of: target) {
        let call = unsafeBitCast(method.call, to: Call.self)
        if let answer = call(target, arguments) { return answer }
      }
      return nil
    }

    /// Calls the method like `answerHere(on:with:)`, but raises a fault if the target lacks the
    /// method.
    package func sent(to target: Any?, with arguments: [Any?]) -> Answer? {
      if let answer = answerHere(on: target, with: arguments) { return answer }
      if let target {
        let type: AnyClass? = target as? AnyClass
        AnyIsolation.raise(
          .unrecognizedSelector(
            description, of: String(describing: type ?? Swift.type(of: target as AnyObject)),
            isClass: type != nil))
      }
      return nil
    }

    /// Returns the referenced method if it belongs to `target`. Otherwise returns the methods that
    /// the tables list for the target's class under the selector's name.
    private func methods(of target: Any?) -> [Method] {
      if let method, method.belongs(target) { return [method] }
      guard let target else { return [] }
      return SelectorTables.shared.selectors(named: description, of: target).compactMap(\.method)
    }

    /// The arguments of a call, which are taken one after another.
    private struct Arguments {
      struct Mismatch: Error {}

      private var left: ArraySlice<Any?>

      init(_ arguments: [Any?]) {
        left = arguments[...]
      }

      /// Returns the next argument. Throws if the argument has another type.
      mutating func take<Value>(_ type: Value.Type) throws -> Value {
        // Nil is an argument for a parameter that is optional or of type `Any`.
        let value =
          if let argument = left.popFirst() ?? nil { argument as? Value } else {
            (nil as Any?) as? Value
          }
        guard let value else { throw Mismatch() }
        return value
      }
    }

    // MARK: Identity

    /// Returns whether the names of two selectors are equal. Objective-C compares selectors in this
    /// way, too.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Feeds the name to the hasher, because `==` compares only the name.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(description)
    }
  }

#endif
