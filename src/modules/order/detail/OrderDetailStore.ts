import type { OrderDetail } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchOrder: () => Promise<OrderDetail>
}

/** One order as its buyer sees it. */
export class OrderDetailStore {
  state: ScreenState = screenLoading
  order: OrderDetail | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<OrderDetailStore, 'parts'>(this, { parts: false, order: observableRef })
  }

  /** A failed refresh keeps what is on screen. */
  async load(): Promise<void> {
    try {
      const order = await this.parts.fetchOrder()
      runInAction(() => {
        this.order = order
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (!this.order) this.state = failedState(error, () => this.reload())
      })
    }
  }

  reload(): void {
    this.state = screenLoading
    void this.load()
  }
}
