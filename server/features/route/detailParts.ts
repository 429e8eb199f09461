import { MODULE_TYPE, type RouteFacts } from '@quanzi/contract'
import { sql } from 'kysely'
import type { DetailPart } from '../../items/detailParts'

/** What is stored of a route; who wants to go and who has been there are counted from the marks. */
export type StoredRoute = Omit<RouteFacts, 'wants' | 'dones'>

const isStored = (detail: unknown): detail is StoredRoute =>
  typeof detail === 'object' && detail !== null && 'line' in detail && Array.isArray(detail.line)

const route: DetailPart = async (db, { iid }, { id, detail }) => {
  if (!isStored(detail)) return {}
  const { wants, dones } = await db
    .selectFrom('content_mark')
    .select([
      sql<number>`count(*) filter (where mark = 'want')::int`.as('wants'),
      sql<number>`count(*) filter (where mark = 'done')::int`.as('dones'),
    ])
    .where('iid', '=', iid)
    .where('kind', '=', String(MODULE_TYPE.route))
    .where('target_id', '=', id)
    .where('mark', 'in', ['want', 'done'])
    .executeTakeFirstOrThrow()
  const { line, lengthM, ascentM, hours, level, season, points } = detail
  return { route: { line, lengthM, ascentM, hours, level, season, points, wants, dones } }
}

/** What the page of a route shows. */
export const routeDetailParts: Readonly<Record<number, DetailPart>> = { [MODULE_TYPE.route]: route }
