/// A self-contained HTML page that plays recordings: no network, no library.
///
/// ```swift
/// try PlayerPage([recording]).html.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// Whatever texts the recordings hold are shown as text: they are embedded as JSON without markup,
/// put into the page as text nodes, and the page's own policy forbids any other script.
public struct PlayerPage: Sendable {
  /// Recordings that the page shows: the first one when it opens, the others by a chooser.
  public var recordings: [PlayerRecording]
  /// Name of the page; by default that of its only recording.
  public var title: String

  /// A page with a chooser where there are several recordings.
  ///
  /// - Parameter title: Nil for the only recording's title, or for how many cases there are.
  public init(_ recordings: [PlayerRecording], title: String? = nil) {
    self.recordings = recordings
    self.title =
      title ?? (recordings.count == 1 ? recordings[0].title : "\(recordings.count) cases")
  }

  /// The page's text, in UTF-8.
  public var html: String {
    var data = ""
    for recording in distinct {
      let fails = recording.opening != nil || recording.expectation.map { !$0.isMet } ?? false
      var writer = PlayerData(recording)
      data +=
        "<script type=\"application/json\" class=\"recording\" "
        + "data-title=\"\(SVGText.escaped(recording.title))\""
        + (fails ? " data-fails=\"true\"" : "")
        + ">\n\(writer.json())\n</script>\n"
    }
    return PlayerFiles.page(title: SVGText.escaped(title), recordings: data)
  }

  /// The recordings with names of their own: `wall`, `wall (2)`, `wall (3)`.
  private var distinct: [PlayerRecording] {
    var taken = Set(recordings.map(\.title))
    var seen: Set<String> = []
    return recordings.map { recording in
      guard !seen.insert(recording.title).inserted else { return recording }
      var recording = recording
      let title = recording.title
      var number = 2
      while !taken.insert("\(title) (\(number))").inserted { number += 1 }
      recording.title = "\(title) (\(number))"
      return recording
    }
  }
}
