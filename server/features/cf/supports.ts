import { type CfProjectAnswer, type CfRefund, type CfSupport, type CfSupportPage, MOST_COUNTED } from '@quanzi/contract'
import { sql } from 'kysely'
import { type Asker, memberOf, pagerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import { type ListReader, readPage } from '../../db/lists/readPage'
import type { Listing, Walk } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import { type Project, projectOf } from './rows'

const LATEST = 5

interface Row {
  readonly id: string
  readonly project_id: string
  readonly user_id: number
  readonly owner_id: number
  readonly owner: string
  readonly live: boolean
  readonly amount: number
  readonly tier: string
  readonly num: number
  readonly message: string
  readonly anonymous: boolean
  readonly thanks: string
  readonly state: 'paid' | 'refunded' | 'settled'
  readonly at: number
  readonly name: string
  readonly head_img: string
  readonly reason: string | null
  readonly refund_state: CfRefund['state'] | null
  readonly refund_at: number | null
  readonly decided_at: number | null
  readonly note: string | null
}

interface Wish {
  readonly projectId?: string | undefined
  readonly id?: string | undefined
  readonly mine?: boolean | undefined
  readonly unthanked?: boolean | undefined
  readonly pageNo: number
  readonly pageSize: number
}

const listingOf = ({ iid, at }: Asker, where: Walk['where']): Listing => ({
  walks: [{ from: sql`cf_support s`, where, keys: [sql`s.at`, sql`s.id`], way: 'desc', carry: sql`s.id` }],
  select: sql`s.id, s.project_id, s.user_id, s.amount, s.tier, s.num, s.message, s.anonymous, s.thanks, s.state, s.at,
    m.nick_name as name, m.head_img, p.user_id as owner_id, o.nick_name as owner,
    p.state = 'live' and c.to_at > ${at} as live,
    r.reason, r.state as refund_state, r.at as refund_at, r.decided_at, r.note`,
  joins: sql`join cf_support s on s.iid = ${iid} and s.id = w.id
    join cf_project p on p.iid = ${iid} and p.id = s.project_id
    join cf_campaign c on c.iid = ${iid} and c.id = p.campaign_id
    join member m on m.iid = ${iid} and m.user_id = s.user_id
    join member o on o.iid = ${iid} and o.user_id = p.user_id
    left join cf_refund r on r.iid = ${iid} and r.support_id = s.id`,
})

const shown = (row: Row, viewer: number | undefined): CfSupport => {
  const mine = Number(row.user_id) === viewer
  const hidden = row.anonymous && !mine
  const asked = row.refund_state === 'waiting' && row.state === 'paid'
  return {
    ...{ id: row.id, projectId: row.project_id, anonymous: row.anonymous },
    ...{ name: hidden ? '' : row.name, headImg: hidden ? '' : row.head_img },
    ...{ amount: Number(row.amount), tier: row.tier, num: row.num, message: row.message },
    // Who asks for the money back is nobody else's matter.
    state: asked && mine ? 'asked' : row.state,
    ...{ thanks: row.thanks, at: Number(row.at), mine },
    ...(mine ? { own: { owner: row.owner, live: row.live, orderId: row.id, refund: refundOf(row) } } : {}),
  }
}

const refundOf = ({ reason, refund_state, refund_at, decided_at, note }: Row): CfRefund | null =>
  refund_state === null
    ? null
    : {
        ...{ reason: reason ?? '', state: refund_state, at: Number(refund_at), note: note ?? '' },
        decidedAt: decided_at === null ? null : Number(decided_at),
      }

/** Supports, the latest first. */
export async function supportPage(reader: ListReader, asker: Asker, wish: Wish): Promise<CfSupportPage> {
  const { iid } = asker
  if (wish.id !== undefined) return await oneSupport(reader.db, asker, wish.id)
  if (wish.mine) {
    const { user_id } = memberOf(asker)
    const where = [
      sql`s.iid = ${iid} and s.user_id = ${user_id}`,
      ...(wish.projectId === undefined ? [] : [sql`s.project_id = ${wish.projectId}`]),
    ]
    return { ...(await pageOf(reader, asker, where, wish)), unthanked: 0 }
  }
  if (wish.projectId === undefined) throw new CallError('PARAM', { detail: 'projectId' })
  const project = await seenProject(reader.db, asker, wish.projectId)
  const where = [
    sql`s.iid = ${iid} and s.project_id = ${project.id} and s.state <> 'refunded'`,
    ...(wish.unthanked ? [sql`s.thanked_at is null`] : []),
  ]
  const unthanked = project.user_id === asker.member?.user_id ? await countUnthanked(reader.db, project) : 0
  return { ...(await pageOf(reader, asker, where, wish)), unthanked }
}

async function pageOf(reader: ListReader, asker: Asker, where: Walk['where'], wish: Wish) {
  const { projectId, mine, unthanked, pageNo: page, pageSize: size } = wish
  const question = ['cf supports', pagerOf(asker), projectId, mine, unthanked, size]
  const { rows, total, hasMore } = await readPage<Row>(reader, listingOf(asker, where), { question, page, size })
  return { list: rows.map((row) => shown(row, asker.member?.user_id)), total, hasMore }
}

/** One support, for its supporter and for the project's owner. */
async function oneSupport(db: Db, asker: Asker, id: string): Promise<CfSupportPage> {
  const viewer = memberOf(asker).user_id
  const { select, joins } = listingOf(asker, [])
  const { rows } = await sql<Row>`select ${select}
    from (select s.id from cf_support s where s.iid = ${asker.iid} and s.id = ${id}) w ${joins}`.execute(db)
  const [row] = rows
  if (!row) throw new CallError('NOTFOUND')
  if (![Number(row.user_id), Number(row.owner_id)].includes(viewer)) throw new CallError('DENIED')
  return { list: [shown(row, viewer)], total: 1, hasMore: false, unthanked: 0 }
}

/** The latest supports of a project. */
export async function latestSupports(db: Db, asker: Asker, project: Project): Promise<CfProjectAnswer['latest']> {
  const { iid, member } = asker
  const { select, joins } = listingOf(asker, [])
  const { rows } = await sql<Row>`select ${select} from (
      select s.id from cf_support s where s.iid = ${iid} and s.project_id = ${project.id} and s.state <> 'refunded'
      order by s.at desc, s.id desc limit ${sql.lit(LATEST)}) w ${joins}
    order by s.at desc, s.id desc`.execute(db)
  return rows.map((row) => shown(row, member?.user_id))
}

async function seenProject(db: Db, { iid, member }: Asker, id: string): Promise<Project> {
  const project = await projectOf(db, iid, id)
  if (project.state === 'draft' && project.user_id !== member?.user_id) throw new CallError('NOTFOUND')
  return project
}

async function countUnthanked(db: Db, { iid, id }: Project): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from cf_support s where s.iid = ${iid} and s.project_id = ${id}
      and s.state <> 'refunded' and s.thanked_at is null limit ${sql.lit(MOST_COUNTED)}) s`.execute(db)
  return Number(rows[0]?.n)
}
