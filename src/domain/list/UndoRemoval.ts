import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { PagedList } from './PagedList'

/** How long a removal can be taken back. */
const UNDO_MS = 5000

interface Parts<Row> {
  readonly list: PagedList<Row>
  readonly keyOf: (row: Row) => string
  /** Removes the row for good. */
  readonly remove: (row: Row) => Promise<unknown>
  /** Runs later; returns a function that stops it. */
  readonly later: (ms: number, act: () => void) => () => void
  readonly onFailed: (error: unknown) => void
}

/** Removes rows from a list at once, and for good when the time for taking it back is over. */
export class UndoRemoval<Row> {
  /** The row that can still be brought back. */
  removed: Row | null = null
  private before: readonly Row[] = []
  private stop: () => void = () => undefined

  constructor(private readonly parts: Parts<Row>) {
    makeAutoObservable<UndoRemoval<Row>, 'parts' | 'before' | 'stop'>(this, {
      parts: false,
      before: false,
      stop: false,
      removed: observableRef,
    })
  }

  remove(row: Row): void {
    void this.finish()
    const { list, keyOf, later } = this.parts
    this.before = list.rows
    this.removed = row
    list.remove(keyOf(row))
    this.stop = later(UNDO_MS, () => void this.finish())
  }

  undo(): void {
    if (!this.removed) return
    this.stop()
    this.restore(this.removed)
    this.removed = null
  }

  /** Removes the row for good now, for example when the screen is left. */
  async finish(): Promise<void> {
    const row = this.removed
    if (!row) return
    this.stop()
    const { before } = this
    this.removed = null
    try {
      await this.parts.remove(row)
    } catch (error) {
      runInAction(() => {
        this.before = before
        this.restore(row)
      })
      this.parts.onFailed(error)
    }
  }

  /** Puts the row back to its place; rows that came meanwhile stay. */
  private restore(row: Row): void {
    const { list, keyOf } = this.parts
    list.prepend(row)
    const known = new Set(this.before.map(keyOf))
    const came = list.rows.filter((one) => !known.has(keyOf(one)))
    list.change(() => [...came, ...this.before])
  }
}
