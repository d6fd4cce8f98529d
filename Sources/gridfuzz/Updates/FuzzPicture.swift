import GridScenarios

/// The elements that a grid displays at one moment, one line for each.
@MainActor
struct FuzzPicture {
  /// The lines, one for each element, in the order of elements.
  private(set) var lines: [String] = []
  /// The views that show an item or a section, by kind and text.
  private(set) var views: [String: ObjectIdentifier] = [:]
  private(set) var repeatedViews: [String] = []

  init(_ grid: GridView) {
    // A section's scroll view stays while views in it are animated out, so only sections with
    // displayed elements count.
    let scrolling = Set(
      grid.displayedElements.lazy.filter { $0.attributes.sectionShift != nil }
        .map(\.attributes.indexPath.section))
    for section in grid.sectionOffsets where scrolling.contains(section.section) {
      lines.append("section \(section.section) scrolled to \(NumberText.short(section.offset))")
    }
    var seen: Set<ObjectIdentifier> = []
    for (view, attributes) in grid.displayedElements {
      let id = attributes.key.elementID
      let text = (view as? FuzzCell)?.text ?? (view as? FuzzHeader)?.text
      var line = "\(id) [\(text ?? "-")] \(NumberText.short(view.frameInContent))"
      if !view.transform.isIdentity {
        line += " of \(NumberText.short(view.bounds.size)) scaled by \(view.transform.a)"
      }
      if view.alpha != 1 { line += " alpha \(NumberText.short(view.alpha))" }
      if attributes.zIndex != 0 { line += " z \(attributes.zIndex)" }
      if view.isHidden { line += " hidden" }
      if !view.isDescendant(of: grid) { line += " not a subview" }
      lines.append(line)
      // Views of items and groups are numbered anew with the items, so they are left out.
      if let text, !FuzzSections.countedKinds.contains(attributes.representedElementKind ?? "") {
        views["\(id.shortKind) \(text)"] = ObjectIdentifier(view)
      }
      if !seen.insert(ObjectIdentifier(view)).inserted { repeatedViews.append("\(id)") }
    }
  }

  /// Returns the difference from the expected picture, as text; nil if there is none.
  func difference(from expected: FuzzPicture) -> String? {
    guard lines != expected.lines else { return nil }
    let missing = expected.lines.filter { !lines.contains($0) }.map { "- \($0)" }
    let unexpected = lines.filter { !expected.lines.contains($0) }.map { "+ \($0)" }
    return (["(- expected, + found)"] + missing + unexpected).joined(separator: "\n")
  }
}
