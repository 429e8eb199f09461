import { formatDate, formatYuanShort, type RefundStep } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import type { Text } from './passages'

export interface FactRow {
  readonly id: string
  readonly module_type: number
  readonly price_fen: number | null
  readonly start_at: number | null
  readonly extra: unknown
}

type Facts = NonNullable<Text['facts']>

const yuan = (fen: number): string => (fen === 0 ? '免费' : `¥${formatYuanShort(fen)}`)
const clock = (at: number): string => formatDate(at, 'MM月DD日 HH:mm')
const NEXT = 3

const refundWords = (steps: readonly RefundStep[]): string =>
  [...steps]
    .sort((a, b) => b.hours - a.hours)
    .map(({ hours, share }) => `开始前 ${hours} 小时以上退 ${share}%`)
    .concat('之后不可退')
    .join('，')

/** What the pages of these items state about them: price, the next times, the place, refunds, freight and choices. */
export async function itemFacts(
  db: Db,
  iid: number,
  rows: readonly FactRow[],
  at: number,
): Promise<ReadonlyMap<string, Facts>> {
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
      const facts: (readonly [string, string])[] = []
      const { place, city, meet } = (row.extra ?? {}) as Readonly<Record<string, string | undefined>>
      const own = tickets.filter(({ item_id }) => item_id === row.id)
      const shown = goods.find(({ id }) => row.module_type === 32 && id === row.id)
      if (own.length > 0)
        facts.push([
          '价格',
          own
            .slice(0, NEXT)
            .map(({ name, price }) => `${name} ${yuan(price)}`)
            .join('，'),
        ])
      else if (shown) facts.push(['价格', `${yuan(shown.price)}${shown.sku_count > 1 ? ' 起' : ''}`])
      else if (row.price_fen !== null) facts.push(['价格', `${yuan(row.price_fen)}${row.price_fen > 0 ? ' 起' : ''}`])
      const next = sessions.filter(({ item_id }) => item_id === row.id).slice(0, NEXT)
      if (next.length > 0)
        facts.push(['时间', next.map(({ starts_at, name }) => `${name} ${clock(starts_at)}`.trim()).join('；')])
      else if (row.start_at !== null && row.start_at > at) facts.push(['时间', clock(row.start_at)])
      if (place)
        facts.push(['地点', [city ? `${place}（${city}）` : place, meet && `集合：${meet}`].filter(Boolean).join('。')])
      const rule = rules.find(({ id }) => id === row.id)?.refund_rule ?? []
      if (rule.length > 0) facts.push(['退款', refundWords(rule)])
      if (shown) {
        const { freight_fee: fee, free_over: over, params } = shown
        facts.push([
          '运费',
          fee === 0 ? '免运费' : `${yuan(fee)}${over === null ? '' : `，同一供应商满${yuan(over)}免运费`}`,
        ])
        if (params.length > 0) facts.push(['可选', params.map(({ name, value }) => `${name}：${value}`).join('；')])
      }
      return [`${row.module_type} ${row.id}`, facts]
    }),
  )
}
