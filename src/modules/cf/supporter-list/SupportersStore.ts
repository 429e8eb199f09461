import { type CfSupport, getCfProject, listCfSupporters } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'

type Filter = 'all' | 'unthanked'

interface Parts {
  readonly iid: number
  readonly projectId: string
  readonly empty: (key: 'noSupporters' | 'allThanked') => string
  readonly ask?: Call
}

/** The supporters of a project; its owner may see only those who were not thanked. */
export class SupportersStore {
  filter: Filter = 'all'
  unthanked = 0
  isOwner = false
  readonly list: PagedList<CfSupport>

  constructor(private readonly parts: Parts) {
    this.list = new PagedList<CfSupport>(
      async (pageNo) => {
        const { iid, projectId, ask = call } = parts
        const unthanked = this.filter === 'unthanked'
        const page = await ask(listCfSupporters, { iid, projectId, pageNo, ...(unthanked ? { unthanked } : {}) })
        runInAction(() => {
          this.unthanked = page.unthanked
        })
        return page
      },
      ({ id }) => id,
      () => ({ kind: 'empty', message: parts.empty(this.filter === 'all' ? 'noSupporters' : 'allThanked') }),
    )
    makeAutoObservable<SupportersStore, 'parts'>(this, { parts: false, list: false })
  }

  async load(): Promise<void> {
    const { iid, projectId, ask = call } = this.parts
    const [, project] = await Promise.all([
      this.list.load(),
      ask(getCfProject, { iid, id: projectId }).catch(() => null),
    ])
    runInAction(() => {
      if (project) this.isOwner = project.mine
    })
  }

  choose(filter: Filter): void {
    if (filter === this.filter) return
    this.filter = filter
    this.list.reload()
  }
}
