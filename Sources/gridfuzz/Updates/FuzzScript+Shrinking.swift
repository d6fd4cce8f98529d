import GridScenarios

extension FuzzScript: Shrinkable {
  /// Removes actions, then operations of each batch. Then simplifies each action, and removes
  /// sections and items.
  static func shrink(_ shrinker: inout Shrinker<FuzzScript>) {
    shrinker.leaveOut(\.actions)
    shrinker.leaveOut(fromEach: \.actions)
    shrinker.simplify(\.actions)
    shrinker.leaveOut(\.sections)
    shrinker.simplify(\.sections)
    shrinker.simplify(\.isRightToLeft)
  }
}

/// Numbers of items.
extension Int: Shrinkable {
  package var simplerForms: [Int] { self > 0 ? [0, self / 2, self - 1] : [] }
}

extension FuzzAction: Shrinkable {
  private var batch: FuzzBatch? { if case .batch(let batch) = self { batch } else { nil } }

  /// The number of operations of a batch.
  var partCount: Int { batch?.operations.count ?? 0 }

  func without(_ parts: Range<Int>) -> FuzzAction {
    batch.map { .batch($0.without(parts)) } ?? self
  }

  var simplerForms: [FuzzAction] {
    switch self {
    case .batch(let batch): batch.simplerForms.map { .batch($0) }
    case .scroll(let offset, let isAnimated):
      [.scroll(to: offset, isAnimated: false), .scroll(to: offset / 2, isAnimated: isAnimated)]
    case .scrollSection(let section, let offset): [.scrollSection(section, to: offset / 2)]
    case .switchLayout(let id, _): [.switchLayout(id, isAnimated: false)]
    case .resize(let width, let height, let isAnimated, _):
      [
        .resize(width: width, height: height, isAnimated: isAnimated, laysOut: false),
        .resize(width: width, height: height, isAnimated: false, laysOut: false),
      ]
    case .select(let places): places.count > 1 ? places.map { .select([$0]) } : []
    case .advance(let time): [20, 100].filter { $0 < time }.map { .advance($0) }
    case .fling, .inset, .invalidateLayout, .shiftTargets, .reloadData, .layOut, .settle: []
    }
  }
}

extension FuzzBatch: Shrinkable {
  func without(_ parts: Range<Int>) -> FuzzBatch {
    var copy = self
    var first = 0
    for index in groups.indices { copy.groups[index].remove(parts, from: &first) }
    return copy
  }

  /// The batch without nested batches, and without each of the things that it does besides.
  var simplerForms: [FuzzBatch] {
    [
      with(\.groups, [operations]), with(\.followUp, []), with(\.switchesInside, nil),
      with(\.isInAnimation, false), with(\.scrollsInside, nil), with(\.laysOutInside, false),
      with(\.reloadsInside, false), with(\.surplus, 0), with(\.isBare, false),
      with(\.isAnimated, true),
    ]
  }
}
