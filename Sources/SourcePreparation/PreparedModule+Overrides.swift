// Members that are overridden in an extension, or declared in an extension and overridden in a
// subclass. Swift without Objective-C allows neither. The body stays in the extension, under a new
// name. The class gets a member that calls the body, on the line of the class's closing brace.

extension PreparedModule {
  func liftOverrides() {
    let added = declareInheritedMethods()
    for added in added { lift(added.member, of: added.type, in: added.file, isAdded: true) }
    for (file, type) in types where type.keyword == .extension {
      for member in type.members
      where member.head.has("override") || isOverridden(member, of: type, in: file) {
        lift(member, of: type, in: file)
      }
    }
  }

  /// Whether a subclass in the module overrides a method that an extension declares for
  /// Objective-C.
  private func isOverridden(
    _ member: SwiftMember, of type: SwiftType, in file: PreparedFile
  ) -> Bool {
    guard let key = file.signature(of: member)?.key,
      member.head.attribute("objc") != nil || member.head.has("dynamic") || isOptionalOfUIKit(key)
    else { return false }
    return types.contains { other, subtype in
      subtype.keyword == .class && subtype.inherited.first == type.shortName
        && subtype.members.contains {
          $0.head.has("override") && other.signature(of: $0)?.key == key
        }
    }
  }

  /// Moves an override from an extension into the class, or refuses an override that cannot be
  /// moved.
  ///
  /// - Parameter isAdded: Whether the preparation itself has added the overridden member to the
  ///   superclass.
  private func lift(
    _ member: SwiftMember, of type: SwiftType, in file: PreparedFile, isAdded: Bool = false
  ) {
    let what = "\(type.name).\(member.name)"
    let classes = types.filter { $0.type.keyword == .class }
    let owner =
      classes.first { $0.type.path == type.path }
      ?? classes.first { type.path.hasSuffix("." + $0.type.path) }
    func refuse(_ reason: String) {
      file.refuse(at: member.keywordPlace, "\(what) is overridden in \(reason)")
    }
    guard let owner else {
      return refuse(
        "an extension, and the class \(type.name) is not among the sources; derive a class")
    }
    guard owner.file === file || !(type.head.isPrivate || member.head.isPrivate) else {
      return refuse("a private extension of another file than the class; move it")
    }
    let depth = file.blocks.depth[member.namePlace]
    guard
      file.isInEveryBuild[member.namePlace]
        || owner.file === file && depth <= file.blocks.depth[owner.type.closing]
    else {
      return refuse(
        "an extension that only some builds compile; move it into the class, between #if and "
          + "#endif")
    }
    let renamed = "_\(ObjectiveCName.plain(member.name))In\(file.extensionNumber(of: type))"
    let isFree = isFree(member, of: owner.type, in: file)
    if member.keyword == "var", let observers = file.observers(of: member) {
      owner.file.addMember(
        file.observerText(of: member, in: type, observers: observers, renamed: renamed),
        to: owner.type)
      file.makeMethods(of: observers, of: member, renamed: renamed, isFree: isFree)
      file.change(
        at: member.keywordPlace,
        "\(what) moved into the class, where its observers call \(renamed)")
      return
    }
    guard
      let caller = file.callerText(of: member, in: type, renamed: renamed, isAdded: isAdded)
    else {
      return refuse(
        "an extension in a form that cannot be moved into the class; move it by hand")
    }
    owner.file.addMember(caller, to: owner.type)
    for modifier in member.head.modifiers
    where ["override", "public", "open", "dynamic"].contains(modifier.name) {
      file.remove(modifier.places)
    }
    for attribute in member.head.attributes where attribute.name == "discardableResult" {
      file.remove(attribute.places)
    }
    // An override inherits its isolation. The member with the new name overrides nothing, so it
    // must state its isolation.
    if isFree { file.insert("nonisolated ", before: member.keywordPlace) }
    file.replace(member.namePlace...member.namePlace, with: renamed)
    file.change(
      at: member.keywordPlace, "\(what) moved into the class, where it calls \(renamed)")
  }

  // MARK: Isolation

