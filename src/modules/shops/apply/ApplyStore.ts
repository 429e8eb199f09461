import type { ShopJoin } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failedState } from '@/ui/screen/failedState'
import type { ScreenState } from '@/ui/screen/ScreenState'

/** What the applicant does next. */
export type NextAction = 'start' | 'step1' | 'step2' | 'pay' | 'wait' | 'open' | 'again'

/** The one next step of an application. */
export function nextAction({ status, step }: Pick<ShopJoin, 'status' | 'step'>): NextAction {
  if (status === 'draft') return step === 0 ? 'step1' : 'step2'
  const others = { none: 'start', unpaid: 'pay', reviewing: 'wait', passed: 'open', refused: 'again' } as const
  return others[status]
}

/** The member's application for a shop. */
export class ApplyStore {
  join: ShopJoin | null = null
  state: ScreenState = { kind: 'loading' }
  private question = 0

  constructor(private readonly read: () => Promise<ShopJoin>) {
    makeAutoObservable<ApplyStore, 'read' | 'question'>(this, { read: false, question: false, join: observableRef })
  }

  /** True while the steps can be filled in. */
  get isOpen(): boolean {
    return this.join !== null && ['none', 'draft', 'refused'].includes(this.join.status)
  }

  async load(): Promise<void> {
    this.question += 1
    const { question } = this
    try {
      const join = await this.read()
      runInAction(() => {
        if (question === this.question) this.take(join)
      })
    } catch (error) {
      runInAction(() => {
        if (question === this.question && !this.join) this.state = failedState(error, () => void this.load())
      })
    }
  }

  take(join: ShopJoin): void {
    this.join = join
    this.state = { kind: 'ready' }
  }
}
