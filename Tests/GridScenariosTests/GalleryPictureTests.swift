import GridScenarios
import Testing

/// The pictures of the gallery's articles, and that of the README, are what the tour draws.
///
/// `GRIDKIT_RECORD=1 swift test --filter GalleryPictureTests` writes them anew.
@MainActor @Suite("Pictures of the gallery")
struct GalleryPictureTests {
  private let catalog = "Sources/GridLayouts/GridLayouts.docc"
  /// Every layout of the gallery but UIKit's own, which are documented with GridKit.
  private let ids = LayoutRegistry.gallery.schemas.map(\.id).filter {
    !["flow", "compositional"].contains($0)
  }

  @Test func `an article shows what the tour draws`() throws {
    for id in ids { try check("\(catalog)/Resources/\(id).svg", shows: id) }
  }

  @Test func `the README shows what the tour draws`() throws {
    // The picture is seen by every visitor, and follows their light or dark scheme by itself.
    let path = "Docs/Pictures/switcher.svg"
    try check(path, shows: "switcher")
    #expect(try DocumentationPage("README.md").links.contains(path))
    let picture = try PackageFiles.text(path)
    #expect(picture.utf8.count < 60_000 && picture.contains("prefers-color-scheme:dark"))
  }

  private func check(_ path: String, shows id: String) throws {
    let stop = try #require(Tour.stops.first { $0.scenario.id == id }, "no stop of \(id)")
    let drawn = try TourPages.page(of: stop).svg
    let kept = try PackageFiles.kept(path, recording: drawn)
    #expect(kept == drawn, "\(path) differs from the drawing; record it if the change is meant")
  }

  @Test func `every layout has an article`() throws {
    let page = try PackageFiles.text("\(catalog)/GridLayouts.md")
    for id in ids {
      let name = id.prefix(1).uppercased() + id.dropFirst() + "Guide"
      #expect(page.contains("<doc:\(name)>"))
      #expect(PackageFiles.exists("\(catalog)/\(name).md"))
    }
  }
}
