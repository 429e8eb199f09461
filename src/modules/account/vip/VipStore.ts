import { VIP_BENEFIT_TYPE, type VipBenefit, type VipCard, type VipProfile } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

const DAY = 86_400_000
/** From so many days before the end on, a renewal is offered. */
const RENEW_DAYS = 30

interface Parts {
  readonly fetchProfile: () => Promise<VipProfile>
  readonly fetchBenefits: () => Promise<readonly VipBenefit[]>
  readonly fetchCards: () => Promise<readonly VipCard[]>
  readonly now: () => number
}

/** What a benefit's button does. */
export type BenefitStep = 'pay' | 'code' | 'parcel' | 'take' | 'usedUp' | 'other'

/** The member's card, its benefits, and the cards on sale. */
export class VipStore {
  state: ScreenState = screenLoading
  profile: VipProfile | null = null
  benefits: readonly VipBenefit[] = []
  cards: readonly VipCard[] = []

  constructor(private readonly parts: Parts) {
    makeAutoObservable<VipStore, 'parts'>(this, {
      parts: false,
      profile: observableRef,
      benefits: observableRef,
      cards: observableRef,
    })
  }

  /** `never` had a card, or its term is running or ended. */
  get standing(): 'running' | 'ended' | 'never' {
    if (this.profile?.isVip) return 'running'
    return this.profile?.expireAt ? 'ended' : 'never'
  }

  /** Days until the end, counting the last one. */
  get daysLeft(): number {
    return Math.max(0, Math.ceil(((this.profile?.expireAt ?? 0) - this.parts.now()) / DAY))
  }

  get canRenew(): boolean {
    return this.standing === 'running' && this.daysLeft <= RENEW_DAYS
  }

  /** True where the tenant has no cards and the member never had one. */
  get isEmpty(): boolean {
    return this.standing === 'never' && this.cards.length === 0 && this.benefits.length === 0
  }

  async load(): Promise<void> {
    const { fetchProfile, fetchBenefits, fetchCards } = this.parts
    try {
      const [profile, benefits, cards] = await Promise.all([fetchProfile(), fetchBenefits(), fetchCards()])
      runInAction(() => {
        this.profile = profile
        this.benefits = benefits
        this.cards = cards
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (!this.profile) this.state = failedState(error, () => void this.load())
      })
    }
  }
}

/** The next step of a member with a benefit; `other` cards give it, or nobody's runs. */
export function stepOf({ type, left, until, openRecordId, openUnpaid }: VipBenefit): BenefitStep {
  if (openUnpaid) return 'pay'
  if (openRecordId !== null) return type === VIP_BENEFIT_TYPE.onSite ? 'code' : 'parcel'
  if (until === null) return 'other'
  return (left ?? 0) > 0 ? 'take' : 'usedUp'
}

/** A card's number in groups of four. */
export const groupedNumber = (no: string): string => no.replace(/(.{4})(?=.)/g, '$1 ')
