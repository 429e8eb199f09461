import type {
  Entrant,
  OrderCalculation,
  OrderCreated,
  OrderOption,
  OrderSource,
  PromoCode,
  SalesRep,
} from '@quanzi/contract'
import { shanghaiDay } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { EntrantsStore } from '@/domain/entrant/EntrantsStore'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { type CheckoutPrice, checkoutPrice, type Discounts, toggleCoupon } from './checkoutPrice'

/** What a form screen has chosen; the same shape as the session's prepay order. */
export interface CheckoutChoice {
  readonly keys: string
  readonly property: string
  readonly property2: string
  readonly num: number
  readonly info: Readonly<Record<string, unknown>>
}

/** What the gateway is asked to create, beside the type and the tenant. */
export interface CheckoutOrder extends CheckoutChoice {
  readonly payable: number
  readonly couponIds: readonly string[]
  readonly useCoin: boolean
  readonly insured: boolean
  readonly discountCode: string
  readonly opSalesId: string
  readonly remark: string
  readonly addressId: string
}

interface Parts {
  /** Null when checkout was opened directly: the form is then drawn here. */
  readonly prepaid: CheckoutChoice | null
  /** The thing to buy when opened directly. */
  readonly id: string
  readonly max: number
  readonly fetchSource: (id: string) => Promise<OrderSource>
  readonly calculate: (choice: CheckoutChoice) => Promise<OrderCalculation>
  readonly findPromo: (code: string, id: string) => Promise<PromoCode>
  readonly fetchReps: () => Promise<readonly SalesRep[]>
  readonly create: (order: CheckoutOrder) => Promise<OrderCreated>
  readonly now: () => number
}

export type OptionField = OrderOption['field']
export type CheckoutProblem =
  | { readonly kind: 'option'; readonly field: OptionField }
  | { readonly kind: 'entrant'; readonly row: number; readonly field: string }
  | { readonly kind: 'answer'; readonly id: string }
  | { readonly kind: 'address' }
  | { readonly kind: 'price' }

/** An order of any type before it exists: the choice, what lowers its price, and its creation. */
export class CheckoutStore {
  state: ScreenState = screenLoading
  source: OrderSource | null = null
  calculation: OrderCalculation | null = null
  /** Why the choice has no price: sold out, closed, no connection. */
  private problem: unknown = null
  options: Partial<Record<OptionField, string>> = {}
  answers: Readonly<Record<string, string>> = {}
  pieces = 1
  couponIds: readonly string[] = []
  useCoin = false
  insured = false
  promo: PromoCode | null = null
  reps: readonly SalesRep[] = []
  opSalesId = ''
  remark = ''
  addressId = ''
  busy = false
  tried = false
  /** The gateway's own sum, when it differed from ours; holds until something is changed. */
  corrected: number | null = null
  readonly entrants: EntrantsStore
  private question = 0

  constructor(private readonly parts: Parts) {
    this.entrants = new EntrantsStore({ today: () => shanghaiDay(parts.now()), max: parts.max })
    makeAutoObservable<CheckoutStore, 'parts' | 'question' | 'problem'>(this, {
      parts: false,
      question: false,
      entrants: false,
      problem: observableRef,
      source: observableRef,
      calculation: observableRef,
      couponIds: observableRef,
      promo: observableRef,
      reps: observableRef,
    })
  }

  get refusal(): string {
    return this.problem ? errorText(this.problem) : ''
  }

  /** The session has no place left; a full team has no waiting list. */
  get isFull(): boolean {
    return isGatewayError(this.problem, 'FULL') && !('team' in this.problem.data)
  }

  /** No answer came: the price can be asked for again. */
  get isUnanswered(): boolean {
    return isGatewayError(this.problem) && (this.problem.kind === 'network' || this.problem.kind === 'protocol')
  }

  get isDirect(): boolean {
    return this.parts.prepaid === null
  }

  get asksPeople(): boolean {
    return this.isDirect && (this.source?.form.some(({ perEntrant }) => perEntrant) ?? false)
  }

  /** Options by the parameter they fill, in the order of the source. */
  get optionGroups(): readonly { readonly field: OptionField; readonly options: readonly OrderOption[] }[] {
    const options = this.isDirect ? (this.source?.options ?? []) : []
    const fields = [...new Set(options.map(({ field }) => field))]
    return fields.map((field) => ({ field, options: options.filter((one) => one.field === field) }))
  }

  get choice(): CheckoutChoice {
    const { prepaid, id } = this.parts
    if (prepaid) return prepaid
    return {
      keys: this.options.keys ?? id,
      property: this.options.property ?? '',
      property2: this.options.property2 ?? '',
      num: this.asksPeople ? this.entrants.count : this.pieces,
      info: {},
    }
  }

  /** Fen of insurance for everybody; null when none is offered here. */
  get insuranceFee(): number | null {
    const each = this.source?.insurance
    return typeof each === 'number' ? each * this.choice.num : null
  }

  private get discounts(): Discounts {
    const { couponIds, useCoin, promo } = this
    return { couponIds, useCoin, promo, insurance: this.insured ? (this.insuranceFee ?? 0) : 0 }
  }

  get price(): CheckoutPrice | null {
    if (!this.calculation) return null
    const price = checkoutPrice(this.calculation, this.discounts)
    return this.corrected === null ? price : { ...price, payable: this.corrected }
  }

