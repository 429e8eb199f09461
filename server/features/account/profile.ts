import { maskMobile, type Profile, type StaffRight } from '@quanzi/contract'
import { sql } from 'kysely'
import type { Member, Session } from '../../call/Session'
import type { Db } from '../../db/schema'
import { distributionRules } from '../../trade/distributionRules'
import { countStanding } from '../../trade/standingOrders'
import { goodsStanding } from '../goodsAccount/public'
import { storeOf } from '../store/public'
import { vipStanding } from '../vip/public'

/** The member's own profile, with the counters of the personal page. */
export async function profileOf(db: Db, member: Member, session: Session | null, now: number): Promise<Profile> {
  const { iid, user_id } = member
  const [orderCounts, money, coupons, staff, role, vip, rules, store, goodsAccount] = await Promise.all([
    countStanding(db, { iid, userId: user_id }, now),
    balances(db, iid, user_id),
    db
      .selectFrom('user_coupon')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('status', '=', 0)
      .where('end_time', '>', now)
      .executeTakeFirstOrThrow(),
    db.selectFrom('staff').select('rights').where('iid', '=', iid).where('user_id', '=', user_id).executeTakeFirst(),
    db
      .selectFrom('dis_role')
      .select('id')
      .where('iid', '=', iid)
      .where('user_id', '=', user_id)
      .where('status', '=', 1)
      .executeTakeFirst(),
    vipStanding(db, member, now),
    distributionRules(db, iid),
    storeOf(db, member),
    goodsStanding(db, member),
  ])
  return {
    userId: user_id,
    rid: member.rid,
    nick_name: member.nick_name,
    headImg: member.head_img,
    sex: member.sex === 1 || member.sex === 2 ? member.sex : 0,
    birthday: member.birthday ?? '',
    signature: member.signature,
    mobile: member.mobile ? maskMobile(member.mobile) : '',
    bound: [...(member.mobile ? (['mobile'] as const) : []), ...(member.unionid ? (['wechat'] as const) : [])],
    ...vip,
    coins: money.coin ?? 0,
    coupons: coupons.n,
    wallet: money.wallet ?? 0,
    orderCounts,
    rights: (staff?.rights ?? []) as StaffRight[],
    recognised: Boolean(session?.openid),
    isDistributor: role !== undefined,
    distributionOffered: rules.html !== '',
    storeId: store ? String(store.id) : null,
    goodsAccount,
  }
}

async function balances(db: Db, iid: number, userId: number): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['kind', sql<number>`sum(balance)`.as('balance')])
    .where('iid', '=', iid)
    .where('owner', '=', userId)
    .where('kind', 'in', ['wallet', 'coin'])
    .groupBy('kind')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.kind, row.balance]))
}
