import type { GoodsDetail } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** The goods of an item, with what the owner asks for them now. */
export class ItemStore {
  state: ScreenState = screenLoading
  detail: GoodsDetail | null = null

  constructor(private readonly fetch: () => Promise<GoodsDetail>) {
    makeAutoObservable<ItemStore, 'fetch'>(this, { fetch: false, detail: observableRef })
  }

  /** The tenant's price of the cheapest sku, from which the own price is reckoned. */
  get base(): number {
    const { item, skus = [] } = this.detail ?? {}
    return item?.base ?? Math.min(...skus.map(({ price }) => price))
  }

  async load(): Promise<void> {
    try {
      const detail = await this.fetch()
      runInAction(() => {
        this.detail = detail
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (!this.detail) this.state = failedState(error, () => this.reload())
      })
    }
  }

  reload(): void {
    this.state = screenLoading
    void this.load()
  }
}
