import { addDays, isDay, shanghaiDay, startOfDay } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { serverNow } from '@/platform/serverClock'

const MOST_USES = 99_999
const DAYS = 30

export interface NewCode {
  readonly percent: number
  readonly total: number
  /** In ms. */
  readonly endTime: number
}

/** The last instant of a Shanghai day. */
const endOf = (day: string): number => (isDay(day) ? startOfDay(addDays(day, 1)) - 1 : 0)

/** The form of a new discount code. */
export class CodeFormStore {
  percent = 1
  total = '100'
  /** YYYY-MM-DD. */
  day: string
  busy = false
  tried = false

  constructor(
    private readonly save: (code: NewCode) => Promise<unknown>,
    private readonly now: () => number = serverNow,
  ) {
    this.day = addDays(shanghaiDay(now()), DAYS)
    makeAutoObservable<CodeFormStore, 'save' | 'now'>(this, { save: false, now: false })
  }

  setPercent(percent: number): void {
    this.percent = percent
  }

  setTotal(total: string): void {
    this.total = total
  }

  setDay(day: string): void {
    this.day = day
  }

  get totalWrong(): boolean {
    const total = Number(this.total)
    return !/^\d{1,5}$/.test(this.total.trim()) || total < 1 || total > MOST_USES
  }

  get dayWrong(): boolean {
    return !(endOf(this.day) > this.now())
  }

  /** In fen: what a purchase of ¥100 costs its distributor. */
  get example(): number {
    return this.percent * 100
  }

  /** True after saving; false while a field is invalid. Rejects with the gateway's error. */
  async submit(): Promise<boolean> {
    this.tried = true
    if (this.busy || this.totalWrong || this.dayWrong) return false
    this.busy = true
    try {
      await this.save({ percent: this.percent, total: Number(this.total), endTime: endOf(this.day) })
      runInAction(() => {
        this.tried = false
      })
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
