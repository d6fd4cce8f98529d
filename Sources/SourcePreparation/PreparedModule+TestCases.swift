// Makes `override func setUp()` and `tearDown()` asynchronous in test cases on the main actor. On
// Apple's systems XCTest calls the synchronous methods on the main actor. On Linux it does not, so
// they cannot use the main actor's objects. The asynchronous forms run on the main actor
// everywhere.

extension PreparedModule {
  private static let renamed = [
    "setUp": "setUp", "tearDown": "tearDown", "setUpWithError": "setUp",
    "tearDownWithError": "tearDown",
  ]

  func makeTestCasesWait() {
    for (file, type) in types where type.keyword == .class && isTestCase(type) {
      guard isOnMainActor(type) else {
        for method in type.members
        where method.head.attribute("MainActor") != nil && type.inherited.first == "XCTestCase" {
          file.dropCallsOfSuper(in: method, of: type)
        }
        continue
      }
      let methods = type.members.filter { member in
        member.keyword == "func" && member.head.has("override") && !member.head.has("class")
          && Self.renamed[member.name] != nil
      }
      for method in methods {
        let others = methods.filter { Self.renamed[$0.name] == Self.renamed[method.name] }
        if others.count > 1 {
          file.refuse(
            at: method.namePlace,
            "\(type.name) has \(others.map(\.name).joined(separator: " and ")); on Linux both "
              + "become \(Self.renamed[method.name] ?? "")() async throws, so make one of them")
        } else {
          file.makeWaiting(
            method, of: type, named: Self.renamed[method.name] ?? method.name,
            isBase: type.inherited.first == "XCTestCase")
        }
      }
    }
  }

  private func isTestCase(_ type: SwiftType) -> Bool {
    type.inherited.first == "XCTestCase"
      || hasClass(among: superclasses(of: type.shortName)) {
        $0.inherited.first == "XCTestCase"
      }
  }

  private func isOnMainActor(_ type: SwiftType) -> Bool {
    hasClass(among: lineage(of: type.shortName)) { $0.head.attribute("MainActor") != nil }
  }
}

extension PreparedFile {
  /// Renames a method without parameters and makes it `async throws`.
  ///
  /// - Parameter isBase: Whether the method directly overrides the empty method of `XCTestCase`.
  fileprivate func makeWaiting(
    _ method: SwiftMember, of type: SwiftType, named name: String, isBase: Bool
  ) {
    guard let signature = signature(of: method), signature.parameters.isEmpty else { return }
    guard !signature.effects.contains("async") else {
      if isBase { dropCallsOfSuper(in: method, of: type) }
      return
    }
    let places = Array(method.places)
    guard let start = places.firstIndex(of: method.namePlace), start + 2 < places.count,
      let body = places[start...].firstIndex(where: { tokens[$0].isPunctuation("{") })
    else { return }
    replace(method.namePlace...places[body - 1], with: "\(name)() async throws")
    change(at: method.namePlace, "\(type.name).\(method.name) became \(name)() async throws")
    // `super.setUp()`, perhaps behind `try`.
    let code = places.map { tokens[$0] }
    for index in body..<max(body, places.count - 4)
    where code.reads("super", ".", method.name, at: index) {
      let first = tokens[places[index - 1]].isWord("try") ? index - 1 : index
      replace(
        places[first]...places[index + 4], with: isBase ? "" : "try await super.\(name)()")
    }
  }

  /// Removes the call `try await super.setUp()`, which only calls an empty method of `XCTestCase`.
  /// Swift 6 rejects the call in a class on the main actor, because the call would send `self` to
  /// code outside that actor.
  fileprivate func dropCallsOfSuper(in method: SwiftMember, of type: SwiftType) {
    guard signature(of: method)?.effects.contains("async") == true else { return }
    let places = Array(method.places)
    let code = places.map { tokens[$0] }
    for index in places.indices.dropLast(4)
    where code.reads("super", ".", method.name, "(", ")", at: index) {
      var first = index
      while first > 0, ["try", "await"].contains(tokens[places[first - 1]].text) { first -= 1 }
      replace(places[first]...places[index + 4], with: "")
      change(
        at: places[first],
        "\(type.name).\(method.name) does not call super's, which does nothing and is not on the "
          + "main actor")
    }
  }
}
