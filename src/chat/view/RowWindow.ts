import { RowHeights } from './RowHeights'

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

/**
 * Decides which rows of a long list are drawn. The space of the others is reserved as far as their heights are
 * known, so the list does not move when rows are drawn or dropped. Rows without a known height are drawn at the
 * edges only. Scrolling reckons nothing anew but what came into view for the first time.
 */
export class RowWindow {
  /** The drawn rows, as indexes: `from` is the first one, `to` comes after the last one. */
  from = 0
  to = 0
  /** The first drawn row before rows without a known height came above it. */
  pushed: string | null = null
  private rows: readonly Row[] = []
  /** For each row the number of rows of others before it. */
  private othersBefore: readonly number[] = [0]
  /** The rows with reserved space: the drawn ones, and their neighbours as far as the heights are known. */
  private space = { begin: 0, end: 0 }
  /** Whether the space may have grown, or must be found anew. */
  private change: 'none' | 'grown' | 'moved' = 'moved'
  /** The drawn rows have left some behind that may not be measured. */
  private jumped = false
  private readonly heights = new RowHeights()
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
    return this.heights.top(this.from) - this.heights.top(this.kept.begin)
  }

  /** Height of the rows below the drawn ones, in px. */
  get below(): number {
    return this.heights.top(this.kept.end) - this.heights.top(this.to)
  }

  get isAtEnd(): boolean {
    return this.to === this.rows.length
  }

  /** Number of rows from others that have not been in view. */
  get unseen(): number {
    const { othersBefore, rows, seen } = this
    return (othersBefore[rows.length] ?? 0) - (othersBefore[seen + 1] ?? 0)
  }

  /** True when the first unread row is above those in view, and nobody has scrolled to it. */
  get isMarkAbove(): boolean {
    const at = this.indexOf(this.mark)
    return !this.isMarkSeen && at >= 0 && at < this.first
  }

  measure(tempID: string, height: number): void {
    if (this.heights.measure(tempID, height)) this.grow()
  }

  /** Takes the list when it has changed. */
  take(rows: readonly Row[], { follows, firstUnread }: Growth): void {
    const before = this.rows
    if (rows === before) return
    this.rows = rows
    this.heights.take(rows.map(({ tempID }) => tempID))
    const others = [0]
    for (const [at, { mine }] of rows.entries()) others.push((others[at] ?? 0) + (mine ? 0 : 1))
    this.othersBefore = others
    this.change = 'moved'
    if (before.length === 0) this.open(firstUnread)
    else if (follows) this.follow(before)
    else this.stay(before)
    this.change = 'moved'
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
    this.grow()
    this.drop()
    return true
  }

  /** Draws more rows below the drawn ones; false when they are the last ones. */
  extendDown(): boolean {
    if (this.isAtEnd) return false
    this.to = Math.min(this.rows.length, this.to + this.margin)
    this.grow()
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
    this.change = 'moved'
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
    const { begin, end } = this.kept
    const above = this.heights.top(begin)
    const rowAt = (y: number) => Math.max(begin, Math.min(end - 1, this.heights.rowAt(above + y)))
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
      this.jumped = true
    } else if (isHigh || isLow) this.drop()
  }

  /** Drops the drawn rows that are far from view; their space must be known. */
  private drop(): void {
    const from = Math.max(this.from, this.first - this.margin)
    const to = Math.min(this.to, this.last + 1 + this.margin)
    if (this.heights.areKnown(this.from, from)) this.from = from
    if (this.heights.areKnown(to, this.to)) this.to = Math.max(to, this.from)
  }

  private grow(): void {
    if (this.change === 'none') this.change = this.jumped ? 'moved' : 'grown'
  }

  /** What was kept stays kept while the drawn rows move inside it; it grows at its ends. */
  private get kept() {
    if (this.change === 'none') return this.space
    const before = this.change === 'grown' ? this.space : { begin: this.from, end: this.to }
    let [begin, end] = [Math.min(before.begin, this.from), Math.max(before.end, this.to)]
    while (begin > 0 && this.heights.areKnown(begin - 1, begin)) begin--
    while (end < this.rows.length && this.heights.areKnown(end, end + 1)) end++
    this.space = { begin, end }
    this.change = 'none'
    this.jumped = false
    return this.space
  }

  private indexOf(tempID: string | null): number {
    return tempID === null ? -1 : this.heights.indexOf(tempID)
  }
}
