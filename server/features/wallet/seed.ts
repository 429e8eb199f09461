import { ORDER_TYPE, type PayAccountKind, shanghaiDay, startOfDay } from '@quanzi/contract'
import type { Context, Services } from '../../call/Context'
import { within } from '../../call/within'
import { withTransaction } from '../../db/withTransaction'
import { sendSmsCode } from '../../identity/smsCodes'
import { contextOf } from '../../seed/contextOf'
import type { Story } from '../../seed/Planter'
import { confirmPayment } from '../../trade/confirmPayment'
import { placeOrder } from '../../trade/createOrder'
import { payOrder } from '../../trade/payments'
import { readWish } from '../../trade/placing'
import { saveCode } from './discountCodes'
import { savePayAccount } from './payAccounts'
import { payoutJob } from './payoutJob'
import { withdrawalReviews } from './review'
import { applyForWithdrawal, cancelWithdrawal } from './withdrawals'

const DAY = 86_400_000
/** A distributor who writes, and a member of staff. */
const EARNER = 1003
const STAFF = 1002

/** Tips for an author, which fill a wallet: from whom, how many days ago, fen. */
const TIPS: readonly (readonly [author: number, from: number, ago: number, amount: number])[] = [
  [EARNER, 1005, 64, 50_000],
  [EARNER, 1006, 41, 38_800],
  [EARNER, 1007, 33, 20_000],
  [EARNER, 1010, 12, 6_600],
  [EARNER, 1008, 5, 12_000],
  [STAFF, 1009, 9, 30_000],
]

interface AccountSeed {
  readonly kind: PayAccountKind
  readonly number: string
  /** Days before seeding. */
  readonly ago: number
}

const BANK: AccountSeed = { kind: 'bank', number: '6222021001116245702', ago: 60 }
const ALIPAY: AccountSeed = { kind: 'alipay', number: 'linjian@example.com', ago: 58 }
const WECHAT: AccountSeed = { kind: 'wechat', number: '', ago: 56 }
/** A card that the local payout channel refuses. */
const REFUSED: AccountSeed = { kind: 'bank', number: '6222020210030000', ago: 54 }

/** Withdrawals of the distributor, oldest first: paid, rejected, failed, cancelled, and one that waits. */
const WITHDRAWALS: readonly {
  readonly ago: number
  readonly amount: number
  readonly to: AccountSeed
  readonly fate?: 'pass' | 'refuse' | 'cancel'
}[] = [
  { ago: 45, amount: 20_000, to: BANK, fate: 'pass' },
  { ago: 30, amount: 15_000, to: WECHAT, fate: 'refuse' },
  { ago: 21, amount: 10_000, to: REFUSED, fate: 'pass' },
  { ago: 10, amount: 8_000, to: ALIPAY, fate: 'cancel' },
  { ago: 1, amount: 12_345, to: BANK },
]

/** Lets a distributor of the demo tenant earn and withdraw, and a member of staff ask for a withdrawal too. */
export const fillDemoWallets: Story = async (services) => {
  const then = (ago: number): Services => {
    const at = services.clock() - Math.round(ago * DAY)
    return { ...services, clock: () => at }
  }
  for (const [author, from, ago, amount] of TIPS) await tip(then(ago), author, from, amount)
  const ids = new Map<AccountSeed, string>()
  for (const account of [BANK, ALIPAY, WECHAT, REFUSED])
    ids.set(account, await addAccount(then(account.ago), EARNER, '林间', account))
  for (const { ago, amount, to, fate } of WITHDRAWALS) {
    const accountId = ids.get(to) ?? ''
    const { id } = await applyForWithdrawal(await contextOf(then(ago), EARNER), { amount, accountId })
    if (fate === 'cancel') await cancelWithdrawal(await contextOf(then(ago - 0.2), EARNER), id)
    else if (fate) await decide(then(ago - 0.5), id, fate)
    if (fate === 'pass') await payoutJob.run(then(ago - 1))
  }
  const later = await contextOf(then(15), EARNER)
  await inCall(later, (call) => savePayAccount(call, { id: ids.get(REFUSED), remove: true }))
  const own = await addAccount(then(0.4), STAFF, '站长', { kind: 'bank', number: '6222021001116245702', ago: 0 })
  await applyForWithdrawal(await contextOf(then(0.3), STAFF), { amount: 10_000, accountId: own })
  await makeCodes(then)
}

/** A call with a reqId works in one transaction. */
const inCall = <T>(ctx: Context, act: (call: Context) => Promise<T>): Promise<T> =>
  withTransaction(ctx.db, (db) => act(within(ctx, db)))

async function tip(services: Services, author: number, from: number, amount: number): Promise<void> {
  const ctx = await contextOf(services, from)
  const item = await ctx.db
    .selectFrom('content')
    .select(['id', 'module_type'])
    .where('iid', '=', ctx.iid)
    .where('author_id', '=', author)
    .where('status', '=', 'published')
    .orderBy('id')
    .executeTakeFirst()
  if (!item) return
  const wish = readWish({
    orderType: ORDER_TYPE.tip,
    keys: item.id,
    property: String(item.module_type),
    property2: '',
    num: 1,
    info: { reqId: `seed-tip-${author}-${from}-${amount}`, amount, message: '谢谢分享', isPublic: true },
  })
  const { gid, payable } = await placeOrder(ctx, { ...wish, discounts: { couponIds: [], useCoin: false }, remark: '' })
  const { tradeNo } = await payOrder(ctx, { orderId: gid, channel: 'jsapi', needLeft: false })
  await confirmPayment(services, { tradeNo, channelNo: `S${tradeNo}`, amount: payable })
}

/** Adds a payout account with the code that the member would read in a text message. */
async function addAccount(services: Services, userId: number, holder: string, account: AccountSeed): Promise<string> {
  let code = ''
  const sms = {
    send: async (message: { readonly code: string }) => {
      code = message.code
    },
  }
  const ctx = await contextOf({ ...services, providers: { ...services.providers, sms } }, userId)
  await sendSmsCode(ctx, ctx.me.mobile ?? '', 'payout')
  const { kind, number } = account
  const openid = `demo-openid-${userId}`
  const signedIn: Context = Object.assign(ctx, { session: ctx.session && { ...ctx.session, openid } })
  const made = await inCall(signedIn, (call) => savePayAccount(call, { kind, number, holder, verifyCode: code }))
  return made?.id ?? ''
}

async function decide(services: Services, id: string, decision: 'pass' | 'refuse'): Promise<void> {
  const ctx = await contextOf(services, STAFF)
  const note = decision === 'refuse' ? '收款人姓名不符，请核对后重新申请' : ''
  await withTransaction(ctx.db, (db) => withdrawalReviews.decide(db, ctx, { id, decision, note }))
}

/** A code that holds, and one that was stopped. */
async function makeCodes(then: (ago: number) => Services): Promise<void> {
  const ctx = await contextOf(then(20), EARNER)
  const role = await ctx.db
    .selectFrom('dis_role')
    .select(['id', 'user_id'])
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', EARNER)
    .where('status', '=', 1)
    .executeTakeFirst()
  if (!role) return
  const endTime = startOfDay(shanghaiDay(ctx.clock() + 50 * DAY)) - 1
  await inCall(ctx, async (call) => {
    await saveCode(call, role, { percent: 3, total: 100, endTime })
    const stopped = await saveCode(call, role, { percent: 10, total: 20, endTime })
    await saveCode(call, role, { id: stopped.id, on: false })
  })
}
