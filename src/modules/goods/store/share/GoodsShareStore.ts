import {
  type DistributorRole,
  EMPTY_KEY,
  type GoodsDetail,
  getDistributorRole,
  getGoods,
  MODULE_TYPE,
  searchDistributionItems,
  usableKey,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Call, call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { failedState } from '@/ui/screen/failedState'
import type { ScreenState } from '@/ui/screen/ScreenState'

interface Parts {
  readonly iid: number
  readonly goodsId: string
  /** The distribution key of the address. */
  readonly key: string | undefined
  /** The viewer's own key for these goods; 'empty' for a viewer who is not a distributor. */
  readonly ownKey: () => Promise<string>
  readonly gone: () => ScreenState
  readonly ask?: Call
}

/** Recommended goods: for a visitor with a link, or for a viewer who is about to recommend them. */
export class GoodsShareStore {
  state: ScreenState = { kind: 'loading' }
  goods: GoodsDetail | null = null
  /** True when the address names another distributor. */
  isInvited: boolean
  /** The recommending distributor; null while unknown. */
  sharer: Pick<DistributorRole, 'nickname' | 'headImg'> | null = null
  /** The viewer's commission when a friend buys, in fen; null for a viewer who is not a distributor. */
  commission: number | null = null

  constructor(private readonly parts: Parts) {
    this.isInvited = usableKey(parts.key) !== null
    makeAutoObservable<GoodsShareStore, 'parts'>(this, { parts: false, goods: observableRef, sharer: observableRef })
  }

  private get ask(): Call {
    return this.parts.ask ?? call
  }

  async load(): Promise<void> {
    const { iid, goodsId } = this.parts
    try {
      const goods = await this.ask(getGoods, { iid, goodsId })
      runInAction(() => {
        this.goods = goods
        this.state = { kind: 'ready' }
      })
      await this.loadPeople(goods)
    } catch (error) {
      runInAction(() => {
        this.state = isGatewayError(error, 'NOTFOUND') ? this.parts.gone() : failedState(error, () => void this.load())
      })
    }
  }

  /** Loads the recommending distributor, or the viewer's commission. The goods show without them. */
  private async loadPeople(goods: GoodsDetail): Promise<void> {
    const key = usableKey(this.parts.key)
    const own = await this.parts.ownKey().catch(() => EMPTY_KEY)
    runInAction(() => {
      this.isInvited = key !== null && key !== own
    })
    if (this.isInvited && key) {
      const role = await this.ask(getDistributorRole, { iid: this.parts.iid, id: key }).catch(() => null)
      runInAction(() => {
        this.sharer = role
      })
    } else if (own !== EMPTY_KEY) {
      const commission = await this.commissionOf(goods).catch(() => null)
      runInAction(() => {
        this.commission = commission
      })
    }
  }

  private async commissionOf({ goods }: GoodsDetail): Promise<number | null> {
    const wish = { iid: this.parts.iid, type: MODULE_TYPE.goods, queryKey: [...goods.title].slice(0, 30).join('') }
    const { list } = await this.ask(searchDistributionItems, wish)
    return list.find(({ id }) => id === goods.goodsId)?.commission ?? null
  }
}
