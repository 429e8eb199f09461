import type { OwnRank, RankPage, RankRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts<Wish> {
  readonly fetchPage: (wish: Wish, pageNo: number) => Promise<RankPage>
  readonly like: (markId: string) => Promise<unknown>
  readonly emptyState: () => ScreenState
}

/** A rank with the own row. The wish says which rank, by its tab and filters. */
export class RankStore<Wish> {
  mine: OwnRank | null = null
  readonly list: PagedList<RankRow>

  constructor(
    private readonly parts: Parts<Wish>,
    public wish: Wish,
  ) {
    this.list = new PagedList(
      async (pageNo) => {
        const { wish: asked } = this
        const page = await parts.fetchPage(asked, pageNo)
        runInAction(() => {
          if (asked === this.wish) this.mine = page.mine
        })
        return page
      },
      // Rows that nobody can like have no mark.
      ({ markId, id }) => markId || id,
      parts.emptyState,
    )
    makeAutoObservable<RankStore<Wish>, 'parts'>(this, {
      parts: false,
      list: false,
      mine: observableRef,
      wish: observableRef,
    })
  }

  choose(wish: Wish): void {
    if (wish === this.wish) return
    this.wish = wish
    this.mine = null
    this.list.reload()
  }

  /** Likes a row, once a day. */
  async like({ markId, liked }: RankRow): Promise<void> {
    if (liked || markId === '') return
    await this.parts.like(markId)
    this.list.replace(markId, (row) => (row.liked ? row : { ...row, liked: true, likes: row.likes + 1 }))
  }
}
