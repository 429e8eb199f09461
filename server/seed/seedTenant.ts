import type { Db } from '../db/schema'
import { insertRows } from './insertRows'
import type { Planter } from './Planter'
import type { TenantSeed } from './TenantSeed'

const DAY = 86_400_000

/** The services that seeding needs. */
export interface SeedTools {
  readonly now: number
  readonly passwordHash: string
  /** The features' planters, in order. */
  readonly planters: readonly Planter[]
}

/** Writes a complete demo tenant; the caller holds the transaction. */
export async function seedTenant(db: Db, seed: TenantSeed, tools: SeedTools): Promise<void> {
  const { iid } = seed
  await insertRows(db, 'tenants', [
    { iid, name: seed.name, banned_words: [...seed.bannedWords], settings: JSON.stringify(seed.settings) },
  ])
  await insertRows(
    db,
    'domains',
    seed.domains.map((domain) => ({ domain, iid, name: seed.name })),
  )
  await seedPeople(db, seed, tools)
  for (const plant of tools.planters) await plant(db, seed, tools.now)
}

async function seedPeople(db: Db, { iid, people }: TenantSeed, { now, passwordHash }: SeedTools): Promise<void> {
  await insertRows(
    db,
    'member',
    people.map((person) => ({
      iid,
      user_id: person.userId,
      rid: person.rid,
      nick_name: person.name,
      head_img: person.head,
      signature: person.signature ?? '',
      sex: person.sex ?? 0,
      mobile: person.mobile,
      password_hash: passwordHash,
      openid: null,
      unionid: null,
      birthday: null,
      created_at: now - 90 * DAY,
    })),
  )
  await insertRows(
    db,
    'staff',
    people.flatMap(({ userId, rights }) => (rights ? [{ iid, user_id: userId, rights: [...rights] }] : [])),
  )
  await insertRows(
    db,
    'dis_role',
    people.flatMap(({ userId, distributor }) =>
      distributor ? [{ iid, user_id: userId, status: 1, op_id: null, op_sales_id: null, at: now - 60 * DAY }] : [],
    ),
  )
  const [first, ...others] = people
  const followed = others.slice(0, 3).map(({ rid }) => rid)
  if (first)
    await insertRows(
      db,
      'follows',
      followed.map((rid) => ({ iid, from_id: first.rid, to_id: rid, at: now - 5 * DAY })),
    )
  if (followed.length > 0)
    await db.updateTable('member').set({ fans: 1 }).where('iid', '=', iid).where('rid', 'in', followed).execute()
}
