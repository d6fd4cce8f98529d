/// A self-contained HTML page that plays recordings. It needs no network and no library.
///
/// ```swift
/// try PlayerPage([recording]).html.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// Texts in the recordings are always shown as text. The texts are embedded as JSON without markup
/// and put into the page as text nodes. The page's content security policy forbids scripts from
/// other sources.
public struct PlayerPage: Sendable {
  /// The recordings of the page. The page opens with the first recording. A chooser shows the
  /// remaining recordings.
  public var recordings: [PlayerRecording]
  /// The name of the page. By default, a page with one recording has the title of this recording.
  public var title: String

  /// Makes a page. If there are several recordings, the page has a chooser.
  ///
  /// - Parameter title: The name of the page. If nil, a page with one recording has the title of
  ///   this recording. Any other page is named after the number of recordings: `3 cases`.
  public init(_ recordings: [PlayerRecording], title: String? = nil) {
    self.recordings = recordings
    self.title =
      title ?? (recordings.count == 1 ? recordings[0].title : "\(recordings.count) cases")
  }

  /// The HTML text of the page, to be stored in UTF-8.
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

  /// The recordings, with a different title each: `wall`, `wall (2)`, `wall (3)`.
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
