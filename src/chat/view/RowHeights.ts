/** Assumed height in px of a row that was not measured. */
const GUESS = 72

/** Heights are kept in steps of 1/1024 px, so that sums are exact in whatever order they are made. */
const STEP = 1024

/**
 * The places and heights of a list's rows, and where each row begins. One more measured row or a question costs as many steps as
 * the number of rows has binary digits (a Fenwick tree).
 */
export class RowHeights {
  private readonly heights = new Map<string, number>()
  private ids: readonly string[] = []
  private places: ReadonlyMap<string, number> = new Map()
  private sums: number[] = [0]

  /** Takes the list when it has changed. Heights that are known stay known. */
  take(ids: readonly string[]): void {
    this.ids = ids
    this.places = new Map(ids.map((id, at) => [id, at]))
    this.sums = [0, ...ids.map((id) => this.heights.get(id) ?? GUESS)]
    for (let at = 1; at <= ids.length; at++) {
      const above = at + (at & -at)
      if (above <= ids.length) this.sums[above] = (this.sums[above] ?? 0) + (this.sums[at] ?? 0)
    }
  }

  /** The row's place; -1 for one that is not in the list. */
  indexOf(id: string): number {
    return this.places.get(id) ?? -1
  }

  /** False when nothing has changed. */
  measure(id: string, height: number): boolean {
    const exact = Math.round(height * STEP) / STEP
    const before = this.heights.get(id)
    if (exact <= 0 || before === exact) return false
    this.heights.set(id, exact)
    const at = this.indexOf(id)
    if (at >= 0) this.add(at + 1, exact - (before ?? GUESS))
    return true
  }

  /** True when the rows from one place up to another were measured. */
  areKnown(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (!this.heights.has(this.ids[at] ?? '')) return false
    return true
  }

  /** The height of all rows above a row, in px. */
  top(at: number): number {
    let sum = 0
    for (let one = at; one > 0; one -= one & -one) sum += this.sums[one] ?? 0
    return sum
  }

  /** The last row that begins at a height or above it. */
  rowAt(y: number): number {
    const { length } = this.ids
    let at = 0
    let rest = y
    for (let step = 1 << (31 - Math.clz32(Math.max(1, length))); step > 0; step >>= 1) {
      const sum = this.sums[at + step]
      if (at + step > length || sum === undefined || sum > rest) continue
      at += step
      rest -= sum
    }
    return at
  }

  private add(from: number, height: number): void {
    for (let at = from; at <= this.ids.length; at += at & -at) this.sums[at] = (this.sums[at] ?? 0) + height
  }
}
