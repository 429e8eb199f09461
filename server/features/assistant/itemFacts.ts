import { formatDate } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import { type FactWords, paramAspect } from './factWords'
import type { Fact } from './passages'

export interface FactRow {
  readonly id: string
  readonly module_type: number
  readonly price_fen: number | null
  readonly start_at: number | null
  readonly extra: unknown
}

const clock = (at: number): string => formatDate(at, 'MM月DD日 HH:mm')
const NEXT = 3

/** What the pages of these items state about them: price, the next times, the place, refunds, freight and choices. */
export async function itemFacts(
  db: Db,
  iid: number,
  rows: readonly FactRow[],
  { at, words }: { readonly at: number; readonly words: FactWords },
): Promise<ReadonlyMap<string, readonly Fact[]>> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const sessions = await db
    .selectFrom('act_session')
    .select(['item_id', 'starts_at', 'name'])
    .where('iid', '=', iid)
    .where('item_id', 'in', ids)
    .where('starts_at', '>', at)
    .orderBy('starts_at')
    .execute()
  const tickets = await db
    .selectFrom('act_ticket')
    .select(['item_id', 'name', 'price'])
    .where('iid', '=', iid)
    .where('item_id', 'in', ids)
    .orderBy('sort')
    .execute()
  const rules = await db
    .selectFrom('act_item')
    .select(['id', 'refund_rule'])
    .where('iid', '=', iid)
    .where('id', 'in', ids)
    .execute()
  const goods = await db
    .selectFrom('goods')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.iid', '=', 'goods.iid').onRef('supplier.supplier_iid', '=', 'goods.supplier_iid'),
    )
    .select([
      'goods.id',
      'goods.params',
      'goods.price',
      'goods.sku_count',
      'supplier.freight_fee',
      'supplier.free_over',
    ])
    .where('goods.iid', '=', iid)
    .where('goods.id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => {
      const facts: Fact[] = []
      const tell = (aspect: keyof FactWords['heading'], said: string) =>
        facts.push({ aspect, heading: words.heading[aspect], said })
      const { yuan, from } = words
      const { place, city, meet } = (row.extra ?? {}) as Readonly<Record<string, string | undefined>>
      const own = tickets.filter(({ item_id }) => item_id === row.id).slice(0, NEXT)
      const shown = goods.find(({ id }) => row.module_type === 32 && id === row.id)
      if (own.length > 0) tell('price', own.map(({ name, price }) => `${name} ${yuan(price)}`).join(words.comma))
      else if (shown) tell('price', shown.sku_count > 1 ? from(yuan(shown.price)) : yuan(shown.price))
      else if (row.price_fen !== null) tell('price', row.price_fen > 0 ? from(yuan(row.price_fen)) : yuan(0))
      const next = sessions.filter(({ item_id }) => item_id === row.id).slice(0, NEXT)
      if (next.length > 0)
        tell('time', next.map(({ starts_at, name }) => `${name} ${clock(starts_at)}`.trim()).join(words.semicolon))
      else if (row.start_at !== null && row.start_at > at) tell('time', clock(row.start_at))
      if (place) tell('place', [words.place(place, city), ...(meet ? [words.meet(meet)] : [])].join(words.stop))
      const rule = rules.find(({ id }) => id === row.id)?.refund_rule ?? []
      if (rule.length > 0) tell('refund', words.refund(rule))
      if (shown) {
        const { freight_fee: fee, free_over: over, params } = shown
        tell('freight', words.freight(fee, over))
        if (params.length > 0)
          tell('choices', params.map(({ name, value }) => words.named(name, value)).join(words.semicolon))
        for (const { name, value } of params) {
          const aspect = paramAspect(name)
          if (aspect) facts.push({ aspect, heading: name, said: value })
        }
      }
      return [`${row.module_type} ${row.id}`, facts]
    }),
  )
}
