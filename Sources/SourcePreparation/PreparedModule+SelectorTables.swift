// The tables in which the runtime finds methods by name. Each file with methods for Objective-C
// gets a table behind its last line, in extensions of the classes, so that private methods are
// found, too. The first such file also gets the class that the runtime looks for.

extension PreparedModule {
  func writeSelectorTables() {
    // Methods that only some builds compile are in no table. `#selector` finds them anyway.
    guard !flagsAreSet else { return }
    for files in filesByModule where !hasSelectorTable(in: files) {
      writeSelectorTable(of: files)
    }
  }

  /// Appends a table of selectors to each file of a module. Appends a class that collects the
  /// tables to the first of these files.
  private func writeSelectorTable(of files: [PreparedFile]) {
    var tables: [(file: PreparedFile, number: Int)] = []
    for file in files {
      let number = tables.count + 1
      var lists: [SelectorList] = []
      for (owner, type) in classParts where owner === file {
        let name = "selectors\(number)\(lists.isEmpty ? "" : "_\(lists.count + 1)")"
        if let list = list(of: type, in: file, named: name) { lists.append(list) }
      }
      guard !lists.isEmpty else { continue }
      tables.append((file, number))
      file.append(SelectorList.text(lists, number: number))
      file.needsUIKit = true
    }
    guard let first = tables.first else { return }
    let calls = tables.map { "selectors\($0.number)(of: type)" }
    first.file.append(
      """
      /// The methods of this module by the names that Objective-C has for them.
      final class PreparedSelectors: SelectorTable {
        static func selectors(of type: AnyClass) -> [Selector] {
          \(calls.joined(separator: "\n      + "))
        }
      }
      """)
  }

  private func hasSelectorTable(in files: [PreparedFile]) -> Bool {
    types.contains { owner, type in
      type.keyword == .class && type.name == "PreparedSelectors"
        && files.contains { $0 === owner }
    }
  }

  /// Returns the selectors of a type. Nil if the type has no methods for Objective-C, or if code at
  /// the top level of the file cannot name the type.
  private func list(
    of type: SwiftType, in file: PreparedFile, named name: String
  ) -> SelectorList? {
    guard !type.isHidden,
      !types.contains(where: { other in
        type.keyword == .extension && other.type.path == type.path
          && [.struct, .enum, .protocol, .actor].contains(other.type.keyword)
      })
    else { return nil }
    let isGeneric = file.isGeneric(type)
    var selectors: [String] = []
    for member in type.members where isPerformable(member, of: type, in: file) {
      for text in texts(of: member, of: type.path, in: file) where !selectors.contains(text) {
        selectors.append(text)
      }
    }
    guard !selectors.isEmpty else { return nil }
    file.change(
      at: type.nameEnd,
      "\(type.path) has a table of \(selectors.count) selector\(selectors.count == 1 ? "" : "s")")
    return SelectorList(
      type: type.path, name: name, selectors: selectors, isGeneric: isGeneric)
  }

  private func isPerformable(
    _ member: SwiftMember, of type: SwiftType, in file: PreparedFile
  ) -> Bool {
    let isMarked =
      file.isForObjectiveC(member, of: type)
      || inheritsObjectiveC(member, of: type)
    let isOfOtherActor = member.head.attributes.contains {
      $0.name.hasSuffix("Actor") && $0.name != "MainActor"
    }
    let isUnavailable = member.head.attribute("available").map { attribute in
      attribute.places.contains { file.tokens[$0].isWord("unavailable") }
    }
    return isMarked && file.isInEveryBuild[member.namePlace] && !isOfOtherActor
      && isUnavailable != true
      && member.head.attribute("IBOutlet") == nil
  }

  /// Whether Objective-C can see a member because its class or a superclass has `@objcMembers`.
  private func inheritsObjectiveC(_ member: SwiftMember, of type: SwiftType) -> Bool {
    guard member.head.attribute("nonobjc") == nil, !member.head.isPrivate else { return false }
    return hasClass(among: lineage(of: type.shortName)) {
      $0.head.attribute("objcMembers") != nil
    }
  }

  private func texts(of member: SwiftMember, of type: String, in file: PreparedFile) -> [String] {
    let target = member.head.isOfClass ? "\(type).Type" : type
    switch member.keyword {
    case "func":
      guard let method = file.namedMethod(member), method.signature.effects.isEmpty,
        method.signature.conditions.isEmpty, method.signature.parameters.count <= 2,
        method.signature.parameters.allSatisfy({
          !$0.isInout && !$0.isVariadic && !$0.isAutoclosure
        })
      else { return [] }
      return [
        closure(
          method.objectiveCName, target: target, call: member.name,
          parameters: method.signature.parameters.map { ($0.label, $0.type.withoutForcing) })
      ]
    case "var", "let":
      let name = file.explicitName(of: member) ?? ObjectiveCName.plain(member.name)
      let getter = Self.getter(name, of: target, property: member.name)
      guard file.isSettable(member) else { return [getter] }
      return [
        getter,
        Self.setter(
          ObjectiveCName.setter(name), of: target, property: member.name,
          type: file.declaredType(of: member)),
      ]
    default: return []
    }
  }
}

extension PreparedFile {
  /// Whether angle brackets follow a type's name.
  func isGeneric(_ type: SwiftType) -> Bool {
    guard let next = active.first(where: { $0 > type.nameEnd }) else { return false }
    return tokens[next].kind == .operation && tokens[next].text.hasPrefix("<")
  }

  /// Whether code in the same file can set a property.
  fileprivate func isSettable(_ member: SwiftMember) -> Bool {
    guard member.keyword == "var" else { return false }
    let after = Array(member.places.drop { $0 != member.namePlace })
    guard let body = after.firstIndex(where: { tokens[$0].isPunctuation("{") }) else {
      return true
    }
    if after[..<body].contains(where: { tokens[$0].text == "=" }) { return true }
    return !accessors(of: member).isDisjoint(with: ["set", "willSet", "didSet"])
  }
}

/// The selectors of one class declaration or extension.
private struct SelectorList {
  var type: String
  /// The name of the static property that lists the selectors.
  var name: String
  var selectors: [String]
  var isGeneric: Bool

  private var protocolName: String { name.capitalisedFirst + "Listing" }

  /// Returns the text to append to a file.
  static func text(_ lists: [SelectorList], number: Int) -> String {
    let heading = "// What Objective-C would find by name."
    return ([heading] + lists.map(\.text) + [collection(lists, number: number)])
      .joined(separator: "\n\n")
  }

  private var text: String {
    let conformance = isGeneric ? ": \(protocolName)" : ""
    let requirement = """
      private protocol \(protocolName) {
        static var \(name): [Selector] { get }
      }


      """
    return """
      \(isGeneric ? requirement : "")extension \(type)\(conformance) {
        nonisolated fileprivate static var \(name): [Selector] {
          [
            \(selectors.joined(separator: ",\n      ")),
          ]
        }
      }
      """
  }

  private static func collection(_ lists: [SelectorList], number: Int) -> String {
    let lines = lists.map { list in
      list.isGeneric
        ? "    if let type = type as? any \(list.protocolName).Type { found += type.\(list.name) }"
        : "    if type is \(list.type).Type { found += \(list.type).\(list.name) }"
    }
    return """
      extension PreparedSelectors {
        static func selectors\(number)(of type: AnyClass) -> [Selector] {
          var found: [Selector] = []
      \(lines.joined(separator: "\n"))
          return found
        }
      }
      """
  }
}
