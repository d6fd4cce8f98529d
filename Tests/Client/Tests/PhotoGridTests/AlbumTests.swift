import GridTestingSupport
import UIKit
import XCTest

@testable import PhotoGrid

/// Scrolling, opening, selecting and moving photos.
final class AlbumTests: GridTestCase {
  func testPhotosStandInColumnsBelowTheirAlbums() {
    onMainActor {
      let phone = PhotoPhone()
      XCTAssertEqual(phone.titles.count, 13)
      XCTAssertEqual(phone.cells.map(\.accessibilityLabel), phone.titles)
      XCTAssertEqual(phone.place("Lake 0"), CGRect(x: 1, y: 44, width: 128, height: 128))
      XCTAssertEqual(phone.place("Lake 2"), CGRect(x: 261, y: 44, width: 128, height: 128))
      XCTAssertEqual(phone.place("Lake 6"), CGRect(x: 1, y: 304, width: 128, height: 128))
      XCTAssertEqual(phone.place("Alps 0"), CGRect(x: 1, y: 478, width: 128, height: 128))
      XCTAssertEqual(phone.headers, ["Lake (7) at 0", "Alps (40) at 434"])
    }
  }

  func testTheHeaderOfAnAlbumStaysUntilTheNextOneComes() {
    onMainActor {
      let phone = PhotoPhone()
      let headers = [0, 200, 410, 434, 500].map { offset in
        phone.grid.drag(by: offset - phone.grid.contentOffset.y)
        return phone.headers.first
      }
      XCTAssertEqual(
        headers,
        [
          "Lake (7) at 0", "Lake (7) at 0", "Lake (7) at -22", "Alps (40) at 0", "Alps (40) at 0",
        ])
    }
  }

  func testAFlingEndsWhereItWasForetold() {
    onMainActor {
      let phone = PhotoPhone()
      let goal = phone.grid.restingOffset(afterFling: 1200)
      phone.grid.fling(velocity: 1200)
      phone.wait()
      XCTAssertEqual(phone.grid.contentOffset, goal)
      XCTAssertEqual(phone.headers.first, "Alps (40) at 0")
      // To the end: the last photo stands above the bar.
      for _ in 0..<3 {
        phone.grid.fling(velocity: 6000)
        phone.wait()
      }
      XCTAssertEqual(phone.titles.last, "City 24")
      XCTAssertEqual(phone.place("City 24")?.maxY, 650)
      phone.grid.scrollToTop()
      phone.wait()
      XCTAssertEqual(phone.titles.first, "Lake 0")
      XCTAssertEqual(phone.grid.contentOffset, .zero)
    }
  }

  func testATapOpensAPhotoAndAnotherClosesIt() {
    onMainActor {
      let phone = PhotoPhone()
      phone.tap("Lake 4")
      let shown = phone.controller.presentedViewController as? PhotoViewController
      XCTAssertEqual(shown?.photo.title, "Lake 4")
      XCTAssertEqual(shown?.view.frame, phone.window.bounds)
      XCTAssertEqual(phone.grid.indexPathsForSelectedItems, [])
      shown.map { phone.tap($0.closeButton) }
      XCTAssertNil(phone.controller.presentedViewController)
      XCTAssertEqual(phone.titles.first, "Lake 0")
    }
  }

  func testSelectedPhotosAreMarkedAndDeleted() {
    onMainActor {
      let phone = PhotoPhone()
      phone.tap(phone.controller.selectButton)
      XCTAssertEqual(phone.controller.selectButton.currentTitle, "Done")
      for title in ["Lake 1", "Lake 2", "Alps 0", "Lake 2"] { phone.tap(title) }
      XCTAssertEqual(
        phone.cells.filter { !$0.badge.isHidden }.compactMap { $0.photo?.title },
        ["Lake 1", "Alps 0"])
      XCTAssertEqual(phone.controller.deleteButton.currentTitle, "Delete 2")
      XCTAssertNil(phone.controller.presentedViewController)
      let place = phone.place("Lake 1")
      phone.tap(phone.controller.deleteButton)
      XCTAssertEqual(Array(phone.titles.prefix(3)), ["Lake 0", "Lake 2", "Lake 3"])
      XCTAssertEqual(phone.place("Lake 2"), place)
      XCTAssertEqual(phone.headers, ["Lake (6) at 0", "Alps (39) at 304"])
      XCTAssertEqual(phone.titles[6], "Alps 1")
      XCTAssertEqual(phone.controller.selectButton.currentTitle, "Select")
      XCTAssertTrue(phone.cells.allSatisfy { $0.badge.isHidden })
    }
  }

