import type { BuyShare } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetch: () => Promise<BuyShare>
  readonly support: () => Promise<BuyShare>
  readonly nothing: string
}

/** A purchase that friends support for cash back. */
export class ShareStore {
  state: ScreenState = screenLoading
  share: BuyShare | null = null
  busy = false
  /** True after the viewer's support was counted here. */
  counted = false

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ShareStore, 'parts'>(this, { parts: false, share: observableRef })
  }

  /** Number of missing friends. */
  get missing(): number {
    return this.share ? Math.max(0, this.share.need - this.share.count) : 0
  }

  async load(): Promise<void> {
    try {
      const share = await this.parts.fetch()
      runInAction(() => {
        this.share = share
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.share) return
        this.state = isGatewayError(error, 'NOTFOUND')
          ? { kind: 'empty', message: this.parts.nothing }
          : failedState(error, () => void this.load())
      })
    }
  }

  /** Supports the purchase, once. After a refusal too, the current state of the offer is shown. */
  async support(): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      const share = await this.parts.support()
      runInAction(() => {
        this.share = share
        this.counted = share.mine
      })
    } catch (error) {
      void this.load()
      throw error
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
