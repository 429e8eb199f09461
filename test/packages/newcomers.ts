/** Bytes of a module by its path. */
export type Sizes = Readonly<Record<string, number>>

/**
 * The modules that made the main package grow since its sizes were pinned, the largest first: `+1234 src/x.ts (new)`.
 */
export function newcomers(pinned: Sizes, now: Sizes): string[] {
  return Object.entries(now)
    .map(([name, size]) => ({ name, grown: size - (pinned[name] ?? 0), isNew: !(name in pinned) }))
    .filter(({ grown }) => grown > 0)
    .sort((a, b) => b.grown - a.grown)
    .map(({ name, grown, isNew }) => `+${grown} ${name}${isNew ? ' (new)' : ''}`)
}
