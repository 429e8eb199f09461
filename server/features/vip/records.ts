import { maskMobile, type Page, VIP_BENEFIT_TYPE, VIP_RECORD_STATUS, type VipRecord } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Member } from '../../call/Session'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { VipInfos } from '../../db/schema/vip'
import { statusAt } from './claims'

export interface RecordRow {
  readonly id: number
  readonly user_id: number
  readonly benefit_id: string
  readonly code: string
  readonly infos: VipInfos
  readonly status: number
  readonly ends_at: number | null
  readonly used_at: number | null
  readonly place: string
  readonly company: string
  readonly transport_number: string
  readonly at: number
  readonly name: string
  readonly type: number
  readonly surcharge: number
  readonly img: string
  readonly nick_name: string | null
}

const SELECT = sql`r.id, r.user_id, r.benefit_id, r.code, r.infos, r.status, r.ends_at, r.used_at, r.place, r.company, r.transport_number, r.at,
  b.name, b.type, b.surcharge, b.img, m.nick_name`
const JOINS = sql`join vip_benefit b on b.iid = r.iid and b.id = r.benefit_id
  left join member m on m.iid = r.iid and m.user_id = r.user_id`

const { open, used } = VIP_RECORD_STATUS
const NOWHERE: VipInfos = {}

/** Who looks at a claim: its member, staff who send it, or other staff. */
export type RecordViewer = 'member' | 'sender' | 'staff'

/**
 * A record as its member or staff see it: only the member gets the code, only the member and the sender get the
 * address.
 */
export function shownRecord(row: RecordRow, viewer: RecordViewer, at: number): VipRecord {
  const status = statusAt(row, at)
  const infos = viewer === 'staff' ? NOWHERE : row.infos
  const hasCode = row.type === VIP_BENEFIT_TYPE.onSite && (status === open || status === used)
  return {
    ...{ id: String(row.id), benefitId: row.benefit_id, name: row.name, img: row.img, type: row.type, status },
    code: viewer === 'member' && hasCode ? row.code : '',
    endsAt: status === row.status ? row.ends_at : null,
    surcharge: row.surcharge,
    at: row.at,
    usedAt: row.used_at,
    place: row.used_at === null ? '' : row.place,
    company: row.company,
    transportNumber: row.transport_number,
    infos: {
      name: infos.name ?? '',
      mobile: infos.mobile && status !== open ? maskMobile(infos.mobile) : (infos.mobile ?? ''),
      address: infos.address ?? '',
    },
    member: viewer === 'member' ? '' : (row.nick_name ?? ''),
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
export async function recordPage(
  reader: ListReader,
  me: Member,
  wish: RecordWish & { readonly viewer: RecordViewer; readonly at: number },
): Promise<Page<VipRecord>> {
  const { iid } = me
  const { id, status, queryKey, viewer, at } = wish
  const asStaff = viewer !== 'member'
  const filter: Sql[] = [
    // What has ended is no longer open, also before the job has written it.
    ...(isOpen(status) ? [sql`(r.ends_at is null or r.ends_at > ${at})`] : []),
    ...(id === undefined ? [] : [sql`r.id = ${recordId(id)}`]),
    ...(queryKey === undefined ? [] : [sql`r.code = ${queryKey.replace(/\s+/g, '')}`]),
  ]
  const whose: Sql[] = [
    sql`r.iid = ${iid}`,
    ...(asStaff ? [] : [sql`r.user_id = ${me.user_id}`]),
    ...(status === undefined ? [] : [sql`r.status = ${status}`]),
  ]
  const from = sql`vip_record r`
  const rare =
    id === undefined && queryKey === undefined ? {} : { rare: { from, where: [...whose, ...filter], sharp: true } }
  const listing: Listing = {
    walks: [
      {
        from,
        where: whose,
        keys: [sql`r.id`],
        way: 'desc',
        carry: sql`r.id`,
        ...(filter.length > 0 ? { filter, alone: true, ...rare } : {}),
      },
    ],
    select: SELECT,
    joins: sql`join vip_record r on r.iid = ${iid} and r.id = w.id ${JOINS}`,
  }
  const question = ['vip records', iid, asStaff ? 0 : me.user_id, status, id, queryKey]
  const page = await readPage<RecordRow>(reader, listing, { question, page: wish.pageNo, size: wish.pageSize })
  return { list: page.rows.map((row) => shownRecord(row, viewer, at)), total: page.total, hasMore: page.hasMore }
}

const isOpen = (status: number | undefined): boolean => status === open || status === VIP_RECORD_STATUS.unpaid

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
