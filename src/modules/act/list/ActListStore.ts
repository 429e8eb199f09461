import type { ItemSummary, MarkResult, Page, ProvinceRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { tagsOf } from '@/domain/list/tagsOf'
import { toggleListMark } from '@/domain/list/toggleListMark'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { type ActFilters, askedTag, NO_FILTERS, passes } from './actFilters'

interface Parts {
  readonly fetchPage: (tag: string, pageNo: number) => Promise<Page<ItemSummary>>
  readonly fetchProvinces: () => Promise<readonly ProvinceRow[]>
  readonly setCollected: (id: string, on: boolean) => Promise<MarkResult>
  readonly now: () => number
  readonly emptyState: () => ScreenState
  readonly filters?: Partial<ActFilters>
}

/** A filtered page with fewer rows than this loads the next one at once. */
const ENOUGH = 6
const MOST_PAGES = 5

/** The tenant's activities with the chosen filters, and the filters' options. */
export class ActListStore {
  filters: ActFilters
  provinces: readonly ProvinceRow[] = []
  tags: readonly string[] = []
  readonly list: PagedList<ItemSummary>
  private cursor = { page: 0 }

  constructor(private readonly parts: Parts) {
    this.filters = { ...NO_FILTERS, ...parts.filters }
    if (this.filters.tag) this.tags = [this.filters.tag]
    this.list = new PagedList(
      (pageNo) => this.fetchPage(pageNo),
      ({ id }) => id,
      parts.emptyState,
    )
    makeAutoObservable<ActListStore, 'parts' | 'cursor'>(this, {
      parts: false,
      cursor: false,
      list: false,
      filters: observableRef,
      provinces: observableRef,
      tags: observableRef,
    })
  }

  get isFiltered(): boolean {
    return Object.values(this.filters).some((value) => value !== '')
  }

  async load(): Promise<void> {
    void this.loadProvinces()
    await this.list.load()
  }

  change(change: Partial<ActFilters>): void {
    this.filters = { ...this.filters, ...change }
    this.list.reload()
  }

  toggleCollected(item: ItemSummary): Promise<void> {
    return toggleListMark(this.list, item, 'collect', (on) => this.parts.setCollected(item.id, on))
  }

  private async fetchPage(pageNo: number): Promise<Page<ItemSummary>> {
    if (pageNo === 1) this.cursor = { page: 0 }
    const { cursor, filters } = this
    const found: ItemSummary[] = []
    for (let tries = 1; ; tries += 1) {
      cursor.page += 1
      const page = await this.parts.fetchPage(askedTag(filters), cursor.page)
      found.push(...page.list.filter((item) => passes(item, filters, this.parts.now())))
      this.learnTags(page.list)
      if (!page.hasMore || found.length >= ENOUGH || tries === MOST_PAGES) {
        return { list: found, total: page.total, hasMore: page.hasMore }
      }
    }
  }

  /** Themes are the tags of the activities; they stay available while one of them is chosen. */
  private learnTags(items: readonly ItemSummary[]): void {
    runInAction(() => {
      this.tags = [...new Set([...this.tags, ...tagsOf(items, 12)])].slice(0, 12)
    })
  }

  private async loadProvinces(): Promise<void> {
    // The list works without provinces; the filter then has only its first option.
    const rows = await this.parts.fetchProvinces().catch(() => [])
    runInAction(() => {
      this.provinces = rows
    })
  }
}
