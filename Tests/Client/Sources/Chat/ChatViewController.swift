import UIKit

/// A conversation: older messages come in at the top while the user scrolls up, new ones at the
/// bottom. Neither moves what is being read, and a user at the end stays there.
final class ChatViewController: UIViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Int, Message.ID>

  private static let pageSize = 20

  private let service: MessageService
  private(set) var conversation = Conversation()
  private let layout = ChatLayout(estimatedHeight: 60)
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)
  private lazy var dataSource = makeDataSource()
  let composer = ComposerBar()
  let spinner = UIActivityIndicatorView(style: .medium)
  /// Leads to the messages that have come meanwhile.
  let newMessagesButton = UIButton(type: .system)

  private var isLoading = false
  private var isOnTheWayToTheBottom = false
  private var unreadCount = 0 {
    didSet {
      guard unreadCount != oldValue else { return }
      newMessagesButton.isHidden = unreadCount == 0
      newMessagesButton.setTitle(
        "\(unreadCount) new message\(unreadCount == 1 ? "" : "s")", for: .normal)
    }
  }
  /// Whether the list keeps showing its end in other surroundings: the user has not left it.
  private var followsBottom = true
  /// The size and the safe area that the list was last laid out for.
  private var surroundings = (size: CGSize.zero, safeArea: UIEdgeInsets.zero)
  /// The message that shows when it was written.
  private var openMessage: Message.ID?

  init(service: MessageService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.alwaysBounceVertical = true
    collectionView.delegate = self
    composer.suggestions = ["Yes", "No", "On my way, see you in a few minutes!"]
    composer.onSend = { [weak self] in self?.send($0) }
    newMessagesButton.isHidden = true
    newMessagesButton.addAction(
      UIAction { [weak self] _ in self?.scrollToBottom(animated: true) }, for: .touchUpInside)
    setUpConstraints()
    loadOlderMessages()
  }

  private func setUpConstraints() {
    for subview in [collectionView, composer, spinner, newMessagesButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: composer.topAnchor),
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      spinner.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      spinner.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 36),
      newMessagesButton.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      newMessagesButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
      newMessagesButton.heightAnchor.constraint(equalToConstant: 36),
      composer.topAnchor.constraint(equalTo: newMessagesButton.bottomAnchor, constant: 8),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let old = surroundings
    surroundings = (collectionView.bounds.size, view.safeAreaInsets)
    // A phone that turns keeps showing the end.
    if followsBottom, surroundings != old { scrollToBottom(animated: false) }
  }

  private func makeDataSource() -> DataSource {
    let bubbles = UICollectionView.CellRegistration<BubbleCell, Message.ID> {
      [weak self] cell, _, id in
      if let self, let message = self.conversation[id] { cell.content = self.content(of: message) }
    }
    let days = UICollectionView.SupplementaryRegistration<DayView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      guard let self, let day = self.dataSource.sectionIdentifier(for: indexPath.section) else {
        return
      }
      let ago = self.service.now.day - day
      view.label.text = ago == 0 ? "Today" : ago == 1 ? "Yesterday" : "\(ago) days ago"
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: bubbles, for: indexPath, item: id)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: days, for: indexPath)
    }
    return dataSource
  }

  private func content(of message: Message) -> BubbleCell.Content {
    var content = BubbleCell.Content(text: message.text)
    switch message.author {
    case .me:
      content.isMine = true
      if message.status == .sending { content.note = "Sending…" }
    case .friend(let name):
      if conversation.beginsRun(message) { content.name = name }
    }
    if message.id == openMessage { content.note = message.date.clock }
    return content
  }

  // MARK: Messages

  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Int, Message.ID> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
    for day in conversation.days {
      snapshot.appendSections([day])
      snapshot.appendItems(conversation.messages(of: day).map(\.id))
    }
    return snapshot
  }

  private func loadOlderMessages() {
    guard !isLoading, conversation.hasOlder else { return }
    isLoading = true
    spinner.startAnimating()
    service.loadMessages(before: conversation.messages.first, count: Self.pageSize) {
      [weak self] messages in
      guard let self else { return }
      self.isLoading = false
      self.spinner.stopAnimating()
      self.prepend(messages)
    }
  }

  private func prepend(_ older: [Message]) {
    let oldest = conversation.messages.first
    let top = collectionView.indexPathsForVisibleItems.min()
    let topMessage = top.flatMap { dataSource.itemIdentifier(for: $0) }.flatMap { conversation[$0] }
    conversation.prepend(older, isAll: older.count < Self.pageSize)
    var snapshot = makeSnapshot()
    // The name above what was the oldest message may be said further up now.
    if let oldest { snapshot.reconfigureItems([oldest.id]) }
    if let top, let topMessage, let frame = collectionView.layoutAttributesForItem(at: top)?.frame,
      let section = snapshot.indexOfSection(topMessage.date.day),
      let item = snapshot.itemIdentifiers(inSection: topMessage.date.day)
        .firstIndex(of: topMessage.id)
    {
      layout.anchor = .item(
        IndexPath(item: item, section: section),
        distance: frame.minY - collectionView.contentOffset.y)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    layout.anchor = nil
    if oldest == nil { scrollToBottom(animated: false) }
  }

  /// A message has come.
  func receive(_ message: Message) {
    append(message, follows: isAtBottom)
  }

  private func send(_ text: String) {
    let message = Message(
      id: -conversation.messages.count - 1, author: .me, text: text, date: service.now,
      status: .sending)
    append(message, follows: true)
    service.send(message) { [weak self] in
      self?.conversation.deliver(message.id)
      self?.reconfigure([message.id])
    }
  }

  private func append(_ message: Message, follows: Bool) {
    conversation.append(message)
    if follows { layout.anchor = .bottom }
    dataSource.apply(makeSnapshot(), animatingDifferences: true)
    layout.anchor = nil
    if follows {
      scrollToBottom(animated: true)
    } else {
      unreadCount += 1
    }
  }

  private func reconfigure(_ ids: [Message.ID]) {
    let wasAtBottom = isAtBottom
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(ids)
    dataSource.apply(snapshot, animatingDifferences: true)
    if wasAtBottom { scrollToBottom(animated: true) }
  }

  // MARK: Scrolling

  private var isAtBottom: Bool { collectionView.contentOffset.y >= layout.bottomOffset.y - 40 }

  private func scrollToBottom(animated: Bool) {
    collectionView.layoutIfNeeded()
    followsBottom = true
    isOnTheWayToTheBottom = animated
    if animated { return collectionView.setContentOffset(layout.bottomOffset, animated: true) }
    // Messages that come to show are as high as they are then, and not as was thought.
    while abs(collectionView.contentOffset.y - layout.bottomOffset.y) > 0.5 {
      collectionView.contentOffset = layout.bottomOffset
      collectionView.layoutIfNeeded()
    }
  }
}

// MARK: - UICollectionViewDelegate

extension ChatViewController: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !conversation.messages.isEmpty else { return }
    if scrollView.isTracking || scrollView.isDecelerating { followsBottom = isAtBottom }
    if isAtBottom { unreadCount = 0 }
    if scrollView.contentOffset.y < 200 { loadOlderMessages() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isOnTheWayToTheBottom = false }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { followsBottom = false }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if isOnTheWayToTheBottom { scrollToBottom(animated: false) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    let changed = Set([openMessage, id].compactMap { $0 })
    openMessage = openMessage == id ? nil : id
    reconfigure(changed.sorted())
  }
}
