import type { Db } from '../server/db/schema'
import { move, post, tenantAccount, userAccount } from '../server/ledger/post'

interface Gifts {
  /** Fen. */
  readonly wallet?: number
  readonly coin?: number
}

/** Books a gift into the wallet and the coins of a member, who is named by the public id. */
export async function giveMoney(db: Db, iid: number, rid: number, { wallet = 0, coin = 0 }: Gifts): Promise<void> {
  const { user_id: user } = await db
    .selectFrom('member')
    .select('user_id')
    .where('iid', '=', iid)
    .where('rid', '=', rid)
    .executeTakeFirstOrThrow()
  for (const [kind, from, currency, amount] of [
    ['wallet', 'channel', 'CNY', wallet],
    ['coin', 'issue', 'COIN', coin],
  ] as const) {
    if (amount === 0) continue
    await post(db, {
      ...{ iid, kind: 'gift', ref: `gift ${kind} ${user}`, at: Date.now(), currency },
      postings: move(tenantAccount(iid, from), userAccount(iid, user, kind), amount),
    })
  }
}
