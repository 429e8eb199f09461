import { build, startOfDay } from '@quanzi/contract'
import { requireRight } from '../../call/access'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { restrictedUntil } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { runningRestrictions } from '../../call/runningRestrictions'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'
import { tellMember } from '../../notices/tellMember'

const DAY = 86_400_000

interface Wish {
  readonly toRid: number
  /** The last day; absent to end the restriction. */
  readonly until?: string | undefined
  readonly reason: string
}

/** Keeps a member from publishing to the end of a day, or lets them again. A repeat changes nothing. */
export async function restrict(ctx: Context, wish: Wish): Promise<{ until: number | null; again?: boolean }> {
  await requireRight(ctx, 'review')
  const { iid, me } = ctx
  const { toRid, reason } = wish
  const at = ctx.clock()
  const until = wish.until === undefined ? null : startOfDay(wish.until) + DAY
  if (until !== null && until <= at) throw paramError('until')
  if (toRid === me.rid) throw new CallError('DENIED')
  await refuseBannedWords(ctx.db, iid, reason)
  return await withTransaction(ctx.db, async (db) => {
    const member = await db
      .selectFrom('member')
      .select('user_id')
      .where('iid', '=', iid)
      .where('rid', '=', toRid)
      .executeTakeFirst()
    if (!member) throw new CallError('NOTFOUND')
    await takeTurns(db, iid, `restriction ${member.user_id}`)
    const { rows: running } = await runningRestrictions(iid, [member.user_id], at).execute(db)
    const same =
      until === null ? running.length === 0 : running.some((one) => one.until === until && one.reason === reason)
    if (same) return { until, again: true }
    if (running.length > 0)
      await db
        .updateTable('restriction')
        .set({ lifted_at: at })
        .where('iid', '=', iid)
        .where(
          'id',
          'in',
          running.map(({ id }) => id),
        )
        .execute()
    if (until !== null)
      await db
        .insertInto('restriction')
        .values({ iid, user_id: member.user_id, until, reason, staff_id: me.user_id, at })
        .execute()
    const text =
      until === null
        ? { zh: `你已可以正常发布：${reason}`, en: `You can post again: ${reason}` }
        : restrictedUntil({ until, reason })
    const path = build('info.forbid', { iid: ctx.iid })
    await tellMember(db, ctx, { userId: member.user_id, text, path, key: `restriction-${member.user_id}-${at}` })
    return { until }
  })
}
