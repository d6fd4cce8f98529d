// Declarations of the gallery's layouts, for the audit.

extension ShortestColumnLayout: LayoutDeclaring {
  /// Spaces, insets and columns as they are set now, without header and footer.
  public var auditDeclaration: LayoutDeclaration {
    LayoutDeclaration(
      scrollAxis: .vertical,
      section: .init(
        interitemSpacing: interitemSpacing, lineSpacing: lineSpacing, inset: sectionInset,
        columnCount: columnCount, headerExtent: 0, footerExtent: 0))
  }
}

extension ListLayout: LayoutDeclaring {
  /// The declaration: one column, with the gap and the insets as they are set now, without header
  /// and footer.
  public var auditDeclaration: LayoutDeclaration {
    LayoutDeclaration(
      scrollAxis: .vertical,
      section: .init(
        lineSpacing: lineSpacing, inset: sectionInset, columnCount: 1, headerExtent: 0,
        footerExtent: 0))
  }
}

extension GroupedRowsLayout: LayoutDeclaring {
  /// The declaration: one column, with the gap and the insets as they are set now, and the size of
  /// each group.
  public var auditDeclaration: LayoutDeclaration {
    LayoutDeclaration(
      scrollAxis: .vertical,
      section: .init(
        lineSpacing: lineSpacing, inset: sectionInset, columnCount: 1, headerExtent: 0,
        footerExtent: 0),
      groupCounts: groups.map(\.count))
  }
}

extension SectionedWaterfallLayout: LayoutDeclaring {
  /// Sections whose items span columns promise their insets only: what lies between two items is
  /// then not always one gap. Sections with weights do not promise columns of equal width.
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
  /// Gaps are not less than the spacings and nothing more regular than that.
  public var auditDeclaration: LayoutDeclaration {
    LayoutDeclaration(
      scrollAxis: .vertical, section: .init(inset: sectionInset, headerExtent: 0, footerExtent: 0))
  }
}

extension HeaderFooterGridLayout: LayoutDeclaring {
  /// Spaces, insets and sizes as they are set now: items are of one size, and as many fill a line
  /// as fit.
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
  /// The declaration: one line across, which ends where the last item stands in the middle, and
  /// drags that end at items.
  public var auditDeclaration: LayoutDeclaration {
    LayoutDeclaration(
      scrollAxis: .horizontal, section: .init(headerExtent: 0, footerExtent: 0),
      trailingInset: (plan.available.width - itemSize.width) / 2, isSingleLine: true, snaps: true)
  }
}

extension CircleLayout: LayoutDeclaring {
  /// Ring and items have their sizes from parameters: where the ring has no room for all items
  /// beside each other, as in the articles that it is after, they lie on each other.
  public var auditDeclaration: LayoutDeclaration {
    LayoutDeclaration(
      section: .init(headerExtent: 0, footerExtent: 0), allowsOverlap: true,
      radius: (plan as? CirclePlan)?.radius)
  }
}

extension MosaicGridLayout: LayoutDeclaring {
  /// A section without insets, header and footer: items begin at the content's edges. Nothing else
  /// is promised of the fixed pattern.
  public var auditDeclaration: LayoutDeclaration {
    LayoutDeclaration(
      scrollAxis: .vertical, section: .init(inset: .zero, headerExtent: 0, footerExtent: 0))
  }
}

extension BlockLayout: LayoutDeclaring {
  /// The template with its columns and gaps. Without a preset, the layout needs its delegate.
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
