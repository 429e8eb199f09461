import type { CodeUsed, OrderUse } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  /** Null without an order: staff then type in any code. */
  readonly fetch: (() => Promise<OrderUse>) | null
  readonly use: (code: string) => Promise<CodeUsed>
  readonly isStaff: () => boolean
  readonly nothing: string
}

/** A code without the spaces of its printed groups of four. */
export const plainCode = (text: string): string => text.replace(/\s+/g, '')

/** An order's codes for the buyer; for staff the desk where codes are used. */
export class UseStore {
  state: ScreenState = { kind: 'loading' }
  order: OrderUse | null = null
  code = ''
  tried = false
  busy = false
  done: CodeUsed | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<UseStore, 'parts'>(this, { parts: false, order: observableRef, done: observableRef })
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
      runInAction(() => {
        this.order = order
        const empty = order.role === 'buyer' && order.codes.length === 0
        this.state = empty ? { kind: 'empty', message: this.parts.nothing } : screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.order) return
        this.state = failedState(error, () => void this.load())
      })
    }
  }

  type(code: string): void {
    this.code = code
  }

  /** True after the use. False without a code or while a call is in progress. Rejects with the gateway's message. */
  async use(): Promise<boolean> {
    this.tried = true
    const code = plainCode(this.code)
    if (code === '' || this.busy) return false
    this.busy = true
    try {
      const done = await this.parts.use(code)
      runInAction(() => {
        this.done = done
        this.code = ''
        this.tried = false
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  next(): void {
    this.done = null
  }
}
