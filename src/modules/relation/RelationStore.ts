import type { Relation } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetch: () => Promise<Relation>
  readonly setPraise: (rid: number, on: boolean) => Promise<{ readonly count: number }>
  readonly setFollow: (rid: number, on: boolean) => Promise<unknown>
}

/** One person, and what the viewer does there: praising and following. */
export class RelationStore {
  relation: Relation | null = null
  state: ScreenState = { kind: 'loading' }
  private question = 0

  constructor(private readonly parts: Parts) {
    makeAutoObservable<RelationStore, 'parts' | 'question'>(this, {
      parts: false,
      question: false,
      relation: observableRef,
    })
  }

  /** Loads the person; a failed refresh keeps what is on screen. */
  async load(): Promise<void> {
    this.question += 1
    const { question } = this
    try {
      const relation = await this.parts.fetch()
      runInAction(() => {
        if (question !== this.question) return
        this.relation = relation
        this.state = { kind: 'ready' }
      })
    } catch (error) {
      runInAction(() => {
        if (question === this.question && !this.relation) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Shown at once, and taken back when the gateway refuses. */
  async togglePraise(): Promise<void> {
    const before = this.relation
    if (!before) return
    const praised = !before.mine.praised
    this.show(praised, before.counts.praises + (praised ? 1 : -1))
    try {
      const { count } = await this.parts.setPraise(before.profile.rid, praised)
      this.show(praised, count)
    } catch (error) {
      this.show(!praised, before.counts.praises)
      throw error
    }
  }

  async toggleFollow(): Promise<void> {
    const before = this.relation
    if (!before) return
    await this.parts.setFollow(before.profile.rid, !before.mine.following)
    // Whoever follows back may see more of the person.
    await this.load()
  }

  private show(praised: boolean, praises: number): void {
    if (!this.relation) return
    const { counts, mine } = this.relation
    this.relation = { ...this.relation, counts: { ...counts, praises }, mine: { ...mine, praised } }
  }
}
