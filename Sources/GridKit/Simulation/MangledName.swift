/// The module of a function in a compiled program, read from the function's mangled name.
///
/// The type reads the part of `docs/ABI/Mangling.rst` of the Swift project that this needs: `$s`,
/// then identifiers, each after its length, and letters between them. `E` after an identifier, or
/// after `l`, which ends a list of constraints, stands for an extension.
struct MangledName {
  /// The module that the name begins with, which is that of the outermost type; nil where there is
  /// none.
  let module: String?
  /// Whether the function may be of an extension, which may be another module's.
  let mayBeOfExtension: Bool

  init(_ name: String) {
    var rest = Substring(name)
    guard rest.hasPrefix("$s") || rest.hasPrefix("$S") else {
      (module, mayBeOfExtension) = (nil, false)
      return
    }
    rest.removeFirst(2)
    module = MangledName.takeIdentifier(from: &rest).map(String.init)
    var isExtension = false
    var mayExtend = false
    while let next = rest.first, !isExtension {
      if next.isNumber {
        if MangledName.takeIdentifier(from: &rest) == nil { break }
        mayExtend = true
      } else {
        isExtension = next == "E" && mayExtend
        mayExtend = next == "l"
        rest.removeFirst()
      }
    }
    mayBeOfExtension = isExtension
  }

  /// Takes an identifier from the front, and answers its last letters: those before them may be
  /// words of earlier identifiers. Nil if there is none.
  private static func takeIdentifier(from rest: inout Substring) -> Substring? {
    // `0`: with words of earlier identifiers; `00`: with characters that are written as others.
    let zeros = rest.prefix(2).prefix { $0 == "0" }.count
    rest.removeFirst(zeros)
    var hasWords = zeros == 1
    var letters: Substring?
    repeat {
      while hasWords, let letter = rest.first, letter.isLetter {
        hasWords = letter.isLowercase
        rest.removeFirst()
        letters = letters ?? ""
      }
      if zeros > 0 && rest.first == "0" {
        rest.removeFirst()
        return letters ?? ""
      }
      let digits = rest.prefix(while: \.isNumber)
      guard let length = Int(digits), length > 0 else { return nil }
      rest = rest.dropFirst(digits.count)
      if zeros == 2 && rest.first == "_" { rest.removeFirst() }
      guard rest.count >= length else { return nil }
      letters = rest.prefix(length)
      rest = rest.dropFirst(length)
    } while hasWords
    return letters
  }
}
