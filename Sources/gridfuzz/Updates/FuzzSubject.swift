import GridScenarios

/// A layout that is fuzzed, with the id that scripts use for it.
@MainActor
struct FuzzSubject {
  let id: String
  /// Whether the layout has self-sizing cells. Its frames depend on earlier measurements, so it is
  /// not compared with a fresh grid. Its cells are compared with their preferred sizes instead.
  var isSized = false
  private let make: @MainActor (ScenarioData) -> LayoutRegistry.Made

  /// Makes a subject of a custom layout.
  ///
  /// - Parameter layout: Makes a new layout object at each call. The layout may read values of its
  ///   sections from the data.
  init(
    _ id: String, isSized: Bool = false,
    layout: @escaping @MainActor (ScenarioData) -> GridViewLayout
  ) {
    self.id = id
    self.isSized = isSized
    make = { LayoutRegistry.Made(layout($0)) }
  }

  /// Makes a subject of a layout in a registry, with values for some of its parameters.
  init(_ id: String, of layout: String, in registry: LayoutRegistry, _ parameters: JSONObject) {
    self.id = id
    make = { data in
      registry[layout]?.make(parameters, data: data) ?? LayoutRegistry.Made(GridViewFlowLayout())
    }
  }

  /// Makes the subject's layout for the data of a case.
  ///
  /// - Parameter data: The data from which the layout's own delegate reads sizes.
  func makeLayout(for data: ScenarioData) -> LayoutRegistry.Made {
    // Some layouts of a registry only get a delegate if there is an item with a size.
    let sections = data.sections
    data.sections = ScenarioData([ScenarioSection(.items([.height(20)]))]).sections
    defer { data.sections = sections }
    return make(data)
  }
}

extension FuzzSubject {
  /// The layouts of the gallery that are fuzzed, and further layouts. Together the gallery's
  /// layouts have lines, columns, rows, blocks and rings, headers and footers on either axis, and
  /// remembered offsets. The further layouts are custom ones, compositional ones of random
  /// sections, and layouts with self-sizing cells.
  static var gallery: [FuzzSubject] {
    let registry = LayoutRegistry.gallery
    func entry(_ id: String, of layout: String, _ parameters: JSONObject) -> FuzzSubject {
      FuzzSubject(id, of: layout, in: registry, parameters)
    }
    return [
      entry("list", of: "list", ["itemHeight": 24, "lineSpacing": 4, "sectionInset": 3]),
      entry(
        "flow", of: "flow",
        [
          "minimumLineSpacing": 4, "minimumInteritemSpacing": 5, "headerReferenceSize": 12,
          "sectionInset": [2, 3, 4, 5],
        ]),
      entry(
        "flowAcross", of: "flow",
        [
          "scrollDirection": "horizontal", "minimumLineSpacing": 4, "minimumInteritemSpacing": 5,
          "headerReferenceSize": 12, "footerReferenceSize": 9,
        ]),
      entry(
        "flowPinned", of: "flow",
        [
          "minimumLineSpacing": 4, "headerReferenceSize": 12, "footerReferenceSize": 9,
          "sectionHeadersPinToVisibleBounds": true, "sectionFootersPinToVisibleBounds": true,
        ]),
      entry("shortestColumn", of: "shortestColumn", ["columnCount": 3, "lineSpacing": 4]),
      entry("sectionedWaterfall", of: "sectionedWaterfall", ["contentInset": [3, 2, 3, 2]]),
      entry(
        "groupedRows", of: "groupedRows",
        [
          "itemHeight": 22, "lineSpacing": 4,
          "groups": [["count": 2, "itemWidth": 60], ["count": 1, "itemWidth": 90]],
        ]),
      entry(
        "block", of: "block",
        [
          "template": [[0], [1, 2]], "columnWidths": [40, 50], "headerHeight": 10,
          "footerHeight": 8,
        ]),
      entry(
        "headerFooterGrid", of: "headerFooterGrid",
        ["itemSize": [28, 24], "itemSpacing": 4, "headerSize": 12, "footerSize": 8]),
      entry("skyline", of: "skyline", ["interitemSpacing": 3, "lineSpacing": 3]),
      entry("carousel", of: "carousel", ["itemSize": [44, 40], "spacing": 6]),
      entry("mosaicGrid", of: "mosaicGrid", [:]),
      FuzzSubject("plain") { _ in FuzzShelfLayout() },
      FuzzSubject("mirrored") { _ in FuzzMirroredLayout(.vertical) },
      FuzzSubject("mirroredAcross") { _ in FuzzMirroredLayout(.horizontal) },
      compositional("compositional", behavior: .none),
      compositional("compositionalAcross", along: .horizontal, behavior: .some),
      compositional("shelves", behavior: .some),
      compositional("shelvesOnly", behavior: .all),
    ] + sized
  }

  /// Returns the subject in `gallery` with an id.
  static func named(_ id: String) -> FuzzSubject? { gallery.first { $0.id == id } }
}
