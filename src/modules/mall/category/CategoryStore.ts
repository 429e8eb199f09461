import {
  type GoodsCategory,
  type GoodsRow,
  type GoodsSource,
  listFeatureTypes,
  listGoods,
  listGoodsCategories,
  MODULE_TYPE,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { failedState } from '@/ui/screen/failedState'
import type { ScreenState } from '@/ui/screen/ScreenState'

/** A category with its first goods. */
export interface Shelf extends GoodsCategory {
  readonly rows: readonly GoodsRow[]
  /** True when the category has more goods than these. */
  readonly hasMore: boolean
  /** `waiting` until the category comes near; a failed one is tried again then. */
  readonly state: 'waiting' | 'loading' | 'ready' | 'failed'
}

/** Number of goods that a category shows here; its list has the others. */
const SHOWN = 6
/** Number of categories that are loaded at once: the visible one and the next ones. */
const AHEAD = 3

/** Time in ms after which a scroll to a chosen category is over, also where the category is too short to get to the top. */
const SCROLL_MS = 3000

/** The categories of a source below each other, each with some goods. Goods load when their category comes near. */
export class CategoryStore {
  state: ScreenState = { kind: 'loading' }
  shelves: readonly Shelf[] = []
  /** Id of the visible category. */
  active = ''
  /** The chosen category to which the page still scrolls. */
  private goal = { id: '', until: 0 }

  constructor(
    private readonly parts: {
      readonly iid: number
      readonly source: GoodsSource
      readonly emptyText: () => string
      readonly ask?: Call
    },
  ) {
    makeAutoObservable<CategoryStore, 'parts' | 'goal'>(this, { parts: false, goal: false, shelves: observableRef })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  async load(): Promise<void> {
    try {
      const tree = await this.categories()
      runInAction(() => {
        this.shelves = tree.map((category) => ({ ...category, rows: [], hasMore: false, state: 'waiting' }))
        this.state = tree.length > 0 ? { kind: 'ready' } : { kind: 'empty', message: this.parts.emptyText() }
        const kept = this.shelves.some(({ id }) => id === this.active)
        this.show(kept ? this.active : (this.shelves[0]?.id ?? ''))
      })
    } catch (error) {
      runInAction(() => {
        if (this.shelves.length === 0) this.state = failedState(error, () => void this.load())
      })
    }
  }

  /** Shows a chosen category, to which the page begins to scroll. */
  choose(id: string): void {
    this.goal = { id, until: Date.now() + SCROLL_MS }
    this.show(id)
  }

  /** A category has come to the top. One that is only passed on the way to the chosen one is not marked. */
  pass(id: string): void {
    const { id: goal, until } = this.goal
    if (goal && goal !== id && Date.now() < until) return
    this.letGo()
    this.show(id)
  }

  /** A finger scrolls from now on. */
  letGo(): void {
    this.goal = { id: '', until: 0 }
  }

  /** Marks the visible category, and loads it and those below it. */
  show(id: string): void {
    const at = this.shelves.findIndex((shelf) => shelf.id === id)
    if (at < 0) return
    this.active = id
    for (const shelf of this.shelves.slice(at, at + AHEAD))
      if (shelf.state === 'waiting' || shelf.state === 'failed') void this.fill(shelf.id)
  }

  private async fill(id: string): Promise<void> {
    this.change(id, { state: 'loading' })
    const { iid, source } = this.parts
    const of = source === 'mall' ? { catId: id } : { typeId: id }
    try {
      const { list, hasMore } = await this.ask(listGoods, { iid, source, ...of, pageSize: SHOWN })
      this.change(id, { rows: list, hasMore, state: 'ready' })
    } catch {
      this.change(id, { state: 'failed' })
    }
  }

  private change(id: string, part: Partial<Shelf>): void {
    runInAction(() => {
      this.shelves = this.shelves.map((shelf) => (shelf.id === id ? { ...shelf, ...part } : shelf))
    })
  }

  /** A store has feature types; some of them have subtypes. */
  private async categories(): Promise<readonly GoodsCategory[]> {
    const { iid, source } = this.parts
    if (source === 'mall') return await this.ask(listGoodsCategories, { iid, source })
    const types = (await this.ask(listFeatureTypes, { iid })).filter(
      ({ moduleType }) => moduleType === MODULE_TYPE.goods,
    )
    const under = (parent: string | null): GoodsCategory[] =>
      types
        .filter(({ parentId }) => parentId === parent)
        .map(({ id, name, icon }) => ({ id, name, img: icon, children: under(id) }))
    return under(null)
  }
}
