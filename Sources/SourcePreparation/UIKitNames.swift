/// The UIKit names that the modules of this package declare. Some of these names have no effect.
public enum UIKitNames {
  /// The status of a UIKit name.
  public enum Status: Hashable, Sendable {
    /// The name is declared and works as in UIKit.
    case present
    /// The name is declared so that sources compile. The text says which effect is missing.
    case nameOnly(String)
    /// The name is not declared.
    case absent
    /// The name is a member of a declared type whose members are not listed.
    case unlisted
  }

  private struct Entry {
    var superclass: String?
    var members: Set<String>
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    var last = ""
    for line in listing.split(separator: "\n") {
      let members: Substring
      if line.hasPrefix(" ") {
        members = line
      } else if !line.contains(where: { ";:".contains($0) }) {
        for name in line.split(separator: " ") { entries[String(name)] = Entry(members: []) }
        continue
      } else {
        let parts = line.split(separator: ";", maxSplits: 1)
        let head = parts[0].split(separator: ":")
        last = String(head[0])
        let superclass = head.count > 1 ? String(head[1].drop { $0 == " " }) : nil
        entries[last] = Entry(superclass: superclass, members: [])
        members = parts.count > 1 ? parts[1] : ""
      }
      entries[last]?.members.formUnion(members.split(separator: " ").map(String.init))
    }
    return entries
  }()

  /// The declared types, functions and constants, sorted.
  public static var all: [String] { entries.keys.sorted() }

  /// Returns the status of a name.
  ///
  /// - Parameter name: A type, function or constant such as `UICollectionView`, or a member with
  ///   its type such as `UICollectionView.performBatchUpdates`. Argument labels after the name are
  ///   ignored.
  public static func status(of name: String) -> Status {
    let name = String(name.prefix { $0 != "(" })
    if entries[name] != nil || foundation.contains(name) {
      return standIns[name].map(Status.nameOnly) ?? .present
    }
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, let member = parts.last else { return .absent }
    var next: String? = parts.dropLast().joined(separator: ".")
    var isListed = false
    while let type = next, let entry = entries[type] {
      if entry.members.contains(member) { return .present }
      isListed = isListed || !entry.members.isEmpty
      next = entry.superclass
    }
    let type = parts.dropLast().joined(separator: ".")
    return entries[type] == nil || isListed ? .absent : .unlisted
  }

  /// Returns the types that have a member, sorted.
  public static func types(withMember member: String) -> [String] {
    let member = String(member.prefix { $0 != "(" })
    return entries.filter { $0.value.members.contains(member) }.keys.sorted()
  }

  /// Names of CoreGraphics that Foundation declares.
  private static let foundation: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

  /// Returns the line that `gridview uikit` prints about a name.
  public static func line(about name: String) -> String {
    switch status(of: name) {
    case .present: return "\(name): there"
    case .nameOnly(let text): return "\(name): there in name only: \(text)"
    case .unlisted: return "\(name): the type is there, its members are not listed"
    case .absent:
      let types = name.contains(".") ? [] : types(withMember: name)
      if !types.isEmpty { return "\(name): a member of \(types.joined(separator: ", "))" }
      return "\(name): not there" + (advice[name].map { "; \($0)" } ?? "")
    }
  }

  // MARK: Lists

  /// The missing effects of names that are declared only so that sources compile, by name.
  static let standIns = textsByName([
    ("UIImage UIImageView", "keeps a name and a size; nothing is loaded or drawn"),
    ("UIStoryboard UIStoryboardSegue", "keeps its name; no archive is read"),
    ("UILabel UIFont", "keeps its text; sizes of text are estimates"),
    (
      "CALayer CAShapeLayer CAGradientLayer CATransaction",
      "has the view's place; nothing is drawn"
    ),
    (
      "UIContextMenuConfiguration UIContextMenuInteraction UIMenu UIMenuElement",
      "is kept; no menu opens"
    ),
    (
      "UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating "
        + "UIContextMenuInteractionCommitStyle", "is declared; no menu opens"
    ),
    (
      "UIFocusAnimationCoordinator UIFocusUpdateContext UICollectionViewFocusUpdateContext",
      "is declared; nothing is focused"
    ),
    ("UIHoverGestureRecognizer", "is kept; a test sets its state"),
    (
      "UINavigationItem UIBarButtonItem UIBarItem",
      "keeps titles, images and buttons; no bar shows them"
    ),
    (
      "UIDragPreview UIDragPreviewParameters UIDragPreviewTarget UIPreviewParameters "
        + "UITargetedPreview", "is kept; nothing is drawn"
    ),
    (
      "UISpringLoadedInteractionContext UIDropSessionProgressIndicatorStyle",
      "is declared; nothing hovers or is loaded"
    ),
    (
      "UIViewControllerPreviewing UIViewControllerPreviewingDelegate",
      "is kept; no screen feels how hard it is pressed"
    ),
    ("UIForceTouchCapability", "is always unavailable"),
    ("UIAccessibilityTraits", "is kept; nothing is read aloud"),
    ("NSStringDrawingContext", "is kept; text is not drawn"),
    (
      "UITextInputTraits UIKeyboardType UIKeyboardAppearance UIReturnKeyType "
        + "UITextAutocapitalizationType UITextAutocorrectionType UITextSpellCheckingType "
        + "UITextSmartQuotesType UITextSmartDashesType UITextSmartInsertDeleteType "
        + "UITextContentType", "is kept; there is no keyboard"
    ),
  ])

