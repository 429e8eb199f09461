import type { CartCounts, GoodsDetail, GoodsRow } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { SpecStore } from '@/domain/goods/spec/SpecStore'

interface Parts {
  readonly fetch: (goodsId: string) => Promise<GoodsDetail>
  readonly add: (goods: GoodsDetail, skuId: string, num: number) => Promise<CartCounts>
}

/** Adding to the cart from a list: goods with a choice open the sheet, others are added at once. */
export class CartAddStore {
  spec: SpecStore | null = null
  goods: GoodsDetail | null = null
  /** Id of the goods for which a call is in progress. */
  busy: string | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<CartAddStore, 'parts'>(this, { parts: false, spec: observableRef, goods: observableRef })
  }

  /** Rejects with the gateway's message. */
  async begin({ goodsId }: Pick<GoodsRow, 'goodsId'>): Promise<void> {
    if (this.busy) return
    await this.during(goodsId, async () => {
      const goods = await this.parts.fetch(goodsId)
      const spec = new SpecStore({ goods })
      const [only] = goods.skus
      if (!spec.hasChoice && only) return void (await this.parts.add(goods, only.skuId, 1))
      runInAction(() => {
        this.goods = goods
        this.spec = spec
      })
    })
  }

  /** Adds the choice. False while a choice is missing. Rejects with the gateway's message. */
  async addChosen(): Promise<boolean> {
    const { goods, spec } = this
    const sku = spec?.sku
    if (!goods || !spec || !sku || this.busy) return false
    await this.during(goods.goods.goodsId, async () => {
      await this.parts.add(goods, sku.skuId, spec.num)
      this.close()
    })
    return true
  }

  close(): void {
    this.spec = null
    this.goods = null
  }

  private async during(id: string, act: () => Promise<void>): Promise<void> {
    this.busy = id
    try {
      await act()
    } finally {
      runInAction(() => {
        this.busy = null
      })
    }
  }
}
