/**
 * An entry of the region data set (admissions-and-regions §3). `value` is a six-digit code, or '--' below a region
 * without regions of its own; entries of the top level have no `parent`.
 */
export interface Region {
  readonly name: string
  readonly value: string
  readonly parent?: string
}

/** Name and value of the only child of a region without regions of its own. */
export const PLACEHOLDER = '--'

/** Version of the data set. The asset's address contains it, so that caches may keep the asset for ever. */
export const REGIONS_VERSION = '2023.1'

/** A search result: its codes and names from the top, without '--'. */
export interface RegionMatch {
  readonly values: readonly string[]
  readonly names: readonly string[]
}

/**
 * Finds regions in the data set. The data are a parameter, because the app loads them when a picker first opens. Build
 * one index and keep it.
 */
export class Regions {
  readonly #children = new Map<string, Region[]>()
  readonly #byValue = new Map<string, Region>()

  constructor(data: readonly Region[]) {
    for (const region of data) {
      const parent = region.parent ?? ''
      const siblings = this.#children.get(parent)
      if (siblings === undefined) this.#children.set(parent, [region])
      else siblings.push(region)
      if (region.value !== PLACEHOLDER) this.#byValue.set(region.value, region)
    }
  }

  /** The children of a region, or the top level, in the order of the data; empty for an unknown region. */
  children(parent = ''): readonly Region[] {
    return this.#children.get(parent) ?? []
  }

  /** The region with a code; null for an unknown code and for '--'. */
  find(value: string): Region | null {
    return this.#byValue.get(value) ?? null
  }

  /** A region and its ancestors, from the top; empty for an unknown code. */
  path(value: string): readonly Region[] {
    const region = this.find(value)
    if (region === null) return []
    return [...(region.parent === undefined ? [] : this.path(region.parent)), region]
  }

  /** The top-level region of a code. The first two digits of a code are enough; null when they are unknown. */
  provinceOf(value: string): Region | null {
    return /^\d{6}$/.test(value) ? this.find(`${value.slice(0, 2)}0000`) : null
  }

  /** The names of codes joined by spaces, the form in which addresses are saved; without '--' and unknown codes. */
  names(values: readonly string[]): string {
    return values.flatMap((value) => this.find(value)?.name ?? []).join(' ')
  }

  /**
   * The codes of saved names, from the top: the inverse of `names`. Accepts a list, or text with spaces; ignores what
   * follows the last region, such as a street. Ends in '--' for a place without regions of its own. Empty when the
   * first name is unknown.
   */
  codes(names: string | readonly string[]): string[] {
    const list = typeof names === 'string' ? names.trim().split(/\s+/) : names
    const values: string[] = []
    let parent = ''
    for (const name of list) {
      const region = this.children(parent).find((child) => child.name === name && child.value !== PLACEHOLDER)
      if (region === undefined) break
      values.push(region.value)
      parent = region.value
    }
    if (values.length > 0 && this.children(parent)[0]?.value === PLACEHOLDER) values.push(PLACEHOLDER)
    return values
  }

  /**
   * True for the saved names of a complete place: each name is inside the one before, the last one has no regions
   * of its own, and nothing follows it.
   */
  isPlace(names: string): boolean {
    const codes = this.codes(names).filter((code) => code !== PLACEHOLDER)
    const last = codes[codes.length - 1]
    if (last === undefined || codes.length !== names.trim().split(/\s+/).length) return false
    return this.children(last).every(({ value }) => value === PLACEHOLDER)
  }

  /**
   * Places whose path contains every word, by name or by the beginning of the code; the last word must match the place
   * itself. Exact names come first, then beginnings, then the rest, each in the order of the data.
   */
  search(text: string, limit = 20): RegionMatch[] {
    const words = text.trim().split(/\s+/).filter(Boolean)
    const last = words[words.length - 1]
    if (last === undefined) return []
    const ranked: { readonly rank: number; readonly match: RegionMatch }[] = []
    for (const region of this.#byValue.values()) {
      const rank = rankOf(region, last)
      if (rank === null) continue
      const path = this.path(region.value)
      if (!words.every((word) => path.some((step) => rankOf(step, word) !== null))) continue
      ranked.push({ rank, match: { values: path.map(({ value }) => value), names: path.map(({ name }) => name) } })
    }
    return ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, limit)
      .map(({ match }) => match)
  }
}

function rankOf({ name, value }: Region, word: string): number | null {
  if (name === word || value === word) return 0
  if (name.startsWith(word) || (/^\d{2,}$/.test(word) && value.startsWith(word))) return 1
  return name.includes(word) ? 2 : null
}
