import type { CheckinPage, CheckinRow } from '@quanzi/contract'
import { shanghaiDay, shanghaiMonth } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetchPage: (pageNo: number) => Promise<CheckinPage>
  /** Sends a feeling, or '' as the photo to remove it. */
  readonly change: (id: string, change: { readonly text?: string; readonly photo?: '' }) => Promise<unknown>
  readonly emptyState: () => ScreenState
}

/** The own check-ins, the latest first, under a head for each month and each day. */
export class RecordStore {
  readonly list: PagedList<CheckinRow>

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(parts.fetchPage, ({ id }) => id, parts.emptyState)
    makeAutoObservable<RecordStore, 'parts'>(this, { list: false, parts: false })
  }

  /** The first row of each month and of each day, with what begins there. */
  get heads(): ReadonlyMap<string, { readonly month: boolean; readonly day: boolean }> {
    const heads = new Map<string, { month: boolean; day: boolean }>()
    let [month, day] = ['', '']
    for (const { id, at } of this.list.rows) {
      const [itsMonth, itsDay] = [shanghaiMonth(at), shanghaiDay(at)]
      if (itsDay !== day) heads.set(id, { month: itsMonth !== month, day: true })
      month = itsMonth
      day = itsDay
    }
    return heads
  }

  async write(id: string, text: string): Promise<void> {
    await this.parts.change(id, { text })
    this.list.replace(id, (row) => ({ ...row, note: text }))
  }

  async removePhoto(id: string): Promise<void> {
    await this.parts.change(id, { photo: '' })
    this.list.replace(id, (row) => ({ ...row, photo: '' }))
  }
}
