/// The recorded operations, sorted into lists. Reloads have their translated places. Most lists
/// leave out each operation on an item that an operation on the enclosing section absorbs.
///
/// All lists are ascending, because the order of the calls does not count (BU-5).
struct TranslatedUpdates {
  /// The places that must exist before the update: all deletes and reloads, distinct.
  let namedBefore: [UpdatePosition]
  /// The places that must exist after the update: all inserts and insert halves of reloads,
  /// distinct.
  let namedAfter: [UpdatePosition]
  /// Places that are both deleted and reloaded (E-57).
  let deletedAndReloaded: Set<UpdatePosition>
  /// Deletes, inserts and reloads that were recorded more than once.
  let repetitions: [(action: UpdateItem.Action, place: UpdatePosition)]

  /// Deletes and inserts, without items of sections that the batch deletes, inserts or reloads
  /// (UI-4). A repeated operation stays in the list, because it counts twice.
  let deletes: [UpdatePosition]
  let inserts: [UpdatePosition]
  /// Reloads with their translated places, distinct, without items of deleted or reloaded sections.
  let reloads: [UpdatePair]
  /// The moves. Identical moves are listed once.
  let moves: [UpdatePair]
  /// Deletes, inserts and reloads as the layout receives them: without items of inserted and
  /// deleted sections, but with items of reloaded sections.
  private let notified:
    (deletes: [UpdatePosition], inserts: [UpdatePosition], reloads: [UpdatePair])
  /// The places that are given up: deletes, old places of reloads and sources of moves.
  let leaving: [UpdatePosition]
  /// The places that are taken: inserts, new places of reloads and targets of moves.
  let arriving: [UpdatePosition]

  init(record: UpdateRecord, before: SectionCounts, after: SectionCounts) {
    var deletes: [UpdatePosition] = []
    var inserts: [UpdatePosition] = []
    var reloads: [UpdatePosition] = []
    var moves: [UpdatePair] = []
    for operation in record.operations {
      switch operation {
      case .delete(let position): deletes.append(position)
      case .insert(let position): inserts.append(position)
      case .reload(let position): reloads.append(position)
      case .move(let from, let to): moves.append(UpdatePair(before: from, after: to))
      }
    }
    deletes.sort()
    inserts.sort()
    reloads.sort()
    moves.sort()
    var distinctMoves: [UpdatePair] = []
    for move in moves where move != distinctMoves.last { distinctMoves.append(move) }
    self.moves = distinctMoves

    let distinctDeletes = deletes.splitRepetitions().distinct
    let distinctInserts = inserts.splitRepetitions().distinct
    let distinctReloads = reloads.splitRepetitions()
    // Places that do not exist are faults of their own and must not shift the reloads.
    let translation =
      reloads.isEmpty
      ? ReloadTranslation(deletes: [], inserts: [])
      : ReloadTranslation(
        deletes: distinctDeletes.filter(before.contains),
        inserts: distinctInserts.filter(after.contains))

    var deletedAndReloaded: Set<UpdatePosition> = []
    var translated: [UpdatePair] = []
    for reload in distinctReloads.distinct where before.contains(reload) {
      switch translation.target(of: reload) {
      case .place(let place): translated.append(UpdatePair(before: reload, after: place))
      case .deleted: deletedAndReloaded.insert(reload)
      case .absorbed: break
      }
    }
    self.deletedAndReloaded = deletedAndReloaded

    // A section operation absorbs the operations inside the section. A section reload absorbs both
    // deletes and inserts.
    let reloadedSections = translated.filter(\.before.isSection)
    let deletedSections = Set(distinctDeletes.filter(\.isSection).map(\.section))
    let insertedSections = Set(distinctInserts.filter(\.isSection).map(\.section))
    let given = deletedSections.union(reloadedSections.map(\.before.section))
    let taken = insertedSections.union(reloadedSections.map(\.after.section))
    func stands(_ place: UpdatePosition, besides sections: Set<Int>) -> Bool {
      place.isSection || !sections.contains(place.section)
    }
    self.deletes = deletes.filter { stands($0, besides: given) }
    self.inserts = inserts.filter { stands($0, besides: taken) }
    self.reloads = translated.filter { stands($0.before, besides: given) }
    notified = (
      distinctDeletes.filter { stands($0, besides: deletedSections) },
      distinctInserts.filter { stands($0, besides: insertedSections) }, translated
    )

    let oldReloads = self.reloads.map(\.before)
    let newReloads = self.reloads.map(\.after)
    leaving = (self.deletes + oldReloads + distinctMoves.map(\.before)).sorted()
    arriving = (self.inserts + newReloads + distinctMoves.map(\.after)).sorted()
    namedBefore = (distinctDeletes + distinctReloads.distinct).sorted().splitRepetitions().distinct
    namedAfter = (distinctInserts + newReloads).sorted().splitRepetitions().distinct
    repetitions =
      self.deletes.splitRepetitions().repeated.map { (.delete, $0) }
      + self.inserts.splitRepetitions().repeated.map { (.insert, $0) }
      + distinctReloads.repeated.filter { stands($0, besides: given) }
      .map { (.reload, $0) }
  }

  /// The update items that the layout receives: deletes from the highest down, then inserts,
  /// reloads and moves from the lowest up.
  var items: [UpdateItem] {
    var items: [UpdateItem] = []
    items.reserveCapacity(
      notified.deletes.count + notified.inserts.count + notified.reloads.count + moves.count)
    items += notified.deletes.reversed().lazy.map { .delete($0) }
    items += notified.inserts.lazy.map { .insert($0) }
    items += notified.reloads.lazy.map { .reload($0.before, as: $0.after) }
    items += moves.lazy.map { .move($0.before, to: $0.after) }
    return items
  }
}
