import Foundation

#if !canImport(ObjectiveC)

  /// The methods of a module's classes by the names that Objective-C has for them.
  ///
  /// A module has at most one, the class `PreparedSelectors`, which preparing its sources writes.
  /// It is looked for when an object of a class of the module is to perform a selector that holds
  /// no method of it.
  public protocol SelectorTable: AnyObject {
    /// The selectors of a class and of its superclasses in the module, each with its method.
    ///
    /// Asked once for every class.
    static func selectors(of type: AnyClass) -> [Selector]
  }

  /// The tables of the modules of this program, and what was found in them.
  final class SelectorTables: @unchecked Sendable {
    static let shared = SelectorTables()

    private let lock = NSLock()
    /// The tables, by module; nil for one that has none.
    private var tables: [String: (any SelectorTable.Type)?] = [:]
    private var found: [ObjectIdentifier: [String: [Selector]]] = [:]

    /// Returns the selectors of a class that have a name.
    ///
    /// - Parameter target: An object or a class.
    func selectors(named name: String, of target: Any) -> [Selector] {
      let type: AnyClass = target as? AnyClass ?? Swift.type(of: target as AnyObject)
      return lock.withLock {
        let key = ObjectIdentifier(type)
        let known = found[key] ?? Dictionary(grouping: all(of: type), by: \.description)
        found[key] = known
        if let selectors = known[name] { return selectors }
        // An extension may be of another module than its class.
        return tables.values.flatMap { $0?.selectors(of: type) ?? [] }
          .filter { $0.description == name }
      }
    }

    /// Returns all selectors of a class: those of its own module first, then those of its
    /// superclasses' modules.
    private func all(of type: AnyClass) -> [Selector] {
      var modules: [String] = []
      var next: AnyClass? = type
      while let current = next {
        let module = Self.module(of: current)
        if !modules.contains(module) { modules.append(module) }
        next = _getSuperclass(current)
      }
      return modules.flatMap { table(of: $0)?.selectors(of: type) ?? [] }
    }

    private func table(of module: String) -> (any SelectorTable.Type)? {
      if let known = tables[module] { return known }
      let table = NSClassFromString("\(module).PreparedSelectors") as? any SelectorTable.Type
      tables[module] = .some(table)
      return table
    }

    /// `Boards` for `Boards.Board`, also where the class is private or nested in an extension.
    private static func module(of type: AnyClass) -> String {
      let name = String(reflecting: type)
      let opening = "(extension in "
      let path = name.hasPrefix(opening) ? name.dropFirst(opening.count) : name[...]
      return String(path.prefix { $0 != "." && $0 != ")" })
    }
  }

#endif
