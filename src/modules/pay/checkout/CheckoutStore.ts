import type { OrderCreated, OrderSource, SalesRep, SavedEntrant, WaitlistPlace } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import type { CheckoutOutcome, CheckoutProblem } from './CheckoutOutcome'
import { type CheckoutChoice, type ChoiceParts, ChoiceStore, type OptionField } from './ChoiceStore'
import type { CheckoutPrice } from './checkoutPrice'
import { PriceStore, type PricingParts } from './PriceStore'
import { sessionOf } from './sessionOf'

/** The parameters of an order, besides type and tenant. */
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

type Join = (sessionId: string, phone: string) => Promise<WaitlistPlace>

interface Parts extends ChoiceParts, PricingParts {
  readonly fetchSource: (id: string) => Promise<OrderSource>
  readonly fetchReps: () => Promise<readonly SalesRep[]>
  readonly create: (order: CheckoutOrder) => Promise<OrderCreated>
  /** Repeats the order whose answer was lost; null when there is none. */
  readonly resend: () => (() => Promise<OrderCreated>) | null
  readonly requireMember: () => Promise<boolean>
  /** Id of the delivery address, saved first when it was entered here; '' without one. */
  readonly deliver: () => Promise<string>
  /** The chosen address no longer exists. */
  readonly addressLost: () => Promise<void>
  /** The remark as typed, kept on the device until the order exists. */
  readonly remarkDraft: { read(): string | null; write(remark: string | null): void }
  /** The order exists: removes its data from the device. */
  readonly finished: () => void
  /** Waits for a place in the full session of a selection; null for what has no waiting list. */
  readonly waitlistOf: (choice: CheckoutChoice) => Join | null
}

/** An order of any type before it exists: selection, price and creation. */
export class CheckoutStore {
  state: ScreenState = screenLoading
  reps: readonly SalesRep[] = []
  opSalesId = ''
  remark = ''
  busy = false
  readonly choice: ChoiceStore
  readonly price: PriceStore
  readonly waitlist: WaitlistStore

  constructor(private readonly parts: Parts) {
    this.choice = new ChoiceStore(parts)
    this.price = new PriceStore(this.choice, parts)
    this.waitlist = new WaitlistStore({
      join: async (...wish) => (await this.queue?.(...wish)) ?? Promise.reject(new Error('no waiting list')),
    })
    makeAutoObservable<CheckoutStore, 'parts'>(this, {
      parts: false,
      choice: false,
      price: false,
      waitlist: false,
      reps: observableRef,
    })
  }

  private get queue(): Join | null {
    return this.parts.waitlistOf(this.choice.chosen)
  }

  /** True while an order was sent without an answer: it must be repeated unchanged before anything else is ordered. */
  get frozen(): boolean {
    return this.parts.resend() !== null
  }

  /** The function of the button at the end. */
  get offer(): 'submit' | 'wait' | 'again' {
    if (this.frozen) return 'submit'
    if (this.price.price) return 'submit'
    if (this.price.isFull && this.queue) return 'wait'
    return this.price.isUnanswered ? 'again' : 'submit'
  }

