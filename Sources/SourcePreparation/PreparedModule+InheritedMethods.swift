// A superclass conforms to a protocol, and a subclass adds an optional method of the protocol.
// Swift chooses the methods where the superclass conforms, and never calls the added method. The
// superclass therefore gets the method, which still counts as missing there, and the subclass
// overrides the method.

extension PreparedModule {
  /// An optional method that a subclass adds.
  struct AddedMethod {
    var file: PreparedFile
    var type: SwiftType
    var member: SwiftMember
  }

  /// Finds the optional methods that subclasses add. Declares each method in the superclass that
  /// conforms to the method's protocol.
  ///
  /// - Returns: The added methods that are in extensions. These methods must move into their
  ///   classes as overrides.
  func declareInheritedMethods() -> [AddedMethod] {
    var declared: Set<String> = []
    var moved: [AddedMethod] = []
    for (file, type) in classParts {
      for member in type.members where isCandidate(member) {
        guard let signature = file.signature(of: member), signature.effects.isEmpty,
          signature.generics.isEmpty,
          let owner = superclassWithout(signature.key, addedBy: type.shortName)
        else { continue }
        if declared.insert("\(owner.type.shortName).\(signature.key)").inserted {
          owner.file.addMember(Self.absentMethod(signature, in: owner.type), to: owner.type)
        }
        let text =
          "\(signature.key) is declared in \(owner.type.name), which conforms without it, and "
          + "overridden here: Swift on Linux would not find it in a subclass"
        file.change(at: member.namePlace, text)
        if type.keyword == .extension {
          moved.append(AddedMethod(file: file, type: type, member: member))
        } else {
          file.insert("override ", before: member.keywordPlace)
        }
      }
    }
    return moved
  }

  private func isCandidate(_ member: SwiftMember) -> Bool {
    let others = ["override", "class", "static", "private", "fileprivate"]
    return member.keyword == "func" && !others.contains { member.head.has($0) }
  }

  /// Whether a method is an optional method of a UIKit protocol.
  func isOptionalOfUIKit(_ key: String) -> Bool {
    OptionalProtocol.all.contains { $0.methods.contains(key) }
  }

  /// Returns the superclass that declares the conformance to the method's protocol; nil if a
  /// superclass declares the method.
  private func superclassWithout(
    _ key: String, addedBy name: String
  ) -> (file: PreparedFile, type: SwiftType)? {
    let owners = OptionalProtocol.all.filter { $0.methods.contains(key) }.map(\.name)
    guard !owners.isEmpty else { return nil }
    let above = superclasses(of: name)
    // The conformance begins at the topmost class that names the protocol.
    guard let conforming = above.last(where: { conforms($0, toAnyOf: owners) }) else { return nil }
    let isDeclared = classParts.contains { file, type in
      above.contains(type.shortName)
        && type.members.contains {
          !$0.head.has("static") && file.signature(of: $0)?.key == key
        }
    }
    guard !isDeclared else { return nil }
    return types.first { $0.type.keyword == .class && $0.type.shortName == conforming }
  }

  /// Whether a class names one of the protocols, or a protocol that refines one of them.
  private func conforms(_ name: String, toAnyOf protocols: [String]) -> Bool {
    inherits(name) { refines($0, anyOf: protocols, depth: 0) }
  }

  private func refines(_ name: String, anyOf protocols: [String], depth: Int) -> Bool {
    if protocols.contains(name) { return true }
    if let known = OptionalProtocol.all.first(where: { $0.name == name }) {
      return known.refined.map { refines($0, anyOf: protocols, depth: depth + 1) } ?? false
    }
    guard depth < 8 else { return false }
    return types.contains { _, type in
      type.keyword == .protocol && type.name == name
        && type.inherited.contains { refines($0, anyOf: protocols, depth: depth + 1) }
    }
  }

  private static func absentMethod(_ signature: FunctionSignature, in type: SwiftType) -> String {
    let access = type.head.has("open") ? "open " : type.accessWord
    let result = signature.result == "Void" ? "" : " -> \(signature.result)"
    return "@MainActor \(access)func \(signature.name)(\(signature.declarations))\(result) { "
      + "UIAbsentMethods.shared.\(signature.name)(\(signature.arguments)) }"
  }

  // MARK: Collection views

  /// Adds `init()` to collection views with a convenience `init(frame:)`. For `Wall()`, Objective-C
  /// finds `init(frame:)` by its name. Without this `init()`, Swift would call the initialiser of
  /// the superclass.
  func makeCollectionViewsWithoutFrame() {
    for (file, type) in types where type.keyword == .class {
      let root = lineage(of: type.shortName).last.flatMap { classes[$0] }
      guard root?.inherited.first == "UICollectionView" else { continue }
      let makers = types.filter { $0.type.shortName == type.shortName }.flatMap { file, type in
        type.members.filter { $0.keyword == "init" }.compactMap(file.initializerKey)
      }
      guard makers.contains("init(frame:)"), !makers.contains("init()") else { continue }
      file.addMember("\(type.accessWord)convenience init() { self.init(frame: .zero) }", to: type)
      file.change(
        at: type.nameEnd,
        "\(type.name)() is declared, which calls init(frame:): Objective-C finds that by its name")
    }
  }
}

extension PreparedFile {
  /// Returns the name of an initialiser with its labels, such as `init(frame:)`.
  fileprivate func initializerKey(_ member: SwiftMember) -> String? {
    let code = member.places.map { tokens[$0] }
    guard let start = code.firstIndex(where: { $0.isWord("init") }) else { return nil }
    return FunctionSignature(code, namedAt: start)?.key
  }
}
