// Declarations of the layouts as their articles published them. The corrected layouts declare the
// same promises.

extension PublishedShortestColumnLayout: LayoutDeclaring {
  var auditDeclaration: LayoutDeclaration {
    .columns(
      Self.columnCount, interitemSpacing: minimumInteritemSpacing,
      lineSpacing: minimumLineSpacing, inset: sectionInset)
  }
}

extension PublishedListLayout: LayoutDeclaring {
  var auditDeclaration: LayoutDeclaration {
    .columns(1, lineSpacing: minimumLineSpacing, inset: sectionInset)
  }
}

extension PublishedGroupedRowsLayout: LayoutDeclaring {
  /// The declaration leaves out the rows that the layout computes, because they are not shown. The
  /// screen shows a flow layout without groups.
  var auditDeclaration: LayoutDeclaration {
    .columns(inset: sectionInset, groupCounts: groups.map(\.count))
  }
}

extension PublishedSectionedWaterfallLayout: LayoutDeclaring {
  var auditDeclaration: LayoutDeclaration {
    var sections: [Int: LayoutDeclaration.Section] = [:]
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      sections[section] = LayoutDeclaration.Section(
        interitemSpacing: delegate.interitemSpacing(section),
        lineSpacing: delegate.lineSpacing(section), inset: delegate.inset(section),
        columnCount: delegate.columns(section), headerExtent: 0, footerExtent: 0)
    }
    return LayoutDeclaration(
      scrollAxis: .vertical, section: .init(headerExtent: 0, footerExtent: 0),
      sections: sections, contentInset: contentInset)
  }
}

extension PublishedHeaderFooterGridLayout: LayoutDeclaring {
  var auditDeclaration: LayoutDeclaration {
    let gap = parameters.number("itemSpacing") ?? 0
    let bounds = collectionView?.bounds.size ?? .zero
    return LayoutDeclaration(
      scrollAxis: .vertical,
      section: .init(
        interitemSpacing: gap, lineSpacing: gap, inset: parameters.insets("sectionInset") ?? .zero,
        itemSize: parameters.size("itemSize"), headerExtent: barSize("headerSize", bounds).height,
        footerExtent: barSize("footerSize", bounds).height))
  }
}

extension PublishedCarouselLayout: LayoutDeclaring {
  var auditDeclaration: LayoutDeclaration {
    LayoutDeclaration(
      scrollAxis: .horizontal, section: .init(headerExtent: 0, footerExtent: 0),
      trailingInset: collectionView.map { ($0.bounds.width - itemSize.width) / 2 },
      isSingleLine: true, snaps: true)
  }
}

extension PublishedCircleLayout: LayoutDeclaring {
  var auditDeclaration: LayoutDeclaration {
    LayoutDeclaration(
      section: .init(headerExtent: 0, footerExtent: 0),
      radius: collectionView.map { radius(in: $0.bounds.size) })
  }
}

extension PublishedMosaicGridLayout: LayoutDeclaring {
  var auditDeclaration: LayoutDeclaration { .columns(inset: .zero) }
}

extension PublishedBlockLayout: LayoutDeclaring {
  /// The declaration. With a preset, it has the gap of the preset. Without a preset, it has the
  /// given widths and the spacing that results from them.
  var auditDeclaration: LayoutDeclaration {
    let block = collectionView.flatMap { PublishedBlock(self, width: $0.bounds.width) }
    let isPreset = block?.gap != nil
    let spacing = block?.gap ?? block?.spacing.map { max(0, $0) }
    return LayoutDeclaration(
      scrollAxis: .vertical,
      section: .init(
        interitemSpacing: spacing, lineSpacing: spacing,
        inset: parameters.insets("sectionInset") ?? .zero,
        columnCount: isPreset ? nil : block?.template.count,
        columnWidths: isPreset ? nil : block?.widths,
        headerExtent: parameters.number("headerHeight") ?? 0,
        footerExtent: parameters.number("footerHeight") ?? 0),
      blockTemplate: block?.template)
  }
}
