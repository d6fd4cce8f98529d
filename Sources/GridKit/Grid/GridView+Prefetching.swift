/// What a grid has announced and not yet shown.
struct PrefetchState {
  var window = PrefetchWindow()
  var announced: Set<Position> = []
  /// Offset of the last pass.
  var lastOffset: CGPoint?
}

extension GridView {
  /// Announces items that will probably show soon and takes back what will not (F10.9): after each
  /// layout pass.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let offset = contentOffset
    var turned = false
    if let last = prefetching.lastOffset {
      turned = prefetching.window.note(
        movement: CGPoint(x: offset.x - last.x, y: offset.y - last.y))
    }
    prefetching.lastOffset = offset
    let limits = offsetLimits
    let window = prefetching.window.rect(
      visible: bounds, scrollsX: limits.max.x > limits.min.x, scrollsY: limits.max.y > limits.min.y)
    guard window != bounds else { return }
    let candidates = upcomingItems(in: window)
    for key in liveViews.keys where key.kind == .cell {
      prefetching.announced.remove(key.position)
    }
    if turned { cancelAnnounced(except: candidates, prefetchDataSource) }
    let new = candidates.filter { !prefetching.announced.contains($0) }
    guard !new.isEmpty else { return }
    prefetching.announced.formUnion(new)
    let paths = new.map(simulation.indexPath)
    simulation.emit(.dataSource, "prefetchItemsAt", paths.map(\.traceText).joined(separator: ", "))
    prefetchDataSource.collectionView(self, prefetchItemsAt: paths)
  }

  /// Items whose frames meet the window and that have no cell, nearest first, then by path.
  private func upcomingItems(in window: CGRect) -> [Position] {
    let answer = layoutCaller.elements(of: currentLayout, in: mirrored(window)) ?? []
    let visible = bounds
    let model = loadedModel
    var found: [(position: Position, distance: CGFloat)] = []
    for attributes in answer.map({ presented($0) }) {
      guard attributes.kind == .cell, !attributes.isHidden, liveViews[attributes.key] == nil,
        attributes.frame.overlaps(window),
        model.contains(section: attributes.position.section, item: attributes.position.item)
      else { continue }
      found.append(
        (attributes.position, PrefetchWindow.distance(from: attributes.frame, to: visible)))
    }
    found.sort { a, b in
      a.distance != b.distance ? a.distance < b.distance : a.position < b.position
    }
    return found.map(\.position)
  }

  private func cancelAnnounced(
    except candidates: [Position], _ source: any GridViewDataSourcePrefetching
  ) {
    let gone = prefetching.announced.subtracting(candidates).sorted()
    guard !gone.isEmpty else { return }
    prefetching.announced.subtract(gone)
    let paths = gone.map(simulation.indexPath)
    let isThere: Void? = OptionalMethod.cancelPrefetching.ifImplemented {
      source.collectionView(self, cancelPrefetchingForItemsAt: paths)
    }
    if isThere != nil {
      simulation.emit(
        .dataSource, "cancelPrefetchingForItemsAt",
        paths.map(\.traceText).joined(separator: ", "))
    }
  }

  /// A reload clears everything without telling (F10.9).
  func forgetPrefetching() {
    prefetching = PrefetchState()
  }
}
