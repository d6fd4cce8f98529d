// Calls of a layout for the interactive movement of an item. Positions are in the layout's
// coordinates.

extension LayoutCaller {
  func targetPath(
    of layout: GridViewLayout, movingItemAt path: IndexPath, position: CGPoint
  ) -> IndexPath {
    let target = asking {
      layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: position)
    }
    simulation.emit(
      .layout, "targetIndexPath(forInteractivelyMovingItem:withPosition:)",
      "\(path.traceText), (\(NumberText.short(position))) -> \(target.traceText)")
    return target
  }

  func attributes(
    of layout: GridViewLayout, liftedItemAt path: IndexPath, position: CGPoint
  ) -> GridViewLayoutAttributes {
    simulation.work.layoutQueries += 1
    simulation.emit(
      .layout, "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)",
      "\(path.traceText), (\(NumberText.short(position)))")
    let answer = asking {
      layout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
    }
    report(layout, .lifted(ElementKey(.cell, Position(path)), position), [answer])
    return answer
  }

  func context(
    of layout: GridViewLayout, movingItemTo target: IndexPath, position: CGPoint,
    previous: IndexPath, previousPosition: CGPoint
  ) -> GridViewLayoutInvalidationContext {
    simulation.emit(
      .layout,
      "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:"
        + "previousPosition:)",
      "\(target.traceText), (\(NumberText.short(position))), \(previous.traceText), "
        + "(\(NumberText.short(previousPosition)))")
    return asking {
      layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [previous], previousPosition: previousPosition)
    }
  }

  func context(
    of layout: GridViewLayout, endingMovementAt final: IndexPath, previous: IndexPath,
    cancelled: Bool
  ) -> GridViewLayoutInvalidationContext {
    simulation.emit(
      .layout,
      "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:"
        + "previousIndexPaths:movementCancelled:)",
      "\(final.traceText), \(previous.traceText), \(cancelled)")
    return asking {
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: cancelled)
    }
  }
}
