import GridTesting
import TestSupport
import Testing

@Suite("Edit script")
struct EditScriptTests {
  /// Length of the longest common subsequence, from the definition.
  private func longestCommon(_ a: ArraySlice<Int>, _ b: ArraySlice<Int>) -> Int {
    guard let first = a.first, let other = b.first else { return 0 }
    if first == other { return 1 + longestCommon(a.dropFirst(), b.dropFirst()) }
    return max(longestCommon(a.dropFirst(), b), longestCommon(a, b.dropFirst()))
  }

  private func kept(_ script: EditScript) -> Int {
    script.edits.count { if case .keep = $0 { true } else { false } }
  }

  /// Checks that the script walks through both lists in order, and in each change removes first.
  private func check(_ script: EditScript, from old: [Int], to new: [Int]) {
    var i = 0
    var j = 0
    var hasInserted = false
    for edit in script.edits {
      switch edit {
      case .keep(let a, let b):
        #expect(a == i && b == j && old[a] == new[b])
        i += 1
        j += 1
        hasInserted = false
      case .remove(let a):
        #expect(a == i && !hasInserted)
        i += 1
      case .insert(let b):
        #expect(b == j)
        j += 1
        hasInserted = true
      }
    }
    #expect(i == old.count && j == new.count)
  }

  @Test(.seeds(0..<300)) func `a script keeps as much as can be kept`() {
    var random = SplitMix64(seed: currentSeed)
    let letters = Int.random(in: 1...4, using: &random)
    func list() -> [Int] {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in
        Int.random(in: 0..<letters, using: &random)
      }
    }
    let old = list()
    let new = list()
    let script = EditScript(from: old, to: new)
    check(script, from: old, to: new)
    #expect(kept(script) == longestCommon(old[...], new[...]), "\(old) \(new)")
  }

  @Test(.seeds(0..<60)) func `a script within any bound leads from one list to the other`() {
    var random = SplitMix64(seed: currentSeed)
    let old = (0..<30).map { _ in Int.random(in: 0..<6, using: &random) }
    let new = (0..<25).map { _ in Int.random(in: 0..<6, using: &random) }
    for bound in [0, 1, 5, 20, 1000] {
      check(EditScript(from: old, to: new, bound: bound), from: old, to: new)
    }
  }

  @Test func `beyond the bound only the ends are kept`() {
    let script = EditScript(from: [1, 2, 3, 4, 9], to: [1, 5, 3, 6, 9], bound: 3)
    #expect(
      script.edits == [
        .keep(old: 0, new: 0), .remove(old: 1), .remove(old: 2), .remove(old: 3),
        .insert(new: 1), .insert(new: 2), .insert(new: 3), .keep(old: 4, new: 4),
      ])
    #expect(kept(EditScript(from: [1, 2, 3, 4, 9], to: [1, 5, 3, 6, 9], bound: 4)) == 3)
  }

  @Test func `lists of many thousand entries with few differences stay exact`() {
    let old = Array(0..<50_000)
    var new = old
    new[100] = -1
    new.remove(at: 40_000)
    new.insert(-2, at: 20_000)
    let exact = EditScript(from: old, to: new)
    check(exact, from: old, to: new)
    #expect(kept(exact) == 49_998)
  }
}
