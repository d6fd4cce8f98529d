import Foundation

/// The measures of consecutive groups or sections along an axis. The sum of two spans covers the
/// first span and, behind it, the second span.
struct CompositionalSpan: Equatable, Sendable {
  /// The number of groups or sections in the span.
  var count = 0
  /// The distance from the start of the span to the start of the next span.
  var length = CGFloat(0)
  /// The least start of any element in the span. `end` is the greatest end of any element. Both are
  /// distances from the start of the span. Views may stick out of their section.
  var start = CGFloat.infinity
  var end = -CGFloat.infinity
  /// The greatest length of any group across the axis.
  var breadth = -CGFloat.infinity
  /// The number of views of each kind; empty if there are no views.
  var views: [Int] = []

  static func + (a: CompositionalSpan, b: CompositionalSpan) -> CompositionalSpan {
    guard a.count > 0 else { return b }
    guard b.count > 0 else { return a }
    return CompositionalSpan(
      count: a.count + b.count, length: a.length + b.length,
      start: min(a.start, a.length + b.start), end: max(a.end, a.length + b.end),
      breadth: max(a.breadth, b.breadth),
      views: a.views.isEmpty ? b.views : zip(a.views, b.views).map { $0 + $1 })
  }
}

/// A tree that stores values and spans by key, and adds up the spans before a key.
///
/// The tree is binary and covers the whole range of keys, but only nodes that lead to a value
/// exist. Setting a value costs O(log *keys*), and so does every look-up. Sums depend only on the
/// current spans, not on the order in which they were set.
struct CompositionalSpanTree<Value: Sendable>: Sendable {
  private struct Node: Sendable {
    var span = CompositionalSpan()
    /// The indices of both children in `nodes`. A missing child has index 0, which is the index of
    /// the root.
    var left = 0
    var right = 0
    var value: Value?
    /// The number of values in the subtree.
    var values = 0
  }

  /// A key with its value and its span.
  struct Entry {
    let key: Int
    let value: Value
    let span: CompositionalSpan
  }

  private var nodes = [Node()]
  private let levels: Int

  /// Makes a tree without values.
  ///
  /// - Parameter count: The number of possible keys. Every key is less than this number.
  init(count: Int) {
    levels = count > 1 ? Int.bitWidth - (count - 1).leadingZeroBitCount : 0
  }

  /// Makes a tree with values for the keys from 0 on. O(*n*).
  init(_ entries: [(value: Value, span: CompositionalSpan)]) {
    self.init(count: entries.count)
    guard !entries.isEmpty else { return }
    nodes.reserveCapacity(2 * entries.count + levels + 2)
    fill(0, level: levels, base: 0, entries)
  }

  private mutating func fill(
    _ node: Int, level: Int, base: Int, _ entries: [(value: Value, span: CompositionalSpan)]
  ) {
    guard level > 0 else {
      nodes[node].value = entries[base].value
      nodes[node].span = entries[base].span
      nodes[node].values = 1
      return
    }
    let middle = base + (1 << (level - 1))
    let left = add()
    nodes[node].left = left
    fill(left, level: level - 1, base: base, entries)
    if middle < entries.count {
      let right = add()
      nodes[node].right = right
      fill(right, level: level - 1, base: middle, entries)
    }
    sum(node)
  }

  private mutating func add() -> Int {
    nodes.append(Node())
    return nodes.count - 1
  }

  private mutating func sum(_ node: Int) {
    let (left, right) = (nodes[node].left, nodes[node].right)
    switch (left, right) {
    case (0, 0): break
    case (_, 0):
      nodes[node].span = nodes[left].span
      nodes[node].values = nodes[left].values
    case (0, _):
      nodes[node].span = nodes[right].span
      nodes[node].values = nodes[right].values
    default:
      nodes[node].span = nodes[left].span + nodes[right].span
      nodes[node].values = nodes[left].values + nodes[right].values
    }
  }

  // MARK: Changing

