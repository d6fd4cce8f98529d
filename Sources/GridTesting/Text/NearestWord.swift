/// The search for the legal word that a misspelt one was meant to be.
package enum NearestWord {
  /// Words longer than this are not worth a guess, and would be slow to compare.
  private static let longest = 64

  /// Returns the word most like another one, or nil when none is near.
  ///
  /// Near means at most one edit for every three letters, and at least one letter kept; upper and
  /// lower case count as equal. Failing that, a word that begins or ends with the given one (or the
  /// other way round) is near when they share three letters or more.
  ///
  /// - Returns: On a tie the word that agrees in case, then the one that stands first.
  package static func nearest(to word: String, in words: [String]) -> String? {
    guard word.count <= longest else { return nil }
    let folded = word.lowercased()
    var best: (word: String, edits: Int, exactEdits: Int)?
    for candidate in words where candidate.count <= longest {
      let longer = max(word.count, candidate.count)
      // Every letter that one word has more than the other is an edit.
      guard abs(word.count - candidate.count) <= max(1, longer / 3) else { continue }
      let edits = distance(folded, candidate.lowercased())
      guard edits <= max(1, longer / 3), edits < min(word.count, candidate.count) else { continue }
      let exactEdits = distance(word, candidate)
      if let best, (best.edits, best.exactEdits) <= (edits, exactEdits) { continue }
      best = (candidate, edits, exactEdits)
    }
    return best?.word ?? extended(folded, in: words)
  }

  /// The shortest word that the given one is a part of, or that is a part of it.
  private static func extended(_ folded: String, in words: [String]) -> String? {
    words
      .filter { candidate in
        let other = candidate.lowercased()
        return min(other.count, folded.count) >= 3
          && (other.hasPrefix(folded) || folded.hasPrefix(other) || other.hasSuffix(folded)
            || folded.hasSuffix(other))
      }
      .min { $0.count < $1.count }
  }

  /// Returns the number of edits that turn one word into another: a letter added, dropped or
  /// replaced, or two neighbours swapped (a swapped pair is not edited again).
  ///
  /// - Complexity: O(*n* · *m*) for words of *n* and *m* letters.
  package static func distance(_ a: String, _ b: String) -> Int {
    // Letters of one byte compare many times as fast as characters.
    let isPlain = a.utf8.allSatisfy { $0 < 0x80 } && b.utf8.allSatisfy { $0 < 0x80 }
    return isPlain ? distance(Array(a.utf8), Array(b.utf8)) : distance(Array(a), Array(b))
  }

  private static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
    if a.isEmpty || b.isEmpty { return a.count + b.count }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var edits = min(row[j - 1] + 1, last[j] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          edits = min(edits, beforeLast[j - 2] + 1)
        }
        row.append(edits)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
