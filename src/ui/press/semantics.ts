import type { SemanticAttributes } from './SemanticAttributes'

/** Roles and aria attributes of an element nobody presses. Mini-program templates bind none of them. */
export function semantics(_attributes: SemanticAttributes): SemanticAttributes {
  return {}
}