  /// Sets the value and the span at a key. A value of nil removes both.
  mutating func set(_ value: Value?, _ span: CompositionalSpan, at key: Int) {
    var path = [0]
    for level in (0..<levels).reversed() {
      let node = path[path.count - 1]
      let isRight = key >> level & 1 == 1
      var next = isRight ? nodes[node].right : nodes[node].left
      if next == 0 {
        guard value != nil else { return }
        next = add()
        if isRight { nodes[node].right = next } else { nodes[node].left = next }
      }
      path.append(next)
    }
    let leaf = path[path.count - 1]
    nodes[leaf].value = value
    nodes[leaf].span = value == nil ? CompositionalSpan() : span
    nodes[leaf].values = value == nil ? 0 : 1
    for node in path.dropLast().reversed() { sum(node) }
  }

  // MARK: Asking

  /// The sum of all spans.
  var total: CompositionalSpan { nodes[0].span }

  /// The number of keys with a value.
  var count: Int { nodes[0].values }

  var isEmpty: Bool { count == 0 }

  subscript(key: Int) -> Value? {
    guard key >= 0, key < 1 << levels else { return nil }
    var node = 0
    for level in (0..<levels).reversed() {
      node = key >> level & 1 == 1 ? nodes[node].right : nodes[node].left
      guard node != 0 else { return nil }
    }
    return nodes[node].value
  }

  /// Returns the sum of all spans before a key.
  func sum(before key: Int) -> CompositionalSpan {
    var sum = CompositionalSpan()
    forEachNode(before: key) { sum = sum + nodes[$0].span }
    return sum
  }

  /// Returns the length of all spans before a key. The call is cheaper than `sum(before:)`, which
  /// retains the lists of views at every level (benchmark `shelf-page`).
  func length(before key: Int) -> CGFloat {
    var length = CGFloat(0)
    forEachNode(before: key) { length += nodes[$0].span.length }
    return length
  }

  /// Calls `visit` with nodes that together cover all keys before a key, ascending.
  private func forEachNode(before key: Int, _ visit: (Int) -> Void) {
    guard key < 1 << levels else { return visit(0) }
    var node = 0
    for level in (0..<levels).reversed() {
      if key >> level & 1 == 1 {
        if nodes[node].left != 0 { visit(nodes[node].left) }
        node = nodes[node].right
      } else {
        node = nodes[node].left
      }
      guard node != 0 else { return }
    }
  }

  /// Returns the entry with the last key that is `key` or less; nil if there is none.
  func last(atOrBefore key: Int) -> Entry? {
    guard key >= 0 else { return nil }
    let key = min(key, 1 << levels - 1)
    var (node, level) = (0, levels)
    var beside: (node: Int, level: Int, base: Int)?
    var base = 0
    while level > 0 {
      level -= 1
      if key >> level & 1 == 1 {
        let left = nodes[node].left
        if left != 0, nodes[left].values > 0 { beside = (left, level, base) }
        base += 1 << level
        node = nodes[node].right
      } else {
        node = nodes[node].left
      }
      if node == 0 || nodes[node].values == 0 { break }
    }
    if level == 0, node != 0 || levels == 0, let entry = entry(node, base) { return entry }
    guard let beside else { return nil }
    (node, level, base) = beside
    while level > 0 {
      level -= 1
      let right = nodes[node].right
      if right != 0, nodes[right].values > 0 {
        base += 1 << level
        node = right
      } else {
        node = nodes[node].left
      }
    }
    return entry(node, base)
  }

  /// Returns the entry with the first key that is `key` or more; nil if there is none.
  func first(atOrAfter key: Int) -> Entry? {
    guard key < 1 << levels else { return nil }
    let key = max(key, 0)
    var (node, level, base) = (0, levels, 0)
    var beside: (node: Int, level: Int, base: Int)?
    while level > 0 {
      level -= 1
      if key >> level & 1 == 1 {
        base += 1 << level
        node = nodes[node].right
      } else {
        let right = nodes[node].right
        if right != 0, nodes[right].values > 0 { beside = (right, level, base + 1 << level) }
        node = nodes[node].left
      }
      if node == 0 || nodes[node].values == 0 { break }
    }
    if level == 0, node != 0 || levels == 0, let entry = entry(node, base) { return entry }
    guard let beside else { return nil }
    (node, level, base) = beside
    while level > 0 {
      level -= 1
      let left = nodes[node].left
      if left != 0, nodes[left].values > 0 {
        node = left
      } else {
        base += 1 << level
        node = nodes[node].right
      }
    }
    return entry(node, base)
  }

