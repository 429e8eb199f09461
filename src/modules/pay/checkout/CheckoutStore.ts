import type { OrderCreated, OrderSource, SalesRep } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { type CheckoutChoice, type ChoiceParts, type ChoiceProblem, ChoiceStore, type OptionField } from './ChoiceStore'
import type { CheckoutPrice } from './checkoutPrice'
import { PriceStore, type PricingParts } from './PriceStore'

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

interface Parts extends ChoiceParts, PricingParts {
  readonly fetchSource: (id: string) => Promise<OrderSource>
  readonly fetchReps: () => Promise<readonly SalesRep[]>
  readonly create: (order: CheckoutOrder) => Promise<OrderCreated>
}

export type CheckoutProblem = ChoiceProblem | { readonly kind: 'address' } | { readonly kind: 'price' }

/** An order of any type before it exists: the choice, its price, and its creation. */
export class CheckoutStore {
  state: ScreenState = screenLoading
  reps: readonly SalesRep[] = []
  opSalesId = ''
  remark = ''
  addressId = ''
  busy = false
  readonly choice: ChoiceStore
  readonly price: PriceStore

  constructor(private readonly parts: Parts) {
    this.choice = new ChoiceStore(parts)
    this.price = new PriceStore(this.choice, parts)
    makeAutoObservable<CheckoutStore, 'parts'>(this, {
      parts: false,
      choice: false,
      price: false,
      reps: observableRef,
    })
  }

  async load(): Promise<void> {
    void this.loadReps()
    const { choice, price } = this
    try {
      const source = await this.parts.fetchSource(choice.id).catch((error: unknown) => {
        // What was chosen on the form screen can be bought without the drawing of a form.
        if (!choice.isDirect) return null
        throw error
      })
      choice.draw(source)
      await price.ask()
      if (price.isUnanswered) throw price.problem
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

  /** Another choice has another price. */
  pick(field: OptionField, id: string): void {
    this.choice.pick(field, id)
    void this.price.ask()
  }

  setCount(count: number): void {
    this.choice.setCount(count)
    void this.price.ask()
  }

  removePerson(key: string): void {
    this.choice.entrants.remove(key)
    void this.price.ask()
  }

  change(change: Partial<Pick<CheckoutStore, 'opSalesId' | 'remark' | 'addressId'>>): void {
    Object.assign(this, change)
    this.price.changed()
  }

  /** What is wrong first; null when the order can be created. */
  check(): CheckoutProblem | null {
    const problem = this.choice.check()
    if (problem) return problem
    if (this.choice.source?.needAddress && !this.addressId) return { kind: 'address' }
    return this.price.price ? null : { kind: 'price' }
  }

  /** The order; null while something is wrong or it is being created. Rejects with the gateway's words. */
  async submit(): Promise<OrderCreated | null> {
    const { price } = this.price
    if (this.busy || this.check() || !price) return null
    this.busy = true
    try {
      return await this.parts.create(this.order(price))
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  private order({ payable, coupons }: CheckoutPrice): CheckoutOrder {
    const { opSalesId, remark, addressId } = this
    const { useCoin, insured, promo } = this.price
    return {
      ...this.choice.complete(),
      payable,
      couponIds: coupons.map(({ id }) => id),
      useCoin,
      insured,
      discountCode: promo?.code ?? '',
      opSalesId,
      remark,
      addressId,
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
