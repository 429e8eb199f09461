import { type createOrder, ORDER_EXPIRES_MS, type OrderCreated, type ParamsOf } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { createId } from '@/lib/createId'
import type { JsonStorage } from '@/platform/storage/openStorage'
import type { CheckoutChoice } from './ChoiceStore'

export type CreateOrder = ParamsOf<typeof createOrder>

interface Kept {
  /** Key of the checkout that sent it. */
  readonly of: string
  readonly at: number
  /** Whose it is: who logs in on the device next must not send it. */
  readonly by: string
  readonly params: CreateOrder
}

const KEY = 'sentOrder'

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'of' in value && 'at' in value && 'by' in value && 'params' in value

/**
 * True for the order of this choice. Whoever comes back with other pieces or people has chosen anew: that is another
 * order, and the first, which nobody pays, expires.
 */
function isOf(choice: CheckoutChoice | null | undefined, sent: CreateOrder): boolean {
  if (!choice) return true
  const { property, property2, num } = sent
  const info = Object(sent.info) as Readonly<Record<string, unknown>>
  return (
    choice.property === property &&
    choice.property2 === property2 &&
    choice.num === num &&
    Object.entries(choice.info).every(([name, said]) => JSON.stringify(said) === JSON.stringify(info[name]))
  )
}

export interface SentOrderParts {
  readonly storage: JsonStorage
  /** Order type and item: another checkout must not repeat the order. */
  readonly of: string
  /** The choice that a form screen has handed over; absent for a checkout with a form of its own. */
  readonly choice?: CheckoutChoice | null | undefined
  /** The member who is here now. */
  readonly by: () => string
  readonly create: (params: CreateOrder) => Promise<OrderCreated>
  readonly now: () => number
}

/**
 * An order that was sent. It is on the device, with its request id, from before sending until an answer arrives. After
 * a lost answer or a killed app the same order is sent again, so there is only one.
 */
export class SentOrder {
  private kept: Kept | null = null

  constructor(private readonly parts: SentOrderParts) {
    makeAutoObservable<SentOrder, 'parts' | 'kept'>(this, { parts: false, kept: observableRef })
    const kept = parts.storage.read(KEY, isKept)
    // An unpaid order expires after this time: a later repeat would create a second one that nobody sees.
    const isRecent = kept !== null && kept.at > parts.now() - ORDER_EXPIRES_MS
    if (isRecent && kept.of === parts.of && isOf(parts.choice, kept.params)) this.kept = kept
  }

  /** The member's order that was sent without an answer. Until the answer arrives, nothing else can be ordered here. */
  get waiting(): CreateOrder | null {
    return this.kept?.by === this.parts.by() ? this.kept.params : null
  }

  /**
   * Sends the order that waits for an answer, else `order` with a new request id. Rejects with the gateway's message.
   */
  async send(order: (reqId: string) => CreateOrder): Promise<OrderCreated> {
    const { of, by, now, storage, create } = this.parts
    const { waiting } = this
    const params = waiting ?? order(createId())
    const kept: Kept = { of, at: now(), by: by(), params }
    if (!waiting) storage.write(KEY, kept)
    try {
      const created = await create(params)
      this.settle()
      return created
    } catch (error) {
      const answered = isGatewayError(error) && (error.kind === 'business' || error.kind === 'auth')
      if (answered) this.settle()
      else
        runInAction(() => {
          this.kept = kept
        })
      throw error
    }
  }

  private settle(): void {
    this.kept = null
    this.parts.storage.remove(KEY)
  }
}
