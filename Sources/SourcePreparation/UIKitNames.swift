/// UIKit's names that the modules of this package have, and which of those do nothing.
public enum UIKitNames {
  /// The status of a name of UIKit's.
  public enum Status: Hashable, Sendable {
    /// The name is there and does what UIKit's does.
    case present
    /// The name is there so that sources compile; the text says what it does not do.
    case nameOnly(String)
    /// The name is not there.
    case absent
    /// The type is there, and its members are not listed.
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

  /// The types, functions and constants that are there, sorted.
  public static var all: [String] { entries.keys.sorted() }

  /// Tells whether a name is there.
  ///
  /// - Parameter name: A type, function or constant such as `UICollectionView`, a member with its
  ///   type, `UICollectionView.performBatchUpdates`, or one with labels, which do not count.
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

  /// Types that have a member, sorted.
  public static func types(withMember member: String) -> [String] {
    let member = String(member.prefix { $0 != "(" })
    return entries.filter { $0.value.members.contains(member) }.keys.sorted()
  }

  /// Names of CoreGraphics that Foundation declares.
  private static let foundation: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

  /// A line about a name, as `gridview uikit` prints it.
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

  /// The effects that are missing where a name only compiles, by name.
  static let standIns: [String: String] = {
    var texts: [String: String] = [:]
    for (names, text) in [
      ("UIImage UIImageView", "keeps a name and a size; nothing is loaded or drawn"),
      ("UIStoryboard UIStoryboardSegue", "keeps its name; no archive is read"),
      ("UILabel UIFont", "keeps its text; sizes of text are estimates"),
      (
        "NSLayoutConstraint NSLayoutAnchor NSLayoutXAxisAnchor NSLayoutYAxisAnchor "
          + "NSLayoutDimension UILayoutGuide", "keeps relations; no constraint is solved"
      ),
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
    ] {
      for name in names.split(separator: " ") { texts[String(name)] = text }
    }
    return texts
  }()

  /// The advice on names that are not there but that sources with collection views often have, by
  /// name.
  static let advice: [String: String] = {
    var texts: [String: String] = [:]
    let hidden = "keep it out of what is tested, between #if !os(Linux) and #endif"
    for (names, text) in [
      (
        "UITableView UITableViewCell UITableViewController UITableViewDataSource "
          + "UITableViewDelegate UITableViewHeaderFooterView UITableViewDiffableDataSource",
        "use a list: UICollectionLayoutListConfiguration and UICollectionViewListCell"
      ),
      ("UIStackView", "place the views in layoutSubviews(), or answer sizes yourself"),
      (
        "UIAlertAction UIAlertController UIDatePicker UIPageControl UIPageViewController "
          + "UIPickerView UIProgressView UISegmentedControl UISlider UIStepper UISwitch "
          + "UITextField UITextView", "derive a class from UIControl or UIView, for tests"
      ),
      (
        "CABasicAnimation CADisplayLink CAKeyframeAnimation UIActivityViewController UIBlurEffect "
          + "UICollisionBehavior UIDynamicItemBehavior UIGraphicsImageRenderer UIGravityBehavior "
          + "UIHostingConfiguration UIHostingController UIImpactFeedbackGenerator "
          + "UINotificationFeedbackGenerator UIPasteboard UIPointerInteraction UIPushBehavior "
          + "UISceneDelegate UISelectionFeedbackGenerator UISnapBehavior UISplitViewController "
          + "UITabBarController UIVibrancyEffect UIViewPropertyAnimator UIVisualEffectView", hidden
      ),
    ] {
      for name in names.split(separator: " ") { texts[String(name)] = text }
    }
    return texts
  }()

  /// The rows of the page: what is there in name only, and what is not there.
  public static var page: String {
    func rows(_ texts: [String: String]) -> String {
      let groups = Dictionary(grouping: texts.keys) { texts[$0] ?? "" }
      return groups.map { text, names in (names.sorted(), text) }
        .sorted { $0.0[0] < $1.0[0] }
        .map { names, text in
          "| \(names.map { "`\($0)`" }.joined(separator: ", ")) | \(text) |"
        }
        .joined(separator: "\n")
    }
    return """
      | in name only | what it does |
      | --- | --- |
      \(rows(standIns))

      | not there | instead |
      | --- | --- |
      \(rows(advice.filter { entries[$0.key] == nil }))
      """
  }
}

extension PreparedFile {
  /// Says which names of UIKit's are not there or do nothing, each at its first place.
  ///
  /// - Parameter declared: Names of the sources' own types.
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

  /// Whether a name is introduced here: a parameter of a generic type, an alias, a case.
  private func isDeclaration(_ index: Int) -> Bool {
    let words = ["typealias", "associatedtype", "case", "func", "var", "let", "import"]
    return words.contains(activeTokens[index - 1].text)
      || index + 1 < activeTokens.count && activeTokens[index + 1].isPunctuation(":")
        && !(activeTokens[index - 1].isPunctuation("[") || activeTokens[index - 1].text == "?")
  }

  /// `UITableView`, `CALayer`, `NSLayoutManager`: a name that is most likely Apple's.
  private static func isAppleName(_ name: String) -> Bool {
    let prefixes = ["UI", "CA", "CG", "NSLayout", "NSCollectionLayout", "NSDiffable"]
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix), name.count > prefix.count + 1 else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
    }
  }
}
