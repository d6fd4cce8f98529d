/// The fonts that a simulation has read from files.
package struct RegisteredFonts: Sendable {
  private var files: [String: FontFile] = [:]
  private var systemFonts: [FontWeight: FontFile] = [:]

  package init() {}

  mutating func add(_ file: FontFile, asSystemFontOf weights: [GridFont.Weight]) {
    for name in [file.familyName, file.fullName, file.postScriptName] { files[name] = file }
    for weight in weights { systemFonts[FontWeight(nearestTo: weight.rawValue)] = file }
  }

  /// Returns the face of a font with a PostScript, full or family name; nil if there is none.
  func face(named name: String) -> TextFont.Face? { files[name].map(TextFont.Face.file) }

  /// Returns the face that stands for the system font in a weight.
  func systemFace(_ weight: FontWeight) -> TextFont.Face {
    systemFonts[weight].map(TextFont.Face.file) ?? .system(weight)
  }
}

extension GridFont {
  /// Reads a TrueType or OpenType font, by whose widths and heights texts are measured from then on
  /// in the current simulation.
  ///
  /// `GridFont(name:size:)` finds the font by its PostScript name, its full name, or the name of
  /// its family. Kerning, ligatures and variations are not read. UIKit has no such method: there
  /// fonts are files of the app.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - weights: The weights for which the font takes the place of the system font. Fonts that
  ///     were made before keep their widths.
  /// - Returns: The PostScript name.
  /// - Throws: An error that says what was expected, what was found, and where in the file.
  @MainActor @discardableResult
  public class func register(
    _ data: Data, asSystemFontOf weights: [Weight] = []
  ) throws -> String {
    let file = try FontFile(data)
    Simulation.current.fonts.add(file, asSystemFontOf: weights)
    return file.postScriptName
  }
}
