import type { ItemSummary, Page } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import type { PagedList } from '../list/PagedList'

/** How many posts have come since the list was loaded. They wait behind a pill: the list never jumps by itself. */
export class FreshPosts {
  count = 0
  private asking = false

  constructor(
    private readonly list: PagedList<ItemSummary>,
    private readonly fetchFirst: () => Promise<Page<ItemSummary>>,
  ) {
    makeAutoObservable<FreshPosts, 'list' | 'fetchFirst' | 'asking'>(this, {
      list: false,
      fetchFirst: false,
      asking: false,
    })
  }

  /** Asks once; a failure changes nothing, the next one asks again. */
  async look(): Promise<void> {
    if (this.asking || this.list.state.kind === 'loading') return
    this.asking = true
    try {
      const page = await this.fetchFirst()
      const known = new Set(this.list.rows.map(({ id }) => id))
      const newest = this.list.rows[0]?.publishedAt ?? 0
      const fresh = page.list.filter(({ id, publishedAt }) => !known.has(id) && publishedAt >= newest)
      runInAction(() => {
        this.count = fresh.length
      })
    } catch {
      // Said by nothing: the list on screen is still right.
    } finally {
      this.asking = false
    }
  }

  async show(): Promise<void> {
    this.count = 0
    await this.list.load()
  }
}
