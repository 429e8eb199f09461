import { type ConfigItem, countTrimmed, isMobile, type VipTake, type VolunteerState } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

export interface TakenOffer {
  readonly code: string
  /** YYYYMM */
  readonly period: string
}

/** The code that the caller has taken of an offer this month. */
export function takenOf({ extra }: Pick<ConfigItem, 'extra'>): TakenOffer | null {
  const taken = extra.taken as Partial<TakenOffer> | undefined
  return taken?.code ? { code: taken.code, period: taken.period ?? '' } : null
}

const categoryOf = ({ extra }: Pick<ConfigItem, 'extra'>): string =>
  typeof extra.category === 'string' ? extra.category : ''

interface Parts {
  readonly fetchOffers: () => Promise<readonly ConfigItem[]>
  /** Null for a visitor. */
  readonly fetchState: () => Promise<VolunteerState | null>
  readonly check: (said: { name: string; phone: string }) => Promise<{ readonly volunteer: boolean }>
  readonly takeCard: (said: { name: string; phone: string; verifyCode?: string }) => Promise<unknown>
  readonly apply: (said: { name: string; phone: string; content: string }) => Promise<unknown>
  readonly takeOffer: (id: string) => Promise<VipTake>
}

const CODE = /^\d{6}$/
const WORDS = { min: 5, max: 500 } as const

export type GongyiProblem = 'name' | 'phone' | 'code' | 'why'

/** The partners' offers to volunteers, the member's card, and the way to it. */
export class GongyiStore {
  state: ScreenState = screenLoading
  offers: readonly ConfigItem[] = []
  volunteer: VolunteerState | null = null
  category = ''
  name = ''
  phone = ''
  why = ''
  code = ''
  /** The name and the number that are not on the roll; null before a try. */
  stranger: string | null = null
  /** The name and the number that are on the roll, but need a code; null before a try. */
  unproven: string | null = null
  busy = false
  tried = false
  /** Id of the offer that is being taken. */
  taking: string | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<GongyiStore, 'parts'>(this, { parts: false, offers: observableRef, volunteer: observableRef })
  }

  get categories(): readonly string[] {
    return [...new Set(this.offers.map(categoryOf))].filter(Boolean)
  }

  get shown(): readonly ConfigItem[] {
    return this.category ? this.offers.filter((one) => categoryOf(one) === this.category) : this.offers
  }

  /** True when what was said is known not to be on the roll: then one asks to join. */
  get isStranger(): boolean {
    return this.stranger !== null && this.stranger === this.said
  }

  /** True when what was said is on the roll, and a code must show that the number is one's own. */
  get needsCode(): boolean {
    return this.unproven !== null && this.unproven === this.said
  }

  /** The number for the code. */
  get number(): string | null {
    const phone = this.phone.trim()
    return isMobile(phone) ? phone : null
  }

  get problems(): readonly GongyiProblem[] {
    const words = countTrimmed(this.why)
    return [
      ...(this.name.trim() === '' ? (['name'] as const) : []),
      ...(this.number === null ? (['phone'] as const) : []),
      ...(this.needsCode && !CODE.test(this.code.trim()) ? (['code'] as const) : []),
      ...(this.isStranger && (words < WORDS.min || words > WORDS.max) ? (['why'] as const) : []),
    ]
  }

  wrong(field: GongyiProblem): boolean {
    return this.tried && this.problems.includes(field)
  }

  async load(): Promise<void> {
    try {
      const [offers, volunteer] = await Promise.all([this.parts.fetchOffers(), this.parts.fetchState()])
      runInAction(() => {
        this.offers = offers
        this.volunteer = volunteer
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.state.kind !== 'ready') this.state = failedState(error, () => void this.load())
      })
    }
  }

  choose(category: string): void {
    this.category = category
  }

  change(change: Partial<Pick<GongyiStore, 'name' | 'phone' | 'why' | 'code'>>): void {
    Object.assign(this, change)
  }

  /** What became of the form: null when something is missing or a call is under way. */
  async submit(): Promise<'card' | 'code' | 'stranger' | 'applied' | null> {
    this.tried = true
    if (this.busy || this.problems.length > 0) return null
    this.busy = true
    try {
      return this.isStranger ? await this.ask() : await this.enter()
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** Takes an offer for this month; null without a card, or while one is being taken. */
  async take(id: string): Promise<TakenOffer | null> {
    if (!this.volunteer?.card || this.taking !== null) return null
    this.taking = id
    try {
      const { code, status, period = '' } = await this.parts.takeOffer(id)
      const taken = { code, status, period }
      runInAction(() => {
        this.offers = this.offers.map((one) => (one.id === id ? { ...one, extra: { ...one.extra, taken } } : one))
      })
      return taken
    } finally {
      runInAction(() => {
        this.taking = null
      })
    }
  }

  private get said(): string {
    return `${this.name.trim()} ${this.phone.trim()}`
  }

  private async enter(): Promise<'card' | 'code' | 'stranger'> {
    const { said } = this
    const who = { name: this.name.trim(), phone: this.phone.trim() }
    const { volunteer } = await this.parts.check(who)
    if (!volunteer) {
      runInAction(() => {
        this.stranger = said
        this.tried = false
      })
      return 'stranger'
    }
    try {
      await this.parts.takeCard(this.needsCode ? { ...who, verifyCode: this.code.trim() } : who)
    } catch (error) {
      if (this.needsCode || !isGatewayError(error, 'CODE')) throw error
      runInAction(() => {
        this.unproven = said
        this.code = ''
        this.tried = false
      })
      return 'code'
    }
    await this.load()
    return 'card'
  }

  private async ask(): Promise<'applied'> {
    await this.parts.apply({ name: this.name.trim(), phone: this.phone.trim(), content: this.why.trim() })
    runInAction(() => {
      this.stranger = null
      this.why = ''
      this.tried = false
    })
    await this.load()
    return 'applied'
  }
}
