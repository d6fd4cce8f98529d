/// A search for the known word that is most like a misspelt word.
package enum NearestWord {
  /// The length of the longest words that are compared. Longer words would be slow to compare, and
  /// are not worth a guess.
  private static let longest = 64

  /// Returns the word in `words` that is most like `word`; nil if no word is near.
  ///
  /// A word is near if at most one edit for every three letters turns `word` into it, and at least
  /// one letter is kept. Upper and lower case count as equal. If there is no such word, a word is
  /// also near if it begins or ends with `word`, or if it is the beginning or the end of `word`.
  /// The shorter of the two words must have at least three letters.
  ///
  /// - Returns: The near word that takes the fewest edits. If several words take equally few edits,
  ///   a second count treats upper and lower case as different. Of the words with the lowest second
  ///   count, the function returns the first in `words`.
  package static func nearest(to word: String, in words: [String]) -> String? {
    guard word.count <= longest else { return nil }
    let folded = word.lowercased()
    var best: (word: String, edits: Int, exactEdits: Int)?
    for candidate in words where candidate.count <= longest {
      let longer = max(word.count, candidate.count)
      // Each letter by which the words differ in length is an edit.
      guard abs(word.count - candidate.count) <= max(1, longer / 3) else { continue }
      let edits = distance(folded, candidate.lowercased())
      guard edits <= max(1, longer / 3), edits < min(word.count, candidate.count) else { continue }
      let exactEdits = distance(word, candidate)
      if let best, (best.edits, best.exactEdits) <= (edits, exactEdits) { continue }
      best = (candidate, edits, exactEdits)
    }
    return best?.word ?? extended(folded, in: words)
  }

  /// Returns the shortest word that begins or ends with `folded`, or that is itself the beginning
  /// or the end of `folded`.
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

  /// Returns the number of edits that turn one word into another. An edit adds, drops or replaces a
  /// letter, or swaps two consecutive letters. A swapped pair is not edited again.
  ///
  /// - Complexity: O(*n* · *m*) for words of *n* and *m* letters.
  package static func distance(_ a: String, _ b: String) -> Int {
    // ASCII bytes compare many times as fast as characters.
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
