import { ALBUM, type AlbumPhoto, type Page } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { type PhotoRow, photoRows } from './photoRows'

/** How long a removal can be taken back. */
const UNDO_MS = 5000
/** Addresses of photos that not everybody sees expire after a quarter of an hour. */
const RENEW_MS = 10 * 60_000

interface Parts {
  readonly fetch: (pageNo: number) => Promise<Page<AlbumPhoto>>
  /** Removes photos for good. */
  readonly remove: (ids: readonly string[]) => Promise<unknown>
  readonly emptyState: () => ScreenState
  /** Runs later; returns a function that stops it. */
  readonly later: (ms: number, act: () => void) => () => void
  readonly onFailed: (error: unknown) => void
  /** Called with the number of pages that are shown. */
  readonly onPages: (pages: number) => void
  readonly now: () => number
}

const idOf = ({ id }: AlbumPhoto): string => id

/** The photos of an album: looking at them, choosing some, and removing those with a way back. */
export class AlbumStore {
  readonly list: PagedList<AlbumPhoto>
  selecting = false
  chosen: ReadonlySet<string> = new Set()
  /** What was removed last, while it can be brought back. */
  removed: readonly AlbumPhoto[] = []
  private before: readonly AlbumPhoto[] = []
  private stop: () => void = () => undefined
  private askedAt = 0
  private pages = 0

  constructor(private readonly parts: Parts) {
    this.list = new PagedList<AlbumPhoto>((pageNo) => this.fetch(pageNo), idOf, parts.emptyState)
    makeAutoObservable<AlbumStore, 'parts' | 'before' | 'stop' | 'askedAt' | 'pages' | 'fetch'>(this, {
      list: false,
      parts: false,
      before: false,
      stop: false,
      askedAt: false,
      pages: false,
      fetch: false,
      chosen: observableRef,
      removed: observableRef,
    })
  }

  get rows(): readonly PhotoRow[] {
    return photoRows(this.list.rows, this.list.more !== 'end')
  }

  /** Loads the first pages, as many as the address says. */
  async load(pages = 1): Promise<void> {
    await this.list.load()
    for (let page = 1; page < pages && this.list.more === 'idle'; page += 1) await this.list.loadMore()
  }

  /** Takes over new addresses of the photos that are shown when theirs are about to expire. */
  async renew(): Promise<void> {
    const { now } = this.parts
    if (this.pages === 0 || now() - this.askedAt < RENEW_MS) return
    const fresh = new Map<string, AlbumPhoto>()
    try {
      for (let page = 1; page <= this.pages; page += 1)
        for (const photo of (await this.parts.fetch(page)).list) fresh.set(photo.id, photo)
      this.askedAt = now()
      this.list.change((rows) => rows.map((row) => fresh.get(row.id) ?? row))
    } catch {
      // The next showing tries again.
    }
  }

  select(on: boolean): void {
    this.selecting = on
    this.chosen = new Set()
  }

  /** Chooses a photo or no longer; at most as many as one call removes. */
  toggle(id: string): void {
    const chosen = new Set(this.chosen)
    if (!chosen.delete(id) && chosen.size < ALBUM.photosOfCall) chosen.add(id)
    this.chosen = chosen
  }

  /** Takes the chosen photos away at once, and for good when the time for taking it back is over. */
  removeChosen(): void {
    const { chosen, list } = this
    if (chosen.size === 0) return
    void this.finish()
    this.before = list.rows
    this.removed = list.rows.filter(({ id }) => chosen.has(id))
    for (const id of chosen) list.remove(id)
    this.select(false)
    this.stop = this.parts.later(UNDO_MS, () => void this.finish())
  }

  undo(): void {
    this.stop()
    this.restore(this.before)
    this.removed = []
  }

  /** Removes for good now, for example when the screen is left. */
  async finish(): Promise<void> {
    const { removed, before } = this
    if (removed.length === 0) return
    this.stop()
    this.removed = []
    try {
      await this.parts.remove(removed.map(idOf))
    } catch (error) {
      runInAction(() => this.restore(before))
      this.parts.onFailed(error)
    }
  }

  /** Puts photos back to their places; those that came meanwhile stay. */
  private restore(before: readonly AlbumPhoto[]): void {
    const known = new Set(before.map(idOf))
    const came = this.list.rows.filter(({ id }) => !known.has(id))
    const [first] = before
    if (first) this.list.prepend(first)
    this.list.change(() => [...came, ...before])
  }

  private async fetch(pageNo: number): Promise<Page<AlbumPhoto>> {
    const page = await this.parts.fetch(pageNo)
    if (pageNo === 1) this.askedAt = this.parts.now()
    this.pages = pageNo
    this.parts.onPages(pageNo)
    return page
  }
}
