import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import type { MoreState, ScreenState } from '@/ui/screen/ScreenState'

interface PageOf<Row> {
  readonly list: readonly Row[]
  readonly total: number
  readonly hasMore: boolean
}

/** An unchanged row stays the same object, so that it is not rendered again. */
const sameRow = <Row>(before: Row | undefined, row: Row): Row =>
  before !== undefined && compareStructural(before, row) ? before : row

/**
 * A list that loads page by page. The answer to an older request never replaces that of a newer one. A failed
 * refresh keeps the rows on screen. A row that comes twice, because something was published between two pages, is
 * shown once.
 */
export class PagedList<Row> {
  rows: readonly Row[] = []
  total = 0
  state: ScreenState = { kind: 'loading' }
  more: MoreState = 'idle'
  private page = 0
  private question = 0

  constructor(
    private readonly fetchPage: (pageNo: number) => Promise<PageOf<Row>>,
    private readonly keyOf: (row: Row) => string,
    private readonly emptyState: () => ScreenState = () => ({ kind: 'empty' }),
  ) {
    makeAutoObservable<PagedList<Row>, 'fetchPage' | 'keyOf' | 'emptyState' | 'page' | 'question'>(this, {
      fetchPage: false,
      keyOf: false,
      emptyState: false,
      page: false,
      question: false,
      rows: observableRef,
    })
  }

  /** Props of the screen's frame: the foot below the rows. A list without rows has no foot. */
  get foot(): { readonly onMore?: () => void; readonly more?: MoreState } {
    return this.state.kind === 'ready' ? { onMore: () => void this.loadMore(), more: this.more } : {}
  }

  /** Loads the first page again: at opening, on pull, after a filter has changed. */
  async load(): Promise<void> {
    this.question += 1
    const { question } = this
    try {
      const page = await this.fetchPage(1)
      runInAction(() => {
        if (question !== this.question) return
        const before = new Map(this.rows.map((row) => [this.keyOf(row), row]))
        const list = page.list.map((row) => sameRow(before.get(this.keyOf(row)), row))
        this.rows = []
        this.take({ ...page, list }, 1)
        this.state = this.rows.length > 0 ? { kind: 'ready' } : this.emptyState()
      })
    } catch (error) {
      runInAction(() => {
        if (question !== this.question || this.rows.length > 0) return
        this.state = failedState(error, () => this.reload())
      })
    }
  }

  /** Loads again and shows the skeleton meanwhile, because the filter has changed. */
  reload(): void {
    this.rows = []
    this.state = { kind: 'loading' }
    void this.load()
  }

  async loadMore(): Promise<void> {
    if (this.state.kind !== 'ready' || this.more === 'loading' || this.more === 'end') return
    this.more = 'loading'
    const { question, page } = this
    try {
      const next = await this.fetchPage(page + 1)
      runInAction(() => {
        if (question === this.question) this.take(next, page + 1)
      })
    } catch {
      runInAction(() => {
        if (question === this.question) this.more = 'failed'
      })
    }
  }

  /** Changes one row in place, for example after the user has collected it. */
  replace(key: string, change: (row: Row) => Row): void {
    this.rows = this.rows.map((row) => (this.keyOf(row) === key ? change(row) : row))
  }

  /** Changes rows in place. Nothing happens when `change` returns the same array. */
  change(change: (rows: readonly Row[]) => readonly Row[]): void {
    this.rows = change(this.rows)
  }

  /** Puts a row that the user has just made above the others. */
  prepend(row: Row): void {
    const key = this.keyOf(row)
    if (!this.rows.some((one) => this.keyOf(one) === key)) this.total += 1
    this.rows = [row, ...this.rows.filter((one) => this.keyOf(one) !== key)]
    this.state = { kind: 'ready' }
  }

  remove(key: string): void {
    this.rows = this.rows.filter((row) => this.keyOf(row) !== key)
    this.total = Math.max(0, this.total - 1)
    if (this.rows.length === 0) this.state = this.emptyState()
  }

  private take(page: PageOf<Row>, pageNo: number): void {
    const known = new Set(this.rows.map(this.keyOf))
    this.rows = [...this.rows, ...page.list.filter((row) => !known.has(this.keyOf(row)))]
    this.total = page.total
    this.page = pageNo
    this.more = page.hasMore ? 'idle' : 'end'
  }
}
