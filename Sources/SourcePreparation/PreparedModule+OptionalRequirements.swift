// `@objc optional func` in a protocol of the module: the method becomes a requirement with a
// default body, and a property with its base name can be called as before. The call returns nil for
// a missing method.

extension PreparedModule {
  /// An optional method with the protocol that declares it.
  private struct Requirement {
    var protocolName: String
    var signature: FunctionSignature
  }

  func prepareOptionalRequirements() {
    var requirements: [Requirement] = []
    for (file, type) in types where type.keyword == .protocol {
      if type.head.attribute("objc") != nil, type.inherited.isEmpty {
        // Objective-C's protocols are for classes only.
        file.insert(": AnyObject", after: type.nameEnd)
        file.change(at: type.nameEnd, "\(type.name) is a protocol for classes")
      }
      let optional = type.members.filter { $0.head.has("optional") }
      var supported: [FunctionSignature] = []
      for member in optional {
        if let signature = file.makeRequired(member, of: type) { supported.append(signature) }
      }
      guard !supported.isEmpty else { continue }
      requirements += supported.map { Requirement(protocolName: type.name, signature: $0) }
      let calls = OptionalCallText(
        protocolName: type.name, access: type.accessWord, methods: supported,
        isIsolated: isIsolated(type))
      file.append(calls.text)
    }
    guard !requirements.isEmpty else { return }
    let names = Set(requirements.map(\.signature.name))
    for file in files { file.chainAnswers(ofCallsTo: names) }
    refuseHiddenMethods(requirements)
  }

  /// Whether a protocol belongs to the main actor, by itself or by an inherited protocol.
  private func isIsolated(_ type: SwiftType, depth: Int = 0) -> Bool {
    if type.head.attribute("MainActor") != nil { return true }
    return type.inherited.contains { name in
      if name.hasPrefix("UI") { return true }
      guard depth < 8 else { return false }
      return types.contains {
        $0.type.keyword == .protocol && $0.type.name == name
          && isIsolated($0.type, depth: depth + 1)
      }
    }
  }

  // MARK: Methods that a subclass adds

  /// Refuses an optional method that a subclass adds if the superclass conforms to the protocol
  /// without this method. Swift would call the default body, but Objective-C calls the method of
  /// the subclass.
  private func refuseHiddenMethods(_ requirements: [Requirement]) {
    for (file, type) in classParts {
      for member in type.members where member.keyword == "func" && !member.head.has("override") {
        guard let signature = file.signature(of: member),
          let requirement = requirements.first(where: { $0.signature.key == signature.key })
        else { continue }
        func conforms(_ name: String) -> Bool {
          inherits(name) { $0 == requirement.protocolName }
        }
        guard let conforming = superclasses(of: type.shortName).first(where: conforms),
          !conforms(type.shortName)
        else { continue }
        file.refuse(
          at: member.namePlace,
          "\(type.name) adds \(signature.key) to \(conforming), which conforms to "
            + "\(requirement.protocolName) without it: Swift would not find it. Declare it in "
            + "\(conforming) and override it here")
      }
    }
  }

  /// Returns a class and its superclasses in the module, nearest first.
  func lineage(of name: String) -> [String] { [name] + superclasses(of: name) }

  /// Whether the module declares a class with one of the names that meets a condition.
  func hasClass(among names: [String], where condition: (SwiftType) -> Bool) -> Bool {
    types.contains {
      $0.type.keyword == .class && names.contains($0.type.shortName) && condition($0.type)
    }
  }

  /// Returns the superclasses of a class in the module, nearest first.
  func superclasses(of name: String) -> [String] {
    var chain: [String] = []
    var next = superclass(of: name)
    while let current = next, !chain.contains(current) {
      chain.append(current)
      next = superclass(of: current)
    }
    return chain
  }

  private func superclass(of name: String) -> String? {
    guard let first = classes[name]?.inherited.first else { return nil }
    return classes[first] == nil ? nil : first
  }

  /// Whether a class names such a type itself, in its declaration or an extension.
  func inherits(_ name: String, where condition: (String) -> Bool) -> Bool {
    classParts.contains { _, type in
      type.shortName == name && type.inherited.contains(where: condition)
    }
  }
}

extension SwiftType {
  /// The access level for declarations next to the type: `public `, `package ` or empty.
  var accessWord: String {
    head.has("public") || head.has("open") ? "public " : head.has("package") ? "package " : ""
  }
}

extension PreparedFile {
  /// Turns an optional method into a requirement.
  ///
  /// - Returns: The signature of the method; nil if the method cannot be a requirement.
  fileprivate func makeRequired(
    _ member: SwiftMember, of type: SwiftType
  ) -> FunctionSignature? {
    let name = "\(type.name).\(member.name)"
    func refused(_ reason: String) -> FunctionSignature? {
      refuse(at: member.keywordPlace, "\(name) is \(reason)")
      return nil
    }
    guard member.keyword == "func", let signature = signature(of: member) else {
      return refused(
        "an optional property; make it a method, or a required property of optional type")
    }
    if !signature.effects.isEmpty || !signature.generics.isEmpty {
      return refused("optional and async, throwing or generic, which cannot be carried over")
    }
    guard OptionalCallText.neutralValue(of: signature.result) != nil else {
      return refused(
        "optional and returns \(signature.result), which has no known default value; return an "
          + "optional")
    }
    if let word = member.head.modifiers.first(where: { $0.name == "optional" }) {
      remove(word.places)
    }
    change(at: member.keywordPlace, "\(name) is required and has a default body")
    return signature
  }

  /// Adds a question mark after a call whose result is now optional: `layer?.inset?(2).left`
  /// becomes `layer?.inset?(2)?.left`.
  fileprivate func chainAnswers(ofCallsTo names: Set<String>) {
    for index in activeTokens.indices.dropFirst().dropLast(2)
    where names.contains(activeTokens[index].text) && activeTokens[index - 1].isPunctuation(".") {
      let sign = activeTokens[index + 1]
      guard sign.kind == .operation, activeTokens[index + 2].isPunctuation("(") else { continue }
      if sign.text == "!" {
        refuse(
          at: active[index],
          "\(activeTokens[index].text)!(…) cannot be carried over; call it with a question mark")
      }
      guard sign.text == "?" else { continue }
      let closing = FunctionSignature.end(ofBracketAt: index + 2, in: activeTokens)
      guard closing + 1 < activeTokens.count, activeTokens[closing + 1].isPunctuation("."),
        activeTokens[closing + 1].range.lowerBound == activeTokens[closing].range.upperBound
      else { continue }
      insert("?", after: active[closing])
      change(at: active[closing], "the answer of \(activeTokens[index].text) is an optional value")
    }
  }
}
