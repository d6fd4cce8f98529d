import Testing
import UIKit

/// Layouts as apps have them, and where their elements are: on a phone and on a tablet.
///
/// The texts are in `Tests/UIKitConformance/Compositional`, a file for each sample. They were
/// recorded here, not under UIKit: `GRIDKIT_RECORD=1 swift test --filter CompositionalSampleTests`
/// writes them anew.
@MainActor @Suite("Compositional layout: samples")
struct CompositionalSampleTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Compositional")

  @Test("elements are where they were", .tags(.inferred), arguments: CompositionalSample.all)
  func frames(sample: CompositionalSample) throws {
    let text = [CGSize(width: 375, height: 667), CGSize(width: 834, height: 1112)]
      .map { SampleText.text(of: sample, width: $0.width, height: $0.height) }
      .joined(separator: "\n")
    let name = sample.name.replacingOccurrences(of: ",", with: "")
      .replacingOccurrences(of: " ", with: "-")
    let file = Self.folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["GRIDKIT_RECORD"] == "1" {
      try SampleText.packed(text).write(to: file, atomically: true, encoding: .utf8)
    }
    guard let kept = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record("\(file.path) is not there. It would say:\n\(SampleText.packed(text))")
      return
    }
    let scale = max(1, UIScreen.main.scale)
    #expect(SampleText.differences(text, from: SampleText.unpacked(kept), scale: scale) == [])
  }

  @Test("a sample has a file, and a file a sample", .tags(.inferred))
  func files() throws {
    #expect(Set(CompositionalSample.all.map(\.name)).count == CompositionalSample.all.count)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0.hasSuffix(".txt") }.count == CompositionalSample.all.count)
  }

  @Test("another width and back leaves nothing behind", .tags(.inferred))
  func resize() {
    for sample in CompositionalSample.all where sample.height == nil && sample.steps.isEmpty {
      let stage = sample.stage(width: 375, height: 667)
      stage.layOut()
      let size = stage.view.contentSize
      let frames = stage.view.visibleCells.map(\.frame.minY).sorted()
      stage.view.frame.size = CGSize(width: 834, height: 1112)
      stage.layOut()
      stage.view.frame.size = CGSize(width: 375, height: 667)
      stage.layOut()
      #expect(stage.view.contentSize == size)
      #expect(stage.view.visibleCells.map(\.frame.minY).sorted() == frames)
    }
  }
}