  async load(): Promise<void> {
    void this.loadReps()
    try {
      const { prepaid, id } = this.parts
      const source = await this.parts.fetchSource(prepaid?.keys ?? id).catch((error: unknown) => {
        // What was chosen on the form screen can be bought without the drawing of a form.
        if (prepaid) return null
        throw error
      })
      runInAction(() => {
        this.source = source
        if (!prepaid && source) this.beginDirect(source)
      })
      await this.recalculate()
      if (this.isUnanswered) throw this.problem
      runInAction(() => {
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        this.state = failedState(error, () => this.reload())
      })
    }
  }

  reload(): void {
    this.state = screenLoading
    void this.load()
  }

  /** Asks for the price anew: after a change of the choice, and when a visitor has become a member. */
  async recalculate(): Promise<void> {
    this.question += 1
    const { question } = this
    this.corrected = null
    if (this.optionGroups.some(({ field }) => !this.options[field])) return
    try {
      const calculation = await this.parts.calculate(this.choice)
      runInAction(() => {
        if (question !== this.question) return
        this.calculation = calculation
        this.problem = null
      })
    } catch (error) {
      runInAction(() => {
        if (question !== this.question) return
        // Another choice's price would be a wrong one.
        this.calculation = null
        this.problem = error
      })
    }
  }

  pick(field: OptionField, id: string): void {
    this.options = { ...this.options, [field]: id }
    void this.recalculate()
  }

  setCount(count: number): void {
    if (this.asksPeople) this.entrants.setCount(count)
    else this.pieces = Math.min(this.parts.max, Math.max(1, count))
    void this.recalculate()
  }

  answer(id: string, value: string): void {
    this.answers = { ...this.answers, [id]: value }
  }

  change(change: Partial<Pick<CheckoutStore, 'useCoin' | 'insured' | 'opSalesId' | 'remark' | 'addressId'>>): void {
    Object.assign(this, change)
    this.corrected = null
  }

  /** Takes a coupon or puts it back; what cannot stand beside it makes way. */
  toggleCoupon(id: string): void {
    if (!this.calculation) return
    this.couponIds = toggleCoupon(this.calculation, this.discounts, id)
    this.corrected = null
  }

  /** Checks a discount code; '' takes it away. Rejects with the gateway's words. */
  async applyPromo(code: string): Promise<void> {
    const promo = code.trim() === '' ? null : await this.parts.findPromo(code.trim(), this.choice.keys)
    runInAction(() => {
      this.promo = promo
      this.corrected = null
    })
  }

  /** What is wrong first; null when the order can be created. */
  check(): CheckoutProblem | null {
    this.tried = true
    const open = this.optionGroups.find(({ field }) => !this.options[field])
    if (open) return { kind: 'option', field: open.field }
    if (this.asksPeople && !this.entrants.ready()) {
      const first = this.entrants.firstProblem
      if (first) return { kind: 'entrant', ...first }
    }
    const missing = this.onceAsked.find(({ id, must }) => must && !this.answers[id]?.trim())
    if (missing) return { kind: 'answer', id: missing.id }
    if (this.source?.needAddress && !this.addressId) return { kind: 'address' }
    return this.price ? null : { kind: 'price' }
  }

  /** Questions of the whole order, not of each person. */
  get onceAsked() {
    return this.isDirect ? (this.source?.form.filter(({ perEntrant }) => !perEntrant) ?? []) : []
  }

  /** The order; null while something is wrong or it is being created. Rejects with the gateway's words. */
  async submit(): Promise<OrderCreated | null> {
    const { price } = this
    if (this.busy || this.check() || !price) return null
    this.busy = true
    try {
      return await this.parts.create(this.order(price.payable))
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** The gateway's sum was another: it is shown and must be agreed to by sending again. */
  correct(payable: number): void {
    this.corrected = payable
  }

  private order(payable: number): CheckoutOrder {
    const { useCoin, insured, promo, opSalesId, remark, addressId } = this
    return {
      ...this.choice,
      info: this.info(),
      payable,
      couponIds: this.price?.coupons.map(({ id }) => id) ?? [],
      useCoin,
      insured,
      discountCode: promo?.code ?? '',
      opSalesId,
      remark,
      addressId,
    }
  }

  private info(): CheckoutChoice['info'] {
    const { prepaid } = this.parts
    if (prepaid) return prepaid.info
    const entrants: readonly Entrant[] = this.asksPeople ? (this.entrants.ready() ?? []) : []
    return {
      ...(entrants.length > 0 ? { entrants } : {}),
      ...(Object.keys(this.answers).length > 0 ? { answers: this.answers } : {}),
    }
  }

  private beginDirect(source: OrderSource): void {
    const asked = source.form.filter(({ perEntrant, id }) => perEntrant && id !== 'name' && id !== 'mobile')
    this.entrants.ask(asked)
    for (const { field, options } of this.optionGroups) {
      const first = options.find(({ left }) => left === null || left > 0) ?? options[0]
      if (first && !this.options[field]) this.options = { ...this.options, [field]: first.id }
    }
  }

  private async loadReps(): Promise<void> {
    // Visitors have none, and an order goes without.
    const reps = await this.parts.fetchReps().catch(() => [])
    runInAction(() => {
      this.reps = reps
    })
  }
}