  async load(): Promise<void> {
    void this.loadReps()
    const { choice, price } = this
    try {
      const source = await this.parts.fetchSource(choice.id).catch((error: unknown) => {
        // A form's selection can be bought without the source.
        if (!choice.isDirect) return null
        throw error
      })
      choice.draw(source)
      await price.ask()
      if (price.isUnanswered) throw price.problem
      await price.restorePromo()
      runInAction(() => {
        this.remark ||= this.parts.remarkDraft.read() ?? ''
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

  /** Chooses an option and asks for the new price. */
  pick(field: OptionField, id: string): void {
    this.choice.pick(field, id)
    void this.price.ask()
  }

  setCount(count: number): void {
    this.choice.setCount(count)
    void this.price.ask()
  }

  /** Enters a person of earlier orders, or removes them; the price depends on the number of people. */
  togglePerson(person: SavedEntrant): void {
    this.choice.entrants.toggle(person)
    void this.price.ask()
  }

  removePerson(key: string): void {
    this.choice.entrants.remove(key)
    void this.price.ask()
  }

  /** Changes the number of pieces of a sku after its stock has become smaller; 0 removes it. */
  setPieces(skuId: string, num: number): void {
    this.choice.setPieces(skuId, num)
    void this.price.ask()
  }

  change(change: Partial<Pick<CheckoutStore, 'opSalesId' | 'remark'>>): void {
    Object.assign(this, change)
    if (change.remark !== undefined) this.parts.remarkDraft.write(change.remark || null)
    this.price.changed()
  }

  /** The first error; null when the order can be created. */
  check(): CheckoutProblem | null {
    const problem = this.choice.check()
    if (problem) return problem
    const { loss, price } = this.price
    if (loss) return { kind: 'line', skuId: loss.skuId }
    return price ? null : { kind: 'price' }
  }

  /** Opens the waiting list of the chosen session. */
  wait(): void {
    this.waitlist.open(sessionOf(this.choice.chosen))
  }

  /**
   * Creates the order. Null while it is being created, and for a visitor, who goes to login. Rejects with other
   * errors.
   */
  async submit(): Promise<CheckoutOutcome | null> {
    if (this.busy) return null
    const again = this.parts.resend()
    const problem = again ? null : this.check()
    if (problem) return { kind: 'problem', problem }
    this.busy = true
    try {
      if (!(await this.parts.requireMember())) return null
      const send = again ?? (await this.fresh())
      if (typeof send !== 'function') return { kind: 'problem', problem: send }
      const order = await send()
      this.parts.finished()
      return { kind: 'ordered', order }
    } catch (error) {
      return await this.refused(error)
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** A function that sends the form, or the form's first error. */
  private async fresh(): Promise<CheckoutProblem | (() => Promise<OrderCreated>)> {
    const { needsAddress } = this.choice
    const addressId = needsAddress ? await this.parts.deliver() : ''
    const { price } = this.price
    if (needsAddress && !addressId) return { kind: 'address' }
    if (!price) return { kind: 'price' }
    return () => this.parts.create(this.order(price, addressId))
  }

  /** Shows a changed price, or a lost address, coupon or sku, where it was chosen; all other input stays. */
  private async refused(error: unknown): Promise<CheckoutOutcome> {
    const { price } = this
    if (isGatewayError(error, 'PRICE') && typeof error.data.payable === 'number') {
      const { payable } = error.data
      await this.renew()
      await price.reprice(payable)
      return { kind: 'priceChanged', payable }
    }
    if (isGatewayError(error, 'ADDRESS')) {
      await this.parts.addressLost()
      return { kind: 'problem', problem: { kind: 'address' } }
    }
    if (isGatewayError(error, 'COUPON') && typeof error.data.couponId === 'string') {
      await price.loseCoupon(error.data.couponId, error.msg)
      return { kind: 'problem', problem: { kind: 'coupon' } }
    }
    if ((isGatewayError(error, 'STOCK') || isGatewayError(error, 'NOTFOUND')) && typeof error.data.skuId === 'string') {
      price.lose(error)
      await this.renew()
      return { kind: 'problem', problem: { kind: 'line', skuId: error.data.skuId } }
    }
    // A full team has no waiting list; a full session has one.
    if (isGatewayError(error, 'FULL') && this.queue && !('team' in error.data)) return { kind: 'full', msg: error.msg }
    throw error
  }

  /** The options stand on the screen with prices and stock of their own. */
  private async renew(): Promise<void> {
    this.choice.renew(await this.parts.fetchSource(this.choice.id).catch(() => null))
  }

  private order({ payable, coupons }: CheckoutPrice, addressId: string): CheckoutOrder {
    const { opSalesId, remark } = this
    const { useCoin, insured, promoInUse: promo } = this.price
    return {
      ...this.choice.complete(),
      ...{ payable, useCoin, insured, opSalesId, remark, addressId },
      couponIds: coupons.map(({ id }) => id),
      discountCode: promo?.code ?? '',
    }
  }

  private async loadReps(): Promise<void> {
    // Visitors have no representatives, and an order can be placed without them.
    const reps = await this.parts.fetchReps().catch(() => [])
    runInAction(() => {
      this.reps = reps
    })
  }
}
