import {
  addDays,
  type CoinAccount,
  type CoinAmounts,
  SIGN_STRIP,
  type SignDay,
  shanghaiDay,
  signCoins,
} from '@quanzi/contract'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import { withTransaction } from '../../db/withTransaction'
import { coinAmounts, earnCoins } from '../../ledger/earnCoins'
import { balanceOf, userAccount } from '../../ledger/post'

export interface SignState {
  readonly signedToday: boolean
  /** Consecutive days up to today, or up to yesterday before today's sign-in. */
  readonly streak: number
  /** True when the last sign-in is older than yesterday. */
  readonly broken: boolean
}

/** Today's sign-in and the running streak. */
export async function signState(db: Db, me: Member, at: number): Promise<SignState> {
  const today = shanghaiDay(at)
  const last = await db
    .selectFrom('coin_sign')
    .select(['day', 'streak'])
    .where('iid', '=', me.iid)
    .where('user_id', '=', me.user_id)
    .where('day', '<=', today)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const signedToday = last?.day === today
  const runs = signedToday || last?.day === addDays(today, -1)
  return { signedToday, streak: runs ? (last?.streak ?? 0) : 0, broken: last !== undefined && !runs }
}

/** Seven days of the streak: its first ones, and from the eighth day on the last ones. */
function stripOf({ signedToday, streak }: SignState, amounts: CoinAmounts, today: string): SignDay[] {
  const next = signedToday ? streak : streak + 1
  const first = Math.max(1, next - SIGN_STRIP + 1)
  return Array.from({ length: SIGN_STRIP }, (_, index) => {
    const nth = first + index
    const coins = signCoins(amounts, nth)
    return { day: addDays(today, nth - next), streak: nth, coins, signed: nth <= streak }
  })
}

/** The balance and the strip of sign-ins. */
export async function coinAccount(db: Db, me: Member, at: number, gained = 0): Promise<CoinAccount> {
  const balance = await balanceOf(db, userAccount(me.iid, me.user_id, 'coin'), 'COIN')
  const state = await signState(db, me, at)
  const days = stripOf(state, await coinAmounts(db, me.iid), shanghaiDay(at))
  return { balance, ...state, gained, days }
}

/** Signs in for the day; a repeat earns nothing. */
export async function sign(db: Db, me: Member, at: number): Promise<CoinAccount> {
  const day = shanghaiDay(at)
  const gained = await withTransaction(db, async (trx) => {
    const streak = (await signState(trx, me, at)).streak + 1
    const fresh = await trx
      .insertInto('coin_sign')
      .values({ iid: me.iid, user_id: me.user_id, day, streak })
      .onConflict((c) => c.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (!fresh) return 0
    const coins = signCoins(await coinAmounts(trx, me.iid), streak)
    return await earnCoins(trx, me, { task: 'sign', event: day, at, coins })
  })
  return await coinAccount(db, me, at, gained)
}
