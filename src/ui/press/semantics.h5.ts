import type { SemanticAttributes } from './SemanticAttributes'

export function semantics(attributes: SemanticAttributes): SemanticAttributes {
  return attributes
}
