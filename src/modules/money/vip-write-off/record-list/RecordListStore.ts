import { type Page, VIP_RECORD_STATUS, type VipRecord } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

/** The tabs by state; `all` has no filter. */
export const RECORD_TABS = ['all', 'open', 'used', 'givenBack'] as const
export type RecordTab = (typeof RECORD_TABS)[number]

export interface RecordQuestion {
  readonly scope: 'mine' | 'staff'
  readonly status?: number
  readonly queryKey?: string
  readonly pageNo: number
}

interface Parts {
  readonly scope: RecordQuestion['scope']
  readonly fetchPage: (question: RecordQuestion) => Promise<Page<VipRecord>>
  /** One of the member's claims. */
  readonly fetchOne: (id: string) => Promise<VipRecord | undefined>
  readonly emptyState: (store: RecordListStore) => ScreenState
}

/** The member's claims, or for staff those of the tenant, one state at a time; a code finds one. */
export class RecordListStore {
  scope: RecordQuestion['scope']
  tab: RecordTab = 'all'
  /** The code that staff look for. */
  query = ''
  /** The claim whose code is shown, or whose parcel is followed. */
  opened = ''
  readonly list: PagedList<VipRecord>

  constructor(private readonly parts: Parts) {
    this.scope = parts.scope
    this.list = new PagedList(
      (pageNo) => parts.fetchPage({ ...this.question, pageNo }),
      ({ id }) => id,
      () => parts.emptyState(this),
    )
    makeAutoObservable<RecordListStore, 'parts'>(this, { parts: false, list: false })
  }

  private get question(): Omit<RecordQuestion, 'pageNo'> {
    const queryKey = this.query.replace(/\s+/g, '')
    return {
      scope: this.scope,
      ...(this.tab === 'all' ? {} : { status: VIP_RECORD_STATUS[this.tab] }),
      ...(this.scope === 'staff' && queryKey !== '' ? { queryKey } : {}),
    }
  }

  /** True while an unused code is on screen: the list is then read again and again. */
  get showing(): boolean {
    return this.list.rows.some(({ id, code, status }) => id === this.opened && code !== '' && status === 0)
  }

  choose(tab: RecordTab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.reload()
  }

  search(query: string): void {
    this.query = query
  }

  open(id: string): void {
    this.opened = this.opened === id ? '' : id
  }

  /** Shows a claim as sent. Its address is only in the list that was read. */
  sent(record: VipRecord): void {
    this.list.replace(record.id, ({ infos }) => ({ ...record, infos }))
  }

  /** Reads the list again. A code that was used while it was shown stays in its place, whatever state the tab is for. */
  async load(): Promise<void> {
    const at = this.showing ? this.list.rows.findIndex(({ id }) => id === this.opened) : -1
    const shown = this.list.rows[at]
    await this.list.load()
    if (!shown || this.list.rows.some(({ id }) => id === shown.id)) return
    const now = await this.parts.fetchOne(shown.id).catch(() => undefined)
    if (!now) return
    // This also ends the empty state.
    this.list.prepend(now)
    this.list.change(([one = now, ...rows]) => [...rows.slice(0, at), one, ...rows.slice(at)])
  }
}
