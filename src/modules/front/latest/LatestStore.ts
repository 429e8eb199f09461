import type { ItemSummary, Page } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

/** The tab of all modules. */
export const ALL = 0

interface Parts {
  /** Items of the last seven days; `ALL` for those of every module. */
  readonly fetchPage: (moduleType: number, pageNo: number) => Promise<Page<ItemSummary>>
  readonly emptyState: () => ScreenState
  /** When the newest item was published that was seen at the last visit, in ms; 0 at the first one. */
  readonly seenUntil: number
}

export const keyOf = ({ id }: ItemSummary): string => id

/** What was published in the last seven days, by module, and where the last visit ended. */
export class LatestStore {
  tab: number = ALL
  /** Modules with something new, in the order in which they came: no tab is empty. */
  modules: readonly number[] = []
  readonly list: PagedList<ItemSummary>
  private newest = 0

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(
      async (pageNo) => {
        const { tab } = this
        const page = await parts.fetchPage(tab, pageNo)
        if (tab === ALL) this.note(page.list)
        return page
      },
      keyOf,
      parts.emptyState,
    )
    makeAutoObservable<LatestStore, 'parts' | 'newest'>(this, {
      parts: false,
      newest: false,
      list: false,
      modules: observableRef,
    })
  }

  /** What to keep for the next visit. */
  get seen(): number {
    return Math.max(this.newest, this.parts.seenUntil)
  }

  /** The first row that was there at the last visit; null where all or none are new. */
  get boundary(): string | null {
    const { rows } = this.list
    const at = rows.findIndex(({ publishedAt }) => publishedAt <= this.parts.seenUntil)
    const row = at > 0 ? rows[at] : undefined
    return row ? keyOf(row) : null
  }

  choose(tab: number): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.reload()
  }

  private note(items: readonly ItemSummary[]): void {
    const known = new Set(this.modules)
    for (const { moduleType, publishedAt } of items) {
      known.add(moduleType)
      this.newest = Math.max(this.newest, publishedAt)
    }
    if (known.size > this.modules.length) this.modules = [...known]
  }
}
