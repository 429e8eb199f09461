import {
  type CouponClaim,
  type CouponOffer,
  type GoodsDetail,
  type GoodsRow,
  type MarkResult,
  missingForFree,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ownPrice } from '@/domain/goods/ownPrice'
import { type KeptChoice, SpecStore } from '@/domain/goods/spec/SpecStore'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'

interface Parts {
  readonly fetch: () => Promise<GoodsDetail>
  /** The viewer whose prices and cart an answer contains. */
  readonly viewer: () => string
  /** The sku with which the screen was opened. */
  readonly skuId: string | undefined
  readonly fetchOffers: (goodsId: string) => Promise<readonly CouponOffer[]>
  /** Similar goods; bestsellers when the goods are not known. */
  readonly fetchSimilar: (goodsId: string | null) => Promise<readonly GoodsRow[]>
  readonly setCollect: (goodsId: string, on: boolean) => Promise<MarkResult>
  readonly claim: (offer: CouponOffer) => Promise<CouponClaim>
  readonly kept: { read(goodsId: string): KeptChoice | null; write(goodsId: string, choice: KeptChoice): void }
}

/** Goods on their detail screen: the goods, the choice, and the offers around them. */
export class GoodsStore {
  state: ScreenState = screenLoading
  detail: GoodsDetail | null = null
  spec: SpecStore | null = null
  /** True for goods that are no longer on sale. */
  gone = false
  offers: readonly CouponOffer[] = []
  similar: readonly GoodsRow[] = []
  private readFor: string | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<GoodsStore, 'parts' | 'readFor'>(this, {
      parts: false,
      readFor: false,
      detail: observableRef,
      spec: observableRef,
      offers: observableRef,
      similar: observableRef,
    })
  }

  get isSoldOut(): boolean {
    return this.spec?.isSoldOut ?? false
  }

  /** Loads the goods again; an earlier choice stays. */
  async load(): Promise<void> {
    const viewer = this.parts.viewer()
    try {
      const detail = await this.parts.fetch()
      this.readFor = viewer
      runInAction(() => this.show(detail))
      await this.loadBeside(detail.goods.goodsId)
    } catch (error) {
      if (isGatewayError(error, 'NOTFOUND')) return await this.leaveShelf()
      runInAction(() => {
        if (!this.detail) this.state = failedState(error, () => this.reload())
      })
    }
  }

  /** Resolves when the goods are loaded for this viewer. */
  async ready(): Promise<void> {
    if (!this.detail || this.readFor !== this.parts.viewer()) await this.load()
  }

  reload(): void {
    this.state = screenLoading
    void this.load()
  }

  /** The amount missing for free delivery, in fen; 0 when it is free or never will be. */
  missing(isVip: boolean): number {
    const { detail, spec } = this
    if (!detail || !spec?.shown) return 0
    return missingForFree(detail.freight, ownPrice(spec.shown, isVip).fen * spec.num)
  }

  /** Pieces of a sku in the viewer's cart. */
  inCart(skuId: string): number {
    return this.detail?.inCart[skuId] ?? 0
  }

  /** Takes over a change of the cart, made here or on another screen. */
  hearCart(skuId: string, num: number): void {
    if (this.detail) this.detail = { ...this.detail, inCart: { ...this.detail.inCart, [skuId]: num } }
  }

  hearCollect(goodsId: string, on: boolean): void {
    if (this.detail?.goods.goodsId === goodsId) this.showCollected(on)
  }

  hold(couponIds: readonly string[]): void {
    this.offers = this.offers.map((one) => (couponIds.includes(one.couponId) ? { ...one, claimed: true } : one))
  }

  /** Shows the change at once, and reverts it when it is refused. */
  async toggleCollect(): Promise<void> {
    const { detail } = this
    if (!detail) return
    const on = !detail.goods.collected
    this.showCollected(on)
    try {
      await this.parts.setCollect(detail.goods.goodsId, on)
    } catch (error) {
      this.showCollected(!on)
      throw error
    }
  }

  claim(offer: CouponOffer): Promise<CouponClaim> {
    return this.parts.claim(offer)
  }

  private show(detail: GoodsDetail): void {
    const { goodsId } = detail.goods
    const { kept, skuId } = this.parts
    this.spec = new SpecStore({
      goods: detail,
      skuId,
      now: this.spec?.choice,
      kept: { read: () => kept.read(goodsId), write: (choice) => kept.write(goodsId, choice) },
    })
    this.detail = detail
    this.gone = false
    this.state = screenReady
  }

  private async leaveShelf(): Promise<void> {
    const similar = await this.parts.fetchSimilar(null).catch(() => [])
    runInAction(() => {
      this.gone = true
      this.detail = null
      this.spec = null
      this.similar = similar
      this.state = screenReady
    })
  }

  /** The screen works without coupons and similar goods. */
  private async loadBeside(goodsId: string): Promise<void> {
    const [offers, similar] = await Promise.all([
      this.parts.fetchOffers(goodsId).catch(() => this.offers),
      this.parts.fetchSimilar(goodsId).catch(() => this.similar),
    ])
    runInAction(() => {
      this.offers = offers
      this.similar = similar
    })
  }

  private showCollected(collected: boolean): void {
    if (this.detail) this.detail = { ...this.detail, goods: { ...this.detail.goods, collected } }
  }
}
