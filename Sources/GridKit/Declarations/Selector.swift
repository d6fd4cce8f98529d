#if !canImport(ObjectiveC)

  /// Names a method, and finds it on an object.
  ///
  /// Linux has no Objective-C runtime. A selector may hold a reference to its method:
  /// `#selector(open(_:))` in the class `Board` is written
  /// `Selector("open:", method: Board.open(_:))`, which is what preparing sources makes of it. On
  /// an object of that class the reference is followed, so that an override is called; on any
  /// other, and for a selector that is a name only, the table of the object's class
  /// (`SelectorTable`) is asked for the name.
  ///
  /// - Note: After Foundation's `Selector` on Apple's systems.
  public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The result of a called method; there is none where no method was called.
    package struct Answer {
      package var value: Any?
    }

    private struct Method: Sendable {
      /// Whether it is a method of this object.
      var belongs: @Sendable (_ target: Any?) -> Bool
      /// Calls it; nil when the arguments are of other types.
      var call: @MainActor @Sendable (_ target: Any?, _ arguments: [Any?]) -> Answer?
    }

    /// The method's name as Objective-C spells it: `open:with:`.
    public let description: String
    private let method: Method?

    /// A name alone: the method is looked for on the object that performs it.
    public init(_ name: String) {
      description = name
      method = nil
    }

    /// A name written as a literal; otherwise like `init(_:)`.
    public init(stringLiteral name: String) {
      self.init(name)
    }

    private init<Target>(
      _ name: String, of type: Target.Type, parameters: Int,
      _ call: @escaping @MainActor @Sendable (Target, [Any?]) -> Answer?
    ) {
      description = Selector.completed(name, parameters: parameters)
      method = Method(
        belongs: { $0 is Target },
        call: { target, arguments in (target as? Target).flatMap { call($0, arguments) } })
    }

    private init(
      bound name: String, parameters: Int,
      _ call: @escaping @MainActor @Sendable ([Any?]) -> Answer?
    ) {
      description = Selector.completed(name, parameters: parameters)
      method = Method(belongs: { _ in true }, call: { _, arguments in call(arguments) })
    }

    /// Adds a colon for each parameter: `open` of a method with one parameter is `open:`. A name
    /// that has colons already stays as it is.
    private static func completed(_ name: String, parameters: Int) -> String {
      name.contains(":") ? name : name + String(repeating: ":", count: parameters)
    }

    // MARK: Methods of an object

    /// A method without parameters of the object that it was named with, which the selector keeps
    /// alive.
    ///
    /// - Parameter name: The method's name as Objective-C spells it.
    public init<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) {
      self.init(bound: name, parameters: 0) { _ in Answer(value: method()) }
    }

    /// A method with one parameter of the object that it was named with, which the selector keeps
    /// alive.
    ///
    /// Performed with an argument of another type, it is not called.
    public init<First, Result>(_ name: String, _ method: @escaping @MainActor (First) -> Result) {
      self.init(bound: name, parameters: 1) { arguments in
        guard let first = Selector.argument(0, of: arguments, as: First.self) else { return nil }
        return Answer(value: method(first))
      }
    }

    /// A method with two parameters of the object that it was named with, which the selector keeps
    /// alive.
    ///
    /// Performed with arguments of other types, it is not called.
    public init<First, Second, Result>(
      _ name: String, _ method: @escaping @MainActor (First, Second) -> Result
    ) {
      self.init(bound: name, parameters: 2) { arguments in
        guard let first = Selector.argument(0, of: arguments, as: First.self),
          let second = Selector.argument(1, of: arguments, as: Second.self)
        else { return nil }
        return Answer(value: method(first, second))
      }
    }

    // MARK: Methods of a class

    // Each twice: a method of the main actor, and one of none. The label says that the function is
    // one of the target: without it `Board.open(_:)` could be read as one that takes a board.

    /// A method without parameters that was named with its class; it is called on the target of
    /// `perform(on:with:)`.
    public init<Target: AnyObject, Result>(
      _ name: String, method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
      self.init(
        name, calling: { (target: Target) in method(target)() })
    }

    /// A method with one parameter that was named with its class; it is called on the target of
    /// `perform(on:with:)`.
    public init<Target: AnyObject, First, Result>(
      _ name: String, method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
    ) {
      self.init(
        name, calling: { (target: Target, first: First) in method(target)(first) })
    }

    /// A method with two parameters that was named with its class; it is called on the target of
    /// `perform(on:with:)`.
    public init<Target: AnyObject, First, Second, Result>(
      _ name: String, method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
    ) {
      self.init(
        name,
        calling: { (target: Target, first: First, second: Second) in
          method(target)(first, second)
        })
    }

    /// A method without parameters of no actor that was named with its class.
    public init<Target: AnyObject, Result>(
      _ name: String, method: @escaping @MainActor (Target) -> () -> Result
    ) {
      self.init(
        name, calling: { (target: Target) in method(target)() })
    }

    /// A method with one parameter of no actor that was named with its class.
    public init<Target: AnyObject, First, Result>(
      _ name: String, method: @escaping @MainActor (Target) -> (First) -> Result
    ) {
      self.init(
        name, calling: { (target: Target, first: First) in method(target)(first) })
    }

    /// A method with two parameters of no actor that was named with its class.
    public init<Target: AnyObject, First, Second, Result>(
      _ name: String, method: @escaping @MainActor (Target) -> (First, Second) -> Result
    ) {
      self.init(
        name,
        calling: { (target: Target, first: First, second: Second) in
          method(target)(first, second)
        })
    }

    /// A method without parameters, of the main actor only; otherwise like `init(_:method:)`.
    public init<Target: AnyObject, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
      self.init(
        name, calling: { (target: Target) in method(target)() })
    }

    /// A method with one parameter, of the main actor only; otherwise like `init(_:method:)`.
    public init<Target: AnyObject, First, Result>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
    ) {
      self.init(
        name, calling: { (target: Target, first: First) in method(target)(first) })
    }

    /// A method with two parameters, of the main actor only; otherwise like `init(_:method:)`.
    public init<Target: AnyObject, First, Second, Result>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
    ) {
      self.init(
        name,
        calling: { (target: Target, first: First, second: Second) in
          method(target)(first, second)
        })
    }

    // MARK: Methods of an expression's type

    /// A method without parameters of whatever class an expression has; the expression is never
    /// evaluated.
    public init<Target, Result>(
      _ name: String, of expression: @autoclosure () -> Target,
      _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
      self.init(
        name, calling: { (target: Target) in method(target)() })
    }

    /// A method with one parameter of whatever class an expression has; the expression is never
    /// evaluated.
    public init<Target, First, Result>(
      _ name: String, of expression: @autoclosure () -> Target,
      _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
    ) {
      self.init(
        name, calling: { (target: Target, first: First) in method(target)(first) })
    }

    /// A method without parameters of no actor and of whatever class an expression has.
    public init<Target, Result>(
      _ name: String, of expression: @autoclosure () -> Target,
      _ method: @escaping @MainActor (Target) -> () -> Result
    ) {
      self.init(
        name, calling: { (target: Target) in method(target)() })
    }

    /// A method with one parameter of no actor and of whatever class an expression has.
    public init<Target, First, Result>(
      _ name: String, of expression: @autoclosure () -> Target,
      _ method: @escaping @MainActor (Target) -> (First) -> Result
    ) {
      self.init(
        name, calling: { (target: Target, first: First) in method(target)(first) })
    }

    // MARK: Calls written out

    /// A closure that calls a method without parameters, or reads a property. What it is given may
    /// be a class, for methods of the class itself.
    public init<Target, Result>(
      _ name: String, calling method: @escaping @MainActor (Target) -> Result
    ) {
      self.init(name, of: Target.self, parameters: 0) { target, _ in
        Answer(value: method(target))
      }
    }

    /// A closure that calls a method with one parameter, or sets a property. What it is given first
    /// may be a class, for methods of the class itself.
    public init<Target, First, Result>(
      _ name: String, calling method: @escaping @MainActor (Target, First) -> Result
    ) {
      self.init(name, of: Target.self, parameters: 1) { target, arguments in
        guard let first = Selector.argument(0, of: arguments, as: First.self) else { return nil }
        return Answer(value: method(target, first))
      }
    }

    /// A closure that calls a method with two parameters. What it is given first may be a class,
    /// for methods of the class itself.
    public init<Target, First, Second, Result>(
      _ name: String, calling method: @escaping @MainActor (Target, First, Second) -> Result
    ) {
      self.init(name, of: Target.self, parameters: 2) { target, arguments in
        guard let first = Selector.argument(0, of: arguments, as: First.self),
          let second = Selector.argument(1, of: arguments, as: Second.self)
        else { return nil }
        return Answer(value: method(target, first, second))
      }
    }

    // MARK: Calling

    /// Calls the method.
    ///
    /// - Parameters:
    ///   - target: Whose method it is; unused for a method that was named with its object.
    ///   - arguments: What the method may take, in order: missing ones are nil, and what it does
    ///     not take is left out.
    /// - Returns: Whether the target has the method and it takes these arguments.
    @MainActor @discardableResult
    public func perform(on target: Any? = nil, with arguments: Any?...) -> Bool {
      answer(on: target, with: arguments) != nil
    }

    /// Whether an object, or a class with its own methods, has the method; false for nil.
    public func isMethod(of target: Any?) -> Bool {
      target != nil && methods(of: target).contains { $0.belongs(target) }
    }

    /// Calls the method and hands on what it answers; nil when nothing was called.
    @MainActor package func answer(on target: Any?, with arguments: [Any?]) -> Answer? {
      for method in methods(of: target) {
        if let answer = method.call(target, arguments) { return answer }
      }
      return nil
    }

    /// Calls the method wherever the caller is: as Objective-C's runtime it trusts the caller that
    /// the method may be called here. Otherwise like `answer(on:with:)`.
    package func answerHere(on target: Any?, with arguments: [Any?]) -> Answer? {
      typealias Call = @Sendable (Any?, [Any?]) -> Answer?
      for method in methods(of: target) {
        let call = unsafeBitCast(method.call, to: Call.self)
        if let answer = call(target, arguments) { return answer }
      }
      return nil
    }

    /// Calls the method; an object without such a method is a fault. Otherwise like
    /// `answerHere(on:with:)`.
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

    /// The reference, then what the target's class has under the name.
    private func methods(of target: Any?) -> [Method] {
      if let method, method.belongs(target) { return [method] }
      guard let target else { return [] }
      return SelectorTables.shared.selectors(named: description, of: target).compactMap(\.method)
    }

    private static func argument<Value>(
      _ index: Int, of arguments: [Any?], as type: Value.Type
    ) -> Value? {
      guard index < arguments.count, let argument = arguments[index] else {
        // Nil is a value where the parameter is optional, or takes anything.
        return (nil as Any?) as? Value
      }
      return argument as? Value
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
