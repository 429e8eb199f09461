import type { Attendance, Attendee, AttendeePage, AttendeeState, OnAttendance } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ListSearch } from '@/domain/list/ListSearch'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

export interface AttendeesQuestion {
  readonly state: AttendeeState
  readonly placeId?: string
  readonly queryKey?: string
  readonly pageNo: number
}

interface Parts {
  readonly fetchPage: (question: AttendeesQuestion) => Promise<AttendeePage>
  readonly emptyState: (store: AttendeesStore) => ScreenState
}

/** The people of an activity for staff: those who are not here yet first, with both counts. */
export class AttendeesStore {
  state: AttendeeState = 'out'
  placeId = ''
  totals: Attendance | null = null
  readonly search: ListSearch
  readonly list: PagedList<Attendee>

  constructor(private readonly parts: Parts) {
    this.search = new ListSearch(() => this.list.reload())
    this.list = new PagedList(
      async (pageNo) => {
        const page = await this.parts.fetchPage({ ...this.question, pageNo })
        this.take(page.totals)
        return page
      },
      ({ entryId }) => entryId,
      () => this.parts.emptyState(this),
    )
    makeAutoObservable<AttendeesStore, 'parts'>(this, {
      parts: false,
      list: false,
      search: false,
      totals: observableRef,
    })
  }

  choose(state: AttendeeState): void {
    if (state === this.state) return
    this.state = state
    this.list.reload()
  }

  choosePlace(placeId: string): void {
    this.placeId = placeId
    this.list.reload()
  }

  /** What the chat line tells: the counts at once, and the rows that it names. */
  hear({ rows, ...totals }: Pick<OnAttendance, 'in' | 'out' | 'rows'>): void {
    if (this.placeId === '') this.take({ in: totals.in, out: totals.out })
    const known = new Set(this.list.rows.map(({ entryId }) => entryId))
    let isNew = false
    for (const { entryId, present, here, placeId, at } of rows) {
      if (this.placeId !== '' && placeId !== this.placeId) continue
      const isIn = this.placeId === '' ? present : here
      if (!known.has(entryId)) isNew ||= this.state === (isIn ? 'in' : 'out') || this.state === 'all'
      else if (this.state === 'all')
        this.list.replace(entryId, (row) => ({ ...row, state: isIn ? 'in' : 'out', at: isIn ? (row.at ?? at) : null }))
      else if (this.state !== (isIn ? 'in' : 'out')) this.list.remove(entryId)
    }
    if (isNew || this.placeId !== '') void this.list.load()
  }

  private get question(): Omit<AttendeesQuestion, 'pageNo'> {
    const queryKey = this.search.asked
    return {
      state: this.state,
      ...(this.placeId ? { placeId: this.placeId } : {}),
      ...(queryKey ? { queryKey } : {}),
    }
  }

  private take(totals: Attendance): void {
    runInAction(() => {
      this.totals = totals
    })
  }
}
