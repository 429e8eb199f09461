import { migrate } from '../../server/db/migrate'
import { openDatabase } from '../../server/db/openDatabase'
import { Secrets } from '../../server/db/Secrets'
import type { Db } from '../../server/db/schema'
import { seal } from '../../server/db/seal'
import { PLANTERS } from '../../server/features'
import { DEMO_GOODS } from '../../server/features/orders/seedGoodsOrders'
import { PAYOUT_SEAL } from '../../server/features/wallet/payAccounts'
import { createMember } from '../../server/identity/members'
import { hashPassword } from '../../server/identity/passwords'
import { openSession } from '../../server/identity/sessions'
import { seedMissingTenants } from '../../server/seed/seedMissingTenants'
import { TICKET } from '../../server/testing/Till'
import { giveMoney } from '../giveMoney'
import { Caller } from './Caller'
import type { Door } from './Door'
import { TIPPED } from './orderDeeds'
import { Trader } from './Trader'

const iid = 1000
const SECRET = 'a secret of the money test, only for it'
/** Sessions of a person: each may write 120 times a minute. */
const SESSIONS = 8
const STOCK = 1_000_000
/** Fen that each member begins with. */
const PURSE = 60_000
/** Of so many members one is a distributor. */
const PROMOTERS = 3

export const SETTINGS = { SECRET } as const

async function bearersOf(db: Db, userId: number): Promise<string[]> {
  const who = { iid, userId, openid: null, unionid: null }
  const sessions = Array.from({ length: SESSIONS }, () => openSession(db, Date.now, who))
  return (await Promise.all(sessions)).map(({ bearer }) => bearer)
}

async function accountOf(db: Db, userId: number, at: number): Promise<string> {
  const { cipher, hash } = seal(new Secrets(SECRET), PAYOUT_SEAL, '4111111111111111')
  const { id } = await db
    .insertInto('pay_account')
    .values({
      ...{ iid, user_id: userId, kind: 'bank', holder: '张三', masked: '**** 1111', is_default: true },
      ...{ number_enc: cipher, number_hash: hash, numbered_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

async function addressOf(db: Db, userId: number, at: number): Promise<string> {
  const address = { name: '张三', mobile: '13912345678', address: '浙江省 杭州市 西湖区 文三路 90 号 5 幢 1202' }
  const row = db.insertInto('address').values({ iid, user_id: userId, ...address, at })
  return String((await row.returning('id').executeTakeFirstOrThrow()).id)
}

async function roleOf(db: Db, userId: number, at: number): Promise<string> {
  const row = db.insertInto('dis_role').values({ iid, user_id: userId, status: 1, op_id: null, op_sales_id: null, at })
  return String((await row.returning('id').executeTakeFirstOrThrow()).id)
}

/** A member with money, a payout account and an address, and somebody of the staff who serves them. */
async function trader(db: Db, seat: number, server: string, door: Door): Promise<Trader> {
  const at = Date.now()
  const mobile = `1370000${String(seat).padStart(4, '0')}`
  const member = await createMember(db, { iid, nickName: `会员${seat}`, mobile, at })
  const clerk = await createMember(db, { iid, nickName: `员工${seat}`, at })
  const userId = member.user_id
  await db
    .insertInto('staff')
    .values({ iid, user_id: clerk.user_id, rights: ['order', 'scan', 'money', 'review'] })
    .execute()
  await giveMoney(db, iid, member.rid, { wallet: PURSE })
  await db
    .insertInto('invite_code')
    .values({ iid, user_id: userId, code: `money${seat}`, count: 4 })
    .execute()
  const tipped = TIPPED[seat]
  if (tipped)
    for (const table of ['content', 'content_index'] as const)
      await db.updateTable(table).set({ author_id: userId }).where('iid', '=', iid).where('id', '=', tipped).execute()
  return new Trader(
    userId,
    new Caller(server, door, await bearersOf(db, userId), 2 * seat),
    new Caller(server, door, await bearersOf(db, clerk.user_id), 2 * seat + 1),
    await accountOf(db, userId, at),
    await addressOf(db, userId, at),
    seat % PROMOTERS === 0 ? await roleOf(db, userId, at) : null,
  )
}

/** A seeded site with stock for all, and its traders. */
export async function setStage(url: string, server: string, door: Door, members: number): Promise<Trader[]> {
  const opened = await openDatabase({ url })
  const { db } = opened
  await migrate(db)
  await seedMissingTenants(db, { now: Date.now(), hashPassword, planters: PLANTERS })
  await db.updateTable('act_session').set({ stock: STOCK }).where('id', '=', TICKET.property).execute()
  const { goodsId, skuId } = DEMO_GOODS.TOWEL
  await db.updateTable('sku').set({ stock: STOCK }).where('id', '=', skuId).execute()
  // What the goods have of all their choices is kept with them.
  await db.updateTable('goods').set({ stock: STOCK }).where('id', '=', goodsId).execute()
  const traders: Trader[] = []
  for (let seat = 0; seat < members; seat++) traders.push(await trader(db, seat, server, door))
  await opened.close()
  return traders
}
