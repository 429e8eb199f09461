import type { CallDefinition } from './define'

/** The parameter names a call takes, in the order of its definition. */
export function paramNames({ params }: CallDefinition): readonly string[] {
  return 'entries' in params && typeof params.entries === 'object' && params.entries ? Object.keys(params.entries) : []
}

/** True for the calls that are ours; the documents do not have them. */
export const isOurs = ({ uri }: CallDefinition): boolean => uri.startsWith('/v2/')
