import type { OrderCalculation, OrderLine, PromoCode } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { bestCoupons } from './bestCoupons'
import type { CheckoutChoice, ChoiceStore } from './ChoiceStore'
import { type CheckoutPrice, checkoutPrice, type Discounts, toggleCoupon } from './checkoutPrice'

type Priced = Pick<ChoiceStore, 'chosen' | 'openField' | 'insuranceFee'>

/** A discount code as typed, and whether it counted; kept on the device until the order exists. */
export interface PromoDraft {
  readonly code: string
  readonly used: boolean
}

export const isPromoDraft = (value: unknown): value is PromoDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<PromoDraft>).code === 'string' &&
  typeof (value as Partial<PromoDraft>).used === 'boolean'

export interface PricingParts {
  readonly calculate: (choice: CheckoutChoice) => Promise<OrderCalculation>
  readonly findPromo: (code: string, id: string) => Promise<PromoCode>
  readonly promoDraft: { read(): PromoDraft | null; write(draft: PromoDraft | null): void }
}

/** The price of a selection: the gateway's calculation, and the discounts and extras that the buyer chooses. */
export class PriceStore {
  calculation: OrderCalculation | null = null
  /** Why there is no price: sold out, closed, no connection. */
  problem: unknown = null
  /** The lines of the last price; they stay on the screen when there is no price any more. */
  lines: readonly OrderLine[] = []
  /** The lines as they stood before the gateway's prices were others; none after the next change of the selection. */
  private before: readonly OrderLine[] = []
  /** Why a chosen coupon cannot be used; '' after the next choice. */
  couponLost = ''
  /** The coupons that the buyer has chosen; null while the best ones are used. */
  private chosenCoupons: readonly string[] | null = null
  useCoin = false
  insured = false
  promo: PromoCode | null = null
  /** The discount code as typed. */
  promoCode = ''
  /** Why the code does not count. */
  promoError = ''
  /** The gateway's sum when it differed from the app's; dropped at the next change. */
  private corrected: number | null = null
  private question = 0

  constructor(
    private readonly choice: Priced,
    private readonly parts: PricingParts,
  ) {
    makeAutoObservable<PriceStore, 'choice' | 'parts' | 'question' | 'chosenCoupons' | 'before'>(this, {
      choice: false,
      parts: false,
      question: false,
      problem: observableRef,
      lines: observableRef,
      before: observableRef,
      calculation: observableRef,
      chosenCoupons: observableRef,
      promo: observableRef,
    })
  }

  get refusal(): string {
    return this.problem ? errorText(this.problem) : ''
  }

  /** The sku that keeps the goods from being ordered, and the number of its pieces left. */
  get loss(): { readonly skuId: string; readonly left: number } | null {
    const { problem } = this
    if (!isGatewayError(problem, 'STOCK') && !isGatewayError(problem, 'NOTFOUND')) return null
    const { skuId, left } = problem.data
    return typeof skuId === 'string' ? { skuId, left: typeof left === 'number' ? left : 0 } : null
  }

  /** What a piece of the line costs more than the screen has said, in fen; less than 0 when it costs less. */
  moved({ key, price }: OrderLine): number {
    return price - (this.before.find((line) => line.key === key)?.price ?? price)
  }

  /** True when the session has no free place. A full team has no waiting list. */
  get isFull(): boolean {
    return isGatewayError(this.problem, 'FULL') && !('team' in this.problem.data)
  }

  /** True when no answer came: the price can be requested again. */
  get isUnanswered(): boolean {
    return isGatewayError(this.problem) && (this.problem.kind === 'network' || this.problem.kind === 'protocol')
  }

  /** False where no coupon, code or coins lower the price: for a deposit, and for what is free. */
  get takesDiscounts(): boolean {
    return !this.isFree && this.calculation?.noDiscounts !== true
  }

  /** The discount code that counts; one that was entered waits while a deposit is chosen. */
  get promoInUse(): PromoCode | null {
    return this.takesDiscounts ? this.promo : null
  }

