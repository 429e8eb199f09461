import type { OwnRank, RankPage, RankRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

export type RankTab = 'person' | 'team'

interface Parts {
  readonly fetchPage: (rows: RankTab, pageNo: number) => Promise<RankPage>
  readonly like: (markId: string) => Promise<unknown>
  readonly emptyState: () => ScreenState
  readonly remember: (tab: RankTab) => void
}

/** A rank of persons or teams, with the own row. */
export class RankStore {
  mine: OwnRank | null = null
  readonly list: PagedList<RankRow>

  constructor(
    private readonly parts: Parts,
    public tab: RankTab,
  ) {
    this.list = new PagedList(
      async (pageNo) => {
        const { tab: asked } = this
        const page = await parts.fetchPage(asked, pageNo)
        runInAction(() => {
          if (asked === this.tab) this.mine = page.mine
        })
        return page
      },
      ({ markId }) => markId,
      parts.emptyState,
    )
    makeAutoObservable<RankStore, 'parts'>(this, { parts: false, list: false, mine: observableRef })
  }

  choose(tab: RankTab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.mine = null
    this.parts.remember(tab)
    this.list.reload()
  }

  /** Likes a row, once a day. */
  async like({ markId, liked }: RankRow): Promise<void> {
    if (liked) return
    await this.parts.like(markId)
    this.list.replace(markId, (row) => (row.liked ? row : { ...row, liked: true, likes: row.likes + 1 }))
  }
}
