// Highlight, selection, editing. The default answers for missing delegate methods are here.

extension DelegateCaller {
  // MARK: Highlight

  func shouldHighlight(_ item: Position) -> Bool {
    ask(.shouldHighlightItemAt, item) {
      delegate.collectionView(grid, shouldHighlightItemAt: $0)
    } ?? true
  }

  func didHighlight(_ item: Position) {
    tell(.didHighlightItemAt, item) { delegate.collectionView(grid, didHighlightItemAt: $0) }
  }

  func didUnhighlight(_ item: Position) {
    tell(.didUnhighlightItemAt, item) { delegate.collectionView(grid, didUnhighlightItemAt: $0) }
  }

  // MARK: Selection

  func shouldSelect(_ item: Position) -> Bool {
    ask(.shouldSelectItemAt, item) { delegate.collectionView(grid, shouldSelectItemAt: $0) } ?? true
  }

  func shouldDeselect(_ item: Position) -> Bool {
    ask(.shouldDeselectItemAt, item) {
      delegate.collectionView(grid, shouldDeselectItemAt: $0)
    } ?? true
  }

  func didSelect(_ item: Position) {
    tell(.didSelectItemAt, item) { delegate.collectionView(grid, didSelectItemAt: $0) }
  }

  func didDeselect(_ item: Position) {
    tell(.didDeselectItemAt, item) { delegate.collectionView(grid, didDeselectItemAt: $0) }
  }

  // MARK: Primary action

  /// Asks whether an item's primary action may be performed. If the delegate lacks the method, the
  /// action may be performed only outside of editing (S-65).
  func canPerformPrimaryAction(_ item: Position) -> Bool {
    ask(.canPerformPrimaryActionForItemAt, item) {
      delegate.collectionView(grid, canPerformPrimaryActionForItemAt: $0)
    } ?? !grid.isEditing
  }

  func performPrimaryAction(_ item: Position) {
    tell(.performPrimaryActionForItemAt, item) {
      delegate.collectionView(grid, performPrimaryActionForItemAt: $0)
    }
  }

  // MARK: Several items

  func shouldBeginMultipleSelection(_ item: Position) -> Bool {
    ask(.shouldBeginMultipleSelectionInteractionAt, item) {
      delegate.collectionView(grid, shouldBeginMultipleSelectionInteractionAt: $0)
    } ?? false
  }

  func didBeginMultipleSelection(_ item: Position) {
    tell(.didBeginMultipleSelectionInteractionAt, item) {
      delegate.collectionView(grid, didBeginMultipleSelectionInteractionAt: $0)
    }
  }

  func didEndMultipleSelection() {
    caller.tell(.collectionViewDidEndMultipleSelectionInteraction) {
      delegate.collectionViewDidEndMultipleSelectionInteraction(grid)
    }
  }

  // MARK: Editing

  func canEdit(_ item: Position) -> Bool {
    ask(.canEditItemAt, item) { delegate.collectionView(grid, canEditItemAt: $0) } ?? true
  }

  // MARK: Calling

  // The index paths are the data source's, even while placeholders are shown.

  private func tell(
    _ method: OptionalMethod, _ item: Position, _ call: (IndexPath) -> Void
  ) {
    let path = grid.dataPath(item)
    caller.tell(method, path.traceText) { call(path) }
  }

  private func ask(
    _ method: OptionalMethod, _ item: Position, _ call: (IndexPath) -> Bool
  ) -> Bool? {
    let path = grid.dataPath(item)
    return caller.ask(method, { call(path) }, { "\(path.traceText) -> \($0)" })
  }
}
