/// The counts of a fuzz run.
struct FuzzTally: Hashable, Sendable {
  var scripts = 0
  /// The numbers of batches that were accepted, and of batches that had to be refused.
  var accepted = 0
  var refused = 0
  /// Refused batches by the code of their fault.
  var faults: [String: Int] = [:]
  var actions = 0
  /// Batches that began while an earlier change was still under way.
  var overlapping = 0

  var batches: Int { accepted + refused }
}

extension FuzzTally: CustomStringConvertible {
  /// The counts of scripts, actions and batches on one line, then a line for each code.
  var description: String {
    let head =
      "\(scripts) scripts, \(actions) actions, \(accepted) batches accepted, \(refused) refused, "
      + "\(overlapping) while something moved"
    return ([head] + faults.sorted { $0.key < $1.key }.map { "  \($0.key) \($0.value)" })
      .joined(separator: "\n")
  }
}
