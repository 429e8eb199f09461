import type { SmallStore } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetch: () => Promise<SmallStore>
  /** Shown to a member without a store. */
  readonly noStore: () => ScreenState
}

/** The member's own store on the screens where it is set up. */
export class OwnStore {
  state: ScreenState = screenLoading
  store: SmallStore | null = null

  /** Ends with the last write. */
  private turn: Promise<unknown> = Promise.resolve()

  constructor(private readonly parts: Parts) {
    makeAutoObservable<OwnStore, 'parts' | 'turn'>(this, { parts: false, turn: false, store: observableRef })
  }

  async load(): Promise<void> {
    try {
      this.show(await this.parts.fetch())
    } catch (error) {
      runInAction(() => {
        if (isGatewayError(error, 'NOTFOUND')) this.state = this.parts.noStore()
        else if (!this.store) this.state = failedState(error, () => this.reload())
      })
    }
  }

  reload(): void {
    this.state = screenLoading
    void this.load()
  }

  show(store: SmallStore): void {
    this.store = store
    this.state = screenReady
  }

  /** Shows a change at once, and takes it back when the write is refused. Writes go out in the order of the taps. */
  async change(change: Partial<SmallStore>, write: () => Promise<unknown>): Promise<void> {
    const { store } = this
    if (!store) return
    const shown = { ...store, ...change }
    this.show(shown)
    const writing = this.turn.then(write)
    this.turn = writing.catch(() => undefined)
    try {
      await writing
    } catch (error) {
      if (this.store === shown) this.show(store)
      // Another change came after it: when that is written too, the server says what holds.
      else void this.turn.then(() => this.load())
      throw error
    }
  }
}
