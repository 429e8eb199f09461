import { type HealthList, shanghaiDay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** Days that are looked at together. */
export const GLUCOSE_SPANS = [7, 30, 90] as const
export type GlucoseSpan = (typeof GLUCOSE_SPANS)[number]

const DAY = 86_400_000

interface Parts {
  readonly fetch: (from: string, to: string) => Promise<HealthList>
  readonly now: () => number
}

/** Readings of the last days. */
export class GlucoseStore {
  state: ScreenState = screenLoading
  found: HealthList | null = null
  span: GlucoseSpan = 7
  /** The reading that the chart names; '' for none. */
  chosen = ''
  private question = 0

  constructor(private readonly parts: Parts) {
    makeAutoObservable<GlucoseStore, 'parts' | 'question'>(this, {
      parts: false,
      question: false,
      found: observableRef,
      state: observableRef,
    })
  }

  /** The first and the last moment of the span, in ms. */
  get window(): { readonly from: number; readonly to: number } {
    const now = this.parts.now()
    return { from: now - this.span * DAY, to: now }
  }

  async load(): Promise<void> {
    const question = ++this.question
    const now = this.parts.now()
    try {
      const found = await this.parts.fetch(shanghaiDay(now - (this.span - 1) * DAY), shanghaiDay(now))
      runInAction(() => {
        if (question !== this.question) return
        this.found = found
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (question === this.question && !this.found) this.state = failedState(error, () => void this.load())
      })
    }
  }

  choose(span: GlucoseSpan): void {
    if (span === this.span) return
    this.span = span
    this.found = null
    this.state = screenLoading
    void this.load()
  }

  name(id: string): void {
    this.chosen = id
  }
}