  /// Whether a member in a class of the main actor overrides a nonisolated member. The override is
  /// then nonisolated, too, and may only call a nonisolated member.
  private func isFree(
    _ member: SwiftMember, of owner: SwiftType, in file: PreparedFile
  ) -> Bool {
    let says = member.head.attributes.contains { $0.name.hasSuffix("Actor") }
    guard member.head.has("override"), !says, !member.head.has("nonisolated"),
      isOnMainActor(owner.shortName)
    else { return false }
    let key = file.signature(of: member)?.key ?? member.name
    for name in superclasses(of: owner.shortName) {
      for (other, type) in classParts where type.shortName == name {
        for above in type.members {
          guard (other.signature(of: above)?.key ?? above.name) == key else { continue }
          if above.head.has("nonisolated") { return true }
          if above.head.attribute("MainActor") != nil { return false }
          if above.head.has("override") { continue }
          return !isOnMainActor(name)
        }
      }
    }
    let foreign = lineage(of: owner.shortName).last.flatMap { classes[$0]?.inherited.first }
    return Self.freeMembers.contains(key) || foreign == "XCTestCase" || foreign == "NSObject"
  }

  /// The members of `NSObject`. These members do not belong to the main actor, although the classes
  /// of UIKit do.
  private static let freeMembers: Set<String> = [
    "isEqual(_:)", "hash", "description", "debugDescription", "copy()", "mutableCopy()",
    "classForCoder", "superclass",
  ]

  /// Whether a class belongs to the main actor, by itself or by a class above it.
  private func isOnMainActor(_ name: String) -> Bool {
    hasClass(among: lineage(of: name)) {
      $0.head.attribute("MainActor") != nil || $0.inherited.first.map(Self.isUIKitClass) ?? false
    }
  }

  private static func isUIKitClass(_ name: String) -> Bool {
    name.hasPrefix("UI") && !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource")
  }
}

extension PreparedFile {
  /// Returns a name made from the number of an extension in the file, such as `Extension2`.
  fileprivate func extensionNumber(of type: SwiftType) -> String {
    let extensions = outline.allTypes.filter { $0.keyword == .extension }
    let index = extensions.firstIndex { $0.opening == type.opening } ?? 0
    return "Extension\(index + 1)"
  }

  /// Returns the text of a member that calls the renamed member; nil if no such member can be
  /// written.
  fileprivate func callerText(
    of member: SwiftMember, in type: SwiftType, renamed: String, isAdded: Bool = false
  ) -> String? {
    let head = headText(of: member, in: type) + (isAdded ? "override " : "")
    let receiver = member.head.isOfClass ? "" : "self."
    switch member.keyword {
    case "func":
      guard let signature = signature(of: member), !signature.effects.contains("rethrows"),
        !signature.parameters.contains(where: \.isVariadic)
      else { return nil }
      let effects = signature.effects.map { " " + $0 }.joined()
      let result = signature.result == "Void" ? "" : " -> \(signature.result)"
      let conditions = signature.conditions.isEmpty ? "" : " \(signature.conditions)"
      let calling =
        (signature.effects.contains { $0.hasPrefix("throws") } ? "try " : "")
        + (signature.effects.contains("async") ? "await " : "")
      return "\(head)func \(signature.name)\(signature.generics)(\(signature.declarations))"
        + "\(effects)\(result)\(conditions) { "
        + "\(calling)\(receiver)\(renamed)(\(signature.arguments)) }"
    case "var":
      guard let valueType = propertyType(of: member) else { return nil }
      let names = accessors(of: member)
      let value = "\(receiver)\(renamed)"
      return names.contains("set")
        ? "\(head)var \(member.name): \(valueType) { get { \(value) } set { \(value) = newValue } }"
        : "\(head)var \(member.name): \(valueType) { \(value) }"
    default:
      return nil
    }
  }

  /// Returns the attributes and modifiers that the moved member needs in the class.
  private func headText(of member: SwiftMember, in type: SwiftType) -> String {
    let words = ["objc", "nonobjc", "IBAction"]
    let own = member.head.attributes.filter { !words.contains($0.name) }
    let modifiers = member.head.modifiers.filter { $0.name != "dynamic" }.map { text($0.places) }
    // In the class, members also lack the extension's actor and availability, so they state both.
    let saysActor =
      member.head.has("nonisolated") || own.contains { $0.name.hasSuffix("Actor") }
    let outer = type.head.attributes.filter {
      $0.name == "available" || $0.name.hasSuffix("Actor") && !saysActor
    }
    let attributes = (outer + own).map { text($0.places) }
    // A `public extension` gives its members their access level; in the class each states its own.
    let access = ["public", "open", "package"]
    let isSaid = member.head.modifiers.contains { access.contains($0.name) }
    let said =
      (isSaid ? [] : type.head.modifiers.map(\.name).filter(access.contains))
      + (type.head.has("nonisolated") && !saysActor ? ["nonisolated"] : [])
    return (attributes + said + modifiers).map { $0 + " " }.joined()
  }

