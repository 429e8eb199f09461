import { sql } from 'kysely'
import type { Member } from '../call/Session'
import type { Db } from '../db/schema'
import { requireTenant } from './requireTenant'

export const memberByMobile = async (db: Db, iid: number, mobile: string): Promise<Member | null> =>
  (await db.selectFrom('member').selectAll().where('iid', '=', iid).where('mobile', '=', mobile).executeTakeFirst()) ??
  null

export const memberByUnionid = async (db: Db, iid: number, unionid: string): Promise<Member | null> =>
  (await db
    .selectFrom('member')
    .selectAll()
    .where('iid', '=', iid)
    .where('unionid', '=', unionid)
    .executeTakeFirst()) ?? null

export interface NewMember {
  readonly iid: number
  readonly nickName: string
  readonly at: number
  readonly mobile?: string
  readonly passwordHash?: string | null
  readonly openid?: string
  readonly unionid?: string
  readonly headImg?: string
}

/** Creates a person with a member row in one tenant; the table's unique keys decide a race. NOTFOUND without such a tenant. */
export async function createMember(db: Db, it: NewMember): Promise<Member> {
  await requireTenant(db, it.iid)
  return await db
    .insertInto('member')
    .values({
      iid: it.iid,
      user_id: sql<number>`nextval('member_user_id')`,
      nick_name: it.nickName,
      head_img: it.headImg ?? '',
      mobile: it.mobile ?? null,
      password_hash: it.passwordHash ?? null,
      openid: it.openid ?? null,
      unionid: it.unionid ?? null,
      created_at: it.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
