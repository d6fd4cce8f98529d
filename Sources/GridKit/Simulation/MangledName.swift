/// The module of a function in a compiled program, read from the function's mangled name.
///
/// The type reads a part of the form that `docs/ABI/Mangling.rst` of the Swift project describes. A
/// name begins with `$s`. Then come identifiers, with letters between them. The length of an
/// identifier comes right before the identifier. The letter `E` stands for an extension if it comes
/// after an identifier or after the letter `l`, which ends a list of constraints.
struct MangledName {
  /// The module at the beginning of the name, which is the module of the outermost type; nil if
  /// there is none.
  let module: String?
  /// Whether the function may be declared in an extension. The extension may belong to another
  /// module.
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

  /// Removes an identifier from the front of `rest`, and returns its last letters; nil if there is
  /// no identifier. The first letters of an identifier may be references to words of earlier
  /// identifiers.
  private static func takeIdentifier(from rest: inout Substring) -> Substring? {
    // `0`: the identifier has words of earlier identifiers; `00`: it has characters that are
    // written as others.
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
