import type { SupplyPartner } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetch: () => Promise<readonly SupplyPartner[]>
  readonly join: (supplyIid: number, on: boolean) => Promise<{ readonly joined: boolean }>
}

/** The tenant's suppliers, and which of them the own store sells for. */
export class SourceStore {
  state: ScreenState = screenLoading
  partners: readonly SupplyPartner[] = []
  /** The supplier that is being joined or left; null for none. */
  moving: number | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<SourceStore, 'parts'>(this, { parts: false, partners: observableRef, state: observableRef })
  }

  async load(): Promise<void> {
    try {
      const partners = await this.parts.fetch()
      runInAction(() => {
        this.partners = partners
        this.state = partners.length > 0 ? screenReady : { kind: 'empty' }
      })
    } catch (error) {
      runInAction(() => {
        if (this.partners.length === 0) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** True after the answer; false while another one is asked for. Rejects with the gateway's message. */
  async join(supplyIid: number, on: boolean): Promise<boolean> {
    if (this.moving !== null) return false
    this.moving = supplyIid
    try {
      const { joined } = await this.parts.join(supplyIid, on)
      runInAction(() => {
        this.partners = this.partners.map((partner) =>
          partner.supplyIid === supplyIid ? { ...partner, joined, onShelf: joined ? partner.onShelf : 0 } : partner,
        )
      })
      return true
    } finally {
      runInAction(() => {
        this.moving = null
      })
    }
  }
}
