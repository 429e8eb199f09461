import {
  type DistributionStatistic,
  type GrowthBy,
  type GrowthRow,
  getDistributionStatistic,
  listFans,
  listGrowth,
  type TeamPerson,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'
import type { ScreenState } from '@/ui/screen/ScreenState'

/** The periods, and how many bars of each are shown. */
export const PERIODS = { day: 14, week: 12, month: 12 } as const

interface Parts {
  readonly iid: number
  readonly empty: (tag: string) => ScreenState
  readonly ask?: Call
}

/** A distributor's new clients by period, and all clients with their notes. */
export class GrowthStore {
  by: GrowthBy = 'week'
  /** The newest first. */
  rows: readonly GrowthRow[] = []
  statistic: DistributionStatistic | null = null
  /** The first day of the tapped bar. */
  chosen: string | null = null
  tag = ''
  readonly list: PagedList<TeamPerson>
  private question = 0

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(
      (pageNo) => this.ask(listFans, { iid: parts.iid, pageNo, ...(this.tag ? { tag: this.tag } : {}) }),
      ({ id }) => id,
      () => parts.empty(this.tag),
    )
    makeAutoObservable<GrowthStore, 'parts' | 'question'>(this, {
      ...{ parts: false, list: false, question: false, rows: observableRef, statistic: observableRef },
    })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  get picked(): GrowthRow | null {
    return this.rows.find(({ date }) => date === this.chosen) ?? null
  }

  /** Loads everything; rejects for a caller without the role, or when the figures do not come. */
  async load(): Promise<void> {
    const { iid } = this.parts
    const [statistic] = await Promise.all([this.ask(getDistributionStatistic, { iid }), this.loadRows()])
    runInAction(() => {
      this.statistic = statistic
    })
    await this.list.load()
  }

  private async loadRows(): Promise<void> {
    this.question += 1
    const { by, question } = this
    const { list } = await this.ask(listGrowth, { iid: this.parts.iid, by, pageNo: 1, pageSize: PERIODS[by] })
    runInAction(() => {
      if (question === this.question) this.rows = list
    })
  }

  /** Shows another period; rejects when it does not come, and the one before stays. */
  async show(by: GrowthBy): Promise<void> {
    const before = this.by
    this.by = by
    this.chosen = null
    try {
      await this.loadRows()
    } catch (error) {
      runInAction(() => {
        this.by = before
      })
      throw error
    }
  }

  choose(date: string): void {
    this.chosen = this.chosen === date ? null : date
  }

  filter(tag: string): void {
    if (tag === this.tag) return
    this.tag = tag
    this.list.reload()
  }

  /** A note was saved: it shows in its row, which leaves a list of another tag. */
  noted(id: string, { text, tag }: { readonly text: string; readonly tag: string }): void {
    if (this.tag !== '' && this.tag !== tag) this.list.remove(id)
    else this.list.replace(id, (person) => ({ ...person, note: text, tag }))
  }
}
