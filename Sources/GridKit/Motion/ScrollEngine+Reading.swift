extension ScrollEngine {
  /// The finger's whole way since the drag began; nil without a drag.
  package var dragTranslation: CGPoint? { drag?.translation }
}
