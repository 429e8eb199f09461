import { type FeatureType, type ItemSummary, listContent, listFeatureTypes, MODULE_TYPE } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  /** The type that was looked at last; '' for none. */
  readonly last: string
  readonly remember: (id: string) => void
  readonly mark: (id: string, on: boolean) => Promise<unknown>
  readonly noTypes: () => ScreenState
  readonly noItems: () => ScreenState
  readonly ask?: Call
}

/** The tenant's types of content and the items of one of them. */
export class CategoryStore {
  state: ScreenState = screenLoading
  types: readonly FeatureType[] = []
  active = ''
  readonly list: PagedList<ItemSummary>

  constructor(private readonly parts: Parts) {
    this.active = parts.last
    this.list = new PagedList<ItemSummary>(
      (pageNo) => this.ask(listContent, { iid: parts.iid, ...this.question, pageNo }),
      ({ id }) => id,
      parts.noItems,
    )
    makeAutoObservable<CategoryStore, 'parts' | 'ask' | 'question'>(this, {
      ...{ parts: false, ask: false, question: false, list: false, types: observableRef },
    })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  get type(): FeatureType | null {
    return this.types.find(({ id }) => id === this.active) ?? null
  }

  /** A type without a parent is a whole module; the others are parts of one. */
  private get question() {
    const { type } = this
    return type?.parentId == null
      ? { moduleType: type?.moduleType ?? MODULE_TYPE.act }
      : { moduleType: type.moduleType, tag: `@type:${type.id}` }
  }

  async load(): Promise<void> {
    try {
      const types = await this.ask(listFeatureTypes, { iid: this.parts.iid })
      const shown = types.filter(({ moduleType }) => moduleType !== MODULE_TYPE.goods)
      runInAction(() => {
        this.types = shown
        if (!shown.some(({ id }) => id === this.active)) this.active = shown[0]?.id ?? ''
        this.state = shown.length > 0 ? screenReady : this.parts.noTypes()
      })
      if (shown.length > 0) await this.list.load()
    } catch (error) {
      runInAction(() => {
        if (this.types.length === 0) this.state = failedState(error, () => void this.load())
      })
    }
  }

  choose(id: string): void {
    if (id === this.active) return
    this.active = id
    this.parts.remember(id)
    this.list.reload()
  }

  /** Follows the shown type or stops that; a failure restores what was shown. */
  async follow(): Promise<void> {
    const { type, types } = this
    if (!type) return
    const on = type.followed !== true
    const { followed: _was, ...plain } = type
    const changed: FeatureType = on ? { ...plain, followed: true } : plain
    this.types = types.map((one) => (one.id === type.id ? changed : one))
    try {
      await this.parts.mark(type.id, on)
    } catch (error) {
      runInAction(() => {
        this.types = this.types.map((one) => (one.id === type.id ? type : one))
      })
      throw error
    }
  }
}
