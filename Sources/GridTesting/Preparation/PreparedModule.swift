/// The sources of a module while they are prepared together.
final class PreparedModule {
  let files: [PreparedFile]
  /// Every type and extension with its file.
  let types: [(file: PreparedFile, type: SwiftType)]

  init(files: [PreparedFile]) {
    self.files = files
    types = files.flatMap { file in file.outline.allTypes.map { (file, $0) } }
  }

  func prepare() {
    for file in files {
      file.widenConditions()
      file.narrowImports()
      file.removeAttributes()
      file.replaceSelectors()
      file.refuseRuntimeCalls()
    }
    prepareOptionalRequirements()
    liftOverrides()
    makeTestCasesWait()
    makeGenericViews()
  }
}
