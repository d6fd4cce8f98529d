// Members that are overridden in an extension, or declared in one and overridden in a subclass:
// Swift without Objective-C has neither. The body stays where it is under a name of its own, and
// the class gets a member that calls it, on the line of its closing brace.

extension PreparedModule {
  func liftOverrides() {
    for (file, type) in types where type.keyword == .extension {
      for member in type.members {
        if member.head.has("override") {
          lift(member, of: type, in: file)
        } else if isOverridden(member, of: type, in: file) {
          lift(member, of: type, in: file)
        }
      }
    }
  }

  /// Whether a subclass in the module overrides a method that an extension declares for
  /// Objective-C.
  private func isOverridden(
    _ member: SwiftMember, of type: SwiftType, in file: PreparedFile
  ) -> Bool {
    guard member.head.attribute("objc") != nil || member.head.has("dynamic"),
      let key = file.signature(of: member)?.key
    else { return false }
    return types.contains { other, subtype in
      subtype.keyword == .class && subtype.inherited.first == type.shortName
        && subtype.members.contains {
          $0.head.has("override") && other.signature(of: $0)?.key == key
        }
    }
  }

  private func lift(_ member: SwiftMember, of type: SwiftType, in file: PreparedFile) {
    let what = "\(type.name).\(member.name)"
    let owner = types.first { $0.type.keyword == .class && $0.type.shortName == type.shortName }
    guard let owner else {
      file.refuse(
        at: member.keywordPlace,
        "\(what) is overridden in an extension, and the class \(type.name) is not among the "
          + "sources; derive a class")
      return
    }
    let isHidden =
      type.head.has("private") || type.head.has("fileprivate") || member.head.has("private")
      || member.head.has("fileprivate")
    guard owner.file === file || !isHidden else {
      file.refuse(
        at: member.keywordPlace,
        "\(what) is overridden in a private extension of another file than the class; move it")
      return
    }
    let renamed = "_\(member.name)In\(file.extensionNumber(of: type))"
    guard let caller = file.callerText(of: member, in: type, renamed: renamed) else {
      file.refuse(
        at: member.keywordPlace,
        "\(what) is overridden in an extension in a form that cannot be moved into the class; move "
          + "it by hand")
      return
    }
    owner.file.addMember(caller, to: owner.type)
    for modifier in member.head.modifiers
    where ["override", "public", "open", "dynamic"].contains(modifier.name) {
      file.remove(modifier.places)
    }
    for attribute in member.head.attributes where attribute.name == "discardableResult" {
      file.remove(attribute.places)
    }
    file.replace(member.namePlace...member.namePlace, with: renamed)
    file.change(
      at: member.keywordPlace, "\(what) moved into the class, where it calls \(renamed)")
  }
}

extension PreparedFile {
  /// `Extension2`: which of the file's extensions it is.
  fileprivate func extensionNumber(of type: SwiftType) -> String {
    let extensions = outline.allTypes.filter { $0.keyword == .extension }
    let index = extensions.firstIndex { $0.opening == type.opening } ?? 0
    return "Extension\(index + 1)"
  }

  /// Writes a member that calls another of the same shape; nil for what has no such form.
  fileprivate func callerText(
    of member: SwiftMember, in type: SwiftType, renamed: String
  ) -> String? {
    let words = ["objc", "nonobjc", "IBAction"]
    let attributes = member.head.attributes.filter { !words.contains($0.name) }
      .map { text($0.places) }
    let modifiers = member.head.modifiers.filter { $0.name != "dynamic" }.map { text($0.places) }
    // In the class nobody says for the members what `public extension` says for its own.
    let access = ["public", "open", "package"]
    let isSaid = member.head.modifiers.contains { access.contains($0.name) }
    let said = isSaid ? [] : type.head.modifiers.map(\.name).filter(access.contains)
    let head = (attributes + said + modifiers).map { $0 + " " }.joined()
    let receiver = member.head.has("class") || member.head.has("static") ? "" : "self."
    switch member.keyword {
    case "func":
      guard let signature = signature(of: member), !signature.effects.contains("rethrows"),
        !signature.parameters.contains(where: \.isVariadic)
      else { return nil }
      let effects = signature.effects.map { " " + $0 }.joined()
      let result = signature.result == "Void" ? "" : " -> \(signature.result)"
      let conditions = signature.conditions.isEmpty ? "" : " \(signature.conditions)"
      let calling =
        (signature.effects.contains("throws") ? "try " : "")
        + (signature.effects.contains("async") ? "await " : "")
      return "\(head)func \(signature.name)\(signature.generics)(\(signature.declarations))"
        + "\(effects)\(result)\(conditions) { "
        + "\(calling)\(receiver)\(renamed)(\(signature.arguments)) }"
    case "var":
      guard let valueType = propertyType(of: member) else { return nil }
      let names = accessors(of: member)
      if names.contains("willSet") || names.contains("didSet") { return nil }
      let value = "\(receiver)\(renamed)"
      return names.contains("set")
        ? "\(head)var \(member.name): \(valueType) { get { \(value) } set { \(value) = newValue } }"
        : "\(head)var \(member.name): \(valueType) { \(value) }"
    default:
      return nil
    }
  }

  private func text(_ places: ClosedRange<Int>) -> String {
    FunctionSignature.text(places.map { tokens[$0] })
  }

  /// What stands between the colon and the body of a computed property.
  private func propertyType(of member: SwiftMember) -> String? {
    let after = member.places.drop { $0 != member.namePlace }.dropFirst()
    guard let colon = after.first, tokens[colon].isPunctuation(":") else { return nil }
    let type = after.dropFirst().prefix { !tokens[$0].isPunctuation("{") }
    // Without a body it is stored, and with a value it is stored too.
    guard type.count < after.count - 1, !type.contains(where: { tokens[$0].text == "=" }) else {
      return nil
    }
    return FunctionSignature.text(type.map { tokens[$0] })
  }

  /// The words `get`, `set`, `willSet`, `didSet` that open accessors of a property.
  private func accessors(of member: SwiftMember) -> Set<String> {
    var depth = 0
    var names: Set<String> = []
    for place in member.places {
      switch tokens[place].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "get", "set", "willSet", "didSet":
        if depth == 1, tokens[place].kind == .word { names.insert(tokens[place].text) }
      default: break
      }
    }
    return names
  }
}
