import GridKit
import GridTesting
import TestSupport
import Testing

/// Identifiers whose `==` and hash contradict each other or change: a fault that names the type,
/// and never a trap of Swift's sets and dictionaries.
@MainActor @Suite("Inconsistent identifiers")
struct InconsistentIdentifierTests {
  /// Runs calls under `.record`.
  private func codes(_ call: () -> Void) -> [String] {
    let simulation = Simulation.recording()
    simulation.perform(call)
    return simulation.faults.map(\.code)
  }

  @Test func `a number that is not equal to itself is refused with its type`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Double>()
    let answer = CallRecorder().answer {
      snapshot.appendSections([0])
      snapshot.appendItems([1, .nan, 2])
    }
    #expect(
      answer.outcome.hasPrefix(
        "inconsistent-identifier: The Hashable conformance of Swift.Double is inconsistent"))
    #expect(snapshot.numberOfItems == 0)
  }

  @Test(arguments: Liar.Manner.allCases.filter { $0 != .random })
  func `identifiers that contradict themselves are not taken in`(manner: Liar.Manner) {
    let liars = (0..<4).map { Liar($0, manner) }
    var snapshot = NSDiffableDataSourceSnapshot<String, Liar>()
    var sections = NSDiffableDataSourceSnapshot<Liar, Int>()
    var tree = NSDiffableDataSourceSectionSnapshot<Liar>()
    let met = codes {
      snapshot.appendSections(["A"])
      snapshot.appendItems(liars)
      sections.appendSections(liars)
      tree.append(liars)
    }
    #expect(met == Array(repeating: "inconsistent-identifier", count: 3))
    #expect(snapshot.itemIdentifiers.isEmpty)
    #expect(sections.sectionIdentifiers.isEmpty)
    #expect(tree.items.isEmpty)
  }

  @Test func `an object that has changed its hash is named where it is not found`() {
    let object = Changing("one")
    var snapshot = NSDiffableDataSourceSnapshot<String, Changing>()
    var tree = NSDiffableDataSourceSectionSnapshot<Changing>()
    snapshot.appendSections(["A"])
    snapshot.appendItems([object, Changing("two")])
    tree.append([object])
    object.text = "three"
    let met = codes {
      snapshot.reloadItems([object])
      snapshot.moveItem(object, afterItem: Changing("two"))
      snapshot.insertItems([Changing("four")], beforeItem: object)
      tree.append([Changing("five")], to: object)
      tree.delete([object])
    }
    #expect(met == Array(repeating: "inconsistent-identifier", count: 5))
    #expect(snapshot.itemIdentifiers.map(\.text) == ["three", "two"])
  }

  @Test(arguments: [false, true])
  func `a snapshot with an object that has changed its hash is not applied`(isFirst: Bool) {
    let rig = ObjectRig()
    let objects = ["a", "b", "c"].map(Changing.init)
    var snapshot = ObjectRig.Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(objects)
    if !isFirst { rig.apply(snapshot) }
    objects[1].text = "d"
    snapshot.moveItem(objects[2], beforeItem: objects[0])
    var isNotified = false
    rig.apply(snapshot) { isNotified = true }
    rig.grid.settle()
    #expect(rig.simulation.faults.map(\.code) == ["inconsistent-identifier"])
    #expect(rig.simulation.faults[0].message.contains("Changing"))
    #expect(rig.grid.numberOfSections == (isFirst ? 0 : 1))
    #expect(!isNotified)
    var tree = NSDiffableDataSourceSectionSnapshot<Changing>()
    tree.append(objects)
    objects[0].text = "e"
    rig.simulation.perform { rig.source.apply(tree, to: "B") }
    #expect(rig.simulation.faults.count == 2)
    #expect(rig.grid.numberOfSections == (isFirst ? 0 : 1))
  }

  @Test func `an item that is equal to the one that is shown and hashes differently is refused`() {
    let rig = ObjectRig()
    var snapshot = ObjectRig.Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems([Changing("a", hash: 1), Changing("b", hash: 2)])
    rig.apply(snapshot)
    var other = ObjectRig.Snapshot()
    other.appendSections(["A"])
    other.appendItems([Changing("a", hash: 3), Changing("b", hash: 2)])
    rig.apply(other)
    #expect(rig.simulation.faults.map(\.code) == ["inconsistent-identifier"])
  }

  /// Whatever `==` and the hash answer, nothing traps and nothing loops: items stay different
  /// things, sections list what they count.
  @Test(.seeds(0..<60, inDebug: 20))
  func `snapshots of liars stay whole`() {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    for manner in Liar.Manner.allCases {
      let rig = LiarRig()
      var snapshot = LiarRig.Snapshot()
      var tree = LiarRig.Tree()
      func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
      func liar() -> Liar { Liar(number(below: 12), manner) }
      func liars() -> [Liar] { (0..<number(below: 5)).map { _ in liar() } }
      for _ in 0..<60 {
        rig.simulation.perform {
          switch number(below: 20) {
          case 0: snapshot.appendSections(liars())
          case 1: snapshot.insertSections(liars(), beforeSection: liar())
          case 2: snapshot.deleteSections([liar()])
          case 3: snapshot.moveSection(liar(), afterSection: liar())
          case 4: snapshot.reloadSections(liars())
          case 5, 6: snapshot.appendItems(liars())
          case 7: snapshot.insertItems(liars(), afterItem: liar())
          case 8: snapshot.deleteItems(liars())
          case 9: snapshot.moveItem(liar(), beforeItem: liar())
          case 10: snapshot.reconfigureItems(liars())
          case 11: tree.append(liars())
          case 12: tree.append(liars(), to: liar())
          case 13: tree.insert(liars(), after: liar())
          case 14: tree.delete([liar()])
          case 15: tree.expand(liars())
          case 16: tree.replace(childrenOf: liar(), using: tree.snapshot(of: liar()))
          case 17: rig.source.apply(snapshot, animatingDifferences: number(below: 2) == 0)
          case 18: rig.source.apply(tree, to: liar(), animatingDifferences: number(below: 2) == 0)
          default: snapshot = rig.source.snapshot()
          }
        }
        if number(below: 4) == 0 { rig.grid.settle() }
        let counts = snapshot.sectionIdentifiers.count
        #expect(counts == snapshot.numberOfSections)
        #expect(snapshot.itemIdentifiers.count == snapshot.numberOfItems)
        #expect(tree.items.count >= tree.visibleItems.count)
      }
      rig.grid.settle()
      let others = rig.simulation.faults.filter { $0.code == "E-50" || $0.code == "E-59" }
      #expect(others.isEmpty, "\(manner), seed \(seed): \(others)")
    }
  }
}

