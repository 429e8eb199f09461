import type { GoodsSource, OrderTypeNumber } from '@quanzi/contract'
import { freightOf, MAX_CART_LINES, MAX_CART_PIECES, spread } from '@quanzi/contract'
import * as v from 'valibot'
import { askerOf } from '../../call/Asker'
import { CallError, paramError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { OrderTypeRules, OrderWish, QuotedLine } from '../../trade/OrderTypeRules'
import { marginsOf, requireStore } from '../store/public'
import { accountPriceOf, type BuyerTerms, buyerTerms, ownPriceOf } from './buyerTerms'
import { takeOutOrdered } from './cart'
import { giveBack, release, sell, takeStock } from './stock'

/** Pieces by sku, in the form of `property`. */
const Pieces = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/)),
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CART_PIECES)),
  ),
  v.check((pieces) => Object.keys(pieces).length > 0 && Object.keys(pieces).length <= MAX_CART_LINES),
)

interface Shop {
  readonly orderType: OrderTypeNumber
  readonly source: GoodsSource
  /** What an order's `keys` contain: a store's goods, or a mall's skus (conventions §4). */
  readonly keyOf: (sku: ChosenSku) => string
  readonly path: (iid: number, key: string) => string
}

type ChosenSku = Awaited<ReturnType<typeof chosenSkus>>[number]

/** Orders for goods of one source: pieces of several skus and suppliers, sent to an address. */
export function goodsOrders({ orderType, source, keyOf, path }: Shop): OrderTypeRules {
  const chosen = async (db: Db, iid: number, wish: OrderWish) => {
    const pieces = piecesOf(wish.property)
    const skus = await chosenSkus(db, iid, [...pieces.keys()])
    for (const skuId of pieces.keys())
      if (!skus.some((sku) => sku.id === skuId && sku.source === source))
        throw new CallError('NOTFOUND', { data: { skuId } })
    const keys = new Set(skus.map(keyOf))
    const named = wish.keys.split(',')
    const isEach = named.length === keys.size && new Set(named).size === keys.size
    if (!isEach || named.some((key) => !keys.has(key))) throw paramError('keys')
    if ([...pieces.values()].reduce((sum, num) => sum + num, 0) !== wish.num) throw paramError('num')
    return skus.map((sku) => ({ ...sku, num: pieces.get(sku.id) ?? 0 }))
  }
  return {
    orderType,
    async source(ctx, id, storeId) {
      const terms = await buyerTerms(ctx.db, askerOf(ctx))
      const named = (await skusOfKeys(ctx.db, ctx.iid, source, id.split(','))).filter((sku) => sku.source === source)
      const { skus } = await soldBy(ctx.db, ctx.iid, named, storeId)
      const [first] = skus
      if (!first) throw new CallError('NOTFOUND')
      return {
        title: first.title,
        img: first.img || (first.imgs[0] ?? ''),
        price: Math.min(...skus.map((sku) => ownPriceOf(terms, sku))),
        options: skus.map((sku) => ({
          field: 'property' as const,
          id: sku.id,
          goodsId: sku.goods_id,
          name: sku.values.join(' · ') || sku.title,
          price: ownPriceOf(terms, sku),
          left: sku.stock,
        })),
        form: [],
        stock: skus.reduce((sum, { stock }) => sum + stock, 0),
        deadline: null,
        needAddress: true,
        insurance: null,
      }
    },
    async quote(ctx, wish) {
      const { skus, storeId } = await soldBy(ctx.db, ctx.iid, await chosen(ctx.db, ctx.iid, wish), wish.info.storeId)
      for (const { id, stock, num } of skus)
        if (stock < num) throw new CallError('STOCK', { data: { skuId: id, left: stock } })
      const terms = await buyerTerms(ctx.db, askerOf(ctx))
      const lines = withFreight(skus, terms).map(({ sku, freight }) => lineOf(ctx.iid, sku, freight, terms))
      const [first] = lines
      const shared = skus.find(({ buy_share }) => buy_share !== null)
      const buyShare = shared?.buy_share ? { ...shared.buy_share, key: shared.id } : null
      return {
        title: first?.title ?? '',
        img: first?.img ?? '',
        lines,
        startsAt: null,
        endsAt: null,
        buyShare,
        ...(storeId === null ? {} : { storeId }),
      }
    },
    async reserve(db, ctx, wish) {
      const pieces = piecesOf(wish.property)
      await takeStock(db, ctx.iid, pieces)
      if (wish.info.cart === true) await takeOutOrdered(db, ctx.me, pieces)
    },
    release: (db, order) => release(db, order),
    confirm: (db, order) => sell(db, order),
    // Shipped goods stay sold: returned goods must be inspected first.
    revoke: async (db, order, chain) => {
      if (chain.transport_number === '') await giveBack(db, order, chain)
    },
    refundShare: async () => null,
    target: (order) => path(order.iid, order.keys.split(',')[0] ?? ''),
  }
}