  func testAnAlbumGoesWithItsLastPhoto() {
    onMainActor {
      let phone = PhotoPhone([2, 5, 3])
      phone.tap(phone.controller.selectButton)
      for title in ["Lake 0", "Lake 1", "Alps 4"] { phone.tap(title) }
      phone.tap(phone.controller.deleteButton)
      XCTAssertEqual(phone.headers, ["Alps (4) at 0", "City (3) at 304"])
      XCTAssertEqual(
        phone.titles, ["Alps 0", "Alps 1", "Alps 2", "Alps 3", "City 0", "City 1", "City 2"])
      XCTAssertEqual(phone.place("Alps 0"), CGRect(x: 1, y: 44, width: 128, height: 128))
    }
  }

  func testNothingIsSelectedAnyMoreWhenSelectingIsDone() {
    onMainActor {
      let phone = PhotoPhone()
      phone.tap(phone.controller.selectButton)
      phone.tap("Lake 1")
      phone.tap(phone.controller.selectButton)
      XCTAssertTrue(phone.cells.allSatisfy { $0.badge.isHidden })
      XCTAssertTrue(phone.controller.deleteButton.isHidden)
      phone.tap("Lake 1")
      XCTAssertNotNil(phone.controller.presentedViewController)
    }
  }

  func testTwoFingersSelectWhatTheyPass() {
    onMainActor {
      let phone = PhotoPhone()
      let paths = ["Lake 1", "Lake 2", "Lake 3"].compactMap { phone.path($0) }
      XCTAssertTrue(phone.grid.panWithTwoFingers(overItemsAt: paths))
      phone.wait()
      XCTAssertTrue(phone.controller.isEditing)
      XCTAssertEqual(phone.grid.indexPathsForSelectedItems?.sorted(), paths)
      XCTAssertEqual(phone.controller.deleteButton.currentTitle, "Delete 3")
    }
  }

  func testALongPressMovesAPhoto() {
    onMainActor {
      let phone = PhotoPhone()
      guard let path = phone.path("Lake 1"), let goal = phone.place("Lake 5") else {
        return XCTFail("the photos show")
      }
      let finger = phone.grid.longPressItem(at: path)
      XCTAssertEqual(finger?.hasLiftedItem, true)
      finger?.move(to: CGPoint(x: goal.midX, y: goal.midY))
      phone.wait()
      // The others have made room, and it is under the finger.
      XCTAssertEqual(phone.place("Lake 2"), CGRect(x: 131, y: 44, width: 128, height: 128))
      XCTAssertEqual(phone.cell("Lake 1")?.center, CGPoint(x: goal.midX, y: goal.midY))
      finger?.lift()
      phone.wait()
      XCTAssertEqual(
        Array(phone.titles.prefix(7)),
        ["Lake 0", "Lake 2", "Lake 3", "Lake 4", "Lake 5", "Lake 1", "Lake 6"])
      XCTAssertEqual(phone.place("Lake 1"), goal)
      XCTAssertEqual(
        phone.library.albums[0].photos.map(\.id), [0, 2, 3, 4, 5, 1, 6])
    }
  }

  func testAPhotoMovesToAnotherAlbum() {
    onMainActor {
      let phone = PhotoPhone()
      guard let path = phone.path("Lake 6"), let goal = phone.path("Alps 1") else {
        return XCTFail("the photos show")
      }
      let finger = phone.grid.longPressItem(at: path)
      finger?.move(toItemAt: goal)
      phone.wait()
      finger?.lift()
      phone.wait()
      // With it, its row is gone: what follows stands higher.
      XCTAssertEqual(phone.headers, ["Lake (6) at 0", "Alps (41) at 304"])
      XCTAssertEqual(Array(phone.titles[6...9]), ["Alps 0", "Lake 6", "Alps 1", "Alps 2"])
      XCTAssertEqual(phone.place("Alps 0"), CGRect(x: 1, y: 348, width: 128, height: 128))
    }
  }

  func testALongPressThatIsInterruptedMovesNothing() {
    onMainActor {
      let phone = PhotoPhone()
      let titles = phone.titles
      guard let path = phone.path("Lake 1") else { return XCTFail("the photo shows") }
      let finger = phone.grid.longPressItem(at: path)
      finger?.move(toItemAt: IndexPath(item: 5, section: 0))
      finger?.cancel()
      phone.wait()
      XCTAssertEqual(phone.titles, titles)
      XCTAssertEqual(phone.library.albums[0].photos.map(\.id), Array(0..<7))
    }
  }

  func testAPhoneThatTurnsHasWiderPhotos() {
    onMainActor {
      let phone = PhotoPhone()
      phone.window.resize(to: CGSize(width: 700, height: 390))
      phone.wait()
      XCTAssertEqual(phone.place("Lake 2")?.width, 232)
      XCTAssertEqual(phone.place("Lake 2")?.maxX, 700)
      XCTAssertEqual(phone.headers.first, "Lake (7) at 0")
      XCTAssertEqual(phone.controller.bar.frame.maxY, 390)
    }
  }
}
