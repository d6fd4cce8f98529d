// Questions about batch updates and animated changes of bounds.

extension LayoutCaller {
  // MARK: Batch updates

  func prepareForUpdates(_ layout: GridViewLayout, _ items: [GridViewUpdateItem]) {
    simulation.emit(
      .layout, "prepare(forCollectionViewUpdates:)",
      "[\(items.map(\.traceText).joined(separator: ", "))]")
    asking { layout.prepare(forCollectionViewUpdates: items) }
  }

  func finalizeUpdates(_ layout: GridViewLayout) {
    simulation.emit(.layout, "finalizeCollectionViewUpdates()")
    asking { layout.finalizeCollectionViewUpdates() }
  }

  /// Elements of a kind that the layout itself takes away in an update (SV-7); none for cells.
  func pathsToDelete(_ layout: GridViewLayout, kind: ElementKind) -> [IndexPath] {
    guard let name = kind.name else { return [] }
    if kind.category == .supplementaryView {
      return paths("indexPathsToDeleteForSupplementaryView(ofKind:)", name) {
        layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
      }
    }
    return paths("indexPathsToDeleteForDecorationView(ofKind:)", name) {
      layout.indexPathsToDeleteForDecorationView(ofKind: name)
    }
  }

  /// Elements of a kind that the layout itself brings in an update; none for cells.
  func pathsToInsert(_ layout: GridViewLayout, kind: ElementKind) -> [IndexPath] {
    guard let name = kind.name else { return [] }
    if kind.category == .supplementaryView {
      return paths("indexPathsToInsertForSupplementaryView(ofKind:)", name) {
        layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      }
    }
    return paths("indexPathsToInsertForDecorationView(ofKind:)", name) {
      layout.indexPathsToInsertForDecorationView(ofKind: name)
    }
  }

  private func paths(
    _ method: String, _ kind: String, _ question: () -> [IndexPath]
  ) -> [IndexPath] {
    let paths = asking(question)
    simulation.emit(
      .layout, method, "\(kind) -> [\(paths.map(\.traceText).joined(separator: ", "))]")
    return paths
  }

  // MARK: Ends of the way

  /// Returns the attributes from which an element appears; nil when the layout leaves it to the
  /// view.
  func initial(of layout: GridViewLayout, for key: ElementKey) -> GridViewLayoutAttributes? {
    let answer = askInitial(of: layout, for: key)
    report(layout, .initial(key), ofOne: answer)
    return admitted(answer, of: layout)
  }

  private func askInitial(
    of layout: GridViewLayout, for key: ElementKey
  ) -> GridViewLayoutAttributes? {
    let path = simulation.indexPath(key.position)
    let kind = key.kind.name ?? ""
    switch key.kind.category {
    case .cell:
      return end("initialLayoutAttributesForAppearingItem(at:)", path.traceText) {
        layout.initialLayoutAttributesForAppearingItem(at: path)
      }
    case .supplementaryView:
      return end(
        "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)",
        "\(kind) \(path.traceText)"
      ) {
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      }
    case .decorationView:
      return end(
        "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)",
        "\(kind) \(path.traceText)"
      ) {
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    }
  }

  /// Returns the attributes to which an element disappears; nil when the layout leaves it to the
  /// view.
  func final(of layout: GridViewLayout, for key: ElementKey) -> GridViewLayoutAttributes? {
    let answer = askFinal(of: layout, for: key)
    report(layout, .final(key), ofOne: answer)
    return admitted(answer, of: layout)
  }

  private func askFinal(
    of layout: GridViewLayout, for key: ElementKey
  ) -> GridViewLayoutAttributes? {
    let path = simulation.indexPath(key.position)
    let kind = key.kind.name ?? ""
    switch key.kind.category {
    case .cell:
      return end("finalLayoutAttributesForDisappearingItem(at:)", path.traceText) {
        layout.finalLayoutAttributesForDisappearingItem(at: path)
      }
    case .supplementaryView:
      return end(
        "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)",
        "\(kind) \(path.traceText)"
      ) {
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      }
    case .decorationView:
      return end(
        "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)",
        "\(kind) \(path.traceText)"
      ) {
        layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    }
  }

  /// The question is traced ahead of what it leads to.
  private func end(
    _ method: String, _ detail: @autoclosure () -> String,
    _ question: () -> GridViewLayoutAttributes?
  ) -> GridViewLayoutAttributes? {
    simulation.work.layoutQueries += 1
    simulation.emit(.layout, method, detail())
    return asking(question)
  }

  // MARK: Animated changes of bounds

  func prepareForAnimatedBoundsChange(_ layout: GridViewLayout, from oldBounds: CGRect) {
    simulation.emit(
      .layout, "prepare(forAnimatedBoundsChange:)", NumberText.short(oldBounds))
    asking { layout.prepare(forAnimatedBoundsChange: oldBounds) }
  }

  func finalizeAnimatedBoundsChange(_ layout: GridViewLayout) {
    simulation.emit(.layout, "finalizeAnimatedBoundsChange()")
    asking { layout.finalizeAnimatedBoundsChange() }
  }
}

extension GridViewUpdateItem {
  /// `delete 0-1`, `move 0-0 to 0-2`, `insert section 1`; a reload that nothing shifts names one
  /// path.
  var traceText: String {
    let before = indexPathBeforeUpdate.map(GridViewUpdateItem.text)
    let after = indexPathAfterUpdate.map(GridViewUpdateItem.text)
    switch updateAction {
    case .insert: return "insert \(after ?? "")"
    case .delete: return "delete \(before ?? "")"
    case .reload:
      let old = before ?? ""
      return after == nil || after == before ? "reload \(old)" : "reload \(old) as \(after ?? "")"
    case .move: return "move \(before ?? "") to \(after ?? "")"
    case .none: return "none"
    }
  }

  private static func text(_ path: IndexPath) -> String {
    path.count == 2 && path[1] == NSNotFound ? "section \(path[0])" : path.traceText
  }
}
