import type { SemanticAttributes } from './SemanticAttributes'

/** Roles and aria attributes of an element that cannot be pressed. The templates of mini-programs bind none of them. */
export function semantics(_attributes: SemanticAttributes): SemanticAttributes {
  return {}
}
