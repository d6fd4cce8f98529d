import GridTesting
import Phones
import UIKit

@testable import Settings

/// A phone that shows the settings, and a finger on it.
@MainActor
final class SettingsPhone {
  let store: SettingsStore
  let controller: SettingsViewController
  let window: UIWindow
  private(set) var openedAccounts = 0

  convenience init(height: CGFloat = 844) {
    self.init(window: UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: height)))
  }

  convenience init(on screen: Screen) { self.init(window: screen.makeWindow()) }

  private init(window: UIWindow) {
    self.window = window
    store = SettingsStore(
      owner: "Ada",
      networks: [
        Network(id: 1, name: "Home"), Network(id: 2, name: "Office"),
        Network(id: 3, name: "Library"),
      ],
      topics: [
        Topic(id: "mail", name: "Mail"),
        Topic(
          id: "messages", name: "Messages",
          topics: [
            Topic(id: "friends", name: "Friends"),
            Topic(
              id: "others", name: "Others",
              topics: [
                Topic(id: "shops", name: "Shops"), Topic(id: "strangers", name: "Strangers"),
              ]),
          ]),
      ])
    controller = SettingsViewController(store: store)
    controller.onOpenAccount = { [weak self] in self?.openedAccounts += 1 }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    wait()
  }

  var list: UICollectionView { controller.collectionView }

  /// Lets time pass until nothing moves. The sizes of texts are estimates, and these tests count
  /// with them; any other finding ends the program.
  func wait() {
    list.settle()
    let others = list.simulation.findings.filter {
      $0.code != "text-estimated" && $0.severity != .information
    }
    precondition(others.isEmpty, "\(others)")
  }

  // MARK: What shows

  /// The text of each row on screen, from top to bottom: text, second text, and a check mark.
  var rows: [String] {
    list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { text(of: $0) }
  }

  /// Where each row on screen begins.
  var tops: [String: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: list.visibleCells.map {
        (text(of: $0), $0.frame.minY - list.contentOffset.y)
      })
  }

  var footer: String? { supplementaryText(UICollectionView.elementKindSectionFooter) }

  var headers: [String] {
    list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      .sorted { $0.frame.minY < $1.frame.minY }.map { text(of: $0) }
  }

  private func supplementaryText(_ kind: String) -> String? {
    list.visibleSupplementaryViews(ofKind: kind).first.map { text(of: $0) }
  }

  private func text(of view: UICollectionReusableView) -> String {
    guard let cell = view as? UICollectionViewListCell else { return "" }
    if let content = cell.contentView as? SwitchContentView {
      return "\(content.titleLabel.text ?? ""): \(content.knobSwitch.isOn ? "on" : "off")"
    }
    let content = cell.contentConfiguration as? UIListContentConfiguration
    let texts = [content?.text, content?.secondaryText].compactMap { $0 }
    return texts.joined(separator: ", ") + (cell.showsCheckmark ? " ✓" : "")
  }

  /// The cell of the row that begins with a text.
  func cell(_ text: String) -> UICollectionViewListCell? {
    list.visibleCells.lazy.compactMap { $0 as? UICollectionViewListCell }
      .first { self.text(of: $0).hasPrefix(text) }
  }

  // MARK: The finger

  /// Taps the middle of a row, or some points from its right edge.
  func tap(_ text: String, fromRight distance: CGFloat? = nil) {
    guard let place = place(text, fromRight: distance) else { return }
    list.tap(at: place)
    wait()
  }

  /// Draws a row aside: to the left for negative distances.
  func swipe(_ text: String, by distance: CGFloat) {
    guard let middle = place(text) else { return }
    let start = CGPoint(x: middle.x - distance / 2, y: middle.y)
    list.swipe(from: start, to: CGPoint(x: start.x + distance, y: start.y), speed: 800)
    wait()
  }

  func place(_ text: String, fromRight distance: CGFloat? = nil) -> CGPoint? {
    cell(text).map { cell in
      CGPoint(
        x: distance.map { cell.frame.maxX - $0 } ?? cell.frame.midX,
        y: cell.frame.midY - list.contentOffset.y)
    }
  }
}

extension UICollectionViewListCell {
  var showsCheckmark: Bool { accessories.contains { $0.accessoryType == .checkmark } }
}
