import type { CallDefinition } from './define'

/** The names of a call's parameters, in the order of its definition. */
export function paramNames({ params }: CallDefinition): readonly string[] {
  return 'entries' in params && typeof params.entries === 'object' && params.entries ? Object.keys(params.entries) : []
}

/** True for a call that is not in the documents. */
export const isOurs = ({ uri }: CallDefinition): boolean => uri.startsWith('/v2/')
