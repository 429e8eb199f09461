/** The fields of a row that the window needs. */
interface Row {
  readonly tempID: string
  readonly mine: boolean
}

interface Growth {
  /** True when the end of the list stays in view. */
  readonly follows: boolean
  /** tempID of the first unread row: a list that opens begins there. */
  readonly firstUnread: string | null
}

/** The rows with reserved space: the drawn ones, and their neighbours as far as the heights are known. */
interface Kept {
  readonly begin: number
  readonly end: number
  /** Top of each of these rows, in px from the first one; the last value is the height of all. */
  readonly tops: readonly number[]
}

/** Assumed height in px of a row that was not measured. */
const GUESS = 72

/** The last index of a growing list whose value is at most `value`. */
function lastUpTo(tops: readonly number[], value: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((tops[middle] ?? 0) <= value) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * Decides which rows of a long list are drawn. The space of the others is reserved as far as their heights are
 * known, so the list does not move when rows are drawn or dropped. Rows without a known height are drawn at the
 * edges only.
 */
export class RowWindow {
  /** The drawn rows, as indexes: `from` is the first one, `to` comes after the last one. */
  from = 0
  to = 0
  /** The first drawn row before rows without a known height came above it. */
  pushed: string | null = null
  private rows: readonly Row[] = []
  private places: ReadonlyMap<string, number> = new Map()
  /** Null when it must be calculated again. */
  private space: Kept | null = null
  private readonly heights = new Map<string, number>()
  /** The rows in view. */
  private first = 0
  private last = 0
  /** The last row that has been in view. */
  private seen = -1
  private mark: string | null = null
  private isMarkSeen = false

  /** `margin`: number of rows drawn above and below those in view. */
  constructor(private readonly margin: number) {}

  /** Height of the rows above the drawn ones, in px. */
  get above(): number {
    const { begin, tops } = this.kept
    return tops[this.from - begin] ?? 0
  }

  /** Height of the rows below the drawn ones, in px. */
  get below(): number {
    const { begin, end, tops } = this.kept
    return (tops[end - begin] ?? 0) - (tops[this.to - begin] ?? 0)
  }

  get isAtEnd(): boolean {
    return this.to === this.rows.length
  }

  /** Number of rows from others that have not been in view. */
  get unseen(): number {
    return this.rows.slice(this.seen + 1).filter(({ mine }) => !mine).length
  }

  /** True when the first unread row is above those in view, and nobody has scrolled to it. */
  get isMarkAbove(): boolean {
    const at = this.indexOf(this.mark)
    return !this.isMarkSeen && at >= 0 && at < this.first
  }

  measure(tempID: string, height: number): void {
    if (height <= 0 || this.heights.get(tempID) === height) return
    this.heights.set(tempID, height)
    this.space = null
  }

  /** Takes the list when it has changed. */
  take(rows: readonly Row[], { follows, firstUnread }: Growth): void {
    const before = this.rows
    if (rows === before) return
    this.rows = rows
    this.places = new Map(rows.map(({ tempID }, at) => [tempID, at]))
    this.space = null
    if (before.length === 0) this.open(firstUnread)
    else if (follows) this.follow(before)
    else this.stay(before)
    this.space = null
  }

  /**
   * The px from `top` to `top + height` are in view, counted from the kept space. True when other rows or another count
   * are to be drawn.
   */
  look(top: number, height: number): boolean {
    if (this.rows.length === 0) return false
    const [from, to, unseen, isMarkAbove] = [this.from, this.to, this.unseen, this.isMarkAbove]
    this.see(top, height)
    this.seen = Math.max(this.seen, this.last)
    this.move()
    return from !== this.from || to !== this.to || unseen !== this.unseen || isMarkAbove !== this.isMarkAbove
  }

  /** The user has scrolled: an unread mark in view is seen. */
  scrolled(): void {
    const at = this.indexOf(this.mark)
    if (at >= this.first && at <= this.last) this.isMarkSeen = true
  }

  /** Draws more rows above the drawn ones; false when they are the first ones. */
  extendUp(): boolean {
    if (this.from === 0) return false
    this.pushed = this.rows[this.from]?.tempID ?? null
    this.from = Math.max(0, this.from - this.margin)
    this.space = null
    this.drop()
    return true
  }

  /** Draws more rows below the drawn ones; false when they are the last ones. */
  extendDown(): boolean {
    if (this.isAtEnd) return false
    this.to = Math.min(this.rows.length, this.to + this.margin)
    this.space = null
    this.drop()
    return true
  }

  /** The end of the list is in view: everything is seen. */
  reachEnd(): void {
    this.seen = this.rows.length - 1
  }

  showEnd(): void {
    this.show(this.rows.length - 1)
    this.reachEnd()
  }

  /** Draws the rows around one of them. */
  showRow(tempID: string): void {
    const at = this.indexOf(tempID)
    if (at >= 0) this.show(at)
    if (tempID === this.mark) this.isMarkSeen = true
  }

  private show(at: number): void {
    this.from = Math.max(0, Math.min(at - this.margin, this.rows.length - 2 * this.margin))
    this.to = Math.min(this.rows.length, Math.max(at, 0) + 2 * this.margin)
    this.first = at
    this.last = at
    this.pushed = null
    this.space = null
  }

  private open(firstUnread: string | null): void {
    this.mark = firstUnread
    const at = this.indexOf(firstUnread)
    if (at < 0) this.showEnd()
    else {
      this.show(at)
      this.seen = at
    }
  }

  /** New rows at the end are drawn; the first ones are dropped from time to time and not with every new row. */
  private follow(before: readonly Row[]): void {
    this.stay(before)
    this.to = this.rows.length
    if (this.to - this.from > 4 * this.margin) this.from = this.to - 3 * this.margin
    this.first = this.to - 1
    this.last = this.first
    this.reachEnd()
  }

  /** The drawn rows stay drawn, wherever they are in the new list. */
  private stay(before: readonly Row[]): void {
    const wasAtEnd = this.to === before.length
    const drawn = before.slice(this.from, this.to)
    const kept = drawn.findIndex(({ tempID }) => this.indexOf(tempID) >= 0)
    if (kept < 0) {
      this.showEnd()
      return
    }
    const at = this.indexOf(drawn[kept]?.tempID ?? null)
    const shift = at - (this.from + kept)
    const count = this.to - this.from
    this.from = Math.max(0, this.from + shift)
    this.to = Math.min(this.rows.length, wasAtEnd ? this.from + Math.max(count, 4 * this.margin) : this.from + count)
    this.first = Math.max(0, this.first + shift)
    this.last = Math.max(0, this.last + shift)
    this.seen = Math.min(this.rows.length - 1, Math.max(-1, this.seen + shift))
    if (shift > 0 && this.first - this.from < this.margin / 2) this.extendUp()
  }

  private see(top: number, height: number): void {
    const { begin, end, tops } = this.kept
    const rowAt = (y: number) => Math.max(begin, Math.min(end - 1, begin + lastUpTo(tops, y)))
    this.first = rowAt(top)
    this.last = rowAt(top + height - 1)
  }

  /** Draws the rows around those in view, when these come near the edge of the drawn ones. */
  private move(): void {
    const { first, last, margin } = this
    const { begin, end } = this.kept
    const [isHigh, isLow] = [first - this.from < margin / 2, this.to - 1 - last < margin / 2]
    if (isHigh) this.from = Math.min(this.from, Math.max(begin, first - margin))
    if (isLow) this.to = Math.max(this.to, Math.min(end, last + 1 + margin))
    if (first > this.to || last < this.from) {
      this.from = Math.max(begin, first - margin)
      this.to = Math.min(end, last + 1 + margin)
    } else if (isHigh || isLow) this.drop()
  }

  /** Drops the drawn rows that are far from view; their space must be known. */
  private drop(): void {
    const from = Math.max(this.from, this.first - this.margin)
    const to = Math.min(this.to, this.last + 1 + this.margin)
    if (this.isMeasured(this.from, from)) this.from = from
    if (this.isMeasured(to, this.to)) this.to = Math.max(to, this.from)
  }

  private get kept(): Kept {
    this.space ??= this.reckon()
    return this.space
  }

  private reckon(): Kept {
    let [begin, end] = [this.from, this.to]
    while (begin > 0 && this.isMeasured(begin - 1, begin)) begin--
    while (end < this.rows.length && this.isMeasured(end, end + 1)) end++
    const tops = [0]
    for (let at = begin; at < end; at++)
      tops.push((tops[at - begin] ?? 0) + (this.heights.get(this.rows[at]?.tempID ?? '') ?? GUESS))
    return { begin, end, tops }
  }

  private isMeasured(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (!this.heights.has(this.rows[at]?.tempID ?? '')) return false
    return true
  }

  private indexOf(tempID: string | null): number {
    return (tempID === null ? undefined : this.places.get(tempID)) ?? -1
  }
}
