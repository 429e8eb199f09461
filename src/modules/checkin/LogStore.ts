import type { CheckinPage, CheckinRow } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import { ListSearch } from '@/domain/list/ListSearch'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

/** The filters of the log; `all` has none. */
export const LOG_RESULTS = ['all', 'ok', 'again', 'refused', 'undone'] as const
export type LogResult = (typeof LOG_RESULTS)[number]

export interface LogQuestion {
  readonly result?: Exclude<LogResult, 'all'>
  readonly placeId?: string
  readonly queryKey?: string
  readonly pageNo: number
}

interface Parts {
  readonly fetchPage: (question: LogQuestion) => Promise<CheckinPage>
  readonly undo: (id: string, reason: string) => Promise<unknown>
  readonly emptyState: () => ScreenState
  readonly now: () => number
}

/** The log of check-ins for staff, and the taking back of one. */
export class LogStore {
  result: LogResult = 'all'
  placeId = ''
  /** The row to take back, and why. */
  undoing: string | null = null
  reason = ''
  readonly search: ListSearch
  readonly list: PagedList<CheckinRow>

  constructor(private readonly parts: Parts) {
    this.search = new ListSearch(() => this.list.reload())
    this.list = new PagedList(
      (pageNo) => parts.fetchPage({ ...this.question, pageNo }),
      ({ id }) => id,
      parts.emptyState,
    )
    makeAutoObservable<LogStore, 'parts'>(this, { parts: false, list: false, search: false })
  }

  choose(result: LogResult): void {
    if (result === this.result) return
    this.result = result
    this.list.reload()
  }

  choosePlace(placeId: string): void {
    if (placeId === this.placeId) return
    this.placeId = placeId
    this.list.reload()
  }

  ask(id: string | null): void {
    this.undoing = id
    this.reason = ''
  }

  write(reason: string): void {
    this.reason = reason
  }

  async undo(id: string, reason: string): Promise<void> {
    await this.parts.undo(id, reason)
    this.list.replace(id, (row) => ({ ...row, undoneAt: this.parts.now(), reason }))
  }

  private get question(): Omit<LogQuestion, 'pageNo'> {
    return {
      ...(this.result === 'all' ? {} : { result: this.result }),
      ...(this.placeId ? { placeId: this.placeId } : {}),
      ...(this.search.asked ? { queryKey: this.search.asked } : {}),
    }
  }
}
