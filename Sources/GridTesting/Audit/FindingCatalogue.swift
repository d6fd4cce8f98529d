/// The findings that an audit of a layout or of views can report, each with a stable code.
public enum FindingCatalogue {
  /// A code with its severity and its texts.
  public struct Entry: Hashable, Sendable {
    /// The code of the findings: lower-case words with hyphens, the same in all versions.
    public let code: String
    /// The severity of a finding of this code, in every report.
    public let severity: LayoutFinding.Severity
    /// The condition under which the finding is reported. It completes a sentence that begins with
    /// "Reported when".
    public let condition: String
    /// The harm that the finding describes, as one or more sentences.
    public let harm: String
    /// The remedy, as one or more sentences.
    public let remedy: String

    init(
      _ code: String, _ severity: LayoutFinding.Severity, when condition: String, harm: String,
      remedy: String
    ) {
      (self.code, self.severity, self.condition) = (code, severity, condition)
      (self.harm, self.remedy) = (harm, remedy)
    }
  }

  /// The entries, in alphabetical order.
  public static let entries: [Entry] = [
    .ambiguousLayout, .autoresizingFlagLeftOn, .clippedElements, .columnsOverflow, .constraintChurn,
    .constraintLost, .contentSizeMismatch, .contentViewNotPinned, .degenerateRadius,
    .delegateCapabilityMismatch, .delegateGone, .duplicateElementKind, .duplicateIndexPath,
    .elementKindConfusion, .elementsNotAnswered, .emptyGroup, .emptySectionCollapses,
    .estimateNeverSettles, .invalidBlockTemplate, .invalidColumnCount, .invalidatesDuringPrepare,
    .invalidationIgnored, .invalidationStorm, .itemQueryMismatch, .itemQueryUnavailable,
    .itemQueryWrongIndexPath, .layoutHangs, .layoutTraps, .leadingLineSpacing, .leftInRightToLeft,
    .lostColumn, .malformedIndexPath, .misplacedColumn, .missingDelegate, .missingGroup,
    .missingItem, .missingSection, .missingSupplementary, .negativeOrZeroSize, .nilSupplementary,
    .nonFiniteGeometry, .nonPositiveScale, .notIdempotent, .nothingToScroll, .overlappingElements,
    .parameterDoesNotInvalidate, .phantomItem, .preparedButNotReturned, .rectIgnored,
    .reloadCancelsTransition, .screenMetrics, .sectionCountMismatch, .selfSizeNotMet,
    .sharedAttributesMutated, .siblingsOverlap, .sizeDelegateShadowsItemSize, .snapOutOfRange,
    .sourceGone, .spacingNotAsDeclared, .squeezedToNothing, .staleAfterResize, .staleMeasuredSize,
    .staleScrollCursor, .stickyNotInFront, .supplementaryQueryTraps, .supplementarySizeMismatch,
    .tapTargetSmall, .textTooSmall, .textTruncated, .tieBreakByEpsilon, .unreachableContent,
    .unsatisfiableConstraints, .viewOutsideSuperview, .workGrowsWithItems, .wrappedLine,
    .zeroExtentContentSize, .zeroSizeItem,
  ]

  /// The codes of `entries`, in alphabetical order.
  public static var codes: [String] { entries.map(\.code) }

  /// Returns the entry of a code in upper or lower case; nil if there is no such code.
  public static func entry(_ code: String) -> Entry? { byCode[code.lowercased()] }

  private static let byCode = Dictionary(uniqueKeysWithValues: entries.map { ($0.code, $0) })
}

extension LayoutFinding {
  /// Creates a finding with the catalogue's severity. Its message is the observation `what`,
  /// followed by the catalogue's harm and remedy.
  init(_ entry: FindingCatalogue.Entry, _ what: String, elements: [GridElementID] = []) {
    self.init(
      code: entry.code, severity: entry.severity,
      message: "\(what) \(entry.harm) \(entry.remedy)", elements: elements)
  }
}
