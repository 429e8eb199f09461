import type { MarkResult, OwnRank, RankPage, RankRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ListSearch } from '@/domain/list/ListSearch'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

export interface ResultFilters {
  readonly categoryId: string
  readonly sex: '' | '1' | '2'
}

interface Parts {
  readonly fetchPage: (filters: ResultFilters, bib: string, pageNo: number) => Promise<RankPage>
  readonly setLike: (markId: string, on: boolean) => Promise<MarkResult>
  readonly emptyState: (isSearch: boolean) => ScreenState
}

/** The results of an event by time, with filters and the own row. */
export class ResultListStore {
  filters: ResultFilters = { categoryId: '', sex: '' }
  mine: OwnRank | null = null
  readonly list: PagedList<RankRow>
  readonly search = new ListSearch(() => this.list.reload())

  constructor(private readonly parts: Parts) {
    this.list = new PagedList<RankRow>(
      async (pageNo) => {
        const page = await parts.fetchPage(this.filters, this.search.asked, pageNo)
        runInAction(() => {
          this.mine = page.mine
        })
        return page
      },
      ({ id }) => id,
      () => parts.emptyState(this.search.asked !== ''),
    )
    makeAutoObservable<ResultListStore, 'parts'>(this, {
      parts: false,
      list: false,
      search: false,
      filters: observableRef,
      mine: observableRef,
    })
  }

  change(filters: Partial<ResultFilters>): void {
    this.filters = { ...this.filters, ...filters }
    this.list.reload()
  }

  /** Likes a row at once, and takes it back when the gateway refuses. */
  async like(row: RankRow): Promise<void> {
    const on = !row.liked
    this.show({ ...row, liked: on, likes: Math.max(0, row.likes + (on ? 1 : -1)) })
    try {
      const { count } = await this.parts.setLike(row.markId, on)
      this.show({ ...row, liked: on, likes: count })
    } catch (error) {
      this.show(row)
      throw error
    }
  }

  private show(row: RankRow): void {
    this.list.replace(row.id, () => row)
  }
}
