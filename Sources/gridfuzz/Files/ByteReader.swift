/// Reads the bytes of a text one after the other.
protocol ByteReader {
  var bytes: [UInt8] { get }
  /// The position of the next byte.
  var index: Int { get set }
}

extension ByteReader {
  /// The next byte; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether the next byte is white space.
  var isAtSpace: Bool { next.map { [0x20, 0x0A, 0x0D, 0x09].contains($0) } ?? false }

  mutating func skipSpace() {
    while isAtSpace { index += 1 }
  }

  /// Reads a word, and returns whether it comes next.
  mutating func take(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }
}
