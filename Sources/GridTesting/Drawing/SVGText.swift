/// Functions and constants for the text of SVG drawings.
package enum SVGText {
  /// Returns a number as text with at most three decimals. A number that is not finite becomes 0,
  /// because SVG has no text for it.
  package static func number(_ value: CGFloat) -> String {
    value.isFinite ? NumberText.short(Double(value)) : "0"
  }

  /// Returns the opening tag of a drawing.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, as text.
  ///   - height: The height in pixels, as text.
  ///   - label: The label for screen readers.
  package static func opening(width: String, height: String, label: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"\(escaped(label))\">"
  }

  /// Returns a whole drawing: the opening tag, a style sheet, the background and the lines of a
  /// body.
  static func document(size: CGSize, label: String, style: String, _ body: [String]) -> String {
    let (width, height) = (number(size.width), number(size.height))
    let head = [opening(width: width, height: height, label: label), style, page]
    return (head + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// Returns a line of text, in the style of a class such as `title` or `note`.
  static func line(_ text: String, _ style: String, x: CGFloat, y: CGFloat) -> String {
    "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\">\(escaped(text))</text>"
  }

  /// The background of a drawing.
  package static let page = "<rect class=\"page\" width=\"100%\" height=\"100%\"/>"

  /// Returns the number of letters, each `letter` wide, that fit into `width`: at least 1, at most
  /// a thousand.
  static func letters(in width: CGFloat, each letter: CGFloat) -> Int {
    let count = width / letter
    return count >= 1 ? Int(min(count, 1000)) : 1
  }

  /// Returns `value`, clamped to a range, so that the length can be drawn. For NaN, the function
  /// returns the lower end of the range.
  static func length(_ value: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    value >= range.lowerBound ? min(value, range.upperBound) : range.lowerBound
  }

  /// The longest side of a drawing that programs can open, in pixels.
  static let longestSide: CGFloat = 100_000

  static func shortened(_ text: String, to length: Int) -> String {
    text.count > length ? text.prefix(max(0, length - 1)) + "…" : text
  }

  /// Returns the width of a text in ems, multiples of the font size. A letter counts as 0.6. An
  /// ideograph, or another sign that is as wide as it is high, counts as 1.
  static func ems(_ text: String) -> CGFloat {
    text.reduce(0) { sum, letter in
      let scalar = letter.unicodeScalars.first?.value ?? 0
      return sum + (scalar >= 0x1100 && !(0x2000..<0x2E80).contains(scalar) ? 1 : 0.6)
    }
  }

  /// Returns the beginning of a text, at most `limit` ems wide. An ellipsis stands for the letters
  /// that are left out. The result is empty if not even one letter fits.
  static func fitted(_ text: String, ems limit: CGFloat) -> String {
    if ems(text) <= limit + 1e-6 { return text }
    var result = ""
    var width: CGFloat = 0.6
    for letter in text {
      width += ems(String(letter))
      if width > limit { break }
      result.append(letter)
    }
    return result.isEmpty ? "" : result + "…"
  }

  /// Returns a text on one line, with invisible characters escaped.
  static func plain(_ text: String) -> String {
    VisibleText.line(String(String.UnicodeScalarView(text.unicodeScalars.map(spaced))))
  }

  private static func spaced(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "\n" || scalar == "\r" || scalar == "\t" ? " " : scalar
  }

  /// Breaks a text into at most four lines of `length` letters. Parts that are joined by ` · `
  /// share a line if they fit. A part that is too long for a line is broken between words, and a
  /// word that is too long is shortened.
  static func lines(_ text: String, length: Int) -> [String] {
    var lines: [String] = []
    for part in text.split(separator: " · ", omittingEmptySubsequences: true) {
      if let last = lines.last, last.count + 3 + part.count <= length {
        lines[lines.count - 1] = last + " · " + part
        continue
      }
      var isNew = true
      for word in part.split(separator: " ") {
        if let last = lines.last, !isNew, last.count + 1 + word.count <= length {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(shortened(String(word), to: length))
        }
        isNew = false
      }
    }
    guard lines.count > 4 else { return lines }
    return Array(lines.prefix(3)) + [shortened(lines[3] + " " + lines[4], to: length)]
  }

  /// Returns the text, escaped for XML. Invisible characters become escapes such as `\u{1B}`,
  /// because XML cannot hold most of them.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in plain(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the style sheet of a drawing. It has colours for views only if `hasViews` is true, and
  /// colours for a screen and its controls only if `hasScreen` is true.
  static func style(hasViews: Bool = false, hasScreen: Bool = false) -> String {
    """
    <style>
    .page{fill:#ffffff}.content{fill:#f1f3f5;stroke:#adb5bd;stroke-dasharray:6 4}
    .inset{fill:none;stroke:#adb5bd;stroke-dasharray:2 3}
    .viewport{fill:none;stroke:#e8590c;stroke-width:2.5}
    text{font-family:system-ui,sans-serif;text-anchor:middle;fill:#14213d}
    .title,.note{text-anchor:start;font-size:14px;fill:#343a40}
    .note{font-size:12px}
    .cell rect{fill:#a5d8ff;stroke:#1971c2}.s1.cell rect{fill:#b2f2bb;stroke:#2f9e44}
    .s2.cell rect{fill:#ffec99;stroke:#e67700}.s3.cell rect{fill:#eebefa;stroke:#9c36b5}
    .s4.cell rect{fill:#ffc9c9;stroke:#c92a2a}.s5.cell rect{fill:#c5f6fa;stroke:#0c8599}
    .header rect{fill:#495057;stroke:#212529}.footer rect{fill:#868e96;stroke:#495057}
    .other rect{fill:#dee2e6;stroke:#868e96}.header text,.footer text{fill:#ffffff}
    .fold{fill:none;stroke:#c2255c;stroke-width:1.5;stroke-dasharray:1 4;stroke-linecap:round}
    g.off rect{fill-opacity:.3;stroke-dasharray:4 3}\
    .base{fill:none;stroke:#868e96;stroke-dasharray:1 3}
    g.ghost rect{fill:none;stroke-dasharray:3 3}g.ghost text{fill:#868e96}
    .end{fill:none;stroke:#c92a2a;stroke-width:2;stroke-dasharray:8 4}
    .end-note{fill:#c92a2a;font-size:11px;stroke:#ffffff;stroke-width:3px;paint-order:stroke}
    \(hasScreen ? screenStyle + "\n" : "")\
    @media (prefers-color-scheme:dark){.page{fill:#16191d}.content{fill:#212529;stroke:#495057}
    .title,.note{fill:#e9ecef}.viewport{stroke:#ff922b}.fold{stroke:#faa2c1}
    .inset,.content{stroke:#868e96}.cell text,.other text{fill:#f1f3f5}
    .cell rect{fill:#1c4a73;stroke:#4dabf7}.s1.cell rect{fill:#245c31;stroke:#69db7c}
    .s2.cell rect{fill:#665000;stroke:#ffd43b}.s3.cell rect{fill:#5a2a68;stroke:#da77f2}
    .s4.cell rect{fill:#702b2b;stroke:#ff8787}.s5.cell rect{fill:#0f5560;stroke:#3bc9db}
    .other rect{fill:#343a40;stroke:#adb5bd}.header rect{fill:#adb5bd;stroke:#dee2e6}
    .footer rect{fill:#868e96;stroke:#ced4da}.header text,.footer text{fill:#14181c}
    g.ghost rect{fill:none}g.ghost text{fill:#adb5bd}
    .end{stroke:#ff8787}.end-note{fill:#ff8787;stroke:#16191d}}
    \(hasScreen ? darkScreenStyle + "\n" : "")\(hasViews ? viewStyle + "\n" : "")</style>
    """
  }

  private static let screenStyle = """
    .screen{fill:#ffffff;stroke:none}.bezel{fill:none;stroke:#495057;stroke-width:2}
    .control{fill:#e7f5ff;stroke:#1971c2;stroke-width:1.5}\
    .pressed .control{fill:#ffd43b;stroke:#e67700}
    .lack{fill:#c92a2a;font-size:11px;text-anchor:end}.cut{fill:none;stroke:#c92a2a;stroke-width:3}
    """
  private static let darkScreenStyle = """
    @media (prefers-color-scheme:dark){.screen{fill:#000000}.bezel{stroke:#adb5bd}
    .control{fill:#12324d;stroke:#4dabf7}.controls text{fill:#e7f5ff}
    .pressed .control{fill:#8a5a00;stroke:#ffd43b}.lack,.controls .lack{fill:#ff8787}
    .cut{stroke:#ff8787}}
    """

  /// The number of colours for views.
  static let viewColors = 12

  private static let viewStyle =
    lightViews + "\n@media (prefers-color-scheme:dark){\n" + darkViews + "}"
  private static let lightViews = views(fill: "72%,85%", stroke: "48%,46%", text: "60%,16%")
  private static let darkViews = views(fill: "36%,28%", stroke: "42%,56%", text: "60%,93%")

  private static func views(fill: String, stroke: String, text: String) -> String {
    (0..<viewColors).map { number in
      let hue = (205 + number * 360 / viewColors) % 360
      return ".v\(number) rect{fill:hsl(\(hue),\(fill));stroke:hsl(\(hue),\(stroke))}"
        + ".v\(number) text{fill:hsl(\(hue),\(text))}"
    }.joined(separator: "\n")
  }
}
