import { type MonthSum, type Page, shanghaiMonth } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { PagedList } from './PagedList'

interface MonthPage<Row> extends Page<Row> {
  readonly in: number
  readonly out: number
  readonly months: readonly MonthSum[]
}

interface Parts<Row> {
  readonly fetchPage: (pageNo: number) => Promise<MonthPage<Row>>
  readonly timeOf: (row: Row) => number
  readonly emptyState: () => ScreenState
}

const rowKey = ({ id }: { readonly id: string }) => id

/** Entries of an account, latest first, under a head for each month. */
export class MonthList<Row extends { readonly id: string }> {
  readonly list: PagedList<Row>
  /** Sums of the asked day, month or all time. */
  sums: { readonly in: number; readonly out: number } = { in: 0, out: 0 }
  private months: ReadonlyMap<string, MonthSum> = new Map()

  constructor(private readonly parts: Parts<Row>) {
    this.list = new PagedList<Row>(
      async (pageNo) => {
        const page = await parts.fetchPage(pageNo)
        this.take(page)
        return page
      },
      rowKey,
      parts.emptyState,
    )
    makeAutoObservable<MonthList<Row>, 'parts'>(this, { list: false, parts: false })
  }

  private take(page: MonthPage<Row>): void {
    this.sums = { in: page.in, out: page.out }
    this.months = new Map([...this.months, ...page.months.map((sum) => [sum.month, sum] as const)])
  }

  /** The first entry of each month, with the month's sums. */
  private get heads(): ReadonlyMap<string, MonthSum> {
    const heads = new Map<string, MonthSum>()
    let above = ''
    for (const row of this.list.rows) {
      const month = shanghaiMonth(this.parts.timeOf(row))
      if (month !== above) heads.set(row.id, this.months.get(month) ?? { month, in: 0, out: 0 })
      above = month
    }
    return heads
  }

  /** The month that begins with this entry. */
  headOf(id: string): MonthSum | undefined {
    return this.heads.get(id)
  }
}
