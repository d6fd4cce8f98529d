import GridKit
import GridTesting
import Testing

/// The contents of dragged items, and how they are loaded.
@MainActor @Suite("Item providers")
struct ItemProviderTests {
  /// Can be turned into text, and made from it.
  final class Note: NSObject, NSItemProviderWriting, NSItemProviderReading {
    let text: String

    init(_ text: String) { self.text = text }

    static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(text.utf8), nil)
      return nil
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let note = Note(String(decoding: data, as: UTF8.self)) as? Self else {
        throw CocoaError(.coderReadCorrupt)
      }
      return note
    }
  }

  /// Says nothing about data.
  final class Plain: NSObject, NSItemProviderWriting, NSItemProviderReading {}

  private let simulation = Simulation()

  private func load(
    _ provider: NSItemProvider, as aClass: any NSItemProviderReading.Type
  ) -> (object: (any NSItemProviderReading)?, error: (any Error)?)? {
    var result: (object: (any NSItemProviderReading)?, error: (any Error)?)?
    simulation.perform {
      let progress = provider.loadObject(ofClass: aClass) { result = ($0, $1) }
      #expect(result == nil && !progress.isFinished)
      simulation.tick()
      #expect(progress.isFinished == (result != nil))
    }
    return result
  }

  @Test func `an object is handed over as it is, in the next tick`() {
    let plain = Plain()
    let provider = NSItemProvider(object: plain)
    #expect(provider.canLoadObject(ofClass: Plain.self))
    #expect(load(provider, as: Plain.self)?.object === plain)
    #expect(provider.registeredTypeIdentifiers == [])
  }

  @Test func `a provider turns an object into another class by way of data`() {
    let provider = NSItemProvider(object: "words" as NSString)
    #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
    #expect((load(provider, as: Note.self)?.object as? Note)?.text == "words")
    let note = NSItemProvider(object: Note("notes"))
    #expect(load(note, as: NSString.self)?.object as? NSString == "notes")
  }

  @Test func `an object that a provider cannot make is an error`() {
    let provider = NSItemProvider(object: Note("x"))
    #expect(!provider.canLoadObject(ofClass: Plain.self))
    let result = load(provider, as: Plain.self)
    #expect(result?.object == nil && result?.error != nil)
    #expect(load(NSItemProvider(), as: NSString.self)?.error != nil)
  }

  @Test func `an object may come later`() {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: NSString.self, visibility: .all) { [simulation] completion in
      MainActor.assumeIsolated { simulation.after(2) { completion("late" as NSString, nil) } }
      return nil
    }
    var text: String?
    simulation.perform {
      _ = provider.loadObject(ofClass: String.self) { value, _ in text = value }
    }
    simulation.advance(by: 1.9)
    #expect(text == nil)
    simulation.advance(by: 0.2)
    #expect(text == "late")
  }

  @Test func `a drop loads all objects of a class, in the order of the items`() {
    let rig = DragRig()
    var loaded: [String]?
    var progress: Progress?
    rig.rightBoard.onDrop = { _, coordinator in
      progress = coordinator.session.loadObjects(ofClass: String.self) { loaded = $0 }
    }
    let finger = rig.left.longPressItem(at: rig.path(1))
    finger?.move(to: CGPoint(x: 50, y: 80))
    rig.left.tapItem(at: rig.path(0))
    finger?.move(toItemAt: rig.path(1), in: rig.right)
    finger?.lift()
    #expect(loaded == nil && progress?.totalUnitCount == 2)
    rig.simulation.settle()
    #expect(loaded == ["b", "a"])
    #expect(progress?.isFinished == true)
  }
}
