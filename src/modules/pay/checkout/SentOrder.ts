import { type createOrder, ORDER_EXPIRES_MS, type OrderCreated, type ParamsOf } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { createId } from '@/lib/createId'
import type { JsonStorage } from '@/platform/storage/openStorage'

export type CreateOrder = ParamsOf<typeof createOrder>

interface Kept {
  /** Key of the checkout that sent it. */
  readonly of: string
  readonly at: number
  readonly params: CreateOrder
}

const KEY = 'sentOrder'

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'of' in value && 'at' in value && 'params' in value

export interface SentOrderParts {
  readonly storage: JsonStorage
  /** Order type and item: another checkout must not repeat the order. */
  readonly of: string
  readonly create: (params: CreateOrder) => Promise<OrderCreated>
  readonly now: () => number
}

/**
 * An order that was sent. It is on the device, with its request id, from before sending until an answer arrives. After
 * a lost answer or a killed app the same order is sent again, so there is only one.
 */
export class SentOrder {
  /** The order that was sent without an answer. Until the answer arrives, nothing else can be ordered here. */
  waiting: CreateOrder | null = null

  constructor(private readonly parts: SentOrderParts) {
    makeAutoObservable<SentOrder, 'parts'>(this, { parts: false, waiting: observableRef })
    const kept = parts.storage.read(KEY, isKept)
    // An unpaid order expires after this time: a later repeat would create a second one that nobody sees.
    if (kept?.of === parts.of && kept.at > parts.now() - ORDER_EXPIRES_MS) this.waiting = kept.params
  }

  /**
   * Sends the order that waits for an answer, else `order` with a new request id. Rejects with the gateway's message.
   */
  async send(order: (reqId: string) => CreateOrder): Promise<OrderCreated> {
    const { of, now, storage, create } = this.parts
    const params = this.waiting ?? order(createId())
    if (!this.waiting) storage.write(KEY, { of, at: now(), params } satisfies Kept)
    try {
      const created = await create(params)
      this.settle()
      return created
    } catch (error) {
      const answered = isGatewayError(error) && (error.kind === 'business' || error.kind === 'auth')
      if (answered) this.settle()
      else
        runInAction(() => {
          this.waiting = params
        })
      throw error
    }
  }

  private settle(): void {
    this.waiting = null
    this.parts.storage.remove(KEY)
  }
}
