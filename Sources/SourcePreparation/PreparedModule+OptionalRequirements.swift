// `@objc optional func` in a protocol of the module: the method becomes a requirement with a
// default body, and a property of its base name can be called as before, with nil for a missing
// method.

extension PreparedModule {
  /// An optional method with the protocol that requires it.
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

  /// Whether a protocol belongs to the main actor, by itself or by what it inherits.
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

  /// Swift finds the default body where a subclass adds an optional method to a class that conforms
  /// without it; Objective-C finds the subclass.
  private func refuseHiddenMethods(_ requirements: [Requirement]) {
    for (file, type) in types where type.keyword == .class || type.keyword == .extension {
      for member in type.members where member.keyword == "func" && !member.head.has("override") {
        guard let signature = file.signature(of: member),
          let requirement = requirements.first(where: { $0.signature.key == signature.key })
        else { continue }
        let conforming = superclasses(of: type.shortName).first {
          self.conforms($0, to: requirement.protocolName)
        }
        guard let conforming, !self.conforms(type.shortName, to: requirement.protocolName) else {
          continue
        }
        file.refuse(
          at: member.namePlace,
          "\(type.name) adds \(signature.key) to \(conforming), which conforms to "
            + "\(requirement.protocolName) without it: Swift would not find it. Declare it in "
            + "\(conforming) and override it here")
      }
    }
  }

  /// Classes of the module above a class, nearest first.
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

  /// Whether a class names a protocol itself, in its declaration or an extension.
  private func conforms(_ name: String, to protocolName: String) -> Bool {
    types.contains {
      ($0.type.keyword == .class || $0.type.keyword == .extension) && $0.type.shortName == name
        && $0.type.inherited.contains(protocolName)
    }
  }
}

extension SwiftType {
  /// `public ` or nothing: what declarations beside it have to say.
  var accessWord: String {
    head.has("public") || head.has("open") ? "public " : head.has("package") ? "package " : ""
  }
}

extension PreparedFile {
  /// Makes a requirement of an optional method.
  ///
  /// - Returns: Nil when that cannot be done.
  fileprivate func makeRequired(
    _ member: SwiftMember, of type: SwiftType
  ) -> FunctionSignature? {
    let name = "\(type.name).\(member.name)"
    guard member.keyword == "func", let signature = signature(of: member) else {
      refuse(
        at: member.keywordPlace,
        "\(name) is an optional property; make it a method, or a required property of optional type"
      )
      return nil
    }
    if !signature.effects.isEmpty || !signature.generics.isEmpty {
      refuse(
        at: member.keywordPlace,
        "\(name) is optional and async, throwing or generic, which cannot be carried over")
      return nil
    }
    guard OptionalCallText.neutralValue(of: signature.result) != nil else {
      refuse(
        at: member.keywordPlace,
        "\(name) is optional and answers \(signature.result), of which no neutral value is known; "
          + "let it answer an optional")
      return nil
    }
    if let word = member.head.modifiers.first(where: { $0.name == "optional" }) {
      remove(word.places)
    }
    change(at: member.keywordPlace, "\(name) is required and has a default body")
    return signature
  }

  /// `layer?.inset?(2).left` becomes `layer?.inset?(2)?.left`: the answer is an optional value now.
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