/** Reads the pieces of each sku; PARAM for anything else. */
function piecesOf(property: string): Map<string, number> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Pieces), property)
  if (!parsed.success) throw paramError('property')
  return new Map(Object.entries(parsed.output))
}

const skuRows = (db: Db, iid: number) =>
  db
    .selectFrom('sku as k')
    .innerJoin('goods as g', (on) => on.onRef('g.iid', '=', 'k.iid').onRef('g.id', '=', 'k.goods_id'))
    .innerJoin('supplier as p', (on) => on.onRef('p.iid', '=', 'g.iid').onRef('p.supplier_iid', '=', 'g.supplier_iid'))
    .select(['k.id', 'k.goods_id', 'k.values', 'k.price', 'k.vip_price', 'k.supply_price', 'k.stock', 'k.img'])
    .select([
      'g.source',
      'g.title',
      'g.imgs',
      'g.rates',
      'g.buy_share',
      'g.supplier_iid',
      'p.freight_fee',
      'p.free_over',
      'p.name as supplier',
    ])
    .where('k.iid', '=', iid)
    .where('k.on_sale', '=', true)
    .where('g.status', '=', 'on')

const chosenSkus = (db: Db, iid: number, ids: readonly string[]) =>
  skuRows(db, iid)
    .where('k.id', 'in', [...ids])
    .orderBy('k.id')
    .execute()

const skusOfKeys = (db: Db, iid: number, source: GoodsSource, keys: readonly string[]) =>
  skuRows(db, iid)
    .where(source === 'store' ? 'k.goods_id' : 'k.id', 'in', [...keys])
    .orderBy('k.goods_id')
    .orderBy('k.sort')
    .orderBy('k.id')
    .execute()

type Piece = ChosenSku & { readonly num: number } & Margin

/** What a small store asks for a piece besides the tenant's price, fen; absent for goods that it does not sell. */
interface Margin {
  readonly margin?: number
}

/** The skus with the margins of the small store; an order without any of its goods is not the store's. */
async function soldBy<S extends ChosenSku>(
  db: Db,
  iid: number,
  skus: readonly S[],
  storeId: string | undefined,
): Promise<{ skus: readonly (S & Margin)[]; storeId: number | null }> {
  if (storeId === undefined) return { skus, storeId: null }
  const shelf = await requireStore(db, iid, storeId)
  const margins = await marginsOf(
    db,
    iid,
    shelf,
    skus.map(({ goods_id }) => goods_id),
  )
  const sold = skus.map((sku) => {
    const margin = margins.get(sku.goods_id)
    return margin === undefined ? sku : { ...sku, margin }
  })
  return { skus: sold, storeId: margins.size > 0 ? shelf.id : null }
}

/** Each supplier ships its goods for one fee, divided among its lines by their prices. */
function withFreight(skus: readonly Piece[], buyer: BuyerTerms): { sku: Piece; freight: number }[] {
  const freight = new Map<string, number>()
  for (const supplier of new Set(skus.map(({ supplier_iid }) => supplier_iid))) {
    const own = skus.filter(({ supplier_iid }) => supplier_iid === supplier)
    const amounts = own.map((sku) => ownPriceOf(buyer, sku) * sku.num)
    const [first] = own
    const terms = { fee: first?.freight_fee ?? 0, freeOver: first?.free_over ?? null }
    const fee = freightOf(
      terms,
      amounts.reduce((sum, amount) => sum + amount, 0),
    )
    spread(fee, amounts).forEach((part, at) => {
      freight.set(own[at]?.id ?? '', part)
    })
  }
  return skus.map((sku) => ({ sku, freight: freight.get(sku.id) ?? 0 }))
}

function lineOf(iid: number, sku: Piece, freight: number, terms: BuyerTerms): QuotedLine {
  return {
    targetId: sku.id,
    scopeId: sku.goods_id,
    title: sku.title,
    spec: sku.values.join(' · '),
    img: sku.img || (sku.imgs[0] ?? ''),
    num: sku.num,
    price: sku.price + (sku.margin ?? 0),
    accountPrice: accountPriceOf(terms, sku.price),
    vipPrice: terms.isVip ? sku.vip_price : null,
    insurance: 0,
    freight,
    supply: sku.supplier_iid === iid ? 0 : sku.supply_price,
    supplierIid: sku.supplier_iid,
    supplier: sku.supplier,
    rates: sku.rates,
    ...(sku.margin === undefined ? {} : { storeBase: sku.price }),
  }
}
