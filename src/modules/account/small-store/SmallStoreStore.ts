import type { GoodsRow, Page, SmallStore, StoreOrder } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PagedList } from '@/domain/list/PagedList'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  /** What an owner sees first. */
  readonly tab: StoreTab
  /** The store's id: of the address, or of the member's own; null for a member without one. */
  readonly findId: () => Promise<string | null>
  readonly fetch: (storeId: string) => Promise<SmallStore>
  readonly fetchGoods: (storeId: string, pageNo: number) => Promise<Page<GoodsRow>>
  readonly fetchOrders: (pageNo: number) => Promise<Page<StoreOrder>>
  readonly follow: (rid: number, on: boolean) => Promise<unknown>
  readonly noOrders: () => ScreenState
}

export const STORE_TABS = ['shelf', 'orders'] as const
export type StoreTab = (typeof STORE_TABS)[number]

/** A small store for its visitor or its owner. */
export class SmallStoreStore {
  state: ScreenState = screenLoading
  store: SmallStore | null = null
  /** True for a member who has no store and may open one. */
  isWithout = false
  /** The owner looks at the store as visitors see it. */
  asVisitor = false
  tab: StoreTab
  readonly shelf: PagedList<GoodsRow>
  readonly orders: PagedList<StoreOrder>

  constructor(private readonly parts: Parts) {
    this.tab = parts.tab
    this.shelf = new PagedList(
      (pageNo) => parts.fetchGoods(this.store?.id ?? '', pageNo),
      ({ goodsId }) => goodsId,
      // What an empty shelf says depends on who looks at it, and when.
      () => screenReady,
    )
    this.orders = new PagedList(
      (pageNo) => parts.fetchOrders(pageNo),
      ({ gid }) => gid,
      () => parts.noOrders(),
    )
    makeAutoObservable<SmallStoreStore, 'parts'>(this, {
      parts: false,
      shelf: false,
      orders: false,
      store: observableRef,
    })
  }

  /** True when the screen is the owner's desk. */
  get isOwners(): boolean {
    return this.store?.mine === true && !this.asVisitor
  }

  /** The goods to show: a visitor sees only what is on the shelf of an open store. */
  get goods(): readonly GoodsRow[] {
    if (this.isOwners) return this.shelf.rows
    if (this.store && !this.store.open) return []
    return this.shelf.rows.filter(({ item }) => item?.on !== false)
  }

  async load(): Promise<void> {
    try {
      const id = await this.parts.findId()
      const store = id === null ? null : await this.parts.fetch(id)
      runInAction(() => {
        this.isWithout = store === null
        this.store = store
        this.state = screenReady
      })
      if (store) await Promise.all([this.shelf.load(), ...(store.mine ? [this.orders.load()] : [])])
    } catch (error) {
      runInAction(() => {
        if (!this.store) this.state = failedState(error, () => this.reload())
      })
    }
  }

  reload(): void {
    this.state = screenLoading
    void this.load()
  }

  choose(tab: StoreTab): void {
    this.tab = tab
  }

  look(asVisitor: boolean): void {
    this.asVisitor = asVisitor
    this.tab = 'shelf'
  }

  /** Shows the change at once, and takes it back when it is refused. */
  async toggleFollow(): Promise<void> {
    const { store } = this
    if (!store) return
    const on = !store.following
    const fans = store.counts.fans + (on ? 1 : -1)
    this.show({ ...store, following: on, counts: { ...store.counts, fans } })
    try {
      await this.parts.follow(store.owner.rid, on)
    } catch (error) {
      this.show(store)
      throw error
    }
  }

  private show(store: SmallStore): void {
    this.store = store
  }
}
