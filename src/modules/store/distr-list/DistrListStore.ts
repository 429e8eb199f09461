import {
  DIS_ROLE_STATUS,
  type DistributionItem,
  getDistributorRole,
  listDistributionItems,
  MODULE_TYPE,
  searchDistributionItems,
} from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { ListSearch } from '@/domain/list/ListSearch'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'
import { failedState } from '@/ui/screen/failedState'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  readonly emptyText: (word: string) => string
  readonly ask?: Call
}

/** The viewer's role here: a distributor, an applicant, or none. */
export type Standing = 'unknown' | 'distributor' | 'waiting' | 'none'

/** The goods that earn a distributor a commission, the highest first, or those that match a word. */
export class DistrListStore {
  standing: Standing = 'unknown'
  state: ScreenState = { kind: 'loading' }
  readonly search = new ListSearch(() => this.list.reload())
  readonly list: PagedList<DistributionItem>

  constructor(private readonly parts: Parts) {
    this.list = new PagedList(
      (pageNo) => this.fetchPage(pageNo),
      ({ id }) => id,
      () => ({ kind: 'empty', message: parts.emptyText(this.search.asked) }),
    )
    makeAutoObservable<DistrListStore, 'parts'>(this, { parts: false, list: false, search: false })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  async load(): Promise<void> {
    try {
      const role = await this.ask(getDistributorRole, { iid: this.parts.iid })
      runInAction(() => {
        this.standing =
          role?.status === DIS_ROLE_STATUS.approved
            ? 'distributor'
            : role?.status === DIS_ROLE_STATUS.applied
              ? 'waiting'
              : 'none'
        this.state = { kind: 'ready' }
      })
      if (this.standing === 'distributor') await this.list.load()
    } catch (error) {
      runInAction(() => {
        if (this.standing === 'unknown') this.state = failedState(error, () => void this.load())
      })
    }
  }

  private fetchPage(pageNo: number) {
    const of = { iid: this.parts.iid, type: MODULE_TYPE.goods }
    return this.search.asked
      ? this.ask(searchDistributionItems, { ...of, queryKey: this.search.asked })
      : this.ask(listDistributionItems, { ...of, pageNo })
  }
}
