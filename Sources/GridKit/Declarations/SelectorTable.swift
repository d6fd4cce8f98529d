import Foundation

#if !canImport(ObjectiveC)

  /// The methods of a module's classes, by their Objective-C names.
  ///
  /// A module has at most one table, the class `PreparedSelectors`. `gridview prepare` writes this
  /// class. The table is used when an object of one of these classes performs a selector that has
  /// no reference to the object's method.
  public protocol SelectorTable: AnyObject {
    /// Returns the selectors of a class and of its superclasses in the module. The selectors hold
    /// references to the methods.
    ///
    /// The result for a class of the module is cached. A search through all tables calls the method
    /// again.
    static func selectors(of type: AnyClass) -> [Selector]
  }

  /// The selector tables of the program's modules, with the selectors that were found in them.
  final class SelectorTables: @unchecked Sendable {
    static let shared = SelectorTables()

    private let lock = NSLock()
    /// The tables by module; nil for a module without a table.
    private var tables: [String: (any SelectorTable.Type)?] = [:]
    private var found: [ObjectIdentifier: [String: [Selector]]] = [:]

    /// Returns the selectors with a name that the class of `target` has.
    ///
    /// - Parameter target: An object or a class.
    func selectors(named name: String, of target: Any) -> [Selector] {
      let type: AnyClass = target as? AnyClass ?? Swift.type(of: target as AnyObject)
      return lock.withLock {
        let key = ObjectIdentifier(type)
        let known = found[key] ?? Dictionary(grouping: all(of: type), by: \.description)
        found[key] = known
        if let selectors = known[name] { return selectors }
        // An extension of the class may be in another module, so all known tables are searched.
        return tables.values.flatMap { $0?.selectors(of: type) ?? [] }
          .filter { $0.description == name }
      }
    }

    /// Returns all selectors of a class: first from the table of its own module, then from the
    /// tables of its superclasses' modules.
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

    /// Returns the name of a class's module: `Boards` for `Boards.Board`. The class may be private
    /// or nested in an extension.
    private static func module(of type: AnyClass) -> String {
      let name = String(reflecting: type)
      let opening = "(extension in "
      let path = name.hasPrefix(opening) ? name.dropFirst(opening.count) : name[...]
      return String(path.prefix { $0 != "." && $0 != ")" })
    }
  }

#endif
