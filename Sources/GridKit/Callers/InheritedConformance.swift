import Foundation

/// A conformance that a class inherits from a superclass, and the optional methods that subclasses
/// of the superclass add.
///
/// Swift fixes the methods of a conformance at the class that declares the conformance. So an
/// optional method that only a subclass adds is never called. UIKit asks the object itself, and
/// calls such a method (UK-4).
struct InheritedConformance {
  let superclass: String
  /// The subclasses, and the optional methods that each subclass adds. The subclass nearest to the
  /// superclass comes first. The methods are sorted and have the form `name(label:)`.
  let additions: [(subclass: String, methods: [String])]
}

#if os(Linux)
  @_silgen_name("swift_demangle")
  private func demangled(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?

  extension InheritedConformance {
    /// Finds the inherited conformance of an object's class. The result is nil if the class itself
    /// declares the conformance, if no subclass adds a method, or if the program's symbols lack the
    /// names.
    ///
    /// The form of a conformance in memory is described in `include/swift/ABI/Metadata.h` of
    /// Swift's sources.
    ///
    /// - Parameter receiver: A value of the type `any P`, where `P` is a protocol for classes.
    /// - Complexity: O(1) if the class itself declares the conformance. Otherwise the symbols are
    ///   searched.
    @MainActor
    init?<Existential>(_ receiver: Existential) {
      let word = MemoryLayout<UInt>.size
      guard MemoryLayout<Existential>.size == 2 * word else { return nil }
      let (object, table) = withUnsafeBytes(of: receiver) {
        ($0.load(as: AnyObject.self), $0.load(fromByteOffset: word, as: UnsafeRawPointer.self))
      }
      let conformance = table.load(as: UnsafeRawPointer.self)
      let isIndirect = (conformance + 12).load(as: UInt32.self) >> 3 & 7 == 1
      let reference = InheritedConformance.target(of: conformance + 4)
      let conforming = isIndirect ? reference.load(as: UnsafeRawPointer.self) : reference
      var chain: [AnyClass] = []
      var next: AnyClass? = type(of: object)
      while let type = next {
        chain.append(type)
        next = _getSuperclass(type)
      }
      let place = chain.firstIndex { InheritedConformance.descriptor(of: $0) == conforming }
      guard let place, place > 0, !InheritedConformance.declaresAll(chain[place]) else {
        return nil
      }
      let described = InheritedConformance.target(of: conformance, isMarked: true)
      let optional = InheritedConformance.optionalMethods(
        of: described, in: Existential.self)
      let inherited = chain[place...].map(InheritedConformance.methods)
        .reduce(into: Set<String>()) { $0.formUnion($1) }
      var known = inherited
      var additions: [(String, [String])] = []
      for type in chain[..<place].reversed() {
        let added = InheritedConformance.methods(of: type).intersection(optional).subtracting(known)
        known.formUnion(added)
        if !added.isEmpty { additions.append((String(describing: type), added.sorted())) }
      }
      guard !additions.isEmpty else { return nil }
      self.additions = additions
      superclass = String(describing: chain[place])
    }

    /// Whether a class belongs to this package. Such a class declares every optional method, so a
    /// method that a subclass adds is an override.
    private static func declaresAll(_ type: AnyClass) -> Bool {
      let module = String(reflecting: type).prefix { $0 != "." }
      return module == "GridKit" || module == "UIKit"
    }

    private static func descriptor(of type: AnyClass) -> UnsafeRawPointer {
      unsafeBitCast(type, to: UnsafeRawPointer.self).load(
        fromByteOffset: 40, as: UnsafeRawPointer.self)
    }

    /// Returns the address to which a relative reference points.
    ///
    /// - Parameter isMarked: Whether the reference can be indirect. It is indirect if its lowest
    ///   bit is 1, and then points to a place that contains the address.
    private static func target(
      of place: UnsafeRawPointer, isMarked: Bool = false
    ) -> UnsafeRawPointer {
      let distance = Int(place.load(as: Int32.self))
      guard isMarked, distance & 1 == 1 else { return place + distance }
      return (place + (distance & ~1)).load(as: UnsafeRawPointer.self)
    }

    // MARK: Methods

    @MainActor private static var symbolsOfFiles: [ProgramSymbols] = []
    @MainActor private static var found: [UnsafeRawPointer: Set<String>] = [:]

    /// Returns the mangled name of the type that a descriptor belongs to, and the symbols of the
    /// descriptor's file.
    @MainActor
    private static func named(
      _ descriptor: UnsafeRawPointer, of type: Any.Type
    ) -> (context: String, symbols: ProgramSymbols)? {
      var symbols = symbolsOfFiles.first { $0.holds(descriptor) }
      if symbols == nil, let file = ProgramSymbols(holding: descriptor) {
        symbolsOfFiles.append(file)
        symbols = file
      }
      guard let symbols, let context = symbols.context(at: descriptor, of: type) else { return nil }
      return (context, symbols)
    }

    /// Returns the methods that a class declares in its body or in an extension, as `name(label:)`.
    @MainActor
    private static func methods(of type: AnyClass) -> Set<String> {
      let descriptor = descriptor(of: type)
      if let known = found[descriptor] { return known }
      let methods = named(descriptor, of: type).map { context, symbols in
        keys(of: symbols.functions(beginningWith: context), in: context)
      }
      found[descriptor] = methods ?? []
      return methods ?? []
    }

    /// Returns the methods of a protocol that have a default body. Only extensions in the
    /// protocol's own module are searched.
    @MainActor
    static func optionalMethods(
      of descriptor: UnsafeRawPointer, in existential: Any.Type
    ) -> Set<String> {
      if let known = found[descriptor] { return known }
      let methods = named(descriptor, of: existential).map { context, symbols in
        keys(of: symbols.functions(beginningWith: context + "PAAE"), in: context + "P")
      }
      found[descriptor] = methods ?? []
      return methods ?? []
    }

    /// Returns the functions of a type as `name(label:)`, from their mangled names.
    ///
    /// - Parameter context: The mangled name of the type.
    private static func keys(of functions: Set<String>, in context: String) -> Set<String> {
      // The demangled text is, for example, `protocol descriptor for GridKit.GridViewDelegate`.
      let descriptor = context.hasSuffix("P") ? context.dropLast() + "Mp" : context + "Mn"
      guard let type = demangled(descriptor) else { return [] }
      let name = type.split(separator: " for ", maxSplits: 1).last ?? ""
      return Set(
        functions.compactMap { function in
          guard var text = demangled(function) else { return nil }
          if text.hasPrefix("(extension in "), let end = text.firstRange(of: "):") {
            text.removeSubrange(..<end.upperBound)
          }
          guard text.hasPrefix(name + ".") else { return nil }
          return key(of: text.dropFirst(name.count + 1))
        })
    }

    private static func demangled(_ name: String) -> String? {
      guard let text = GridKit.demangled(name, UInt(name.utf8.count), nil, nil, 0) else {
        return nil
      }
      defer { free(text) }
      return String(cString: text)
    }

    /// Returns the name of a function with its labels: `open(_:at:)` for
    /// `open(_: A.B, at: C) -> ()`.
    private static func key(of function: Substring) -> String? {
      guard let opening = function.firstIndex(of: "(") else { return nil }
      var labels: [Substring] = []
      var label: Substring?
      var start = function.index(after: opening)
      var depth = 0
      var index = start
      loop: while index < function.endIndex {
        switch function[index] {
        case "(", "[", "<": depth += 1
        case ")" where depth == 0:
          if index > start { labels.append(label ?? "_") }
          break loop
        case ")", "]": depth -= 1
        case ">" where function[function.index(before: index)] != "-": depth -= 1
        case ":" where depth == 0 && label == nil: label = function[start..<index]
        case "," where depth == 0:
          labels.append(label ?? "_")
          label = nil
          // The next argument starts after the comma and the space.
          start = function.index(index, offsetBy: 2, limitedBy: function.endIndex) ?? index
        default: break
        }
        index = function.index(after: index)
      }
      return function[..<opening] + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
  }
#else
  extension InheritedConformance {
    /// Returns nil on other systems than Linux. The other systems ask the object for optional
    /// methods, or have symbols that cannot be read.
    init?<Existential>(_ receiver: Existential) { return nil }
  }
#endif

extension Simulation {
  /// The class of an examined receiver, and the protocol whose methods were examined.
  private struct Examined: Hashable {
    var type: ObjectIdentifier
    var existential: ObjectIdentifier
  }

  private static var conformances: [Examined: InheritedConformance?] = [:]

  /// Records a finding for the optional methods of a delegate or data source that are never called.
  ///
  /// - Parameter receiver: A value of the type `(any P)?`, where `P` is a protocol with optional
  ///   methods. If the parameter were not optional, Swift would take the value out of its `any`,
  ///   and `P` would be unknown.
  /// - Complexity: O(1) for a class that was examined before, or that itself declares the
  ///   conformance.
  package func examineMethods<Existential>(of receiver: Existential?) {
    guard let receiver else { return }
    let examined = Examined(
      type: ObjectIdentifier(type(of: receiver as AnyObject)),
      existential: ObjectIdentifier(Existential.self))
    let conformance: InheritedConformance?
    if let known = Simulation.conformances[examined] {
      conformance = known
    } else {
      conformance = InheritedConformance(receiver)
      Simulation.conformances[examined] = .some(conformance)
    }
    guard let conformance else { return }
    let protocolName = name(of: Existential.self)
    for (subclass, methods) in conformance.additions {
      recordOnce(
        "optional-method-in-subclass \(subclass) \(protocolName)",
        .optionalMethodInSubclass(
          subclass, methods: methods, superclass: conformance.superclass,
          protocolName: protocolName.hasPrefix("any ")
            ? String(protocolName.dropFirst(4)) : protocolName))
    }
  }
}

extension LayoutFinding {
  package static func optionalMethodInSubclass(
    _ subclass: String, methods: [String], superclass: String, protocolName: String
  ) -> LayoutFinding {
    let isOne = methods.count == 1
    return LayoutFinding(
      code: "optional-method-in-subclass", severity: .error,
      when: "A delegate or data source is set whose superclass conforms to the protocol, and whose "
        + "own class adds an optional method. Swift chose the methods where the superclass "
        + "conforms. It is said once for each class and protocol, on Linux, where the program has "
        + "its symbols.",
      message: "\(subclass) adds \(methods.joined(separator: ", ")), "
        + "\(isOne ? "an optional method" : "optional methods") of \(protocolName), to which its "
        + "superclass \(superclass) conforms without \(isOne ? "it" : "them"): UIKit calls "
        + "\(isOne ? "it" : "them"), Swift on Linux never does. Declare "
        + "\(isOne ? "the method" : "the methods") in \(superclass) and override "
        + "\(isOne ? "it" : "them") in \(subclass); gridview prepare does so.")
  }
}
