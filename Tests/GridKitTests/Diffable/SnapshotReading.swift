import GridKit
import GridTesting

/// Everything that a snapshot answers when it is asked about a few names.
struct SnapshotReading: Equatable {
  var numberOfItems: Int
  var numberOfSections: Int
  var sectionIdentifiers: [String]
  var itemIdentifiers: [String]
  var reloadedSectionIdentifiers: [String]
  var reloadedItemIdentifiers: [String]
  var reconfiguredItemIdentifiers: [String]
  var description: String
  /// For every section name, known or not.
  var numbersOfItems: [Answer<Int>]
  var itemsInSections: [Answer<[String]>]
  var indicesOfSections: [Int?]
  /// For every item name, known or not.
  var sectionsOfItems: [String?]
  var indicesOfItems: [Int?]

  init(_ model: SnapshotModel, sections: [String], items: [String]) {
    numberOfItems = model.numberOfItems
    numberOfSections = model.numberOfSections
    sectionIdentifiers = model.sectionIdentifiers
    itemIdentifiers = model.itemIdentifiers
    reloadedSectionIdentifiers = model.reloadedSectionIdentifiers
    reloadedItemIdentifiers = model.reloadedItemIdentifiers
    reconfiguredItemIdentifiers = model.reconfiguredItemIdentifiers
    description = model.description
    numbersOfItems = sections.map { model.numberOfItems(inSection: $0) }
    itemsInSections = sections.map { model.itemIdentifiers(inSection: $0) }
    indicesOfSections = sections.map { model.indexOfSection($0) }
    sectionsOfItems = items.map { model.sectionIdentifier(containingItem: $0) }
    indicesOfItems = items.map { model.indexOfItem($0) }
  }

  @MainActor
  init(
    _ snapshot: StringSnapshot, sections: [String], items: [String], by recorder: CallRecorder
  ) {
    numberOfItems = snapshot.numberOfItems
    numberOfSections = snapshot.numberOfSections
    sectionIdentifiers = snapshot.sectionIdentifiers
    itemIdentifiers = snapshot.itemIdentifiers
    reloadedSectionIdentifiers = snapshot.reloadedSectionIdentifiers
    reloadedItemIdentifiers = snapshot.reloadedItemIdentifiers
    reconfiguredItemIdentifiers = snapshot.reconfiguredItemIdentifiers
    description = snapshot.description
    numbersOfItems = sections.map { name in
      recorder.answer { snapshot.numberOfItems(inSection: name) }
    }
    itemsInSections = sections.map { name in
      recorder.answer { snapshot.itemIdentifiers(inSection: name) }
    }
    indicesOfSections = sections.map { snapshot.indexOfSection($0) }
    sectionsOfItems = items.map { snapshot.sectionIdentifier(containingItem: $0) }
    indicesOfItems = items.map { snapshot.indexOfItem($0) }
  }
}

/// Everything that a section snapshot answers without a fault. Ask for it in a recorder, so that a
/// fault all the same does not end the tests.
struct SectionSnapshotReading: Equatable {
  var items: [String]
  var rootItems: [String]
  var visibleItems: [String]
  var expandedItems: [String]
  var visualDescription: String
  /// The answers about each of `items`.
  var rows: [SectionSnapshotModel.Row]
  /// For every name, known or not.
  var indices: [Int?]
  var contained: [Bool]

  init(_ model: SectionSnapshotModel, names: [String]) {
    items = model.items
    rootItems = model.rootItems
    visibleItems = model.visibleItems
    expandedItems = model.expandedItems
    visualDescription = model.visualDescription()
    rows = model.rows
    let all = model.items
    indices = names.map { all.firstIndex(of: $0) }
    contained = names.map { all.contains($0) }
  }

  init(_ snapshot: StringSectionSnapshot, names: [String]) {
    items = snapshot.items
    rootItems = snapshot.rootItems
    visibleItems = snapshot.visibleItems
    expandedItems = snapshot.expandedItems
    visualDescription = snapshot.visualDescription()
    rows = snapshot.items.map { item in
      SectionSnapshotModel.Row(
        item: item, level: snapshot.level(of: item), parent: snapshot.parent(of: item),
        isExpanded: snapshot.isExpanded(item), isVisible: snapshot.isVisible(item))
    }
    indices = names.map { snapshot.index(of: $0) }
    contained = names.map { snapshot.contains($0) }
  }
}

/// The answers of a section snapshot about one name, known or not.
struct SectionSnapshotProbe: Equatable {
  var name: String
  var level: Answer<Int>
  var parent: Answer<String?>
  var isExpanded: Answer<Bool>
  var isVisible: Answer<Bool>
  /// The pictures of `snapshot(of:)` without and with the item itself.
  var below: Answer<String>
  var whole: Answer<String>

  init(_ model: SectionSnapshotModel, of name: String) {
    self.name = name
    level = model.level(of: name)
    parent = model.parent(of: name)
    isExpanded = model.isExpanded(name)
    isVisible = model.isVisible(name)
    let below = model.snapshot(of: name)
    self.below = Answer(below.value.visualDescription(), below.outcome)
    let whole = model.snapshot(of: name, includingParent: true)
    self.whole = Answer(whole.value.visualDescription(), whole.outcome)
  }

  @MainActor
  init(_ snapshot: StringSectionSnapshot, of name: String, by recorder: CallRecorder) {
    self.name = name
    level = recorder.answer { snapshot.level(of: name) }
    parent = recorder.answer { snapshot.parent(of: name) }
    isExpanded = recorder.answer { snapshot.isExpanded(name) }
    isVisible = recorder.answer { snapshot.isVisible(name) }
    below = recorder.answer { snapshot.snapshot(of: name).visualDescription() }
    whole = recorder.answer {
      snapshot.snapshot(of: name, includingParent: true).visualDescription()
    }
  }
}

/// Where two readings of one kind differ, a line for each stored property.
enum ReadingText {
  static func difference<Reading: Equatable>(
    _ actual: Reading, from expected: Reading
  ) -> LineDiff? {
    actual == expected
      ? nil : LineDiff(expected: text(of: expected), actual: text(of: actual), context: 0)
  }

  private static func text<Reading>(of reading: Reading) -> String {
    let properties = Mirror(reflecting: reading).children
    return properties.map { "\($0.label ?? ""): \($0.value)" }.joined(separator: "\n")
  }
}

/// A script: what was called, and the first thing that went another way than in the model.
@MainActor
final class ScriptLog {
  let seed: UInt64
  private var lines: [String] = []
  /// The seed, the calls so far and the difference.
  private(set) var failure: String?

  init(seed: UInt64) {
    self.seed = seed
  }

  func note(_ line: String) {
    lines.append(line)
  }

  /// Keeps the first difference that is met.
  func compare<Reading: Equatable>(_ what: String, _ actual: Reading, _ expected: Reading) {
    guard failure == nil else { return }
    guard let difference = ReadingText.difference(actual, from: expected) else { return }
    failure = """
      seed \(seed)
      \(lines.joined(separator: "\n"))
      \(what): - model, + snapshot
      \(difference)
      """
  }
}

/// The effects of one call besides the change of the value.
struct CallEffect: Equatable {
  var outcome: Outcome
  var logs: [String] = []
}
