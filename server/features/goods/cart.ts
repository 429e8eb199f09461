import type { Cart, CartCounts, CartLine, GoodsSource, InvalidReason } from '@quanzi/contract'
import { MAX_CART_LINES, MAX_CART_PIECES } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { type BuyerTerms, buyerTerms, ownPriceOf } from './buyerTerms'

type Owner = Pick<Member, 'iid' | 'user_id'>

/** The wanted state of a cart line; without `num` only its tick changes. */
export interface LineWish {
  readonly skuId: string
  readonly num?: number | undefined
  readonly checked?: boolean | undefined
}

/** The member's cart of a source, at current prices. */
export async function cartOf(db: Db, me: Owner, source: GoodsSource, at: number): Promise<Cart> {
  const { iid, user_id } = me
  const terms = await buyerTerms(db, { iid, member: me, at })
  const rows = await db
    .selectFrom('cart_line as l')
    .innerJoin('sku as k', (on) => on.onRef('k.iid', '=', 'l.iid').onRef('k.id', '=', 'l.sku_id'))
    .innerJoin('goods as g', (on) => on.onRef('g.iid', '=', 'k.iid').onRef('g.id', '=', 'k.goods_id'))
    .innerJoin('supplier as p', (on) => on.onRef('p.iid', '=', 'g.iid').onRef('p.supplier_iid', '=', 'g.supplier_iid'))
    .select(['l.sku_id', 'l.num', 'l.checked', 'l.price_seen', 'k.goods_id', 'k.values', 'k.price', 'k.stock', 'k.img'])
    .select(['k.vip_price', 'k.market_price', 'k.on_sale', 'g.status', 'g.title', 'g.imgs', 'g.supplier_iid'])
    .select(['p.name', 'p.logo', 'p.freight_fee', 'p.free_over'])
    .where('l.iid', '=', iid)
    .where('l.user_id', '=', user_id)
    .where('l.source', '=', source)
    .orderBy('l.at', 'desc')
    .orderBy('l.sku_id', 'desc')
    .execute()
  const groups = new Map<number, Cart['groups'][number] & { lines: CartLine[] }>()
  const invalid: (CartLine & { reason: InvalidReason })[] = []
  for (const row of rows) {
    const line: CartLine = {
      goodsId: row.goods_id,
      skuId: row.sku_id,
      title: row.title,
      spec: row.values.join(' · '),
      img: row.img || (row.imgs[0] ?? ''),
      num: row.num,
      checked: row.checked,
      price: ownPriceOf(terms, row),
      listPrice: Math.max(row.market_price ?? 0, row.price),
      priceSeen: row.price_seen,
      stock: row.stock,
    }
    const reason = row.status !== 'on' || !row.on_sale ? 'withdrawn' : row.stock === 0 ? 'soldOut' : null
    if (reason) {
      invalid.push({ ...line, reason })
      continue
    }
    const group = groups.get(row.supplier_iid) ?? {
      supplier: { iid: row.supplier_iid, name: row.name, logo: row.logo },
      freight: { fee: row.freight_fee, freeOver: row.free_over },
      lines: [],
    }
    group.lines.push(line)
    groups.set(row.supplier_iid, group)
  }
  return { groups: [...groups.values()], invalid }
}

/** Sets the lines as wanted, each once, and returns the cart's counts. */
export async function setLines(
  db: Db,
  me: Owner,
  source: GoodsSource,
  { lines, at }: { lines: readonly LineWish[]; at: number },
): Promise<CartCounts> {
  if (lines.length === 0) throw paramError('skuId')
  await takeTurns(db, me.iid, `cart ${me.user_id}`)
  const capped: Record<string, number> = {}
  const terms = await buyerTerms(db, { iid: me.iid, member: me, at })
  for (const line of lines) {
    const left = await setLine(db, me, source, line, { at, terms })
    if (left !== null) capped[line.skuId] = left
  }
  return { ...(await countLines(db, me, source)), capped }
}

/** Returns the line's quantity when it is lower than wanted. */
async function setLine(
  db: Db,
  { iid, user_id }: Owner,
  source: GoodsSource,
  { skuId, num, checked }: LineWish,
  { at, terms }: { at: number; terms: BuyerTerms },
): Promise<number | null> {
  if (num === 0) {
    await db
      .deleteFrom('cart_line')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('sku_id', '=', skuId)
      .execute()
    return null
  }
  if (num === undefined) {
    if (checked === undefined) throw paramError('num')
    const { numUpdatedRows } = await db
      .updateTable('cart_line')
      .set({ checked })
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('sku_id', '=', skuId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new CallError('NOTFOUND', { data: { skuId } })
    return null
  }
  const sku = await db
    .selectFrom('sku as k')
    .innerJoin('goods as g', (on) => on.onRef('g.iid', '=', 'k.iid').onRef('g.id', '=', 'k.goods_id'))
    .select(['k.stock', 'k.price', 'k.vip_price'])
    .where('k.iid', '=', iid)
    .where('k.id', '=', skuId)
    .where('k.on_sale', '=', true)
    .where('g.status', '=', 'on')
    .where('g.source', '=', source)
    .executeTakeFirst()
  if (!sku) throw new CallError('NOTFOUND', { data: { skuId } })
  if (sku.stock === 0) throw new CallError('STOCK', { data: { skuId, left: 0 } })
  const held = Math.min(num, sku.stock, MAX_CART_PIECES)
  await db
    .insertInto('cart_line')
    .values({
      iid,
      user_id,
      source,
      sku_id: skuId,
      num: held,
      price_seen: ownPriceOf(terms, sku),
      at,
      checked: checked ?? true,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['iid', 'user_id', 'sku_id'])
        .doUpdateSet({ num: held, ...(checked === undefined ? {} : { checked }) }),
    )
    .execute()
  return held < num ? held : null
}

/** The counts of a source's cart; LIMIT when both carts together have too many lines. */
async function countLines(db: Db, { iid, user_id }: Owner, source: GoodsSource): Promise<Omit<CartCounts, 'capped'>> {
  const rows = await db
    .selectFrom('cart_line')
    .select(['source', 'num', 'checked'])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .execute()
  if (rows.length > MAX_CART_LINES) throw new CallError('LIMIT')
  const own = rows.filter((row) => row.source === source)
  const pieces = (lines: typeof own) => lines.reduce((sum, { num }) => sum + num, 0)
  return { lines: own.length, pieces: pieces(own), checked: pieces(own.filter(({ checked }) => checked)) }
}

/** Removes ordered pieces from the cart; a line keeps any further pieces. */
export async function takeOutOrdered(
  db: Db,
  { iid, user_id }: Owner,
  pieces: ReadonlyMap<string, number>,
): Promise<void> {
  await takeTurns(db, iid, `cart ${user_id}`)
  for (const [skuId, num] of pieces) {
    const line = () => db.deleteFrom('cart_line').where('iid', '=', iid).where('user_id', '=', user_id)
    await line().where('sku_id', '=', skuId).where('num', '<=', num).execute()
    await db
      .updateTable('cart_line')
      .set(({ eb }) => ({ num: eb('num', '-', num) }))
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('sku_id', '=', skuId)
      .where('num', '>', num)
      .execute()
  }
}
