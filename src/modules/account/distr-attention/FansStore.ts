import { followRoles, listFans, type TeamPerson } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ListSearch } from '@/domain/list/ListSearch'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  readonly ownRid: () => string
  readonly empty: (word: string) => ScreenState
  readonly ask?: Call
}

/** The viewer's locked fans, and following them back. */
export class FansStore {
  readonly search = new ListSearch(() => this.list.reload())
  /** The fans who were followed here. */
  followed: ReadonlySet<number> = new Set()
  readonly list: PagedList<TeamPerson>

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(
      (pageNo) => this.ask(listFans, { iid: parts.iid, pageNo, queryKey: this.search.asked || undefined }),
      ({ id }) => id,
      () => parts.empty(this.search.asked),
    )
    makeAutoObservable<FansStore, 'parts'>(this, { parts: false, list: false, search: false, followed: observableRef })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  isFollowed({ rid, following }: TeamPerson): boolean {
    return following || this.followed.has(rid)
  }

  /** Shows the fan as followed at once; a refusal takes that back and rejects. */
  async follow(person: TeamPerson): Promise<void> {
    if (this.isFollowed(person)) return
    this.mark(person.rid, true)
    try {
      await this.ask(followRoles, { fromRid: this.parts.ownRid(), toRids: [person.rid] })
    } catch (error) {
      runInAction(() => this.mark(person.rid, false))
      throw error
    }
  }

  private mark(rid: number, on: boolean): void {
    const others = [...this.followed].filter((one) => one !== rid)
    this.followed = new Set(on ? [...others, rid] : others)
  }
}
