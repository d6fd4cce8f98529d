import Foundation

/// A conformance that an object's class has from a superclass, and the methods that classes below
/// that one have added since.
///
/// Swift chooses the methods of a protocol where a class conforms. An optional method that a
/// subclass adds is never called, while UIKit, which asks the object, calls it (UK-4).
struct InheritedConformance {
  let superclass: String
  /// A subclass with the optional methods that it adds, `name(label:)`, sorted; nearest to the
  /// superclass first.
  let additions: [(subclass: String, methods: [String])]
}

#if os(Linux)
  @_silgen_name("swift_demangle")
  private func demangled(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?

  extension InheritedConformance {
    /// Finds the conformance of an object's class; nil where the class itself conforms, where
    /// nothing was added, and where the program's symbols do not tell.
    ///
    /// The form of conformances is that of `include/swift/ABI/Metadata.h` in Swift's sources.
    ///
    /// - Parameter receiver: A value of the type `any P`, where `P` is a protocol for classes.
    /// - Complexity: O(1) where the class itself conforms. Otherwise the symbols are searched.
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

    /// Whether a class of this package declares every optional method, so that a subclass overrides
    /// it.
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
    /// - Parameter isMarked: Whether its lowest bit says that a pointer is there.
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

    /// The name of a descriptor, with the symbols of its file.
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

    /// `name(label:)` of each method that a class declares, in its body or in an extension.
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

    /// Methods of a protocol for which an extension of its own module has a default body.
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

    /// Returns the keys of the functions of a type, from their mangled names.
    ///
    /// - Parameter context: The mangled name of the type.
    private static func keys(of functions: Set<String>, in context: String) -> Set<String> {
      // `protocol descriptor for GridKit.GridViewDelegate`
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

    /// `open(_: A.B, at: C) -> ()` as `open(_:at:)`.
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
          // Behind the comma and the blank.
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
    /// Elsewhere optional methods are found by asking the object, or no symbols tell.
    init?<Existential>(_ receiver: Existential) { return nil }
  }
#endif

extension Simulation {
  /// Classes of receivers that were looked at, with the protocol.
  private struct Examined: Hashable {
    var type: ObjectIdentifier
    var existential: ObjectIdentifier
  }

  private static var conformances: [Examined: InheritedConformance?] = [:]

  /// Records the optional methods that a delegate or data source has, and that are never called.
  ///
  /// - Parameter receiver: Of the type `(any P)?`, where `P` is a protocol with optional methods. A
  ///   value that is not optional would be taken out of its `any`, and nothing be known of `P`.
  /// - Complexity: O(1) for a class that was looked at before, or conforms itself.
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
      message: "\(subclass) adds \(methods.joined(separator: ", ")), "
        + "\(isOne ? "an optional method" : "optional methods") of \(protocolName), to which its "
        + "superclass \(superclass) conforms without \(isOne ? "it" : "them"): UIKit calls "
        + "\(isOne ? "it" : "them"), Swift on Linux never does. Declare "
        + "\(isOne ? "the method" : "the methods") in \(superclass) and override "
        + "\(isOne ? "it" : "them") in \(subclass); gridview prepare does so.")
  }
}
