import type { ContentDetail, ContentMark, Entry } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { type GameStep, gameStep } from './gameStep'

interface Parts {
  readonly fetchDetail: () => Promise<ContentDetail>
  /** The own entries; none of a visitor. */
  readonly fetchEntries: () => Promise<readonly Entry[]>
  readonly setMark: (mark: ContentMark, on: boolean) => Promise<unknown>
  readonly now: () => number
}

/** A sports event with the viewer's own entries. A failed second reading keeps what is on screen. */
export class GameStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  entries: readonly Entry[] = []
  private question = 0

  constructor(private readonly parts: Parts) {
    makeAutoObservable<GameStore, 'parts' | 'question'>(this, {
      parts: false,
      question: false,
      detail: observableRef,
      entries: observableRef,
    })
  }

  get step(): GameStep | null {
    return this.detail && gameStep(this.detail, this.entries, this.parts.now())
  }

  get collected(): boolean {
    return this.detail?.mine.mark.includes('collect') ?? false
  }

  categoryOf(entry: Pick<Entry, 'sessionId'>): string {
    return this.detail?.sessions?.find(({ id }) => id === entry.sessionId)?.name ?? ''
  }

  async load(): Promise<void> {
    const question = ++this.question
    try {
      const [detail, entries] = await Promise.all([this.parts.fetchDetail(), this.parts.fetchEntries()])
      runInAction(() => {
        if (question !== this.question) return
        this.detail = detail
        this.entries = entries
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (question === this.question && !this.detail) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Collects at once, and takes it back when the gateway refuses. */
  async collect(): Promise<void> {
    const on = !this.collected
    this.show(on)
    try {
      await this.parts.setMark('collect', on)
    } catch (error) {
      runInAction(() => this.show(!on))
      throw error
    }
  }

  private show(on: boolean): void {
    if (!this.detail) return
    const { mine } = this.detail
    const others = mine.mark.filter((mark) => mark !== 'collect')
    this.detail = { ...this.detail, mine: { ...mine, mark: on ? [...others, 'collect'] : others } }
  }
}
