import {
  type ContentDetail,
  getContent,
  MODULE_TYPE,
  ORDER_TYPE,
  type PlannedParts,
  type PlannedSku,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import type { PrepayOrder } from '@/session/PrepayStore'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import { shownState } from '../components/plannedState'

/** The most pieces of one order. */
const MOST = 99

interface Parts {
  readonly iid: number
  readonly id: string
  /** The store of the address; absent when it names none. */
  readonly storeId?: string | undefined
  /** True for the addresses of a deposit. */
  readonly byDeposit: boolean
  readonly gone: () => ScreenState
  /** The page is not there: the address names another store. */
  readonly missing: () => ScreenState
  readonly now: () => number
  readonly ask?: Call
}

/** A pre-sale with the viewer's choice. */
export class PlannedDetailStore {
  state: ScreenState = screenLoading
  detail: ContentDetail | null = null
  num = 1
  /** True once the viewer has tried to order without a choice. */
  tried = false
  private chosen = ''

  constructor(private readonly parts: Parts) {
    makeAutoObservable<PlannedDetailStore, 'parts'>(this, { parts: false, detail: observableRef })
  }

  get planned(): PlannedParts | null {
    return this.detail?.planned ?? null
  }

  /** True when a deposit is paid now; without one it is paid in full (also at a deposit's address). */
  get byDeposit(): boolean {
    return this.parts.byDeposit && (this.planned?.deposit ?? 0) > 0
  }

  /** The chosen piece; the only one that is left is chosen without a tap. */
  get sku(): PlannedSku | null {
    const skus = this.planned?.skus ?? []
    const left = skus.filter((sku) => sku.left > 0)
    return skus.find(({ id }) => id === this.chosen) ?? (skus.length === 1 ? (left[0] ?? null) : null)
  }

  get most(): number {
    return Math.max(1, Math.min(MOST, this.sku?.left ?? MOST))
  }

  /** What is paid now and later, fen. */
  get sums(): { readonly now: number; readonly later: number } | null {
    const { sku, planned, num } = this
    if (!sku || !planned) return null
    return this.byDeposit
      ? { now: planned.deposit * num, later: (sku.price - planned.deposit) * num }
      : { now: sku.price * num, later: 0 }
  }

  /** True while it can be ordered. */
  get isOpen(): boolean {
    return this.shown === 'selling' && (this.planned?.skus.some(({ left }) => left > 0) ?? false)
  }

  get shown(): ReturnType<typeof shownState> {
    return this.planned ? shownState(this.planned, this.parts.now()) : 'closed'
  }

  /** Where the viewer's own balance stands in its window; null without an open one. */
  get balance(): 'early' | 'open' | 'over' | null {
    const own = this.detail?.mine.deposit
    if (own?.state !== 'open') return null
    const now = this.parts.now()
    return now < own.from ? 'early' : now >= own.to ? 'over' : this.planned?.state === 'reached' ? 'open' : 'early'
  }

  async load(): Promise<void> {
    const { iid, id, storeId, ask = call } = this.parts
    try {
      const detail = await ask(getContent, { iid, moduleType: MODULE_TYPE.planned, id })
      runInAction(() => {
        const isElsewhere = storeId !== undefined && detail.planned?.storeId !== storeId
        this.detail = isElsewhere ? null : detail
        this.state = isElsewhere ? this.parts.missing() : screenReady
        this.count(this.num)
      })
    } catch (error) {
      runInAction(() => {
        if (isGatewayError(error, 'NOTFOUND')) this.state = this.parts.gone()
        else if (this.detail === null) this.state = failedState(error, () => void this.load())
      })
    }
  }

  choose(id: string): void {
    this.chosen = id
    this.count(this.num)
  }

  count(num: number): void {
    this.num = Math.max(1, Math.min(this.most, num))
  }

  /** The order to hand over; null while nothing is chosen, which then shows. */
  order(): PrepayOrder | null {
    const { sku, detail, num } = this
    this.tried = true
    if (!sku || !detail) return null
    return {
      ...{ iid: this.parts.iid, orderType: ORDER_TYPE.planned, keys: detail.id, property: sku.id },
      ...{ property2: this.byDeposit ? 'deposit' : 'full', num, info: {}, title: detail.title, cover: detail.cover },
    }
  }
}
