import type { Semantics } from './semantics'

export function semantics(attributes: Semantics): Semantics {
  return attributes
}
