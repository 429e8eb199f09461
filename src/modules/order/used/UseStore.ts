import type { CodeUsed, OrderUse } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { CodeDesk } from '@/screens/desk/CodeDesk'
import type { Keep } from '@/session/memberKeep'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  /** Null without an order: staff then type in any code. */
  readonly fetch: (() => Promise<OrderUse>) | null
  readonly use: (code: string) => Promise<CodeUsed>
  readonly isStaff: () => boolean
  readonly nothing: string
  /** The codes that the buyer saw last, for a place without a network. */
  readonly kept: Keep<OrderUse>
  /** Called when a code on the buyer's screen has been used. */
  readonly onUsed: () => void
  readonly now: () => number
}

const isFinal = (error: unknown): boolean =>
  (['LOGIN', 'DENIED', 'NOTFOUND'] as const).some((name) => isGatewayError(error, name))

/** An order's codes for the buyer; for staff the desk where codes are used. */
export class UseStore {
  state: ScreenState = { kind: 'loading' }
  order: OrderUse | null = null
  readonly desk: CodeDesk<CodeUsed>
  /** When the codes came, ms, while they may be out of date because there is no network; else null. */
  asOf: number | null = null

  constructor(private readonly parts: Parts) {
    this.desk = new CodeDesk(parts.use)
    makeAutoObservable<UseStore, 'parts'>(this, { parts: false, desk: false, order: observableRef })
  }

  get atDesk(): boolean {
    return this.order ? this.order.role !== 'buyer' : this.parts.isStaff()
  }

  async load(): Promise<void> {
    if (!this.parts.fetch) {
      this.state = this.parts.isStaff() ? screenReady : { kind: 'empty', message: this.parts.nothing }
      return
    }
    try {
      const order = await this.parts.fetch()
      runInAction(() => this.show(order))
    } catch (error) {
      if (isFinal(error)) this.parts.kept.forget()
      runInAction(() => {
        if (isFinal(error)) this.hideCodes()
        if (this.order) return
        const kept = isGatewayError(error) && error.kind === 'network' ? this.parts.kept.read() : null
        if (!kept) this.state = failedState(error, () => void this.load())
        else {
          this.order = kept.value
          this.asOf = kept.at
          this.state = screenReady
        }
      })
    }
  }

  private show(order: OrderUse): void {
    const { kept, now, nothing, onUsed } = this.parts
    const unused = new Set(this.order?.codes.flatMap(({ code, used }) => (used ? [] : [code])))
    if (order.role === 'buyer' && order.codes.some(({ code, used }) => used && unused.has(code))) onUsed()
    this.order = order
    this.asOf = null
    const empty = order.role === 'buyer' && order.codes.length === 0
    this.state = empty ? { kind: 'empty', message: nothing } : screenReady
    if (empty) kept.forget()
    else if (order.role === 'buyer') kept.write(order, now())
  }

  /** The server refuses the codes: they are no longer valid, or not this viewer's. */
  private hideCodes(): void {
    if (this.order?.role !== 'buyer') return
    this.order = null
    this.asOf = null
  }
}
