import {
  cancelDistributor,
  changeOperationSales,
  type DistributionStatistic,
  getDistributionStatistic,
  getOperationSales,
  listOperationSales,
  type SalesRep,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

/** The distributor's figures, sales representative, and the end of the role. */
export class CenterStore {
  state: ScreenState = screenLoading
  statistic: DistributionStatistic | null = null
  rep: SalesRep | null = null
  /** The tenant's representatives; null until the list has been opened. */
  reps: readonly SalesRep[] | null = null
  isChoosing = false
  busy = false

  constructor(
    private readonly iid: number,
    private readonly ask: Call = call,
  ) {
    const refs = { statistic: observableRef, rep: observableRef, reps: observableRef }
    makeAutoObservable<CenterStore, 'ask'>(this, { ask: false, ...refs })
  }

  async load(): Promise<void> {
    const { iid } = this
    try {
      const [statistic, rep] = await Promise.all([
        this.ask(getDistributionStatistic, { iid }),
        this.ask(getOperationSales, { iid }),
      ])
      runInAction(() => {
        this.statistic = statistic
        this.rep = rep
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.statistic === null) this.state = failedState(error, () => void this.load())
      })
    }
  }

  async openReps(): Promise<void> {
    if (this.reps === null) {
      const reps = await this.ask(listOperationSales, { iid: this.iid })
      runInAction(() => {
        this.reps = reps
      })
    }
    runInAction(() => {
      this.isChoosing = true
    })
  }

  closeReps(): void {
    this.isChoosing = false
  }

  /** Chooses a representative for later orders; false while another tap is being answered. */
  choose({ opId, opSalesId }: SalesRep): Promise<boolean> {
    return this.once(async () => {
      const rep = await this.ask(changeOperationSales, { iid: this.iid, opId, opSalesId })
      runInAction(() => {
        this.rep = rep
        this.isChoosing = false
      })
    })
  }

  /** Ends the viewer's role; false while another tap is being answered. */
  leave(id: string): Promise<boolean> {
    return this.once(() => this.ask(cancelDistributor, { iid: this.iid, id }))
  }

  private async once(send: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      await send()
      return true
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
