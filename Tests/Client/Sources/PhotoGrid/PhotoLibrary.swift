import UIKit

struct Photo: Hashable, Identifiable, Sendable {
  let id: Int
  var title: String
}

struct Album: Hashable, Sendable {
  var title: String
  var photos: [Photo]
}

/// Albums with photos.
@MainActor
final class PhotoLibrary {
  private(set) var albums: [Album]

  init(_ albums: [Album]) { self.albums = albums }

  func photo(at path: IndexPath) -> Photo { albums[path.section].photos[path.item] }

  func move(from path: IndexPath, to destination: IndexPath) {
    let photo = albums[path.section].photos.remove(at: path.item)
    albums[destination.section].photos.insert(photo, at: destination.item)
  }

  /// Deletes photos, and albums of which nothing is left: answers their numbers before.
  func delete(at paths: [IndexPath]) -> IndexSet {
    for path in paths.sorted(by: >) { albums[path.section].photos.remove(at: path.item) }
    let touched = Set(paths.map(\.section))
    let gone = touched.filter { albums[$0].photos.isEmpty }
    for section in gone.sorted(by: >) { albums.remove(at: section) }
    return IndexSet(gone)
  }
}
