import type { ContentDetail } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import type { ScreenState } from '@/ui/screen/ScreenState'

/** A business card; `none` while the member has not made one. */
export class CardStore {
  card: ContentDetail | null = null
  none = false
  state: ScreenState = { kind: 'loading' }
  private question = 0

  constructor(private readonly fetch: () => Promise<ContentDetail>) {
    makeAutoObservable<CardStore, 'fetch' | 'question'>(this, { fetch: false, question: false, card: observableRef })
  }

  get isKept(): boolean {
    return this.card?.mine.mark.includes('keep') === true
  }

  async load(): Promise<void> {
    this.question += 1
    const { question } = this
    try {
      const card = await this.fetch()
      runInAction(() => {
        if (question !== this.question) return
        this.card = card
        this.none = false
        this.state = { kind: 'ready' }
      })
    } catch (error) {
      runInAction(() => {
        if (question !== this.question || this.card) return
        this.none = isGatewayError(error, 'NOTFOUND')
        this.state = failedState(error, () => void this.load())
      })
    }
  }

  show(kept: boolean): void {
    if (!this.card) return
    const others = this.card.mine.mark.filter((one) => one !== 'keep')
    this.card = { ...this.card, mine: { ...this.card.mine, mark: kept ? [...others, 'keep'] : others } }
  }

  /** Shown at once, and taken back when the gateway refuses. */
  async toggleKeep(setMark: (on: boolean) => Promise<unknown>): Promise<void> {
    const before = this.isKept
    this.show(!before)
    try {
      await setMark(!before)
    } catch (error) {
      this.show(before)
      throw error
    }
  }
}
