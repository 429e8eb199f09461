import { VIP_BENEFIT_TYPE, type VipBenefit, type VipProfile, type VipTake } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchBenefits: () => Promise<readonly VipBenefit[]>
  /** Null for a visitor. */
  readonly fetchProfile: () => Promise<VipProfile | null>
  readonly take: (benefit: VipBenefit) => Promise<VipTake>
  /** Opens the cashier for a surcharge. */
  readonly pay: (recordId: string, surcharge: number) => Promise<unknown>
  readonly show: (recordId: string) => Promise<unknown>
  readonly emptyState: () => ScreenState
}

/** The benefits that are used on site, and the member's uses of them. */
export class BenefitsStore {
  state: ScreenState = screenLoading
  benefits: readonly VipBenefit[] = []
  profile: VipProfile | null = null
  /** The benefit that is being claimed. */
  taking = ''

  constructor(private readonly parts: Parts) {
    makeAutoObservable<BenefitsStore, 'parts'>(this, { parts: false, benefits: observableRef, profile: observableRef })
  }

  get isVip(): boolean {
    return this.profile?.isVip === true
  }

  async load(): Promise<void> {
    try {
      const [all, profile] = await Promise.all([this.parts.fetchBenefits(), this.parts.fetchProfile()])
      runInAction(() => {
        this.benefits = all.filter(({ type }) => type === VIP_BENEFIT_TYPE.onSite)
        this.profile = profile
        this.state = this.benefits.length > 0 ? screenReady : this.parts.emptyState()
      })
    } catch (error) {
      runInAction(() => {
        if (this.benefits.length === 0) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Claims a use, or finds the one that waits; then its code is shown, or its surcharge paid first. */
  async take(benefit: VipBenefit): Promise<void> {
    if (this.taking) return
    this.taking = benefit.id
    try {
      const { id, code } = await this.parts.take(benefit)
      if (code === '') await this.parts.pay(id, benefit.surcharge)
      else await this.parts.show(id)
      await this.load()
    } finally {
      runInAction(() => {
        this.taking = ''
      })
    }
  }
}

/** What claiming a benefit leads to: its code, its surcharge, or at once to its use. */
export function stepOf({ openRecordId, openUnpaid, surcharge }: VipBenefit): 'again' | 'pay' | 'take' {
  if (openRecordId !== null && !openUnpaid) return 'again'
  return surcharge > 0 ? 'pay' : 'take'
}
