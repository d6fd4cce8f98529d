// Written by a test: GRIDKIT_RECORD=1 swift test --filter UIKitNamesTests

extension UIKitNames {
  /// The names that this package's modules UIKit, CoreGraphics and QuartzCore declare. A line has
  /// one name with its superclass and the members that are compared with UIKit, or names without
  /// either.
  static let listing = """
    CACornerMask CACurrentMediaTime CAGradientLayer CAGradientLayerType CALayer
    CALayerContentsGravity CALayerCornerCurve CAShapeLayer CAShapeLayerFillRule
    CAShapeLayerLineCap CAShapeLayerLineJoin CATransaction CATransform3D CATransform3DConcat
    CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity
    CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
    CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
    CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate
    CGAffineTransform CGAffineTransformConcat CGAffineTransformEqualToTransform
    CGAffineTransformIdentity CGAffineTransformInvert CGAffineTransformIsIdentity
    CGAffineTransformMake CGAffineTransformMakeRotation CGAffineTransformMakeScale
    CGAffineTransformMakeTranslation CGAffineTransformRotate CGAffineTransformScale
    CGAffineTransformTranslate CGColor CGLineCap CGLineJoin CGMutablePath CGPath CGPathFillRule
    CGPointApplyAffineTransform CGPointMake CGRectApplyAffineTransform CGRectMake
    CGSizeApplyAffineTransform CGSizeMake CGVector CGVectorMake
    IndexPath; item row section
    NSCollectionLayoutAnchor: NSObject; edges isAbsoluteOffset isFractionalOffset offset
    NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem; alignment
      extendsBoundary offset pinToVisibleBounds
    NSCollectionLayoutContainer; contentInsets contentSize effectiveContentInsets
      effectiveContentSize
    NSCollectionLayoutDecorationItem: NSCollectionLayoutItem; background elementKind zIndex
    NSCollectionLayoutDimension: NSObject; absolute dimension estimated fractionalHeight
      fractionalWidth isAbsolute isEstimated isFractionalHeight isFractionalWidth
      isUniformAcrossSiblings uniformAcrossSiblings
    NSCollectionLayoutEdgeSpacing: NSObject; bottom leading top trailing
    NSCollectionLayoutEnvironment; container traitCollection
    NSCollectionLayoutGroup: NSCollectionLayoutItem; custom horizontal interItemSpacing subitems
      supplementaryItems vertical visualDescription
    NSCollectionLayoutGroupCustomItem: NSObject; frame zIndex
    NSCollectionLayoutGroupCustomItemProvider
    NSCollectionLayoutItem: NSObject; contentInsets edgeSpacing layoutSize supplementaryItems
    NSCollectionLayoutSection: NSObject; boundarySupplementaryItems contentInsets
      contentInsetsReference decorationItems interGroupSpacing list orthogonalScrollingBehavior
      orthogonalScrollingProperties supplementariesFollowContentInsets
      supplementaryContentInsetsReference visibleItemsInvalidationHandler
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    NSCollectionLayoutSize: NSObject; heightDimension widthDimension
    NSCollectionLayoutSpacing: NSObject; fixed flexible isFixed isFlexible spacing
    NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem; containerAnchor elementKind
      itemAnchor zIndex
    NSCollectionLayoutVisibleItem; bounds frame indexPath name representedElementCategory
      representedElementKind
    NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSectionTransaction
    NSDiffableDataSourceSnapshot NSDiffableDataSourceTransaction
    NSDirectionalEdgeInsets; bottom leading top trailing
    NSDirectionalRectEdge; all bottom leading top trailing
    NSItemProvider NSItemProviderReading NSItemProviderRepresentationVisibility
    NSItemProviderWriting NSLayoutAnchor
    NSLayoutConstraint: NSObject
    NSLayoutConstraint.FormatOptions: UInt; alignAllBottom alignAllCenterX alignAllCenterY
      alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight
      alignAllTop alignAllTrailing alignmentMask directionLeadingToTrailing directionLeftToRight
      directionMask directionRightToLeft spacingBaselineToBaseline spacingEdgeToEdge spacingMask
    NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode
    NSMutableParagraphStyle NSObject NSParagraphStyle
    NSRectAlignment: Int; bottom bottomLeading bottomTrailing leading none top topLeading
      topTrailing trailing
    NSSelectorFromString NSStringDrawingContext NSStringDrawingOptions NSStringFromClass
    NSStringFromSelector NSTextAlignment NSTextAttachment
    NSTextContainer: NSObject; heightTracksTextView lineBreakMode lineFragmentPadding
      maximumNumberOfLines widthTracksTextView
    UIAbsentMethods
    UIAccessibilityTraits; adjustable allowsDirectInteraction button causesPageTurn header image
      keyboardKey link notEnabled playsSound searchField selected startsMediaSession staticText
      summaryElement tabBar updatesFrequently
    UIAction: UIMenuElement; discoverabilityTitle identifier image sender
    UIAction.Identifier UIActivityIndicatorView
    UIApplication: UIResponder; sendAction
    UIApplicationDelegate UIAttachmentBehavior
    UIAxis; both horizontal vertical
    UIBackgroundConfiguration; backgroundColor backgroundColorTransformer backgroundInsets
      cornerRadius customView edgesAddingLayoutMarginsToBackgroundInsets image imageContentMode
      listAccompaniedSidebarCell listCell listFooter listGroupedCell listGroupedHeaderFooter
      listHeader listPlainHeaderFooter listSidebarCell listSidebarHeader resolvedBackgroundColor
      resolvedStrokeColor strokeColor strokeColorTransformer strokeOutset strokeWidth updated
    UIBarButtonItem: UIBarItem; action customView isHidden isSelected menu possibleTitles
      primaryAction style target tintColor width
    UIBarButtonItem.Style: Int; done plain
    UIBarButtonItem.SystemItem: Int; action add bookmarks camera cancel close compose done edit
      fastForward fixedSpace flexibleSpace organize pause play redo refresh reply rewind save
      search stop trash undo
    UIBarItem: NSObject; accessibilityHint accessibilityIdentifier accessibilityLabel
      accessibilityTraits accessibilityValue image imageInsets isEnabled landscapeImagePhone tag
      title
    UIBezierPath
    UIButton: UIControl
    UIButton.Configuration; attributedSubtitle attributedTitle automaticallyUpdateForSelection
      background baseBackgroundColor baseForegroundColor buttonSize contentInsets cornerStyle
      image imagePadding imagePlacement showsActivityIndicator subtitle subtitleLineBreakMode
      title titleAlignment titleLineBreakMode titlePadding updated
    UICellAccessory; accessoryType
    UICellConfigurationState; cellDragState cellDropState isDisabled isEditing isExpanded
      isFocused isHighlighted isPinned isReordering isSelected isSwiped traitCollection
    UICellConfigurationState.DragState: Int; dragging lifting none
    UICellConfigurationState.DropState: Int; none notTargeted targeted
    UICollectionElementKindSectionFooter UICollectionElementKindSectionHeader
    UICollectionLayoutListConfiguration; backgroundColor footerMode headerMode headerTopPadding
      itemSeparatorHandler leadingSwipeActionsConfigurationProvider separatorConfiguration
      showsSeparators trailingSwipeActionsConfigurationProvider
    UICollectionLayoutSectionOrthogonalScrollingBehavior: Int; continuous
      continuousGroupLeadingBoundary groupPaging groupPagingCentered none paging
    UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject; bounce decelerationRate
    UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce: Int; always automatic never
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    UICollectionReusableView: UIView; apply didTransition preferredLayoutAttributesFitting
      prepareForReuse reuseIdentifier willTransition
    UICollectionView: UIScrollView; allowsFocus allowsFocusDuringEditing allowsMultipleSelection
      allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing
      backgroundView beginInteractiveMovementForItem cancelInteractiveMovement
      cancelInteractiveTransition cellForItem collectionViewLayout contextMenuInteraction
      dataSource delegate deleteItems deleteSections dequeueReusableCell
      dequeueReusableSupplementaryView deselectItem dragDelegate dragInteractionEnabled
      dropDelegate endInteractiveMovement finishInteractiveTransition hasActiveDrag hasActiveDrop
      hasUncommittedUpdates indexPath indexPathForItem indexPathsForSelectedItems
      indexPathsForVisibleItems indexPathsForVisibleSupplementaryElements insertItems
      insertSections isEditing isPrefetchingEnabled layoutAttributesForItem
      layoutAttributesForSupplementaryElement moveItem moveSection numberOfItems numberOfSections
      performBatchUpdates prefetchDataSource reconfigureItems register reloadData reloadItems
      reloadSections remembersLastFocusedIndexPath reorderingCadence scrollToItem selectItem
      selectionFollowsFocus selfSizingInvalidation setCollectionViewLayout
      startInteractiveTransition supplementaryView updateInteractiveMovementTargetPosition
      visibleCells visibleSupplementaryViews
    UICollectionView.CellRegistration
    UICollectionView.ElementCategory: UInt; cell decorationView supplementaryView
    UICollectionView.LayoutInteractiveTransitionCompletion
    UICollectionView.ReorderingCadence: Int; fast immediate slow
    UICollectionView.ScrollDirection: Int; horizontal vertical
    UICollectionView.ScrollPosition: UInt; bottom centeredHorizontally centeredVertically left
      right top
    UICollectionView.SelfSizingInvalidation: Int; disabled enabled enabledIncludingConstraints
    UICollectionView.SupplementaryRegistration
    UICollectionViewCell: UICollectionReusableView; automaticallyUpdatesBackgroundConfiguration
      automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView
      configurationState configurationUpdateHandler contentConfiguration contentView
      defaultBackgroundConfiguration dragStateDidChange isHighlighted isSelected
      selectedBackgroundView setNeedsUpdateConfiguration updateConfiguration
    UICollectionViewCell.DragState: Int; dragging lifting none
    UICollectionViewCompositionalLayout: UICollectionViewLayout; configuration list
    UICollectionViewCompositionalLayoutConfiguration: NSObject; boundarySupplementaryItems
      contentInsetsReference interSectionSpacing scrollDirection
    UICollectionViewCompositionalLayoutSectionProvider
    UICollectionViewController: UIViewController; clearsSelectionOnViewWillAppear collectionView
      collectionViewLayout installsStandardGestureForInteractiveMovement
      useLayoutToLayoutNavigationTransitions
    UICollectionViewDataSource; collectionView indexTitles numberOfSections
    UICollectionViewDataSourcePrefetching; collectionView
    UICollectionViewDelegate; collectionView collectionViewDidEndMultipleSelectionInteraction
      indexPathForPreferredFocusedView
    UICollectionViewDelegateFlowLayout; collectionView
    UICollectionViewDiffableDataSource
    UICollectionViewDragDelegate; collectionView
    UICollectionViewDropCoordinator; destinationIndexPath drop items proposal session
    UICollectionViewDropDelegate; collectionView
    UICollectionViewDropItem; dragItem previewSize sourceIndexPath
    UICollectionViewDropPlaceholder: UICollectionViewPlaceholder; previewParametersProvider
    UICollectionViewDropPlaceholderContext; deletePlaceholder dragItem setNeedsCellUpdate
    UICollectionViewDropProposal: UIDropProposal; intent
    UICollectionViewDropProposal.Intent: Int; insertAtDestinationIndexPath
      insertIntoDestinationIndexPath unspecified
    UICollectionViewFlowLayout: UICollectionViewLayout; estimatedItemSize footerReferenceSize
      headerReferenceSize itemSize minimumInteritemSpacing minimumLineSpacing scrollDirection
      sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset
      sectionInsetReference
    UICollectionViewFlowLayout.SectionInsetReference: Int; fromContentInset fromLayoutMargins
      fromSafeArea
    UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext;
      invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
    UICollectionViewFocusUpdateContext: NSObject; nextFocusedIndexPath previouslyFocusedIndexPath
    UICollectionViewLayout: NSObject; collectionView collectionViewContentSize
      developmentLayoutDirection finalLayoutAttributesForDisappearingDecorationElement
      finalLayoutAttributesForDisappearingItem
      finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange
      finalizeCollectionViewUpdates finalizeLayoutTransition
      flipsHorizontallyInOppositeLayoutDirection indexPathsToDeleteForDecorationView
      indexPathsToDeleteForSupplementaryView indexPathsToInsertForDecorationView
      indexPathsToInsertForSupplementaryView initialLayoutAttributesForAppearingDecorationElement
      initialLayoutAttributesForAppearingItem
      initialLayoutAttributesForAppearingSupplementaryElement invalidateLayout invalidationContext
      invalidationContextClass invalidationContextForEndingInteractiveMovementOfItems
      layoutAttributesClass layoutAttributesForDecorationView layoutAttributesForElements
      layoutAttributesForInteractivelyMovingItem layoutAttributesForItem
      layoutAttributesForSupplementaryView prepare prepareForTransition register
      shouldInvalidateLayout targetContentOffset targetIndexPath
    UICollectionViewLayoutAttributes: NSObject; alpha bounds center copy frame indexPath isEqual
      isHidden representedElementCategory representedElementKind size transform transform3D zIndex
    UICollectionViewLayoutInvalidationContext: NSObject; contentOffsetAdjustment
      contentSizeAdjustment interactiveMovementTarget invalidateDataSourceCounts
      invalidateDecorationElements invalidateEverything invalidateItems
      invalidateSupplementaryElements invalidatedDecorationIndexPaths invalidatedItemIndexPaths
      invalidatedSupplementaryIndexPaths previousIndexPathsForInteractivelyMovingItems
      targetIndexPathsForInteractivelyMovingItems
    UICollectionViewListCell: UICollectionViewCell; accessories defaultContentConfiguration
      indentationLevel indentationWidth indentsAccessories separatorLayoutGuide
    UICollectionViewPlaceholder: NSObject; cellUpdateHandler
    UICollectionViewTransitionLayout: UICollectionViewLayout; currentLayout nextLayout
      transitionProgress updateValue value
    UICollectionViewUpdateItem: NSObject; indexPathAfterUpdate indexPathBeforeUpdate updateAction
    UICollectionViewUpdateItem.Action: Int; delete insert move none reload
    UIColor: NSObject
    UIConfigurationColorTransformer; grayscale monochromeTint preferredTint
    UIConfigurationState UIConfigurationStateCustomKey UIConfigurationTextAttributesTransformer
    UIContentConfiguration; makeContentView
    UIContentInsetsReference: Int; automatic layoutMargins none readableContent safeArea
    UIContentSizeCategory UIContentSizeCategoryAdjusting
    UIContentView; configuration supports
    UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionAnimating
    UIContextMenuInteractionCommitAnimating UIContextMenuInteractionCommitStyle
    UIContextualAction: NSObject; backgroundColor handler image style title
    UIContextualAction.Style: Int; destructive normal
    UIControl: UIView; actions addAction addTarget allControlEvents allTargets beginTracking
      cancelTracking continueTracking endTracking isEnabled isHighlighted isSelected isTouchInside
      isTracking performPrimaryAction removeAction removeTarget sendAction sendActions state
    UIControl.Event: UInt; allEditingEvents allEvents allTouchEvents applicationReserved
      editingChanged editingDidBegin editingDidEnd editingDidEndOnExit menuActionTriggered
      primaryActionTriggered systemReserved touchCancel touchDown touchDownRepeat touchDragEnter
      touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside valueChanged
    UIControl.State: UInt; disabled focused highlighted selected
    UIDataSourceTranslating; dataSourceIndexPath dataSourceSectionIndex presentationIndexPath
      presentationSectionIndex
    UIDevice UIDeviceOrientation UIDragAnimating UIDragDropSession
    UIDragItem: NSObject; itemProvider localObject previewProvider
    UIDragPreview UIDragPreviewParameters UIDragPreviewTarget UIDragSession UIDropOperation
    UIDropProposal UIDropSession UIDropSessionProgressIndicatorStyle UIDynamicAnimator
    UIDynamicAnimatorDelegate UIDynamicBehavior
    UIDynamicItem; bounds
    UIEdgeInsets; bottom left right top
    UIEvent UIFocusAnimationCoordinator UIFocusUpdateContext UIFont UIFontMetrics
    UIForceTouchCapability
    UIGestureRecognizer: NSObject; addTarget canBePrevented canPrevent cancelsTouchesInView
      delaysTouchesBegan delaysTouchesEnded delegate ignore isEnabled location name
      numberOfTouches removeTarget require reset shouldBeRequiredToFail shouldRequireFailure state
      touchesBegan touchesCancelled touchesEnded touchesMoved view
    UIGestureRecognizer.State: Int; began cancelled changed ended failed possible recognized
    UIGestureRecognizerDelegate; gestureRecognizer gestureRecognizerShouldBegin
    UIHoverGestureRecognizer: UIGestureRecognizer; zOffset
    UIImage UIImageView UIInterfaceOrientationMask UIKeyInput UIKeyboardAppearance
    UIKeyboardLayoutGuide UIKeyboardType UIKitAttributes UIKitSemantics UILabel UILayoutGuide
    UILayoutPriority UILayoutSupport
    UIListContentConfiguration; accompaniedSidebarCell accompaniedSidebarSubtitleCell alpha
      attributedText axesPreservingSuperviewLayoutMargins cell directionalLayoutMargins
      extraProminentInsetGroupedHeader footer groupedFooter groupedHeader header image
      imageProperties imageToTextPadding makeContentView plainFooter plainHeader
      prefersSideBySideTextAndSecondaryText prominentInsetGroupedHeader secondaryAttributedText
      secondaryText secondaryTextProperties sidebarCell sidebarHeader sidebarSubtitleCell
      subtitleCell text textProperties textToSecondaryTextHorizontalPadding
      textToSecondaryTextVerticalPadding updated valueCell
    UIListContentConfiguration.ImageProperties; accessibilityIgnoresInvertColors cornerRadius
      maximumSize reservedLayoutSize resolvedTintColor standardDimension tintColor
      tintColorTransformer
    UIListContentConfiguration.TextProperties; adjustsFontForContentSizeCategory
      adjustsFontSizeToFitWidth alignment allowsDefaultTighteningForTruncation color
      colorTransformer font lineBreakMode minimumScaleFactor numberOfLines resolvedColor
      showsExpansionTextWhenTruncated transform
    UIListContentView: UIView; configuration imageLayoutGuide secondaryTextLayoutGuide
      textLayoutGuide
    UIListEnvironment
    UIListSeparatorConfiguration; automaticInsets bottomSeparatorInsets bottomSeparatorVisibility
      color multipleSelectionColor topSeparatorInsets topSeparatorVisibility
    UILongPressGestureRecognizer: UIGestureRecognizer; allowableMovement minimumPressDuration
      numberOfTapsRequired numberOfTouchesRequired
    UIMenu UIMenuElement UINavigationController UINavigationControllerDelegate
    UINavigationItem: NSObject; backBarButtonItem backButtonTitle hidesBackButton
      hidesSearchBarWhenScrolling largeTitleDisplayMode leftBarButtonItem leftBarButtonItems
      leftItemsSupplementBackButton prompt rightBarButtonItem rightBarButtonItems searchController
      setHidesBackButton setLeftBarButton setLeftBarButtonItems setRightBarButton
      setRightBarButtonItems title titleView
    UINavigationItem.LargeTitleDisplayMode: Int; always automatic inline never
    UINib UIOffset
    UIPageControl: UIControl; allowsContinuousInteraction backgroundStyle currentPage
      currentPageIndicatorTintColor hidesForSinglePage indicatorImage numberOfPages
      pageIndicatorTintColor preferredIndicatorImage setIndicatorImage size
    UIPageControl.BackgroundStyle: Int; automatic minimal prominent
    UIPanGestureRecognizer: UIGestureRecognizer; maximumNumberOfTouches minimumNumberOfTouches
      setTranslation translation velocity
    UIPinchGestureRecognizer: UIGestureRecognizer; scale velocity
    UIPreviewParameters
    UIProgressView: UIView; observedProgress progress progressImage progressTintColor
      progressViewStyle setProgress trackImage trackTintColor
    UIProgressView.Style: Int; bar default
    UIRectCorner
    UIRectEdge: UInt; all bottom left right top
    UIRefreshControl: UIView; addAction addTarget allTargets removeAction removeTarget sendActions
    UIResponder: NSObject; becomeFirstResponder canBecomeFirstResponder isFirstResponder next
      resignFirstResponder touchesBegan touchesCancelled touchesEnded touchesMoved
    UIReturnKeyType
    UIRotationGestureRecognizer: UIGestureRecognizer; rotation velocity
    UIScreen: NSObject; bounds nativeBounds nativeScale scale traitCollection
    UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer; edges
    UIScrollView: UIView; adjustedContentInset adjustedContentInsetDidChange
      alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets
      bounces bouncesZoom canCancelContentTouches contentInset contentInsetAdjustmentBehavior
      contentOffset contentSize decelerationRate delaysContentTouches flashScrollIndicators
      horizontalScrollIndicatorInsets indexDisplayMode indicatorStyle isDecelerating
      isDirectionalLockEnabled isDragging isPagingEnabled isScrollEnabled isTracking
      isZoomBouncing isZooming keyboardDismissMode maximumZoomScale minimumZoomScale
      panGestureRecognizer refreshControl scrollIndicatorInsets scrollRectToVisible scrollsToTop
      setContentOffset setZoomScale showsHorizontalScrollIndicator showsVerticalScrollIndicator
      touchesShouldBegin touchesShouldCancel verticalScrollIndicatorInsets zoom zoomScale
    UIScrollView.ContentInsetAdjustmentBehavior: Int; always automatic never scrollableAxes
    UIScrollView.DecelerationRate
    UIScrollView.IndexDisplayMode: Int; alwaysHidden automatic
    UIScrollView.KeyboardDismissMode: Int; interactive none onDrag
    UIScrollViewDelegate; scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating
      scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
      scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop
      scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming
      scrollViewWillEndDragging viewForZooming
    UISearchBar: UIView; barTintColor delegate isEnabled isTranslucent placeholder prompt
      scopeButtonTitles searchBarStyle selectedScopeButtonIndex setShowsCancelButton
      showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton text
    UISearchBar.Style: UInt; default minimal prominent
    UISearchBarDelegate; searchBar searchBarCancelButtonClicked searchBarSearchButtonClicked
      searchBarShouldBeginEditing searchBarShouldEndEditing searchBarTextDidBeginEditing
      searchBarTextDidEndEditing
    UISearchController: UIViewController; automaticallyShowsCancelButton delegate
      hidesNavigationBarDuringPresentation isActive obscuresBackgroundDuringPresentation searchBar
      searchResultsController searchResultsUpdater
    UISearchControllerDelegate; didDismissSearchController didPresentSearchController
      willDismissSearchController willPresentSearchController
    UISearchResultsUpdating; updateSearchResults
    UISegmentedControl: UIControl; actionForSegment apportionsSegmentWidthsByContent
      contentOffsetForSegment imageForSegment insertSegment isEnabledForSegment isMomentary
      numberOfSegments removeAllSegments removeSegment segmentIndex selectedSegmentIndex
      selectedSegmentTintColor setAction setContentOffset setEnabled setImage setTitle
      setTitleTextAttributes setWidth titleForSegment titleTextAttributes widthForSegment
    UISemanticContentAttribute: Int; forceLeftToRight forceRightToLeft playback spatial
      unspecified
    UISlider: UIControl; currentThumbImage isContinuous maximumTrackImage maximumTrackTintColor
      maximumValue maximumValueImage minimumTrackImage minimumTrackTintColor minimumValue
      minimumValueImage setMaximumTrackImage setMinimumTrackImage setThumbImage setValue
      thumbImage thumbRect thumbTintColor trackRect value
    UISpringLoadedInteractionContext UIStackView UIStatusBarStyle
    UIStepper: UIControl; autorepeat backgroundImage decrementImage incrementImage isContinuous
      maximumValue minimumValue setBackgroundImage setDecrementImage setIncrementImage stepValue
      value wraps
    UIStoryboard UIStoryboardSegue
    UISwipeActionsConfiguration: NSObject; actions performsFirstActionWithFullSwipe
    UISwipeGestureRecognizer: UIGestureRecognizer; direction numberOfTouchesRequired
    UISwipeGestureRecognizer.Direction: UInt; down left right up
    UISwitch: UIControl; isOn offImage onImage onTintColor preferredStyle setOn style
      thumbTintColor title
    UISwitch.Style: Int; automatic checkbox sliding
    UITapGestureRecognizer: UIGestureRecognizer; numberOfTapsRequired numberOfTouchesRequired
    UITargetedPreview UITextAutocapitalizationType UITextAutocorrectionType UITextContentType
    UITextField: UIControl; adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
      allowsEditingTextAttributes attributedPlaceholder attributedText autocapitalizationType
      autocorrectionType background borderRect borderStyle clearButtonMode clearButtonRect
      clearsOnBeginEditing clearsOnInsertion defaultTextAttributes delegate deleteBackward
      disabledBackground editingRect enablesReturnKeyAutomatically font hasText inputAccessoryView
      inputView insertText isEditing isSecureTextEntry keyboardAppearance keyboardType leftView
      leftViewMode leftViewRect minimumFontSize placeholder placeholderRect returnKeyType
      rightView rightViewMode rightViewRect smartDashesType smartInsertDeleteType smartQuotesType
      spellCheckingType text textAlignment textColor textContentType textRect typingAttributes
    UITextField.BorderStyle: Int; bezel line none roundedRect
    UITextField.DidEndEditingReason: Int; cancelled committed
    UITextField.ViewMode: Int; always never unlessEditing whileEditing
    UITextFieldDelegate; textField textFieldDidBeginEditing textFieldDidChangeSelection
      textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear
      textFieldShouldEndEditing textFieldShouldReturn
    UITextInputTraits UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType
    UITextSpellCheckingType
    UITextView: UIScrollView; adjustsFontForContentSizeCategory allowsEditingTextAttributes
      autocapitalizationType autocorrectionType clearsOnInsertion delegate deleteBackward
      enablesReturnKeyAutomatically font hasText inputAccessoryView inputView insertText
      isEditable isSecureTextEntry isSelectable keyboardAppearance keyboardType returnKeyType
      scrollRangeToVisible selectedRange smartDashesType smartInsertDeleteType smartQuotesType
      spellCheckingType textAlignment textColor textContainer textContainerInset textContentType
      typingAttributes usesStandardTextScaling
    UITextViewDelegate; textView textViewDidBeginEditing textViewDidChange
      textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing
      textViewShouldEndEditing
    UITouch UITrait UITraitChangeObservable UITraitChangeRegistration
    UITraitCollection: NSObject; displayScale horizontalSizeClass userInterfaceIdiom
      userInterfaceStyle verticalSizeClass
    UITraitDefinition UITraitDisplayScale UITraitEnvironmentLayoutDirection
    UITraitHorizontalSizeClass UITraitLayoutDirection UITraitListEnvironment UITraitOverrides
    UITraitPreferredContentSizeCategory UITraitUserInterfaceIdiom UITraitUserInterfaceStyle
    UITraitVerticalSizeClass
    UIUserInterfaceIdiom: Int; pad phone unspecified
    UIUserInterfaceLayoutDirection: Int; leftToRight rightToLeft
    UIUserInterfaceSizeClass: Int; compact regular unspecified
    UIUserInterfaceStyle: Int; dark light unspecified
    UIView: UIResponder; accessibilityElements accessibilityElementsHidden accessibilityHint
      accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue
      accessibilityViewIsModal addConstraint addConstraints addGestureRecognizer addSubview alpha
      anchorPoint autoresizesSubviews autoresizingMask awakeFromNib backgroundColor bottomAnchor
      bounds bringSubviewToFront canBecomeFocused center centerXAnchor centerYAnchor clipsToBounds
      constraints contentMode convert didAddSubview didMoveToSuperview didMoveToWindow
      directionalLayoutMargins draw effectiveUserInterfaceLayoutDirection exchangeSubview frame
      gestureRecognizers heightAnchor hitTest insertSubview insetsLayoutMarginsFromSafeArea
      intrinsicContentSize invalidateIntrinsicContentSize isAccessibilityElement isDescendant
      isFocused isHidden isOpaque isUserInteractionEnabled layer layerClass layoutIfNeeded
      layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSubviews leadingAnchor
      leftAnchor mask next overrideUserInterfaceStyle point readableContentGuide removeConstraint
      removeConstraints removeFromSuperview removeGestureRecognizer requiresConstraintBasedLayout
      rightAnchor safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide
      semanticContentAttribute sendSubviewToBack setContentCompressionResistancePriority
      setContentHuggingPriority setNeedsDisplay setNeedsLayout setNeedsUpdateConstraints
      sizeThatFits sizeToFit subviews superview systemLayoutSizeFitting tag tintColor topAnchor
      trailingAnchor traitCollection traitCollectionDidChange transform transform3D
      translatesAutoresizingMaskIntoConstraints updateConstraints userInterfaceLayoutDirection
      viewWithTag widthAnchor willMove willRemoveSubview window
    UIView.AnimationOptions: UInt; allowUserInteraction autoreverse beginFromCurrentState
      curveEaseIn curveEaseOut curveLinear layoutSubviews overrideInheritedCurve
      overrideInheritedDuration repeat
    UIView.AutoresizingMask: UInt; flexibleBottomMargin flexibleHeight flexibleLeftMargin
      flexibleRightMargin flexibleTopMargin flexibleWidth
    UIView.ContentMode: Int; bottom bottomLeft bottomRight center left redraw right
      scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
    UIViewAnimatingPosition
    UIViewConfigurationState; isDisabled isFocused isHighlighted isPinned isSelected
      traitCollection
    UIViewController: UIResponder; addChild beginAppearanceTransition children didMove dismiss
      edgesForExtendedLayout editButtonItem endAppearanceTransition isEditing isViewLoaded
      loadView loadViewIfNeeded navigationItem nibName parent preferredStatusBarStyle
      prefersStatusBarHidden present presentedViewController presentingViewController
      registerForPreviewing removeFromParent setEditing setToolbarItems
      shouldAutomaticallyForwardAppearanceMethods supportedInterfaceOrientations title
      toolbarItems traitCollection traitCollectionDidChange unregisterForPreviewing view
      viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIfLoaded
      viewIsAppearing viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear
      viewWillLayoutSubviews viewWillTransition willMove willTransition
    UIViewControllerPreviewing; delegate previewingGestureRecognizerForFailureRelationship
      sourceView
    UIViewControllerPreviewingDelegate; previewingContext
    UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
    UIWindow: UIView; isKeyWindow makeKey makeKeyAndVisible rootViewController
    UIWindowScene autoreleasepool objc_AssociationPolicy objc_getAssociatedObject
    objc_removeAssociatedObjects objc_setAssociatedObject
    """
}
