interface Rows {
  readonly ids: readonly string[]
  readonly keys: readonly string[]
}

/**
 * React's keys of the rows. When a row moves, a mini-program sends the whole list again. So when an answer arrives
 * before the acknowledgement of its question, the rows stay where they are and swap their content.
 */
export function rowKeys(before: Rows, ids: readonly string[]): readonly string[] {
  const known = new Set(before.ids)
  const older = ids.findIndex((id) => known.has(id))
  const fresh = ids.slice(Math.max(0, older)).filter((id) => !known.has(id))
  const isGrown = older >= 0 && ids.length === older + before.ids.length + fresh.length
  const keys = isGrown ? [...ids.slice(0, older), ...before.keys, ...fresh] : keptKeys(before, ids)
  return new Set(keys).size === keys.length ? keys : ids
}

/** Drops the key of a deleted row; the other rows keep theirs. */
function keptKeys({ ids: known, keys }: Rows, ids: readonly string[]): string[] {
  const keyOf = new Map(known.map((id, at) => [id, keys[at] ?? id]))
  return ids.map((id) => keyOf.get(id) ?? id)
}
