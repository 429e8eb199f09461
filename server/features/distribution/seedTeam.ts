import { MODULE_TYPE, ORDER_STATUS, ORDER_TYPE } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Context, Services } from '../../call/Context'
import type { Db } from '../../db/schema'
import { contextOf } from '../../seed/contextOf'
import { insertRows } from '../../seed/insertRows'
import type { Story } from '../../seed/Planter'
import { changeStatus } from '../../trade/changeStatus'
import { confirmPayment } from '../../trade/confirmPayment'
import { placeOrder } from '../../trade/createOrder'
import { lockFan } from '../../trade/fanLocks'
import { payOrder } from '../../trade/payments'
import { readWish } from '../../trade/placing'
import { applyForRole, approveRole } from './distributorRoles'
import { roleOf } from './distributors'
import { keepKey, shareKey } from './shareKey'

const IID = 1000
const DAY = 86_400_000
const SELLER = 1003
const STAFF = 1002
const ACTIVITY = '9012'
/** The people of the team and the fans follow the tenant's own people. */
const FIRST = 1101

const CHILDREN = 12
const GRANDCHILDREN = 8
const FANS = 30
const ORDERS = 40

const FAMILY = '林溪山野云岚竹川石松'
const GIVEN = ['小路', '一程', '听风', '晚照', '知秋']

const nameOf = (n: number): string =>
  `${FAMILY[n % FAMILY.length]}${GIVEN[Math.floor(n / FAMILY.length) % GIVEN.length]}`

/** Members who are only part of the distributor's team. */
async function addPeople(db: Db, count: number, at: number): Promise<void> {
  await insertRows(
    db,
    'member',
    Array.from({ length: count }, (_, n) => ({
      ...{
        iid: IID,
        user_id: FIRST + n,
        rid: 2101 + n,
        nick_name: nameOf(n),
        head_img: `/media/avatar-${(n % 30) + 1}-300x300.webp`,
      },
      ...{ signature: '', sex: 0, mobile: `1380003${String(n).padStart(4, '0')}`, password_hash: null },
      ...{ openid: null, unionid: null, birthday: null, created_at: at },
    })),
  )
}

/** A person's context some days ago. */
async function whenever(services: Services, userId: number, daysAgo: number): Promise<Context> {
  const at = services.clock() - daysAgo * DAY
  return await contextOf({ ...services, clock: () => at }, userId)
}

/** A person's application under a parent; with `by` it is approved. */
async function join(
  services: Services,
  person: number,
  parentId: string,
  daysAgo: number,
  by?: number,
): Promise<string> {
  const { id } = await applyForRole(await whenever(services, person, daysAgo), parentId)
  if (by !== undefined) await approveRole(await whenever(services, by, daysAgo), { id })
  return id
}

/** The key of a person's links to the demo activity; kept at once, because no call ends here. */
async function keyOf(ctx: Context, roleId: string): Promise<string> {
  const key = await shareKey(ctx, MODULE_TYPE.act, ACTIVITY)
  await keepKey(ctx.db, { key, iid: IID, role_id: Number(roleId), data_type: MODULE_TYPE.act, data_id: ACTIVITY })
  return key
}

/** What fans bought: without stock, so that no shelf becomes empty. */
const BOUGHT = [
  { orderType: ORDER_TYPE.vip, keys: 'vip-season' },
  { orderType: ORDER_TYPE.book, keys: '20101' },
  { orderType: ORDER_TYPE.audioAlbum, keys: '20201' },
] as const

/** Buys as a fan; the order's distributor is that of the lock. */
async function buy(services: Services, fan: number, n: number): Promise<void> {
  const daysAgo = (n * 45) / ORDERS
  const ctx = await whenever(services, fan, daysAgo)
  const bought = BOUGHT[n % BOUGHT.length] ?? BOUGHT[0]
  const wish = readWish({ ...bought, num: 1, info: { reqId: `team-${n}-${fan}` } })
  const discounts = { couponIds: [], useCoin: false, ...(n === 5 ? { discountCode: 'LINJIAN8' } : {}) }
  const { gid, payable } = await placeOrder(ctx, { ...wish, discounts, remark: '' })
  if (payable === 0) return
  const { tradeNo } = await payOrder(ctx, { orderId: gid, channel: 'jsapi', needLeft: false })
  await confirmPayment({ ...services, clock: ctx.clock }, { tradeNo, channelNo: `T${tradeNo}`, amount: payable })
  if (n % 9 !== 4) return
  const staff = await whenever(services, STAFF, daysAgo)
  const refund = { orderId: gid, remark: '买错了' }
  await changeStatus(staff, { ...refund, status: ORDER_STATUS.refundRequested })
  await changeStatus(staff, { ...refund, status: ORDER_STATUS.refunded })
}

/** When fans were locked, days ago: three locks end soon, two have ended. */
const lockedAgo = (n: number): number => (n < 2 ? 400 : n < 5 ? 340 + n * 5 : 46 + n)

/** The team, the fans and the promoted orders of the demo tenant's distributor. */
export const growTeam: Story = async (services) => {
  const { db } = services
  const fans = FIRST + CHILDREN + GRANDCHILDREN + 2
  await addPeople(db, fans - FIRST + FANS, services.clock() - 410 * DAY)
  const seller = await contextOf(services, SELLER)
  const own = await roleOf(db, askerOf(seller))
  if (!own) return
  const children: string[] = []
  for (let n = 0; n < CHILDREN; n += 1) children.push(await join(services, FIRST + n, own.id, 55 - n * 4, SELLER))
  for (let n = 0; n < GRANDCHILDREN; n += 1)
    await join(services, FIRST + CHILDREN + n, children[n % 3] ?? own.id, 8 - n, SELLER)
  await join(services, FIRST + CHILDREN + GRANDCHILDREN, own.id, 1)
  await join(services, FIRST + CHILDREN + GRANDCHILDREN + 1, '0', 2)
  const key = await keyOf(seller, own.id)
  const ofChild = await keyOf(await contextOf(services, FIRST), children[0] ?? '')
  for (let n = 0; n < FANS; n += 1) await lockFan(await whenever(services, fans + n, lockedAgo(n)), key)
  // One buyer of the first child, so that the second level earns too.
  await lockFan(await whenever(services, FIRST + 1, 40), ofChild)
  for (let n = 0; n < ORDERS - 2; n += 1) await buy(services, fans + 2 + (n % (FANS - 2)), n)
  for (let n = ORDERS - 2; n < ORDERS; n += 1) await buy(services, FIRST + 1, n)
}
