// Replaces each `#selector` with a `Selector` that holds a reference to the method and its class.
// On an object of that class the referenced method is called. On any other object the method is
// looked up by name.

extension PreparedModule {
  func replaceSelectors() {
    for file in files {
      let places = file.activeTokens.indices.filter {
        file.activeTokens.reads("#selector", "(", at: $0)
      }
      guard !places.isEmpty else { continue }
      let scopes = TypeScopes(file.activeTokens).scopes
      for place in places {
        let closing = FunctionSignature.end(ofBracketAt: place + 1, in: file.activeTokens)
        guard closing > place + 2,
          let expression = SelectorExpression(Array(file.activeTokens[place + 2..<closing]))
        else {
          file.refuse(
            at: file.active[place],
            "this #selector cannot be read; write Selector(\"name\", Class.method)")
          continue
        }
        guard let text = selector(expression, in: scopes[place], place: place, of: file)
        else { continue }
        file.replace(file.active[place]...file.active[closing], with: text)
        file.change(
          at: file.active[place], "#selector became Selector with a reference to the method")
        file.needsUIKit = true
      }
    }
  }

  /// Returns the text that replaces a selector expression; nil if the expression is refused.
  private func selector(
    _ expression: SelectorExpression, in scope: TypeScopes.Scope?, place: Int,
    of file: PreparedFile
  ) -> String? {
    let type = typeName(expression, in: scope)
    if let accessor = expression.accessor {
      return accessorSelector(expression, accessor, of: type)
    }
    let candidates = methods(expression, of: type)
    let method = candidates.first
    if let method, !method.signature.effects.isEmpty {
      file.refuse(
        at: file.active[place],
        "\(method.member.name) is async or throws, so no control and no notification calls it; "
          + "name a method that calls it")
      return nil
    }
    let name = method?.objectiveCName ?? self.name(of: expression)
    guard let type else {
      // The class of the base expression is unknown. A method that the module declares is found by
      // name, in the selector table of its class.
      if method != nil || expression.baseText.contains("?") { return "Selector(\"\(name)\")" }
      return "Selector(\"\(name)\", of: \(expression.baseText), { $0.\(expression.reference) })"
    }
    if let types = expression.parameterTypes {
      let labels = expression.labels ?? method?.signature.parameters.map { $0.label ?? "_" }
      return closure(
        name, target: type, call: expression.name,
        parameters: types.enumerated().map { index, text in
          let label = labels.flatMap { index < $0.count ? $0[index] : nil } ?? "_"
          return (label == "_" ? nil : label, text)
        })
    }
    if let method, method.member.head.isOfClass || candidates.count > 1 {
      return closure(
        name, target: method.member.head.isOfClass ? "\(type).Type" : type,
        call: expression.name,
        parameters: method.signature.parameters.map { ($0.label, $0.type.withoutForcing) })
    }
    return "Selector(\"\(name)\", method: \(type).\(expression.reference))"
  }

  /// Returns the name of the class that has the method, or `Self` in a protocol; nil if the type of
  /// the base expression is unknown.
  private func typeName(
    _ expression: SelectorExpression, in scope: TypeScopes.Scope?
  ) -> String? {
    if expression.namesType, expression.baseText != "Self" { return expression.baseText }
    guard expression.isOwn, let scope else { return nil }
    let isProtocol =
      scope.keyword == "protocol"
      || types.contains { $0.type.keyword == .protocol && $0.type.path == scope.name }
    return isProtocol ? "Self" : scope.name
  }

