import type { InviteGift } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'
import { claimAttempt } from '../../identity/claimAttempt'
import { tellMember } from '../../notices/tellMember'
import { giftsOnOffer, give, shownGift } from './gifts'
import { codeRow } from './inviteCode'
import { acceptedBy, hasLeft, isNew, mobileHash } from './newcomer'

interface Inviter {
  readonly user_id: number
}

interface Bound {
  readonly inviterId: number
  readonly gift: InviteGift | null
  readonly again?: boolean
}

/** The invitation of a code. A wrong code counts as an attempt; another refusal does not. */
export const invitationOf = (ctx: Context, said: string): Promise<Inviter> =>
  claimAttempt(ctx, 'inviteCode', async () => {
    const code = await codeRow(ctx.db, ctx.iid, said)
    if (!code) throw new CallError('NOTFOUND', { detail: REASONS.invitationOver })
    return code
  })

/** Accepts an invitation: the newcomer gets the gifts of newcomers, and the inviter's count grows by one. */
export async function bind(ctx: Context, code: Inviter): Promise<Bound> {
  const { iid, me } = ctx
  const at = ctx.clock()
  return await withTransaction(ctx.db, async (db) => {
    await takeTurns(db, iid, `invite ${me.user_id}`)
    const before = await acceptedBy(db, me)
    if (before && before.inviter_id === code.user_id) return { ...(await answer(db, ctx, code.user_id)), again: true }
    if (before) throw new CallError('DUP')
    if (code.user_id === me.user_id) throw missing('self')
    if (!isNew(me, at)) throw missing('newcomer')
    if (me.mobile === null) throw missing('mobile')
    const mobile_hash = mobileHash(ctx.secrets, me.mobile)
    if (await hasLeft(db, iid, mobile_hash)) throw missing('newcomer')
    const row = await db
      .insertInto('invite')
      .values({
        ...{ iid, inviter_id: code.user_id, invitee_id: me.user_id, at, mobile_hash },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    // The number came before, with an account that is closed.
    if (!row) throw missing('newcomer')
    await db
      .updateTable('invite_code')
      .set({ count: sql`count + 1` })
      .where('iid', '=', iid)
      .where('user_id', '=', code.user_id)
      .execute()
    const text = { zh: `「${me.nick_name}」接受了你的邀请。`, en: `${me.nick_name} has accepted your invitation.` }
    await tellMember(db, ctx, { userId: code.user_id, text, key: `invite ${iid} ${row.id}` })
    return await answer(db, ctx, code.user_id)
  })
}

const missing = (what: 'self' | 'newcomer' | 'mobile') => new CallError('NOTELIGIBLE', { data: { missing: [what] } })

/** Books the newcomer's gifts, each once, and answers the first of them. */
async function answer(db: Db, { iid, me, clock }: Context, inviter: number): Promise<Bound> {
  const { rid } = await db
    .selectFrom('member')
    .select('rid')
    .where('iid', '=', iid)
    .where('user_id', '=', inviter)
    .executeTakeFirstOrThrow()
  const shown: InviteGift[] = []
  for (const gift of await giftsOnOffer(db, iid, 'newcomer')) {
    const given = await give(db, me, gift, clock())
    shown.push(shownGift(gift, given === 'soldOut' ? 'ready' : 'taken'))
  }
  return { inviterId: rid, gift: shown[0] ?? null }
}