  /// The advice on names that are not declared but are frequent in sources with collection views,
  /// by name.
  static let advice = textsByName([
    (
      "UITableView UITableViewCell UITableViewController UITableViewDataSource "
        + "UITableViewDelegate UITableViewHeaderFooterView UITableViewDiffableDataSource",
      "use a list: UICollectionLayoutListConfiguration and UICollectionViewListCell"
    ),
    (
      "UIAlertAction UIAlertController UIDatePicker UIPageViewController UIPickerView",
      "derive a class from UIControl or UIView, for tests"
    ),
    (
      "CABasicAnimation CADisplayLink CAKeyframeAnimation UIActivityViewController UIBlurEffect "
        + "UICollisionBehavior UIDynamicItemBehavior UIGraphicsImageRenderer UIGravityBehavior "
        + "UIHostingConfiguration UIHostingController UIImpactFeedbackGenerator "
        + "UINotificationFeedbackGenerator UIPasteboard UIPointerInteraction UIPushBehavior "
        + "UISceneDelegate UISelectionFeedbackGenerator UISnapBehavior UISplitViewController "
        + "UITabBarController UIVibrancyEffect UIViewPropertyAnimator UIVisualEffectView",
      "keep it out of what is tested, between #if !os(Linux) and #endif"
    ),
  ])

  /// Returns the text of each name, from groups of names with a common text.
  private static func textsByName(_ groups: [(names: String, text: String)]) -> [String: String] {
    var texts: [String: String] = [:]
    for group in groups {
      for name in group.names.split(separator: " ") { texts[String(name)] = group.text }
    }
    return texts
  }
}

extension PreparedFile {
  /// Warns of UIKit names that are not declared or have no effect, each at its first use in the
  /// file.
  ///
  /// - Parameter declared: The names of the types that the sources declare.
  func warnOfMissingNames(declared: Set<String>) {
    var known = declared
    for (index, token) in activeTokens.enumerated()
    where token.kind == .word && Self.isAppleName(token.text) && !known.contains(token.text) {
      if index > 0, activeTokens[index - 1].isPunctuation(".") || isDeclaration(index) { continue }
      known.insert(token.text)
      switch UIKitNames.status(of: token.text) {
      case .present, .unlisted: break
      case .nameOnly(let text): warn(at: active[index], "\(token.text) \(text)")
      case .absent:
        warn(
          at: active[index],
          "there is no \(token.text) on Linux; "
            + (UIKitNames.advice[token.text]
              ?? "declare one, or keep what uses it out of the build")
        )
      }
    }
  }

  /// Returns whether the token at a position is the name in a declaration: a generic parameter, a
  /// type alias or an enum case.
  private func isDeclaration(_ index: Int) -> Bool {
    let words = ["typealias", "associatedtype", "case", "func", "var", "let", "import"]
    return words.contains(activeTokens[index - 1].text)
      || index + 1 < activeTokens.count && activeTokens[index + 1].isPunctuation(":")
        && !(activeTokens[index - 1].isPunctuation("[") || activeTokens[index - 1].text == "?")
  }

  /// Returns whether a name most likely belongs to Apple: `UITableView`, `CALayer`,
  /// `NSLayoutManager`.
  private static func isAppleName(_ name: String) -> Bool {
    let prefixes = ["UI", "CA", "CG", "NSLayout", "NSCollectionLayout", "NSDiffable"]
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix), name.count > prefix.count + 1 else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
    }
  }
}
