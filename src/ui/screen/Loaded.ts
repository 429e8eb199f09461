import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** Something that a screen reads as a whole. A failed second reading keeps what is on screen. */
export class Loaded<Value> {
  state: ScreenState = screenLoading
  value: Value | null = null
  private question = 0

  constructor(private readonly fetch: () => Promise<Value>) {
    makeAutoObservable<Loaded<Value>, 'fetch' | 'question'>(this, {
      fetch: false,
      question: false,
      value: observableRef,
    })
  }

  async load(): Promise<void> {
    const question = ++this.question
    try {
      const value = await this.fetch()
      runInAction(() => {
        if (question !== this.question) return
        this.value = value
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (question === this.question && this.value === null) this.state = failedState(error, () => void this.load())
      })
    }
  }
}
