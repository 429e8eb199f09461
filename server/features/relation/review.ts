import { type AuthReview, build } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseOwn } from '../../call/refuseOwn'
import { rowId } from '../../db/rowId'
import { readAddress } from '../../delivery/storage/readAddress'
import type { ReviewRules } from '../../review/ReviewRules'
import { waitingPage } from '../../review/waitingPage'
import { holderOf, takeNumber } from './auth'

interface QueueRow {
  readonly id: number
  readonly user_id: number
  readonly rid: number
  readonly name: string
  readonly id_shown: string
  readonly images: readonly string[]
  readonly at: number
}

/** The request as staff see it: the number masked, the pictures by addresses that expire. */
function reviewOf(ctx: Context, row: QueueRow): AuthReview {
  const origin = ctx.inMiniProgram ? ctx.config.publicUrl : ''
  return {
    ...{ rid: row.rid, name: row.name, idCard: row.id_shown },
    images: row.images.map((key) => readAddress(ctx, origin, key)),
    own: row.user_id === ctx.me.user_id,
  }
}

/** Verifications that wait for a decision, oldest first. Nobody decides their own. */
export const authReviews: ReviewRules = {
  async queue(ctx, ask) {
    const { rows, total, hasMore } = await waitingPage<QueueRow>(
      ctx,
      {
        ...{ name: 'verifications', table: 'profile_auth', as: 'a' },
        waits: sql`a.status = 'reviewing'`,
        select: sql`a.id, a.user_id, m.rid, a.name, a.id_shown, a.images, a.at`,
      },
      ask,
    )
    const list = rows.map((row) => ({
      ...{ id: String(row.id), at: Number(row.at), who: row.who },
      data: { ...reviewOf(ctx, row) },
    }))
    return { list, total, hasMore }
  },

  async decide(db, ctx, { id, decision, note }) {
    const { iid } = ctx
    const row = await db
      .selectFrom('profile_auth')
      .select(['user_id', 'id_hash'])
      .where('iid', '=', iid)
      .where('id', '=', rowId(id))
      .executeTakeFirst()
    if (!row) throw new CallError('NOTFOUND')
    refuseOwn(ctx, row.user_id)
    const passes = decision === 'pass'
    if (passes) {
      // Two people may have sent the same number; the first to pass has it.
      await takeNumber(db, iid, row.id_hash)
      const holder = await holderOf(db, iid, row.id_hash)
      if (holder !== null && holder !== rowId(id)) throw new CallError('DUP')
    }
    const moved = await db
      .updateTable('profile_auth')
      .set({ status: passes ? 'passed' : 'refused', reason: passes ? '' : note, moved_at: ctx.clock() })
      .where('iid', '=', iid)
      .where('id', '=', rowId(id))
      .where('status', '=', 'reviewing')
      .returning('id')
      .executeTakeFirst()
    if (!moved) throw new CallError('STALE')
    const text = passes
      ? { zh: '你的实名认证已通过。', en: 'Your identity is verified.' }
      : { zh: `你的实名认证未通过：${note}`, en: `Your identity couldn’t be verified: ${note}` }
    return {
      state: passes ? 'passed' : 'refused',
      notice: { userId: row.user_id, text, path: build('relation.auth', { iid }) },
    }
  },
}
