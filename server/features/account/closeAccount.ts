import { ORDER_STATUS } from '@quanzi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import type { Member } from '../../identity/Session'
import { balanceOf, userAccount } from '../../ledger/post'
import { removePhoto } from '../registration/photoFiles'

export type KeepsOpen = 'mobile' | 'balance' | 'order' | 'registration' | 'role'

const MONEY = ['wallet', 'frozen', 'pending'] as const
/** Nothing happens to these any more. */
const FINAL = [
  ORDER_STATUS.expired,
  ORDER_STATUS.cancelled,
  ORDER_STATUS.invalid,
  ORDER_STATUS.completed,
  ORDER_STATUS.refunded,
]

/** Whether a member has a row of a table that fits. */
async function has(
  db: Db,
  { iid, user_id }: Pick<Member, 'iid' | 'user_id'>,
  table: 'orders' | 'registration' | 'staff' | 'dis_role',
  fits: RawBuilder<unknown> = sql`true`,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('user_id')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where(sql<boolean>`${fits}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const isOneOf = (statuses: readonly number[]) => sql`status in (${sql.join(statuses)})`

/** What of a member is still in use, so that the account cannot be closed (screens-commerce §4). */
export async function whatKeepsOpen(db: Db, member: Member, at: number): Promise<KeepsOpen[]> {
  const { iid, user_id, mobile } = member
  const balances: number[] = []
  for (const kind of MONEY) balances.push(await balanceOf(db, userAccount(iid, user_id, kind)))
  const alive = sql`not ${isOneOf(FINAL)} and (status <> ${ORDER_STATUS.waiting} or expire_at > ${at})`
  const order = await has(db, member, 'orders', alive)
  const registration = await has(db, member, 'registration', isOneOf([1, 2, 3]))
  const role = (await has(db, member, 'staff')) || (await has(db, member, 'dis_role', isOneOf([0, 1])))
  return [
    ...(mobile ? [] : (['mobile'] as const)),
    ...(balances.some((balance) => balance !== 0) ? (['balance'] as const) : []),
    ...(order ? (['order'] as const) : []),
    ...(registration ? (['registration'] as const) : []),
    ...(role ? (['role'] as const) : []),
  ]
}

const GONE = '已注销用户'

/**
 * Erases who a member is in a tenant and ends their sessions there. Orders and ledger stay, without names; what they
 * have written stays, by nobody.
 */
export async function erasePerson({ db, clock, config }: Context, member: Member): Promise<void> {
  const { iid, user_id, mobile } = member
  const own = { iid, user_id }
  const nobody = { mobile: null, openid: null, unionid: null, password_hash: null, nick_name: GONE }
  const blank = { head_img: '', sex: 0, birthday: null, signature: '' }
  await db
    .updateTable('member')
    .set({ ...nobody, ...blank })
    .where('id', '=', member.id)
    .execute()
  for (const table of [
    'address',
    'family_info',
    'recent_place',
    'joins',
    'waitlist',
    'content_mark',
    'search_words',
  ] as const) {
    await db.deleteFrom(table).where('iid', '=', iid).where('user_id', '=', user_id).execute()
  }
  await db
    .deleteFrom('follows')
    .where(({ or, eb }) => or([eb('from_id', '=', member.rid), eb('to_id', '=', member.rid)]))
    .execute()
  await db
    .updateTable('orders')
    .set({
      name: '',
      phone: '',
      remark: '',
      address: null,
      info: sql`info - '{entrants,guests,answers,message}'::text[]`,
    })
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .execute()
  await db
    .updateTable('entry')
    .set({ name: GONE, mobile: '', id_enc: null, id_hash: null, answers: '{}', note: '' })
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .execute()
  await db
    .updateTable('feedback')
    .set({ name: '', phone: '' })
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .execute()
  await eraseRegistrations(db, own, config)
  if (mobile) await db.deleteFrom('sms_code').where('iid', '=', iid).where('mobile', '=', mobile).execute()
  await db
    .updateTable('session')
    .set({ revoked_at: clock(), openid: null, unionid: null })
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Answers and photos of an application that went no further than a draft or a refusal. */
async function eraseRegistrations(
  db: Db,
  { iid, user_id }: { iid: number; user_id: number },
  config: Context['config'],
): Promise<void> {
  const registrations = await db
    .deleteFrom('registration')
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .returning('reg_id')
    .execute()
  for (const { reg_id } of registrations) {
    await db.deleteFrom('registration_value').where('reg_id', '=', reg_id).where('user_id', '=', user_id).execute()
    const photos = await db
      .deleteFrom('registration_photo')
      .where('reg_id', '=', reg_id)
      .where('user_id', '=', user_id)
      .returning('file')
      .execute()
    for (const { file } of photos) await removePhoto(config, file)
  }
}
