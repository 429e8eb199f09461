import type { VipBenefit, VipTake } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

export interface SendTo {
  readonly name: string
  readonly mobile: string
  readonly address: string
}

interface Parts {
  readonly fetchBenefit: () => Promise<VipBenefit | undefined>
  readonly take: (benefit: VipBenefit, infos: Readonly<Record<string, string>>) => Promise<VipTake>
  /** For a coupon: names the request, so that a repeat takes one. */
  readonly newRequest: () => string
  readonly missing: () => ScreenState
}

/** The claim of one benefit: what is left of it, and the one use that is taken. */
export class ClaimStore {
  state: ScreenState = screenLoading
  benefit: VipBenefit | null = null
  busy = false
  /** Stays until an answer arrives. */
  private request = ''

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ClaimStore, 'parts' | 'request'>(this, { parts: false, request: false, benefit: observableRef })
  }

  /** Uses that are left after this one; an open claim takes none. */
  get leftAfter(): number {
    const { left, openRecordId } = this.benefit ?? { left: 0, openRecordId: null }
    return Math.max(0, (left ?? 0) - (openRecordId === null ? 1 : 0))
  }

  /** Why nothing can be claimed; null when something can. */
  get refusal(): 'notVip' | 'usedUp' | null {
    const { benefit } = this
    if (!benefit || benefit.openRecordId !== null) return null
    if (benefit.until === null) return 'notVip'
    return (benefit.left ?? 0) > 0 ? null : 'usedUp'
  }

  async load(): Promise<void> {
    try {
      const benefit = await this.parts.fetchBenefit()
      runInAction(() => {
        this.benefit = benefit ?? null
        this.state = benefit ? screenReady : this.parts.missing()
      })
    } catch (error) {
      runInAction(() => {
        if (!this.benefit) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** The claim. Null while another call is in progress. Rejects with the gateway's message. */
  async take(to: SendTo | null): Promise<VipTake | null> {
    const { benefit, parts } = this
    if (!benefit || this.busy) return null
    this.busy = true
    this.request ||= parts.newRequest()
    try {
      const taken = await parts.take(benefit, to ? { ...to } : { reqId: this.request })
      this.request = ''
      return taken
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
