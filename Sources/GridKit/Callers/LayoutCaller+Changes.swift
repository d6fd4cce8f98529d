// Calls of a layout for batch updates and animated changes of bounds.

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

  /// Returns the index paths at which the layout deletes supplementary or decoration views of a
  /// kind in an update (SV-7); empty for cells.
  func pathsToDelete(_ layout: GridViewLayout, kind: ElementKind) -> [IndexPath] {
    guard let name = kind.name else { return [] }
    return kind.category == .supplementaryView
      ? paths("indexPathsToDeleteForSupplementaryView(ofKind:)", name) {
        layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
      }
      : paths("indexPathsToDeleteForDecorationView(ofKind:)", name) {
        layout.indexPathsToDeleteForDecorationView(ofKind: name)
      }
  }

  /// Returns the index paths at which the layout inserts supplementary or decoration views of a
  /// kind in an update; empty for cells.
  func pathsToInsert(_ layout: GridViewLayout, kind: ElementKind) -> [IndexPath] {
    guard let name = kind.name else { return [] }
    return kind.category == .supplementaryView
      ? paths("indexPathsToInsertForSupplementaryView(ofKind:)", name) {
        layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      }
      : paths("indexPathsToInsertForDecorationView(ofKind:)", name) {
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

  // MARK: Initial and final attributes

  /// Returns the initial attributes of an appearing element; nil if the layout leaves them to the
  /// grid.
  func initial(of layout: GridViewLayout, for key: ElementKey) -> GridViewLayoutAttributes? {
    let (path, kind) = (simulation.indexPath(key.position), key.kind.name ?? "")
    let answer =
      switch key.kind.category {
      case .cell:
        end("initialLayoutAttributesForAppearingItem(at:)", path.traceText) {
          layout.initialLayoutAttributesForAppearingItem(at: path)
        }
      case .supplementaryView:
        end(
          "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)",
          "\(kind) \(path.traceText)"
        ) {
          layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        }
      case .decorationView:
        end(
          "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)",
          "\(kind) \(path.traceText)"
        ) {
          layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
      }
    report(layout, .initial(key), ofOne: answer)
    return admitted(answer, of: layout)
  }

  /// Returns the final attributes of a disappearing element; nil if the layout leaves them to the
  /// grid.
  func final(of layout: GridViewLayout, for key: ElementKey) -> GridViewLayoutAttributes? {
    let (path, kind) = (simulation.indexPath(key.position), key.kind.name ?? "")
    let answer =
      switch key.kind.category {
      case .cell:
        end("finalLayoutAttributesForDisappearingItem(at:)", path.traceText) {
          layout.finalLayoutAttributesForDisappearingItem(at: path)
        }
      case .supplementaryView:
        end(
          "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)",
          "\(kind) \(path.traceText)"
        ) {
          layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        }
      case .decorationView:
        end(
          "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)",
          "\(kind) \(path.traceText)"
        ) {
          layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
      }
    report(layout, .final(key), ofOne: answer)
    return admitted(answer, of: layout)
  }

  /// Asks the layout for initial or final attributes. The call is traced before the events that it
  /// causes.
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
  /// The update item as text for traces: `delete 0-1`, `move 0-0 to 0-2`, `insert section 1`. The
  /// text of a reload has one index path if the index path does not change.
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
