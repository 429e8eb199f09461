import { getPlannedStore, MODULE_TYPE, markContent, type PlannedStore, type PlannedSummary } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  readonly storeId: string
  readonly empty: () => ScreenState
  readonly ask?: Call
  readonly mark?: typeof callOnce
}

/** A pre-sale store and its items. */
export class PlannedStoreStore {
  store: PlannedStore | null = null
  readonly list: PagedList<PlannedSummary>

  constructor(private readonly parts: Parts) {
    this.list = new PagedList<PlannedSummary>(
      async (pageNo) => {
        const { iid, storeId, ask = call } = parts
        const { store, ...page } = await ask(getPlannedStore, { iid, storeId, pageNo })
        runInAction(() => {
          this.store = store
        })
        return page
      },
      ({ id }) => id,
      parts.empty,
    )
    makeAutoObservable<PlannedStoreStore, 'parts'>(this, { parts: false, list: false, store: observableRef })
  }

  /** Collects the store or takes that back; a failure restores what was shown. */
  async collect(): Promise<void> {
    const { store } = this
    if (!store) return
    const { iid, storeId, mark = callOnce } = this.parts
    const on = !store.collected
    this.store = { ...store, collected: on }
    try {
      await mark(`mark:${MODULE_TYPE.plannedStore}:${storeId}:collect:${on}`, markContent, (reqId) => ({
        ...{ iid, reqId, moduleType: MODULE_TYPE.plannedStore, id: storeId, mark: 'collect' as const, on },
      }))
    } catch (error) {
      runInAction(() => {
        this.store = store
      })
      throw error
    }
  }
}
