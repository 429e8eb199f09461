import { type createOrder, ORDER_EXPIRES_MS, type OrderCreated, type ParamsOf } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { createId } from '@/lib/createId'
import type { JsonStorage } from '@/platform/storage/openStorage'

export type CreateOrder = ParamsOf<typeof createOrder>

interface Kept {
  /** What checkout it was sent from. */
  readonly of: string
  readonly at: number
  readonly params: CreateOrder
}

const KEY = 'sentOrder'

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'of' in value && 'at' in value && 'params' in value

interface Parts {
  readonly storage: JsonStorage
  /** Order type and thing: an order of something else is not this checkout's. */
  readonly of: string
  readonly create: (params: CreateOrder) => Promise<OrderCreated>
  readonly now: () => number
}

/**
 * An order on its way to the gateway. It is kept on the device, with its request id, from before it is sent until an
 * answer has come: after a lost answer or a killed app the very same is sent again, and there is one order.
 */
export class SentOrder {
  /** Sent without an answer; nothing else may be ordered here before there is one. */
  waiting: CreateOrder | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<SentOrder, 'parts'>(this, { parts: false, waiting: observableRef })
    const kept = parts.storage.read(KEY, isKept)
    // An order lives no longer than this without its payment: a repeat would begin a new one that nobody saw.
    if (kept?.of === parts.of && kept.at > parts.now() - ORDER_EXPIRES_MS) this.waiting = kept.params
  }

  /** Sends what waits for an answer, else `order` under a new request id. Rejects with the gateway's words. */
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
