extension GridDragDropSession {
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The session of a running drag, for the grid that the items come from.
@MainActor
final class DragSession: GridDragSession {
  private(set) var items: [GridDragItem] = []
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var localContext: Any?
  /// The position of the finger, in coordinates of the topmost view.
  var position: CGPoint

  init(position: CGPoint) {
    self.position = position
  }

  func location(in view: BaseView) -> CGPoint { view.convert(position, from: nil) }

  func add(_ more: [GridDragItem]) {
    items += more
  }
}

/// The session of a running drag, for the grids that the drag visits. These grids share one
/// session.
@MainActor
final class DropSession: GridDropSession {
  let drag: DragSession
  var progressIndicatorStyle = GridDropSessionProgressIndicatorStyle.default
  private(set) var progress = Progress(totalUnitCount: 0)

  init(_ drag: DragSession) {
    self.drag = drag
  }

  var items: [GridDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  var localDragSession: (any GridDragSession)? { drag }

  func location(in view: BaseView) -> CGPoint { drag.location(in: view) }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let loading = Progress(totalUnitCount: Int64(providers.count))
    progress.totalUnitCount += Int64(providers.count)
    guard !providers.isEmpty else {
      Simulation.current.async { completion([]) }
      return loading
    }
    var loaded: [(any NSItemProviderReading)?] = Array(repeating: nil, count: providers.count)
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { [progress] object, _ in
        loaded[index] = object
        loading.completedUnitCount += 1
        progress.completedUnitCount += 1
        if loading.completedUnitCount == Int64(providers.count) {
          completion(loaded.compactMap { $0 })
        }
      }
    }
    return loading
  }
}
