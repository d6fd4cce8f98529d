import UIKit

/// A switch of the settings.
enum Radio: String, Hashable, CaseIterable, Sendable {
  case airplaneMode = "Airplane Mode"
  case wifi = "Wi-Fi"
  case bluetooth = "Bluetooth"
}

/// A network that the phone has been in.
struct Network: Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
  var joinsByItself = true
}

/// Something that may notify, or a group of such things.
struct Topic: Hashable, Identifiable, Sendable {
  let id: String
  let name: String
  var topics: [Topic] = []

  /// The topics without parts of their own in this one: itself, if it is one.
  var leaves: [Topic] { topics.isEmpty ? [self] : topics.flatMap(\.leaves) }

  /// This topic and all within.
  var all: [Topic] { [self] + topics.flatMap(\.all) }
}

/// The values of the settings, and the methods that change them.
@MainActor
final class SettingsStore {
  enum Change { case radio(Radio), networks, topics([Topic.ID]) }

  let owner: String
  let topics: [Topic]
  private(set) var networks: [Network]
  private(set) var joinedNetwork: Network.ID?
  private var radiosOn: Set<Radio> = [.wifi]
  private var silentTopics: Set<Topic.ID> = []
  var didChange: ((Change) -> Void)?

  init(owner: String, networks: [Network], topics: [Topic]) {
    self.owner = owner
    self.networks = networks
    self.topics = topics
    joinedNetwork = networks.first?.id
  }

  // MARK: Radios

  func isOn(_ radio: Radio) -> Bool { radiosOn.contains(radio) }

  func set(_ radio: Radio, isOn: Bool) {
    guard self.isOn(radio) != isOn else { return }
    if isOn { radiosOn.insert(radio) } else { radiosOn.remove(radio) }
    didChange?(.radio(radio))
  }

  var showsNetworks: Bool { isOn(.wifi) && !isOn(.airplaneMode) }

  // MARK: Networks

  func network(_ id: Network.ID) -> Network? { networks.first { $0.id == id } }

  func forget(_ id: Network.ID) {
    networks.removeAll { $0.id == id }
    if joinedNetwork == id { joinedNetwork = networks.first { $0.joinsByItself }?.id }
    didChange?(.networks)
  }

  func join(_ id: Network.ID) {
    joinedNetwork = id
    didChange?(.networks)
  }

  func toggleJoining(_ id: Network.ID) {
    guard let index = networks.firstIndex(where: { $0.id == id }) else { return }
    networks[index].joinsByItself.toggle()
    didChange?(.networks)
  }

  // MARK: Topics

  func topic(_ id: Topic.ID) -> Topic? {
    topics.lazy.flatMap(\.all).first { $0.id == id }
  }

  /// Whether everything in a topic may notify.
  func isAllowed(_ topic: Topic) -> Bool {
    topic.leaves.allSatisfy { !silentTopics.contains($0.id) }
  }

  func toggle(_ topic: Topic) {
    let leaves = topic.leaves.map(\.id)
    if isAllowed(topic) {
      silentTopics.formUnion(leaves)
    } else {
      silentTopics.subtract(leaves)
    }
    // The groups around the topic show how many of their topics are allowed.
    let around = topics.flatMap(\.all).filter { $0.all.contains(topic) }
    didChange?(.topics((topic.all + around).map(\.id)))
  }
}