  private func entry(_ node: Int, _ key: Int) -> Entry? {
    nodes[node].value.map { Entry(key: key, value: $0, span: nodes[node].span) }
  }

  /// Returns the first entry at which the running sum passes a test, and the sum before the entry.
  ///
  /// - Parameter passes: The test. It is false for the empty sum. Once it is true, it stays true
  ///   for all longer sums.
  func first(
    where passes: (CompositionalSpan) -> Bool
  ) -> (entry: Entry, before: CompositionalSpan)? {
    guard !isEmpty, passes(total) else { return nil }
    var (node, base, before) = (0, 0, CompositionalSpan())
    for level in (0..<levels).reversed() {
      let (left, right) = (nodes[node].left, nodes[node].right)
      let sum = left == 0 ? before : before + nodes[left].span
      if left != 0, nodes[left].values > 0, right == 0 || passes(sum) {
        node = left
      } else {
        before = sum
        base += 1 << level
        node = right
      }
    }
    return entry(node, base).map { ($0, before) }
  }

  /// Calls `visit` with every entry whose span meets or touches a range, ascending.
  ///
  /// - Complexity: O(log *keys* + *k*) for *k* values.
  func forEach(from start: CGFloat, to end: CGFloat, _ visit: (Entry) -> Void) {
    forEachStep(from: start, to: end) { step in
      if let entry = entry(step.node, step.key) { visit(entry) }
    }
  }

  /// A key with a value, and the count and the length of all spans before the key. The numbers of
  /// views are left out, because a walk would be slow if it retained the lists of these numbers at
  /// every step (benchmark `shelf-page`).
  struct Step {
    let key: Int
    fileprivate let node: Int
    let count: Int
    let length: CGFloat
  }

  /// Returns the value at the key of a step.
  func value(at step: Step) -> Value? { nodes[step.node].value }

  /// Calls `visit` with the step of every key whose span meets or touches a range, ascending. No
  /// value is read.
  func forEachStep(from start: CGFloat, to end: CGFloat, _ visit: (Step) -> Void) {
    // At most one node per level waits: the right child, while the walk is in the left child.
    withUnsafeTemporaryAllocation(of: Branch.self, capacity: levels + 1) { waiting in
      var count = 1
      waiting.initializeElement(
        at: 0, to: Branch(step: Step(key: 0, node: 0, count: 0, length: 0), level: levels))
      while count > 0 {
        count -= 1
        let (step, level) = (waiting[count].step, waiting[count].level)
        let node = step.node
        guard nodes[node].values > 0, step.length + nodes[node].span.start <= end,
          step.length + nodes[node].span.end >= start
        else { continue }
        guard level > 0 else {
          visit(step)
          continue
        }
        let (left, right) = (nodes[node].left, nodes[node].right)
        if right != 0 {
          let added = left == 0 ? (count: 0, length: 0) : extent(of: left)
          let middle = Step(
            key: step.key + 1 << (level - 1), node: right, count: step.count + added.count,
            length: step.length + added.length)
          waiting.initializeElement(at: count, to: Branch(step: middle, level: level - 1))
          count += 1
        }
        if left != 0 {
          let first = Step(key: step.key, node: left, count: step.count, length: step.length)
          waiting.initializeElement(at: count, to: Branch(step: first, level: level - 1))
          count += 1
        }
      }
    }
  }

  private func extent(of node: Int) -> (count: Int, length: CGFloat) {
    (nodes[node].span.count, nodes[node].span.length)
  }

  /// A subtree that a walk has not visited yet.
  private struct Branch {
    let step: Step
    let level: Int
  }
}
