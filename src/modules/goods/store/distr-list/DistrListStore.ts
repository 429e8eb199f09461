import { type DistributionItem, listDistributionItems, MODULE_TYPE, searchDistributionItems } from '@quanzi/contract'
import { makeAutoObservable } from 'mobx'
import { ListSearch } from '@/domain/list/ListSearch'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'

interface Parts {
  readonly iid: number
  readonly emptyText: (word: string) => string
  readonly ask?: Call
}

/** The goods that earn a distributor a commission, the highest first, or those that match a word. */
export class DistrListStore {
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

  private fetchPage(pageNo: number) {
    const of = { iid: this.parts.iid, type: MODULE_TYPE.goods }
    return this.search.asked
      ? this.ask(searchDistributionItems, { ...of, queryKey: this.search.asked })
      : this.ask(listDistributionItems, { ...of, pageNo })
  }
}
