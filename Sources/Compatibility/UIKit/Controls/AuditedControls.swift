// The content of labels and controls, as an audit of views reads it.

extension UILabel: TextHolder {
  package final var textFit: TextFit? {
    guard let text, !text.isEmpty, let font else { return nil }
    let whole = NSMutableAttributedString(string: text, attributes: [.font: font])
    if let styled = attributedText {
      styled.enumerateAttributes(in: NSRange(location: 0, length: styled.length)) {
        attributes, range, _ in whole.addAttributes(attributes, range: range)
      }
    }
    let shrinks = adjustsFontSizeToFitWidth && numberOfLines == 1
    return TextFit(
      text, pointSize: font.pointSize, lineHeight: font.lineHeight, lineLimit: numberOfLines,
      leastScale: shrinks ? max(minimumScaleFactor, 0.01) : 1
    ) { width in
      whole.boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude),
        options: width > 0 ? .usesLineFragmentOrigin : [], context: nil
      ).size
    }
  }
}

extension UIButton: TextHolder {
  package final var textFit: TextFit? {
    guard let text = shownText, !text.isEmpty, let font = titleLabel?.font else { return nil }
    // The title shares the room with an image and insets.
    return TextFit(text, pointSize: font.pointSize, lineHeight: font.lineHeight) {
      [unowned self] _ in intrinsicContentSize
    }
  }
}

extension UIControl: TouchTarget {
  package final var isTouchTarget: Bool { isEnabled }
}
