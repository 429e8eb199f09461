import type { SignProgress } from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Db } from '../../db/schema'
import type { SignTables } from '../../db/schema/sign'
import { visitsOf } from './visits'

export type SubjectRow = Selectable<SignTables['sign_subject']>

const subjects = (db: Db, iid: number) =>
  db.selectFrom('sign_subject').selectAll().where('iid', '=', iid).where('state', '=', 'open')

/** The subject of this id; NOTFOUND for another tenant's or a hidden one. */
export async function subjectOf(db: Db, iid: number, id: string): Promise<SubjectRow> {
  const row = await subjects(db, iid).where('id', '=', id).executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row
}

export interface SubjectWish {
  readonly id?: string | undefined
  readonly areaId?: string | undefined
  readonly siteId?: string | undefined
}

async function wishedSubject(db: Db, { iid, at }: Asker, { id, areaId, siteId }: SubjectWish): Promise<SubjectRow> {
  if (id !== undefined) return await subjectOf(db, iid, id)
  if (areaId !== undefined) {
    const area = await db
      .selectFrom('sign_area')
      .select('subject_id')
      .where('iid', '=', iid)
      .where('id', '=', areaId)
      .executeTakeFirst()
    return await subjectOf(db, iid, area?.subject_id ?? '')
  }
  if (siteId !== undefined) {
    const site = await db
      .selectFrom('checkin_place')
      .select('ref_id')
      .where('iid', '=', iid)
      .where('id', '=', siteId)
      .where('scope', '=', 'sign')
      .executeTakeFirst()
    return await subjectOf(db, iid, site?.ref_id ?? '')
  }
  const running = await subjects(db, iid)
    .orderBy(sql`starts_at <= ${at} and ends_at >= ${at}`, 'desc')
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  if (!running) throw new CallError('NOTFOUND')
  return running
}

/** `/v2/sign/subject` for a caller. */
export async function signProgress(db: Db, asker: Asker, wish: SubjectWish): Promise<SignProgress> {
  const { iid, member } = asker
  const row = await wishedSubject(db, asker, wish)
  const areas = await db
    .selectFrom('sign_area')
    .selectAll()
    .where('iid', '=', iid)
    .where('subject_id', '=', row.id)
    .orderBy('seq')
    .orderBy('id')
    .execute()
  const sites = await sitesOf(db, iid, row.id)
  const visits = member ? await visitsOf(db, { iid, subjectId: row.id, userId: member.user_id }) : []
  const done = new Set(visits.map(({ placeId }) => placeId))
  const joined = member ? await isJoined(db, { iid, subjectId: row.id, userId: member.user_id }) : false
  const { n } = await db
    .selectFrom('sign_join')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('subject_id', '=', row.id)
    .executeTakeFirstOrThrow()
  const { id, title, cover, rules, starts_at, ends_at, need } = row
  return {
    subject: {
      ...{ id, title, cover, rules, need, members: Number(n) },
      ...{ startsAt: Number(starts_at), endsAt: Number(ends_at) },
    },
    areas: areas.map((area) => {
      const own = sites.filter(({ area_id }) => area_id === area.id)
      const here = own.filter((site) => done.has(site.id)).length
      return { id: area.id, name: area.name, img: area.img, done: here, total: own.length }
    }),
    done: sites.filter((site) => done.has(site.id)).length,
    total: sites.length,
    joined,
  }
}

/** The sites of a subject, in their order. */
export const sitesOf = (db: Db, iid: number, subjectId: string) =>
  db
    .selectFrom('checkin_place')
    .select(['id', 'area_id', 'name', 'open', 'lat', 'lng', 'address'])
    .where('iid', '=', iid)
    .where('scope', '=', 'sign')
    .where('ref_id', '=', subjectId)
    .orderBy('seq')
    .orderBy('id')
    .execute()

interface Joining {
  readonly iid: number
  readonly subjectId: string
  readonly userId: number
}

async function isJoined(db: Db, { iid, subjectId, userId }: Joining): Promise<boolean> {
  const row = await db
    .selectFrom('sign_join')
    .select('user_id')
    .where('iid', '=', iid)
    .where('subject_id', '=', subjectId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Joins a member; a repeat changes nothing. */
export const join = (db: Db, { iid, subjectId, userId }: Joining, at: number) =>
  db
    .insertInto('sign_join')
    .values({ iid, subject_id: subjectId, user_id: userId, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
