/// The seeds of the failed scripts of a run, by kind of problem.
struct FuzzFailureTally: Hashable, Sendable {
  /// The failed seeds by kind of problem, in the order in which they failed.
  private(set) var seeds: [FuzzProblem.Claim: [UInt64]] = [:]

  var count: Int { seeds.values.reduce(0) { $0 + $1.count } }
  var isEmpty: Bool { seeds.isEmpty }

  mutating func add<Script>(_ failure: FuzzFailure<Script>) {
    seeds[failure.problem.claim, default: []].append(failure.seed)
  }
}

extension FuzzFailureTally {
  /// Returns the number of failed scripts on one line.
  func headline(_ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s") failed" }
}

extension FuzzFailureTally: CustomStringConvertible {
  /// The largest number of seeds to list for a kind of problem. The list is short because each seed
  /// was already printed with its script.
  private static let namedSeeds = 8

  /// The number of failed scripts on one line, then a line for each kind, the most frequent first.
  var description: String {
    let kinds = seeds.sorted {
      ($1.value.count, $0.key.rawValue) < ($0.value.count, $1.key.rawValue)
    }
    let lines = kinds.map { kind, seeds in
      let named = seeds.prefix(Self.namedSeeds).map { "\($0)" }.joined(separator: ", ")
      return "  \(kind.rawValue) \(seeds.count): \(seeds.count == 1 ? "seed" : "seeds") \(named)"
        + (seeds.count > Self.namedSeeds ? ", …" : "")
    }
    return ([headline("script")] + lines).joined(separator: "\n")
  }
}
