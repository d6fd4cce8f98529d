// Declarations of the gallery's layouts, for the audit.

extension LayoutDeclaration {
  /// Returns the declaration of a layout that scrolls vertically, without header and footer.
  static func columns(
    _ columnCount: Int? = nil, interitemSpacing: CGFloat? = nil, lineSpacing: CGFloat? = nil,
    inset: GridEdgeInsets, groupCounts: [Int]? = nil
  ) -> LayoutDeclaration {
    LayoutDeclaration(
      scrollAxis: .vertical,
      section: .init(
        interitemSpacing: interitemSpacing, lineSpacing: lineSpacing, inset: inset,
        columnCount: columnCount, headerExtent: 0, footerExtent: 0),
      groupCounts: groupCounts)
  }
}

extension ShortestColumnLayout: LayoutDeclaring {
  /// The declaration: spacings, insets and columns as they are set now, without header and footer.
  public var auditDeclaration: LayoutDeclaration {
    .columns(
      columnCount, interitemSpacing: interitemSpacing, lineSpacing: lineSpacing,
      inset: sectionInset)
  }
}

extension ListLayout: LayoutDeclaring {
  /// The declaration: one column, with the gap and the insets as they are set now, without header
  /// and footer.
  public var auditDeclaration: LayoutDeclaration {
    .columns(1, lineSpacing: lineSpacing, inset: sectionInset)
  }
}

extension GroupedRowsLayout: LayoutDeclaring {
  /// The declaration: one column, with the gap and the insets as they are set now, and the size of
  /// each group.
  public var auditDeclaration: LayoutDeclaration {
    .columns(
      1, lineSpacing: lineSpacing, inset: sectionInset, groupCounts: groups.map(\.count))
  }
}

extension SectionedWaterfallLayout: LayoutDeclaring {
  /// The declaration. A section with items that span columns declares only its insets, because the
  /// space between two items is not always one gap. A section with weights does not declare columns
  /// of equal width.
  public var auditDeclaration: LayoutDeclaration {
    var sections: [Int: LayoutDeclaration.Section] = [:]
    if let delegate, let grid = collectionView {
      for section in 0..<grid.numberOfSections {
        sections[section] = declared(section, by: delegate, in: grid)
      }
    }
    return LayoutDeclaration(
      scrollAxis: .vertical, section: .init(headerExtent: 0, footerExtent: 0),
      sections: sections, contentInset: contentInset, requiresDelegate: true)
  }

  private func declared(
    _ section: Int, by delegate: any SectionedWaterfallLayoutDelegate, in grid: GridView
  ) -> LayoutDeclaration.Section {
    let weights = delegate.waterfallLayout(self, columnWeightsInSection: section)
    let spans = (0..<grid.numberOfItems(inSection: section)).contains { item in
      let path = IndexPath(item: item, section: section)
      return delegate.waterfallLayout(self, columnSpanForItemAt: path) > 1
    }
    var result = LayoutDeclaration.Section(
      inset: delegate.waterfallLayout(self, insetForSection: section), headerExtent: 0,
      footerExtent: 0)
    if !spans {
      if weights == nil {
        result.columnCount = delegate.waterfallLayout(self, numberOfColumnsInSection: section)
      }
      result.interitemSpacing =
        delegate.waterfallLayout(self, interitemSpacingForSection: section)
      result.lineSpacing = delegate.waterfallLayout(self, lineSpacingForSection: section)
    }
    return result
  }
}

extension SkylineLayout: LayoutDeclaring {
  /// The declaration: insets, without header and footer. Spacings are not declared, because gaps
  /// may be larger.
  public var auditDeclaration: LayoutDeclaration { .columns(inset: sectionInset) }
}

extension HeaderFooterGridLayout: LayoutDeclaring {
  /// The declaration: spacing, insets and sizes as they are set now. All items have the same size,
  /// and each line has as many items as fit.
  public var auditDeclaration: LayoutDeclaration {
    let isVertical = scrollDirection == .vertical
    return LayoutDeclaration(
      scrollAxis: isVertical ? .vertical : .horizontal,
      section: .init(
        interitemSpacing: itemSpacing, lineSpacing: itemSpacing, inset: sectionInset,
        itemSize: itemSize, headerExtent: isVertical ? headerSize.height : headerSize.width,
        footerExtent: isVertical ? footerSize.height : footerSize.width))
  }
}

extension CarouselLayout: LayoutDeclaring {
  /// The declaration: one horizontal line, and drags that end at items. The content ends where the
  /// last item stands in the middle of the view.
  public var auditDeclaration: LayoutDeclaration {
    LayoutDeclaration(
      scrollAxis: .horizontal, section: .init(headerExtent: 0, footerExtent: 0),
      trailingInset: (plan.available.width - itemSize.width) / 2, isSingleLine: true, snaps: true)
  }
}

extension CircleLayout: LayoutDeclaring {
  /// The declaration: the radius, without header and footer. On a ring that is too short for all
  /// items, the items overlap, as in the articles that the layout comes from.
  public var auditDeclaration: LayoutDeclaration {
    LayoutDeclaration(
      section: .init(headerExtent: 0, footerExtent: 0), allowsOverlap: true,
      radius: (plan as? CirclePlan)?.radius)
  }
}

extension MosaicGridLayout: LayoutDeclaring {
  /// The declaration: no insets, header or footer, because items begin at the content's edges. The
  /// fixed pattern declares nothing else.
  public var auditDeclaration: LayoutDeclaration { .columns(inset: .zero) }
}

extension BlockLayout: LayoutDeclaring {
  /// The declaration: the template with its columns and gaps. Without a preset, the layout needs
  /// its delegate.
  public var auditDeclaration: LayoutDeclaration {
    let block = plan as? BlockPlan
    return LayoutDeclaration(
      scrollAxis: .vertical,
      section: .init(
        interitemSpacing: block?.spacing, lineSpacing: block?.spacing, inset: sectionInset,
        columnCount: template.count, columnWidths: block?.metrics.columnWidths,
        headerExtent: headerHeight, footerExtent: footerHeight),
      requiresDelegate: preset == nil, blockTemplate: template)
  }
}
