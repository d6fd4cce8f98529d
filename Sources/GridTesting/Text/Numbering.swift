/// Numbers of entries, counted from 0 in the order in which the entries first appear.
struct Numbering<Entry: Hashable> {
  /// The entries, by their numbers.
  private(set) var entries: [Entry] = []
  private var numbers: [Entry: Int] = [:]

  /// The number of an entry. A new entry is added.
  subscript(entry: Entry) -> Int {
    mutating get {
      if let known = numbers[entry] { return known }
      numbers[entry] = entries.count
      entries.append(entry)
      return entries.count - 1
    }
  }
}
