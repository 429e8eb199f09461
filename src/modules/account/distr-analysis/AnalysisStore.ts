import { type DistributionStatistic, type GrowthRow, getDistributionStatistic, listGrowth } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

export const SPANS = [7, 30] as const
export type Span = (typeof SPANS)[number]
export const FIGURES = ['commission', 'orders', 'fans'] as const
export type Figure = (typeof FIGURES)[number]

/** The figures of the viewer's role, and its last days. */
export class AnalysisStore {
  state: ScreenState = screenLoading
  statistic: DistributionStatistic | null = null
  /** The newest first. */
  private rows: readonly GrowthRow[] = []
  span: Span = 7
  figure: Figure = 'commission'
  /** The day of the tapped bar. */
  chosen: string | null = null

  constructor(
    private readonly iid: number,
    private readonly ask: Call = call,
  ) {
    makeAutoObservable<AnalysisStore, 'ask' | 'rows'>(this, {
      ...{ ask: false, statistic: observableRef, rows: observableRef },
    })
  }

  /** The days of the span, the newest first; a new role has fewer. */
  get days(): readonly GrowthRow[] {
    return this.rows.slice(0, this.span)
  }

  async load(): Promise<void> {
    const { iid } = this
    try {
      const [statistic, { list }] = await Promise.all([
        this.ask(getDistributionStatistic, { iid }),
        this.ask(listGrowth, { iid, pageNo: 1, pageSize: SPANS[1] }),
      ])
      runInAction(() => {
        this.statistic = statistic
        this.rows = list
        this.state = screenReady
      })
    } catch (error) {
      runInAction(() => {
        if (this.statistic === null) this.state = failedState(error, () => void this.load())
      })
    }
  }

  show(span: Span): void {
    this.span = span
    this.chosen = null
  }

  measure(figure: Figure): void {
    this.figure = figure
  }

  choose(date: string): void {
    this.chosen = this.chosen === date ? null : date
  }
}