  private func accessorSelector(
    _ expression: SelectorExpression, _ accessor: SelectorExpression.Accessor, of type: String?
  ) -> String {
    let property = property(expression.name, of: type)
    let plain = ObjectiveCName.plain(expression.name)
    let getter = property.flatMap(\.explicitName) ?? plain
    let isGetter = accessor == .getter
    let isOfClass = property?.isOfClass ?? Self.isClassProperty(expression.name, of: type)
    let name = isGetter ? getter : ObjectiveCName.setter(getter)
    guard let type else {
      if property != nil || expression.baseText.contains("?") { return "Selector(\"\(name)\")" }
      let body = isGetter ? "target.\(expression.name)" : "target.\(expression.name) = $0"
      return "Selector(\"\(name)\", of: \(expression.baseText), { target in { \(body) } })"
    }
    let target = isOfClass ? "\(type).Type" : type
    return isGetter
      ? Self.getter(name, of: target, property: expression.name)
      : Self.setter(name, of: target, property: expression.name, type: property?.type)
  }

  /// Whether a property that is declared outside the module is a class property, such as
  /// `UIScreen.main`.
  private static func isClassProperty(_ name: String, of type: String?) -> Bool {
    if type == "UIColor" {
      return !["cgColor", "ciColor", "description", "hash", "cgColorSpace"].contains(name)
    }
    return classProperties.contains(name)
  }

  private static let classProperties: Set<String> = [
    "appearance", "areAnimationsEnabled", "automaticDimension", "buttonFontSize", "current",
    "default", "elementKindSectionFooter", "elementKindSectionHeader", "general",
    "inheritedAnimationDuration", "invalidationContextClass", "labelFontSize", "layerClass",
    "layoutAttributesClass", "main", "noIntrinsicMetric", "openSettingsURLString", "processInfo",
    "requiresConstraintBasedLayout", "screens", "shared", "smallSystemFontSize", "standard",
    "systemFontSize",
  ]

  // MARK: Written selectors

  static func getter(_ name: String, of type: String, property: String) -> String {
    "Selector(\"\(name)\", calling: { (target: \(type)) in target.\(property) })"
  }

  static func setter(
    _ name: String, of type: String, property: String, type value: String?
  ) -> String {
    let parameter = value.map { "value: \($0)" } ?? "value"
    return "Selector(\"\(name)\", calling: { (target: \(type), \(parameter)) in "
      + "target.\(property) = value })"
  }

  func closure(
    _ name: String, target: String, call: String, parameters: [(label: String?, type: String)]
  ) -> String {
    let values = ["first", "second", "third", "fourth"]
    let named = zip(parameters, values)
    let declarations = ["target: \(target)"] + named.map { "\($1): \($0.type)" }
    let arguments = named.map { parameter, value in
      parameter.label.map { "\($0): \(value)" } ?? value
    }
    return "Selector(\"\(name)\", calling: { (\(declarations.joined(separator: ", "))) in "
      + "target.\(call)(\(arguments.joined(separator: ", "))) })"
  }

  /// Returns the Objective-C name of a method that the module does not declare. If no brackets
  /// follow the method's name, the number of parameters is unknown. `Selector` then adds the colons
  /// at run time.
  private func name(of expression: SelectorExpression) -> String {
    let types = expression.parameterTypes ?? []
    let labels = expression.labels ?? types.map { _ in "_" }
    return ObjectiveCName.method(expression.name, labels: labels)
  }

  // MARK: Declared methods

  /// A declared method with its Objective-C name.
  struct NamedMethod {
    var member: SwiftMember
    var signature: FunctionSignature
    var objectiveCName: String
  }

  /// Returns the lineage of a type, whose name may have full stops; nil for an unknown type.
  private func chain(of type: String?) -> [String]? {
    type?.split(separator: ".").last.map { lineage(of: String($0)) }
  }

