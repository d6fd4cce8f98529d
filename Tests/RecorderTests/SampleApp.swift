import CollectionViewRecorder
import GridTesting
import UIKit

/// Items with sizes, and what an app does with them.
@MainActor
final class SampleSource: NSObject, UICollectionViewDataSource {
  var sections: [[CGSize]] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// Gives a flow layout the sizes of the items.
@MainActor
final class SampleFlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let source: SampleSource

  init(_ source: SampleSource) {
    self.source = source
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { source.sections[indexPath.section][indexPath.item] }
}

/// A collection view with its data, and a user: all of it follows from a seed.
@MainActor
final class SampleApp {
  let simulation: Simulation
  let view: UICollectionView
  private let window: UIWindow
  let source = SampleSource()
  let recorder: CollectionViewRecorder
  /// The actions so far, for a failure's message.
  private(set) var log: [String] = []
  private let delegate: SampleFlowDelegate?
  private var random: SplitMix64

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let simulation = Simulation(
      screen: UIScreen(size: CGSize(width: 375, height: 667), scale: CGFloat(random.number(1...3))))
    self.simulation = simulation
    for _ in 0..<random.number(1...3) {
      source.sections.append(Self.items(random.number(3...40), &random))
    }
    delegate = random.percent(30) ? SampleFlowDelegate(source) : nil
    let size = CGSize(width: 5 * random.number(50...75), height: 5 * random.number(60...120))
    let (layout, name) = simulation.perform { Self.layout(&random) }
    let source = source
    let view = simulation.perform {
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "view")
      }
      view.dataSource = source
      return view
    }
    self.view = view
    window = simulation.perform {
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      return window
    }
    view.delegate = delegate
    if random.percent(30) {
      view.contentInset = UIEdgeInsets(
        top: CGFloat(random.number(0...30)), left: 0, bottom: 20, right: 0)
    }
    recorder = simulation.perform {
      CollectionViewRecorder.attach(to: view, named: "seed \(seed)")
    }
    self.random = random
    log.append("\(name), \(source.sections.map(\.count)), \(size)")
  }

  private static func items(_ count: Int, _ random: inout SplitMix64) -> [CGSize] {
    (0..<count).map { _ in
      CGSize(width: 10 * random.number(3...12), height: 10 * random.number(2...9))
    }
  }

  private static func layout(_ random: inout SplitMix64) -> (UICollectionViewLayout, String) {
    switch random.number(0...9) {
    case 0, 1:
      return (
        ColumnLayout(columns: random.number(1...4), gap: CGFloat(random.number(0...12))), "columns"
      )
    case 2:
      let cards = CardLayout()
      cards.scrollDirection = .horizontal
      cards.itemSize = CGSize(width: 10 * random.number(8...20), height: 160)
      cards.minimumLineSpacing = CGFloat(random.number(0...20))
      return (cards, "cards")
    default:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 10 * random.number(3...15), height: 10 * random.number(3...12))
      flow.minimumLineSpacing = CGFloat(random.number(0...15))
      flow.minimumInteritemSpacing = CGFloat(random.number(0...15))
      if random.percent(50) {
        flow.sectionInset = UIEdgeInsets(
          top: CGFloat(random.number(0...20)), left: CGFloat(random.number(0...20)), bottom: 5,
          right: 10)
      }
      if random.percent(40) { flow.headerReferenceSize = CGSize(width: 30, height: 30) }
      if random.percent(20) { flow.footerReferenceSize = CGSize(width: 20, height: 20) }
      if random.percent(20) { flow.sectionHeadersPinToVisibleBounds = true }
      if random.percent(25) { flow.scrollDirection = .horizontal }
      return (flow, "flow")
    }
  }

  // MARK: Using it

  /// Uses the app for a while, and ends the recording.
  func record(actions: Int = 7) -> String {
    look()
    for _ in 0..<actions {
      act()
      rest()
    }
    return simulation.perform { recorder.finish() }
  }

  /// Takes down what is there once it is laid out, as at the end of a frame.
  func look() {
    simulation.perform {
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      recorder.sample()
    }
  }

  /// Lets frames pass until nothing moves, and looks at each of the first and some of the others.
  func rest() {
    var frame = 0
    while !view.isSettled, frame < 600 {
      simulation.tick()
      frame += 1
      if frame <= 12 || frame % 6 == 0 { look() }
    }
    look()
  }

  private func act() {
    let path = view.indexPathsForVisibleItems.sorted().first
    switch random.number(0...13) {
    case 0, 1, 2: drag()
    case 3: touch()
    case 4, 5, 6: update()
    case 7: reload()
    case 8:
      guard let path else { return }
      note("tap \(path)")
      simulation.perform { view.tapItem(at: path) }
      look()
    case 9:
      guard let path else { return }
      note("select \(path)")
      simulation.perform { view.selectItem(at: path, animated: false, scrollPosition: []) }
      look()
    case 10:
      let size = CGSize(width: 5 * random.number(50...75), height: 5 * random.number(60...120))
      note("resize to \(size)")
      simulation.perform { view.frame.size = size }
      look()
    case 11: switchLayout()
    case 12: scroll()
    default:
      note("inset")
      simulation.perform { view.contentInset.top = CGFloat(random.number(0...40)) }
      look()
    }
  }

  private func note(_ words: String) { log.append(words) }

  private var isHorizontal: Bool { view.contentSize.width > view.bounds.width + 1 }

  private func distance(_ length: Int) -> CGPoint {
    isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
  }

  private func drag() {
    let steps = random.number(2...8)
    let length = random.number(-40...80)
    let speed = random.percent(40) ? 0 : random.number(-1500...2500)
    note("drag by \(steps) x \(length), \(speed)")
    for _ in 0..<steps {
      view.dragAndHold(by: distance(length))
      look()
      simulation.tick()
      look()
    }
    view.release(velocity: distance(speed))
    look()
  }

  private func touch() {
    let step = random.number(-30...30)
    let count = random.number(3...9)
    note("touch \(count) x \(step)")
    let points = (0..<count).map { index in
      GridTouchScript.Point(
        time: Double(index) / 60,
        location: isHorizontal
          ? CGPoint(x: 150 + index * step, y: 80) : CGPoint(x: 80, y: 150 + index * step))
    }
    view.touch(GridTouchScript(points))
    look()
  }

  private func update() {
    guard let section = source.sections.indices.randomElement(using: &random) else { return }
    let old = source.sections[section]
    var items = old
    var deletes: [IndexPath] = []
    var inserts: [IndexPath] = []
    for item in old.indices.reversed() where random.percent(6) {
      deletes.append(IndexPath(item: item, section: section))
      items.remove(at: item)
    }
    for _ in 0..<random.number(0...3) {
      let place = random.number(0...items.count)
      items.insert(Self.items(1, &random)[0], at: place)
      inserts = inserts.map {
        $0.item >= place ? IndexPath(item: $0.item + 1, section: section) : $0
      }
      inserts.append(IndexPath(item: place, section: section))
    }
    let reloads = old.indices.filter { item in
      random.percent(4) && !deletes.contains(IndexPath(item: item, section: section))
    }.map { IndexPath(item: $0, section: section) }
    let isAnimated = random.percent(60)
    note("update -\(deletes) +\(inserts) r\(reloads) animated \(isAnimated)")
    let body = { [self] in
      view.performBatchUpdates {
        self.source.sections[section] = items
        self.view.deleteItems(at: deletes)
        self.view.insertItems(at: inserts)
        self.view.reloadItems(at: reloads)
      }
    }
    simulation.perform {
      if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
    }
    look()
  }

  private func reload() {
    if random.percent(60) {
      source.sections = (0..<random.number(1...3)).map { _ in
        Self.items(random.number(1...40), &random)
      }
    }
    note("reload \(source.sections.map(\.count))")
    simulation.perform { view.reloadData() }
    look()
  }

  private func switchLayout() {
    let isAnimated = random.percent(50)
    simulation.perform {
      let (layout, name) = Self.layout(&random)
      note("switch to \(name) animated \(isAnimated)")
      view.setCollectionViewLayout(layout, animated: isAnimated)
    }
    look()
  }

  private func scroll() {
    let isAnimated = random.percent(50)
    let limit = max(
      0,
      isHorizontal
        ? view.contentSize.width - view.bounds.width : view.contentSize.height - view.bounds.height)
    let offset = (limit * CGFloat(random.number(0...100)) / 100).rounded()
    note("scroll to \(offset) animated \(isAnimated)")
    simulation.perform {
      view.setContentOffset(
        isHorizontal
          ? CGPoint(x: offset, y: view.contentOffset.y)
          : CGPoint(x: view.contentOffset.x, y: offset),
        animated: isAnimated)
    }
    look()
  }
}
