import type { ContentMark, MarkResult, RouteFacts } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

export type RouteMark = Extract<ContentMark, 'want' | 'done'>

interface Counted {
  readonly on: boolean
  readonly count: number
}

/** Who wants to walk a route, and who has: shown at once, and taken back when the gateway refuses. */
export class MarksStore {
  want: Counted = { on: false, count: 0 }
  done: Counted = { on: false, count: 0 }

  constructor(private readonly setMark: (mark: RouteMark, on: boolean) => Promise<MarkResult>) {
    makeAutoObservable<MarksStore, 'setMark'>(this, { setMark: false, want: observableRef, done: observableRef })
  }

  show({ wants, dones }: Pick<RouteFacts, 'wants' | 'dones'>, mine: readonly ContentMark[]): void {
    this.want = { on: mine.includes('want'), count: wants }
    this.done = { on: mine.includes('done'), count: dones }
  }

  async toggle(mark: RouteMark): Promise<void> {
    const before = this[mark]
    const on = !before.on
    this[mark] = { on, count: before.count + (on ? 1 : -1) }
    try {
      const answer = await this.setMark(mark, on)
      runInAction(() => {
        this[mark] = { on: answer.on, count: answer.count }
      })
    } catch (error) {
      runInAction(() => {
        this[mark] = before
      })
      throw error
    }
  }
}
