import type { VipCard, VipProfile } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

const DAY = 86_400_000
const MONTH_DAYS = 30

interface Parts {
  /** The card of the address; '' for none. */
  readonly wanted: string
  readonly fetchCards: () => Promise<readonly VipCard[]>
  /** Null for a visitor. */
  readonly fetchProfile: () => Promise<VipProfile | null>
  readonly emptyState: () => ScreenState
  readonly now: () => number
}

/** The cards on sale, the chosen one, and the end of the membership with it. */
export class VipBuyStore {
  state: ScreenState = screenLoading
  cards: readonly VipCard[] = []
  profile: VipProfile | null = null
  agreed = false
  /** True once the buyer has tried without agreeing. */
  refused = false
  private chosen = ''

  constructor(private readonly parts: Parts) {
    makeAutoObservable<VipBuyStore, 'parts'>(this, { parts: false, cards: observableRef, profile: observableRef })
    this.chosen = parts.wanted
  }

  get card(): VipCard | null {
    return this.cards.find(({ id }) => id === this.chosen) ?? this.cards[0] ?? null
  }

  /** The end of the membership with the chosen card, ms. */
  get newEnd(): number | null {
    if (!this.card) return null
    const from = Math.max(this.parts.now(), this.profile?.expireAt ?? 0)
    return from + this.card.days * DAY
  }

  async load(): Promise<void> {
    try {
      const [cards, profile] = await Promise.all([this.parts.fetchCards(), this.parts.fetchProfile()])
      runInAction(() => {
        this.cards = cards
        this.profile = profile
        this.state = cards.length > 0 ? screenReady : this.parts.emptyState()
      })
    } catch (error) {
      runInAction(() => {
        if (this.cards.length === 0) this.state = failedState(error, () => void this.load())
      })
    }
  }

  choose(id: string): void {
    this.chosen = id
  }

  agree(on: boolean): void {
    this.agreed = on
    this.refused = false
  }

  /** The card to buy; null while the terms are not accepted, which then shows. */
  ready(): VipCard | null {
    this.refused = !this.agreed
    return this.agreed ? this.card : null
  }
}

/** The price of a month, fen; null for a card of a month or less. */
export const perMonth = ({ price, days }: VipCard): number | null =>
  days > MONTH_DAYS ? Math.round((price * MONTH_DAYS) / days) : null
