import { type ContactChoice, MODULE_TYPE } from '@quanzi/contract'
import { type Selectable, sql } from 'kysely'
import type { Asker } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Sql } from '../../db/lists/Walk'
import type { Db } from '../../db/schema'
import type { PeopleTables } from '../../db/schema/people'
import { isReported, reported } from '../../items/reports'

/** A member with the published part of the profile. */
export interface PersonRow {
  readonly iid: number
  readonly user_id: number
  readonly rid: number
  readonly nick_name: string
  readonly head_img: string
  readonly sex: number
  readonly birthday: string | null
  readonly signature: string
  readonly mobile: string | null
  readonly fans: number
  readonly profile: Omit<Selectable<PeopleTables['profile']>, 'iid' | 'user_id'>
}

/** Whether the profile of the member `m` is hidden, by its owner or after reports. */
export const hiddenIn = (iid: number): Sql => sql`
  (coalesce((select p.hidden from profile p where p.iid = ${iid} and p.user_id = m.user_id), false)
    or ${reported({ iid, type: String(MODULE_TYPE.profile), id: sql`m.rid::text` })})`

/** The author with this rid; nobody when the profile is hidden from the viewer. */
export const openAuthor = ({ iid, member }: Pick<Asker, 'iid' | 'member'>, rid: number): Sql => sql`
  (select m.user_id from member m
  where m.iid = ${iid} and m.rid = ${rid} and (m.rid = ${member?.rid ?? 0} or not ${hiddenIn(iid)}))`

/** How the viewer stands to a person. */
export interface Standing {
  readonly self: boolean
  readonly following: boolean
  readonly mutual: boolean
}

const BLANK: PersonRow['profile'] = {
  ...{ name: '', region: '', industry: '', tags: [], wechat: '', contact: 'none', hidden: false },
}

/** The member with this rid; NOTFOUND for anybody outside the tenant. A profile with many reports counts as hidden. */
export async function personOf(db: Db, iid: number, rid: number): Promise<PersonRow> {
  const member = await db
    .selectFrom('member')
    .select(['iid', 'user_id', 'rid', 'nick_name', 'head_img', 'sex', 'birthday', 'signature', 'mobile', 'fans'])
    .where('iid', '=', iid)
    .where('rid', '=', rid)
    .executeTakeFirst()
  if (!member) throw new CallError('NOTFOUND')
  const profile = await db
    .selectFrom('profile')
    .select(['name', 'region', 'industry', 'tags', 'wechat', 'contact', 'hidden'])
    .where('iid', '=', iid)
    .where('user_id', '=', member.user_id)
    .executeTakeFirst()
  const target = { iid, target_type: String(MODULE_TYPE.profile), target_id: String(rid) }
  const hidden = profile?.hidden === true || (await isReported(db, target))
  return { ...member, profile: { ...(profile ?? BLANK), hidden } }
}

/** Whether the viewer is, follows, and is followed by the person. */
export async function standingOf(db: Db, { iid, member }: Asker, { rid }: { readonly rid: number }): Promise<Standing> {
  if (!member) return { self: false, following: false, mutual: false }
  if (member.rid === rid) return { self: true, following: false, mutual: false }
  const rows = await db
    .selectFrom('follows')
    .select('from_id')
    .where('iid', '=', iid)
    .where((eb) =>
      eb.or([
        eb.and([eb('from_id', '=', member.rid), eb('to_id', '=', rid)]),
        eb.and([eb('from_id', '=', rid), eb('to_id', '=', member.rid)]),
      ]),
    )
    .execute()
  const following = rows.some(({ from_id }) => from_id === member.rid)
  return { self: false, following, mutual: following && rows.length === 2 }
}

/** Phone, wechat and the real name: for the owner, and for mutual followers when the owner allows it. */
export const seesContact = ({ self, mutual }: Standing, contact: ContactChoice): boolean =>
  self || (mutual && contact === 'mutual')

/** A member whose profile the asker may see: NOTFOUND for nobody's rid, DENIED for a hidden one. */
export async function openPerson(db: Db, asker: Asker, rid: number): Promise<PersonRow> {
  const person = await personOf(db, asker.iid, rid)
  refuseHidden(person, await standingOf(db, asker, person))
  return person
}

/** Refuses the parts of a hidden profile to everybody but its owner. */
export function refuseHidden(person: PersonRow, { self }: Standing): void {
  if (person.profile.hidden && !self) throw new CallError('DENIED')
}