/// An identifier that answers wrongly.
struct Liar: Hashable, Sendable {
  enum Manner: CaseIterable {
    /// Equal to nothing.
    case unequal
    /// Equal to everything, whatever the hash.
    case equal
    /// Equal in one direction.
    case oneWay
    /// Hashes differently every time.
    case unsteadyHash
    /// Both answer at random.
    case random
  }

  let number: Int
  let manner: Manner

  init(_ number: Int, _ manner: Manner) {
    self.number = number
    self.manner = manner
  }

  static func == (a: Liar, b: Liar) -> Bool {
    switch a.manner {
    case .unequal: false
    case .equal: true
    case .oneWay: a.number <= b.number
    case .unsteadyHash: a.number == b.number
    case .random: Bool.random()
    }
  }

  func hash(into hasher: inout Hasher) {
    switch manner {
    case .unequal, .equal: hasher.combine(number)
    case .oneWay: break
    case .unsteadyHash: hasher.combine(Int.random(in: 0..<1_000_000))
    case .random: hasher.combine(Int.random(in: 0..<3))
    }
  }
}

/// An object that is identified by what can change.
final class Changing: Hashable, @unchecked Sendable {
  var text: String
  /// Takes the text's place in the hash.
  let hash: Int?

  init(_ text: String) {
    self.text = text
    hash = nil
  }

  init(_ text: String, hash: Int) {
    self.text = text
    self.hash = hash
  }

  static func == (a: Changing, b: Changing) -> Bool { a.text == b.text }

  func hash(into hasher: inout Hasher) {
    if let hash { hasher.combine(hash) } else { hasher.combine(text) }
  }
}

typealias ObjectRig = IdentifierRig<String, Changing>
typealias LiarRig = IdentifierRig<Liar, Liar>

/// Rows over a diffable data source, in a simulation that records faults.
@MainActor
final class IdentifierRig<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

  let simulation = Simulation()
  let grid: GridView
  let source: GridViewDiffableDataSource<Section, Item>

  init() {
    simulation.faultPolicy = .record
    let grid = simulation.perform {
      GridView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: RowSpyLayout())
    }
    grid.register(WordCell.self, forCellWithReuseIdentifier: "word")
    self.grid = grid
    source = simulation.perform {
      GridViewDiffableDataSource(collectionView: grid) { grid, path, _ in
        grid.dequeueReusableCell(withReuseIdentifier: "word", for: path)
      }
    }
  }

  func apply(_ snapshot: Snapshot, _ completion: (() -> Void)? = nil) {
    simulation.perform { source.apply(snapshot, completion: completion) }
  }
}
