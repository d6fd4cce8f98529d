/// The sources of a module while they are prepared together.
final class PreparedModule {
  let files: [PreparedFile]
  /// The types and extensions, each with its file.
  let types: [(file: PreparedFile, type: SwiftType)]
  /// The classes and all extensions, each with its file.
  let classParts: [(file: PreparedFile, type: SwiftType)]
  /// The classes by short name. If several classes have the same name, the first counts.
  let classes: [String: SwiftType]
  /// Whether code between `#if DEBUG` and `#endif` counts as compiled. A build without the flag
  /// leaves out the code between these lines.
  let flagsAreSet: Bool

  init(files: [PreparedFile], flagsAreSet: Bool) {
    self.files = files
    self.flagsAreSet = flagsAreSet
    types = files.flatMap { file in file.outline.allTypes.map { (file, $0) } }
    classParts = types.filter { $0.type.keyword == .class || $0.type.keyword == .extension }
    classes = Dictionary(
      types.filter { $0.type.keyword == .class }.map { ($0.type.shortName, $0.type) },
      uniquingKeysWith: { first, _ in first })
  }

  func prepare() {
    for file in files {
      file.widenConditions()
      file.narrowImports()
      file.renameImports()
      file.qualifyFunctions()
      file.removeAttributes()
      file.replaceKeyPaths()
      file.refuseRuntimeCalls()
      file.refuseRuntimeFunctions()
    }
    replaceSelectors()
    prepareOptionalRequirements()
    liftOverrides()
    makeCollectionViewsWithoutFrame()
    makeTestCasesWait()
    makeGenericViews()
    writeSelectorTables()
    let declared = Set(types.filter { $0.type.keyword != .extension }.map(\.type.name))
    for file in files {
      file.addImports(declared: declared)
      file.warnOfEmptiness()
      file.warnOfMissingNames(declared: declared)
    }
  }
}