  private func methods(_ expression: SelectorExpression, of type: String?) -> [NamedMethod] {
    let chain = chain(of: type)
    var found: [NamedMethod] = []
    for (file, type) in classParts {
      if let chain, !chain.contains(type.shortName) { continue }
      for member in type.members
      where member.keyword == "func"
        && ObjectiveCName.plain(member.name) == ObjectiveCName.plain(expression.name)
      {
        guard let method = file.namedMethod(member) else { continue }
        if chain == nil, !file.isForObjectiveC(member, of: type) { continue }
        let labels = method.signature.parameters.map { $0.label ?? "_" }
        if let wanted = expression.labels, wanted != labels { continue }
        let types = method.signature.parameters.map(\.type)
        if let wanted = expression.parameterTypes, wanted != types { continue }
        // An override is not a second candidate.
        if member.head.has("override"),
          found.contains(where: { $0.signature.key == method.signature.key })
        {
          continue
        }
        found.append(method)
      }
    }
    // Methods marked `@objc` come first. If all methods have the same signature, one is enough.
    let marked = found.filter { $0.member.head.attribute("objc") != nil }
    let keys = Set(found.map { $0.signature.key + $0.signature.parameters.map(\.type).joined() })
    if keys.count == 1 { return Array((marked + found).prefix(1)) }
    return marked.isEmpty
      ? found : marked + found.filter { $0.member.head.attribute("objc") == nil }
  }

  private func property(
    _ name: String, of type: String?
  ) -> (explicitName: String?, type: String?, isOfClass: Bool)? {
    let chain = chain(of: type)
    for (file, type) in classParts {
      if let chain, !chain.contains(type.shortName) { continue }
      for member in type.members where ["var", "let"].contains(member.keyword) {
        guard member.name == name else { continue }
        if chain == nil, !file.isForObjectiveC(member, of: type) { continue }
        return (
          file.explicitName(of: member), file.declaredType(of: member),
          member.head.isOfClass
        )
      }
    }
    return nil
  }
}

extension PreparedFile {
  /// Returns a member as a method with its Objective-C name; nil if the member is not a method, or
  /// is generic and so has no Objective-C name.
  func namedMethod(_ member: SwiftMember) -> PreparedModule.NamedMethod? {
    guard let signature = signature(of: member), signature.generics.isEmpty else { return nil }
    let name = ObjectiveCName.method(
      member.name, labels: signature.parameters.map { $0.label ?? "_" },
      effects: signature.effects)
    return PreparedModule.NamedMethod(
      member: member, signature: signature, objectiveCName: explicitName(of: member) ?? name)
  }

  /// Returns the name in the member's `@objc` attribute, `open:` for `@objc(open:)`; nil if there
  /// is none.
  func explicitName(of member: SwiftMember) -> String? {
    guard let places = member.head.attribute("objc")?.places, places.count > 3 else { return nil }
    return places.dropFirst(3).dropLast().map { tokens[$0].text }.joined()
  }

  /// Returns whether Objective-C can see a member, by the attributes of the member or of the type
  /// around it.
  func isForObjectiveC(_ member: SwiftMember, of type: SwiftType) -> Bool {
    if member.head.attribute("nonobjc") != nil { return false }
    if member.head.attribute("objc") != nil || member.head.attribute("IBAction") != nil {
      return true
    }
    if member.head.isPrivate { return false }
    return type.head.attribute("objcMembers") != nil
      || type.keyword == .extension && type.head.attribute("objc") != nil
  }

  /// Returns the type of a property for a parameter of a closure; nil if the type is inferred.
  func declaredType(of member: SwiftMember) -> String? {
    typePlaces(of: member).map { text($0).withoutForcing }
  }

  /// Returns the type of a property as written between the colon and the body or value; nil if the
  /// type is inferred.
  func typePlaces(of member: SwiftMember) -> ArraySlice<Int>? {
    let after = member.places.drop { $0 != member.namePlace }.dropFirst()
    guard let colon = after.first, tokens[colon].isPunctuation(":") else { return nil }
    return after.dropFirst().prefix {
      !tokens[$0].isPunctuation("{") && tokens[$0].text != "=" && !tokens[$0].isPunctuation(";")
    }
  }
}

extension String {
  /// The type with `?` in place of a final `!`: `UILabel?` for `UILabel!`. Parameters of closures
  /// are not unwrapped implicitly.
  var withoutForcing: String { hasSuffix("!") ? dropLast() + "?" : self }
}
