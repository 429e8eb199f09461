import type { OwnRank, RankPage, RankRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchPage: (placeId: string, pageNo: number) => Promise<RankPage>
  readonly like: (markId: string) => Promise<unknown>
  readonly emptyState: () => ScreenState
}

/** The entrants of a track: by checkpoints, or by their time to one of them. */
export class TrackRankStore {
  mine: OwnRank | null = null
  /** The first row, from which the others lag behind. */
  leader: RankRow | null = null
  readonly list: PagedList<RankRow>

  constructor(
    private readonly parts: Parts,
    /** The checkpoint; '' for all of them. */
    public placeId: string,
  ) {
    this.list = new PagedList(
      async (pageNo) => {
        const asked = this.placeId
        const page = await parts.fetchPage(asked, pageNo)
        runInAction(() => {
          if (asked !== this.placeId) return
          this.mine = page.mine
          if (pageNo === 1) this.leader = page.list[0] ?? null
        })
        return page
      },
      ({ markId }) => markId,
      parts.emptyState,
    )
    makeAutoObservable<TrackRankStore, 'parts'>(this, {
      parts: false,
      list: false,
      mine: observableRef,
      leader: observableRef,
    })
  }

  choose(placeId: string): void {
    if (placeId === this.placeId) return
    this.placeId = placeId
    this.mine = null
    this.leader = null
    this.list.reload()
  }

  /** Likes a row, once a day. */
  async like({ markId, liked }: RankRow): Promise<void> {
    if (liked) return
    await this.parts.like(markId)
    this.list.replace(markId, (row) => (row.liked ? row : { ...row, liked: true, likes: row.likes + 1 }))
  }
}
