import { VIP_BENEFIT_TYPE, VIP_RECORD_STATUS, type VipBenefit, type VipCard, type VipTake } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { stepOf, type VipStore } from '../vip/VipStore'

interface Parts {
  readonly take: (benefit: VipBenefit, infos: Readonly<Record<string, string>>) => Promise<VipTake>
  /** For a coupon: names the request, so that a repeat takes one. */
  readonly newRequest: () => string
}

/** The benefits that one card gives; those of every card come first, without a card. */
export interface WelfareGroup {
  readonly key: string
  readonly card: VipCard | null
  readonly benefits: readonly VipBenefit[]
}

/** A code that is shown. */
interface Shown {
  readonly benefitId: string
  readonly name: string
  readonly code: string
}

/** Where a claim leads: its code stands on this screen, a coupon has arrived, the rest goes on elsewhere. */
export type Claimed =
  | { readonly to: 'code' | 'coupon' | 'address' | 'records' }
  | { readonly to: 'pay'; readonly recordId: string }

/** Benefits by card, and the claim of one, whose code is shown in place. */
export class WelfareStore {
  shown: Shown | null = null
  /** The benefit that is being claimed; '' for none. */
  taking = ''
  /** Coupon requests without an answer, by benefit. */
  private readonly requests = new Map<string, string>()

  constructor(
    readonly vip: VipStore,
    private readonly parts: Parts,
  ) {
    makeAutoObservable<WelfareStore, 'parts' | 'requests'>(this, {
      vip: false,
      parts: false,
      requests: false,
      shown: observableRef,
    })
  }

  get groups(): readonly WelfareGroup[] {
    const { benefits, cards } = this.vip
    const common = benefits.filter(({ cardId }) => cardId === null)
    const own = cards.map((card) => ({
      ...{ key: card.id, card },
      benefits: benefits.filter(({ cardId }) => cardId === card.id),
    }))
    return [...(common.length > 0 ? [{ key: '', card: null, benefits: common }] : []), ...own]
  }

  /** True while a code is shown: what is left is then read again and again. */
  get showing(): boolean {
    return this.shown !== null
  }

  async load(): Promise<void> {
    await this.vip.load()
    runInAction(() => {
      const benefit = this.vip.benefits.find(({ id }) => id === this.shown?.benefitId)
      // It was used on site, or its term has ended.
      if (!benefit || benefit.openRecordId === null) this.shown = null
    })
  }

  hide(): void {
    this.shown = null
  }

  /** Claims a benefit, or shows what is open of it. Null while another claim runs. Rejects with the gateway's words. */
  async take(benefit: VipBenefit): Promise<Claimed | null> {
    const { id, name, type, openRecordId } = benefit
    const step = stepOf(benefit)
    if (step === 'pay' && openRecordId !== null) return { to: 'pay', recordId: openRecordId }
    if (step === 'parcel') return { to: 'records' }
    if (type === VIP_BENEFIT_TYPE.parcel) return { to: 'address' }
    if (this.taking !== '') return null
    this.taking = id
    try {
      const taken = await this.parts.take(benefit, this.infosOf(benefit))
      this.requests.delete(id)
      if (taken.status === VIP_RECORD_STATUS.unpaid) return { to: 'pay', recordId: taken.id }
      if (taken.code === '') return { to: 'coupon' }
      runInAction(() => {
        this.shown = { benefitId: id, name, code: taken.code }
      })
      return { to: 'code' }
    } finally {
      await this.vip.load()
      runInAction(() => {
        this.taking = ''
      })
    }
  }

  private infosOf({ id, type }: VipBenefit): Readonly<Record<string, string>> {
    if (type !== VIP_BENEFIT_TYPE.coupon) return {}
    const reqId = this.requests.get(id) ?? this.parts.newRequest()
    this.requests.set(id, reqId)
    return { reqId }
  }
}
