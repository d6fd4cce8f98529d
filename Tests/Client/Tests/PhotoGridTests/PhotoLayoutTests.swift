import GridTestingSupport
import Phones
import Testing
import UIKit

@testable import PhotoGrid

/// Photos, headers and the bar on screens of several sizes, in both directions of reading.
@MainActor @Suite("Photo layout", .ownSimulation)
struct PhotoLayoutTests {
  @Test(arguments: Screen.all)
  func `a photo fills its cell, with the title and the mark in its lower corners`(screen: Screen) {
    let phone = PhotoPhone(on: screen)
    phone.tap(phone.controller.selectButton)
    phone.tap("Lake 1")
    #expect(phone.cells.count { !$0.badge.isHidden } == 1)
    for cell in phone.cells {
      let bounds = cell.contentView.bounds
      let (title, badge) = (cell.titleLabel.frame, cell.badge.frame)
      #expect(cell.imageView.frame == bounds)
      // Neither is under the camera.
      let safe = bounds.inset(by: cell.contentView.safeAreaInsets)
      #expect(badge.size == CGSize(width: 20, height: 20) && badge.maxY == bounds.maxY - 4)
      #expect(screen.isRightToLeft ? badge.minX == safe.minX + 4 : badge.maxX == safe.maxX - 4)
      #expect(screen.isRightToLeft ? title.maxX == safe.maxX - 4 : title.minX == safe.minX + 4)
      #expect(frame(of: cell.titleLabel, in: phone.window).minX >= screen.safeArea.left)
      #expect(!title.intersects(badge) && title.maxY <= bounds.maxY)
      #expect(layoutMistakes(in: cell.contentView) == [])
    }
    let row = ["Lake 0", "Lake 1", "Lake 2"].compactMap { phone.place($0)?.minX }
    #expect(row == (screen.isRightToLeft ? row.sorted(by: >) : row.sorted()) && row.count == 3)
  }

  @Test func `a long title ends before the mark`() {
    let cell = PhotoCell(frame: CGRect(x: 0, y: 0, width: 128, height: 128))
    cell.photo = Photo(id: 1, title: "A lake between two mountains in the evening")
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(!cell.titleLabel.isHidden && cell.titleLabel.frame.minX == 4)
    #expect(cell.titleLabel.frame.maxX == cell.badge.frame.minX - 4)
    #expect(cell.badge.frame == CGRect(x: 104, y: 104, width: 20, height: 20))
    // On a small photo there is no title.
    cell.frame.size = CGSize(width: 76, height: 76)
    cell.layoutIfNeeded()
    #expect(cell.titleLabel.isHidden && cell.badge.frame.maxX == 72)
  }

  @Test(arguments: Screen.all)
  func `the bar fills the lower edge, and its buttons keep clear of it`(screen: Screen) {
    let phone = PhotoPhone(on: screen)
    phone.tap(phone.controller.selectButton)
    let (view, bar) = (phone.controller.view!, phone.controller.bar)
    let (bounds, insets) = (view.bounds, screen.safeArea)
    #expect(phone.grid.frame == bounds)
    #expect(bar.frame.maxY == bounds.maxY && bar.frame.height == 50 + insets.bottom)
    #expect(bar.frame.minX == 0 && bar.frame.maxX == bounds.maxX)
    #expect(layoutMistakes(in: bar) == [])
    let (select, delete) = (
      frame(of: phone.controller.selectButton, in: view),
      frame(of: phone.controller.deleteButton, in: view)
    )
    for button in [select, delete] {
      #expect(button.width >= 44 && button.height >= 44)
      #expect(button.minY >= bar.frame.minY && button.maxY <= bounds.maxY - insets.bottom)
    }
    let (first, last) = screen.isRightToLeft ? (delete, select) : (select, delete)
    #expect(first.minX == insets.left + 16 && last.maxX == bounds.maxX - insets.right - 16)
    #expect(first.maxX < last.minX)
  }

  @Test(arguments: Screen.all)
  func `the last photo stands above the bar`(screen: Screen) throws {
    let phone = PhotoPhone(on: screen)
    phone.grid.scrollToItem(at: [2, 24], at: .bottom, animated: false)
    phone.wait()
    let photo = try #require(phone.cell("City 24"))
    #expect(frame(of: photo, in: phone.window).maxY == phone.controller.bar.frame.minY)
  }

  @Test(arguments: Screen.all)
  func `the title of an album stands at the margin`(screen: Screen) throws {
    let phone = PhotoPhone(on: screen)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      phone.grid.supplementaryView(forElementKind: kind, at: [0, 0]) as? AlbumHeader)
    #expect(layoutMistakes(in: header) == [])
    let label = header.label.frame
    let margins = (left: screen.safeArea.left + 16, right: screen.safeArea.right + 16)
    #expect(label.minX == margins.left && label.maxX == header.bounds.maxX - margins.right)
    #expect(abs(label.midY - header.bounds.midY) < 0.5)
  }

  @Test(arguments: Screen.all)
  func `an opened photo fills the screen below its button`(screen: Screen) throws {
    let phone = PhotoPhone(on: screen)
    phone.tap("Lake 1")
    let shown = try #require(phone.controller.presentedViewController as? PhotoViewController)
    phone.wait()
    #expect(shown.view.frame == phone.window.bounds && shown.imageView.frame == shown.view.bounds)
    let (button, insets) = (shown.closeButton.frame, screen.safeArea)
    #expect(button.size == CGSize(width: 44, height: 44) && button.minY == insets.top + 16)
    #expect(
      screen.isRightToLeft
        ? button.maxX == screen.size.width - insets.right - 16 : button.minX == insets.left + 16)
    phone.tap(shown.closeButton)
    #expect(phone.controller.presentedViewController == nil)
  }

  @Test func `a phone that turns has the bar at its new edge, and back`() {
    let phone = PhotoPhone(on: .upright)
    let bar = phone.controller.bar
    let old = bar.frame
    phone.window.setSafeAreaInsets(Screen.turned.safeArea)
    phone.window.resize(to: Screen.turned.size)
    phone.wait()
    #expect(bar.frame == CGRect(x: 0, y: 390 - 71, width: 844, height: 71))
    #expect(layoutMistakes(in: bar) == [])
    phone.window.setSafeAreaInsets(Screen.upright.safeArea)
    phone.window.resize(to: Screen.upright.size)
    phone.wait()
    #expect(bar.frame == old)
  }
}
