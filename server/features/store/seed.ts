import { DIS_ROLE_STATUS, storePrices } from '@quanzi/contract'
import type { Context, Services } from '../../call/Context'
import { contextOf } from '../../seed/contextOf'
import type { Story } from '../../seed/Planter'
import { picture } from '../../seed/TenantSeed'
import { saveMember } from './saveMember'
import { changeStore, foundStore } from './saveStore'
import { saveItem } from './storeItems'

/** 林间来信, whose store is open; 青禾, whose store is closed; and the members who help. */
const OWNER = 1003
const RESTING = 1018
const CONSULTS = [1004, 1008]
const RECIPIENT = 1005

/** The goods on the shelf, with what each costs more than the tenant asks, in percent. */
const SHELF: readonly (readonly [goodsId: string, percent: number])[] = [
  ...([
    ['m1101', 8],
    ['m1103', 12],
    ['m1104', 10],
    ['m1107', 0],
    ['m1201', 15],
    ['m1204', 6],
    ['m2105', 20],
    ['m2106', 5],
    ['m3102', 9],
    ['m3103', 18],
    ['s5001', 10],
    ['s5002', 4],
  ] as const),
]

/** Lets one distributor keep a store as an owner would, and another one rest. */
export const openDemoStores: Story = async (services) => {
  const ctx = await contextOf(services, OWNER)
  const { id } = await foundStore(ctx, '林间杂货铺')
  await changeStore(ctx, {
    id,
    banner: picture('sign_tent', 4, '4x3').src,
    notice: '店里都是我自己背过、穿过、煮过的东西。下午四点前下单，当天寄出。',
    city: '杭州',
    name: undefined,
    logo: undefined,
    open: undefined,
  })
  for (const [goodsId, percent] of SHELF) await put(ctx, id, goodsId, percent)
  for (const userId of CONSULTS)
    await add(ctx, id, { kind: 'consult', phone: await mobileOf(ctx, userId), options: { hours: '09:00-21:00' } })
  await add(ctx, id, { kind: 'notify', phone: await mobileOf(ctx, RECIPIENT), options: { events: ['paid'] } })
  await rest(services)
}

/** A store whose owner takes a break. */
async function rest(services: Services): Promise<void> {
  const ctx = await contextOf(services, RESTING)
  const place = { parent_id: 0, path: '/', depth: 1, op_id: null, op_sales_id: null }
  await ctx.db
    .insertInto('dis_role')
    .values({ iid: ctx.iid, user_id: RESTING, ...place, status: DIS_ROLE_STATUS.approved, at: ctx.clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await foundStore(ctx, '柚子茶的小店')
  await put(ctx, id, 'm1103', 10)
  const kept = { name: undefined, logo: undefined, banner: undefined, city: undefined }
  await changeStore(ctx, { id, ...kept, notice: '上山当志愿者，月底回来', open: false })
}

async function put(ctx: Context, storeId: string, goodsId: string, percent: number): Promise<void> {
  const goods = await ctx.db
    .selectFrom('goods')
    .select('price')
    .where('iid', '=', ctx.iid)
    .where('id', '=', goodsId)
    .executeTakeFirst()
  if (!goods) return
  const price = Math.min(
    goods.price + Math.round((goods.price * percent) / 10_000) * 100,
    storePrices(goods.price).most,
  )
  await saveItem(ctx.db, ctx.me, { storeId, goodsId, price, sort: 100 - percent, on: true })
}

type Wish = Pick<Parameters<typeof saveMember>[1], 'kind' | 'phone' | 'options'>

const add = (ctx: Context, storeId: string, wish: Wish) =>
  saveMember(ctx, { storeId, id: undefined, name: undefined, sort: undefined, verifyCode: undefined, ...wish })

async function mobileOf({ db, iid }: Context, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('member')
    .select('mobile')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.mobile ?? undefined
}
