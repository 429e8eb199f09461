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
  /** True for an error that says there is no network. */
  readonly isOffline: (error: unknown) => boolean
  readonly emptyState: (store: AttendeesStore) => ScreenState
}

/** The people of an activity for staff: those who are not here yet first, with both counts. */
export class AttendeesStore {
  state: AttendeeState = 'out'
  placeId = ''
  totals: Attendance | null = null
  /** True while the rows are those that were seen before, because there is no network. */
  isOffline = false
  private readonly seen = new Map<string, Attendee>()
  readonly search: ListSearch
  readonly list: PagedList<Attendee>

  constructor(private readonly parts: Parts) {
    this.search = new ListSearch(() => this.list.reload())
    this.list = new PagedList(
      async (pageNo) => {
        const page = await this.read(pageNo)
        this.take(page.totals)
        return page
      },
      ({ entryId }) => entryId,
      () => this.parts.emptyState(this),
    )
    makeAutoObservable<AttendeesStore, 'parts' | 'seen'>(this, {
      parts: false,
      seen: false,
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

  /** A page of the server's; without a network, those of the people seen before whom the question fits. */
  private async read(pageNo: number): Promise<AttendeePage> {
    try {
      const page = await this.parts.fetchPage({ ...this.question, pageNo })
      for (const row of page.list) this.seen.set(row.entryId, row)
      this.setOffline(false)
      return page
    } catch (error) {
      if (!this.parts.isOffline(error) || pageNo > 1 || this.seen.size === 0) throw error
      this.setOffline(true)
      const list = [...this.seen.values()].filter((row) => this.fits(row))
      return { list, total: list.length, hasMore: false, totals: this.totals ?? { in: 0, out: 0 } }
    }
  }

  private fits({ state, name, mobileTail, done }: Attendee): boolean {
    const { placeId, search } = this
    const isHere = placeId === '' ? state === 'in' : done.includes(placeId)
    const now = (state === 'in' || state === 'out') && isHere ? 'in' : state === 'in' ? 'out' : state
    if (this.state !== 'all' && this.state !== now) return false
    return name.includes(search.asked) || mobileTail.endsWith(search.asked)
  }

  private setOffline(on: boolean): void {
    runInAction(() => {
      this.isOffline = on
    })
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
