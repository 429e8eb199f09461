import { maskMobile, type Page, type VipRecord } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { VipInfos } from '../../db/schema/vip'

export interface RecordRow {
  readonly id: number
  readonly user_id: number
  readonly code: string
  readonly infos: VipInfos
  readonly status: number
  readonly paid: boolean
  readonly used_at: number | null
  readonly company: string
  readonly transport_number: string
  readonly at: number
  readonly name: string
  readonly type: number
  readonly surcharge: number
  readonly img: string
  readonly nick_name: string | null
}

const SELECT = sql`r.id, r.user_id, r.code, r.infos, r.status, r.paid, r.used_at, r.company, r.transport_number, r.at,
  b.name, b.type, b.surcharge, b.img, m.nick_name`
const JOINS = sql`join vip_benefit b on b.iid = r.iid and b.id = r.benefit_id
  left join member m on m.iid = r.iid and m.user_id = r.user_id`

/**
 * A record as its member or staff see it: only the member gets the code, only the member and the sender get the
 * address.
 */
export function shownRecord(row: RecordRow, asStaff: boolean): VipRecord {
  const { infos } = row
  return {
    ...{ id: String(row.id), name: row.name, img: row.img, type: row.type, status: row.status, paid: row.paid },
    code: asStaff || !row.paid || row.status === 2 ? '' : row.code,
    surcharge: row.surcharge,
    at: row.at,
    usedAt: row.used_at,
    company: row.company,
    transportNumber: row.transport_number,
    infos: {
      name: infos.name ?? '',
      mobile: infos.mobile && row.status !== 0 ? maskMobile(infos.mobile) : (infos.mobile ?? ''),
      address: infos.address ?? '',
    },
    member: asStaff ? (row.nick_name ?? '') : '',
  }
}

export interface RecordWish {
  readonly scope: 'mine' | 'staff'
  readonly status?: number | undefined
  readonly queryKey?: string | undefined
  readonly id?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
}

export const recordId = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0)

/** The member's claims, or for staff (the caller has checked the right) those of the tenant. A code finds its claim. */
export async function recordPage(reader: ListReader, me: Member, wish: RecordWish): Promise<Page<VipRecord>> {
  const { iid } = me
  const asStaff = wish.scope === 'staff'
  const { id, status, queryKey } = wish
  const filter: Sql[] = [
    ...(status === undefined ? [] : [sql`r.status = ${status}`]),
    ...(id === undefined ? [] : [sql`r.id = ${recordId(id)}`]),
    ...(queryKey === undefined ? [] : [sql`r.code = ${queryKey.replace(/\s+/g, '')}`]),
  ]
  const whose: Sql[] = [sql`r.iid = ${iid}`, ...(asStaff ? [] : [sql`r.user_id = ${me.user_id}`])]
  const from = sql`vip_record r`
  const rare = id === undefined && queryKey === undefined ? {} : { rare: { from, where: [...whose, ...filter] } }
  const listing: Listing = {
    walks: [
      {
        from,
        where: whose,
        keys: [sql`r.id`],
        way: 'desc',
        carry: sql`r.id`,
        ...(filter.length > 0 ? { filter, ...rare } : {}),
      },
    ],
    select: SELECT,
    joins: sql`join vip_record r on r.iid = ${iid} and r.id = w.id ${JOINS}`,
  }
  const question = ['vip records', iid, asStaff ? 0 : me.user_id, status, id, queryKey]
  const page = await readPage<RecordRow>(reader, listing, { question, page: wish.pageNo, size: wish.pageSize })
  return { list: page.rows.map((row) => shownRecord(row, asStaff)), total: page.total, hasMore: page.hasMore }
}

/** One claim, by its number or its code. */
export async function recordRow(
  db: Db,
  iid: number,
  { id, code }: { readonly id?: string | undefined; readonly code?: string | undefined },
): Promise<RecordRow | undefined> {
  const which = code === undefined ? sql`r.id = ${recordId(id ?? '')}` : sql`r.code = ${code}`
  const { rows } = await sql<RecordRow>`
    select ${SELECT} from vip_record r ${JOINS} where r.iid = ${iid} and ${which}`.execute(db)
  return rows[0]
}