  private get otherDiscounts(): Omit<Discounts, 'couponIds'> {
    const { useCoin, promoInUse: promo } = this
    return { useCoin, promo, insurance: this.insured ? (this.choice.insuranceFee ?? 0) : 0 }
  }

  /** True while the cheapest combination of coupons is used. */
  get takesBest(): boolean {
    return this.chosenCoupons === null
  }

  get couponIds(): readonly string[] {
    if (this.chosenCoupons) return this.chosenCoupons
    return this.calculation ? bestCoupons(this.calculation, this.otherDiscounts) : []
  }

  private get discounts(): Discounts {
    return { ...this.otherDiscounts, couponIds: this.couponIds }
  }

  get price(): CheckoutPrice | null {
    if (!this.calculation) return null
    const price = checkoutPrice(this.calculation, this.discounts)
    return this.corrected === null ? price : { ...price, payable: this.corrected }
  }

  /** True where nothing can be taken off, because it costs nothing. */
  get isFree(): boolean {
    return this.calculation?.subtotal === 0 && this.calculation.freight === 0
  }

  /** Asks for the price: after a change of the selection, and when a visitor has become a member. */
  async ask(): Promise<void> {
    this.question += 1
    const { question } = this
    this.before = []
    this.changed()
    if (this.choice.openField) return
    try {
      const calculation = await this.parts.calculate(this.choice.chosen)
      runInAction(() => {
        if (question !== this.question) return
        this.calculation = calculation
        this.lines = calculation.lines
        this.problem = null
      })
    } catch (error) {
      runInAction(() => {
        if (question !== this.question) return
        // The old price belongs to another selection.
        this.calculation = null
        this.problem = error
      })
    }
  }

  change(change: Partial<Pick<PriceStore, 'useCoin' | 'insured'>>): void {
    Object.assign(this, change)
    this.changed()
  }

  /** Adds or removes a coupon; adding removes coupons that cannot be combined with it. */
  toggleCoupon(id: string): void {
    if (!this.calculation) return
    this.couponLost = ''
    this.chosenCoupons = toggleCoupon(this.calculation, this.discounts, id)
    this.changed()
  }

  typePromo(code: string): void {
    this.promoCode = code
    this.keepPromo()
  }

  /** Checks the typed discount code. True when it counts; the field says why it does not. */
  async applyPromo(): Promise<boolean> {
    this.promoError = ''
    try {
      const promo = await this.parts.findPromo(this.promoCode.trim(), this.choice.chosen.keys)
      runInAction(() => this.takePromo(promo))
      return true
    } catch (error) {
      runInAction(() => {
        this.promoError = errorText(error)
      })
      return false
    }
  }

  removePromo(): void {
    this.takePromo(null)
  }

  /** Takes the code of before a reload; one that counted is checked again. */
  async restorePromo(): Promise<void> {
    const draft = this.parts.promoDraft.read()
    if (!draft || this.promoCode !== '') return
    this.promoCode = draft.code
    if (draft.used) await this.applyPromo()
  }

  private takePromo(promo: PromoCode | null): void {
    this.promo = promo
    this.keepPromo()
    this.changed()
  }

  private keepPromo(): void {
    const { promoCode: code, promo } = this
    this.parts.promoDraft.write(code.trim() === '' ? null : { code, used: promo !== null })
  }

  /** The order was refused because of a line: there is no price until the line is changed. */
  lose(problem: unknown): void {
    this.calculation = null
    this.problem = problem
  }

  /** Removes a chosen coupon that cannot be used any more, and shows the reason. */
  async loseCoupon(id: string, reason: string): Promise<void> {
    this.couponLost = reason
    this.chosenCoupons = this.couponIds.filter((one) => one !== id)
    await this.ask()
  }

  /** The order was refused at another price: shows this one, and at each line what has changed. Sending again accepts it. */
  async reprice(payable: number): Promise<void> {
    const { lines } = this
    await this.ask()
    runInAction(() => {
      this.before = lines
      if (this.price?.payable !== payable) this.corrected = payable
    })
  }

  /** The order has changed, so the gateway's sum no longer applies. */
  changed(): void {
    this.corrected = null
  }
}
