// Attributes that belong to Objective-C.

extension PreparedFile {
  static let removedAttributes: Set<String> = ["objc", "objcMembers", "nonobjc", "IBOutlet"]

  private static let refused: [String: String] = [
    "NSManaged": "there is no Core Data on Linux; store the property",
    "NSCopying": "copy in the setter instead",
    "IBSegueAction": "there are no storyboards on Linux; call the method from code",
    "GKInspectable": "there is no GameplayKit on Linux; remove the attribute",
    "UIApplicationMain": "there is no application on Linux; leave the file out of the target",
    "NSApplicationMain": "there is no application on Linux; leave the file out of the target",
  ]

  /// Removes the attributes that only affect Objective-C.
  func removeAttributes() {
    for (position, place) in active.enumerated()
    where tokens[place].isPunctuation("@") && position + 1 < active.count {
      let name = tokens[active[position + 1]].text
      if Self.removedAttributes.contains(name) {
        removeAttribute(at: position)
      } else if let advice = Self.refused[name] {
        refuse(at: place, "@\(name) cannot be carried over: \(advice)")
      }
    }
    for type in outline.allTypes {
      for member in type.members where member.keyword == "func" {
        guard let action = member.head.attribute("IBAction"),
          let signature = signature(of: member), signature.parameters.count != 1
        else { continue }
        // On Linux, only a method with one parameter may have the attribute.
        remove(action.places)
        change(at: action.places.lowerBound, "removed @IBAction")
      }
    }
  }

  private func removeAttribute(at position: Int) {
    let place = active[position]
    let name = active[position + 1]
    var end = position + 1
    // `@objc(name)`: the arguments follow without a blank.
    if position + 2 < active.count, tokens[active[position + 2]].isPunctuation("("),
      tokens[active[position + 2]].range.lowerBound == tokens[name].range.upperBound
    {
      end = position + 2
      while end < active.count, !tokens[active[end]].isPunctuation(")") { end += 1 }
    }
    let removed = text(active[position...end])
    remove(place...active[end])
    change(at: place, "removed \(removed)")
  }

  /// Returns the signature of a member; nil if the member does not look like a method.
  func signature(of member: SwiftMember) -> FunctionSignature? {
    let places = member.places
    guard member.keyword == "func", let start = places.firstIndex(of: member.namePlace) else {
      return nil
    }
    return FunctionSignature(places[start...].map { tokens[$0] }, namedAt: 0)
  }

  /// Returns the tokens at some places on one line.
  func text(_ places: some Sequence<Int>) -> String {
    FunctionSignature.text(places.map { tokens[$0] })
  }
}
