import {
  type ConfigItem,
  type FeatureType,
  type GoodsRow,
  listConfig,
  listFeatureTypes,
  listGoods,
  MODULE_TYPE,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { GoodsSort } from '@/domain/goods/GoodsSort'
import { PagedList } from '@/domain/list/PagedList'
import { type Call, call } from '@/gateway/call'

interface Parts {
  readonly iid: number
  /** The type of the address; '' for all goods. */
  readonly type: string
  /** Only goods that this coupon can be used for, of every source. */
  readonly couponId?: string | undefined
  readonly emptyText: () => string
  readonly ask?: Call
}

/** The goods of a tenant's own store, of one type or all. */
export class StoreListStore {
  type: string
  sortBy: GoodsSort = 'default'
  types: readonly FeatureType[] = []
  banners: readonly ConfigItem[] = []
  readonly list: PagedList<GoodsRow>

  constructor(private readonly parts: Parts) {
    this.type = parts.type
    this.list = new PagedList(
      (pageNo) => this.fetchPage(pageNo),
      ({ goodsId }) => goodsId,
      () => ({ kind: 'empty', message: parts.emptyText() }),
    )
    makeAutoObservable<StoreListStore, 'parts'>(this, {
      parts: false,
      list: false,
      types: observableRef,
      banners: observableRef,
    })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  /** Banners and types are optional: the list loads without them. */
  async load(): Promise<void> {
    const { iid } = this.parts
    void this.list.load()
    const [types, banners] = await Promise.all([
      this.ask(listFeatureTypes, { iid }).catch(() => []),
      this.ask(listConfig, { iid, type: 'storeBanner' }).then(
        ({ list }) => list,
        () => [],
      ),
    ])
    runInAction(() => {
      this.types = types.filter(({ moduleType }) => moduleType === MODULE_TYPE.goods)
      this.banners = banners
    })
  }

  choose(type: string): void {
    if (type === this.type) return
    this.type = type
    this.list.reload()
  }

  sort(sortBy: GoodsSort): void {
    if (sortBy === this.sortBy) return
    this.sortBy = sortBy
    this.list.reload()
  }

  private fetchPage(pageNo: number) {
    const { type, sortBy } = this
    const of = type ? { typeId: type } : {}
    const { iid, couponId } = this.parts
    return this.ask(listGoods, { iid, ...(couponId ? { couponId } : { source: 'store' }), ...of, sortBy, pageNo })
  }
}