  /// Returns the type of a computed property, between its colon and its body; nil for a stored
  /// property, which has no body or an initial value.
  private func propertyType(of member: SwiftMember) -> String? {
    guard let type = typePlaces(of: member), type.endIndex < member.places.endIndex,
      tokens[member.places[type.endIndex]].isPunctuation("{")
    else { return nil }
    return text(type)
  }

  /// Returns the words that open the accessors of a property: `get`, `set`, `willSet` and `didSet`.
  func accessors(of member: SwiftMember) -> Set<String> {
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

// MARK: Observers

/// A property observer: `willSet` or `didSet`.
struct PropertyObserver {
  var keyword: String
  var keywordPlace: Int
  /// The name of the new or old value in the body.
  var argument: String
  var usesArgument: Bool
  var opening: Int
  var closing: Int
}

extension PreparedFile {
  /// Returns the observers of a property; nil for a property without observers.
  fileprivate func observers(of member: SwiftMember) -> [PropertyObserver]? {
    let places = Array(member.places)
    guard let body = places.firstIndex(where: { tokens[$0].isPunctuation("{") }) else { return nil }
    var observers: [PropertyObserver] = []
    var index = body + 1
    while index < places.count {
      let token = tokens[places[index]]
      guard ["willSet", "didSet"].contains(token.text),
        let opening = places[index...].firstIndex(where: { tokens[$0].isPunctuation("{") })
      else { break }
      let closing = FunctionSignature.end(
        ofBracketAt: opening, in: places.map { tokens[$0] })
      let inner = places[(index + 1)..<opening].first { tokens[$0].kind == .word }
      let argument =
        inner.map { tokens[$0].text }
        ?? (token.text == "willSet" ? "newValue" : "oldValue")
      observers.append(
        PropertyObserver(
          keyword: token.text, keywordPlace: places[index], argument: argument,
          usesArgument: places[opening...closing].contains {
            tokens[$0].text == argument
              || tokens[$0].kind == .literal && tokens[$0].text.contains(argument)
          }, opening: places[opening], closing: places[closing]))
      index = closing + 1
    }
    return observers.isEmpty ? nil : observers
  }

  private func name(of observer: PropertyObserver, renamed: String) -> String {
    renamed.replacing("InExtension", with: observer.keyword.capitalisedFirst + "InExtension")
  }

  /// Returns the text of a property whose observers call the renamed methods.
  fileprivate func observerText(
    of member: SwiftMember, in type: SwiftType, observers: [PropertyObserver], renamed: String
  ) -> String {
    let calls = observers.map { observer in
      let value = observer.keyword == "willSet" ? "newValue" : "oldValue"
      return "\(observer.keyword) { \(member.head.isOfClass ? "" : "self.")"
        + "\(name(of: observer, renamed: renamed))(\(observer.usesArgument ? value : "")) }"
    }
    let valueType = declaration(afterNameOf: member)
    return "\(headText(of: member, in: type))var \(member.name): \(valueType) { "
      + calls.joined(separator: " ") + " }"
  }

  /// Turns the observers into methods. The bodies of the observers stay in place.
  fileprivate func makeMethods(
    of observers: [PropertyObserver], of member: SwiftMember, renamed: String, isFree: Bool
  ) {
    guard let last = member.places.last(where: { tokens[$0].isPunctuation("}") }),
      let body = member.places.first(where: { tokens[$0].isPunctuation("{") })
    else { return }
    let valueType = declaration(afterNameOf: member).withoutForcing
    for attribute in member.head.attributes
    where !Self.removedAttributes.contains(attribute.name) {
      remove(attribute.places)
    }
    for modifier in member.head.modifiers { remove(modifier.places) }
    remove(member.keywordPlace...body)
    for (index, observer) in observers.enumerated() {
      let parameter = observer.usesArgument ? "_ \(observer.argument): \(valueType)" : ""
      let follows =
        index > 0
        && tokens[observers[index - 1].closing].line == tokens[observer.keywordPlace].line
      replace(
        observer.keywordPlace...observer.opening,
        with: (follows ? "; " : "") + (isFree ? "nonisolated " : "")
          + (member.head.isOfClass ? "class " : "")
          + "func \(name(of: observer, renamed: renamed))(\(parameter)) {")
    }
    remove(last...last)
  }

  private func declaration(afterNameOf member: SwiftMember) -> String {
    text(
      member.places.drop { $0 != member.namePlace }.dropFirst(2)
        .prefix { !tokens[$0].isPunctuation("{") })
  }
}
