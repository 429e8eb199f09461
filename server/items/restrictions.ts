import { shanghaiDay } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Member } from '../call/Session'
import type { Db } from '../db/schema'

/** The member's running restrictions, the longest first. */
export const runningRestrictions = (db: Db, { iid, user_id }: Pick<Member, 'iid' | 'user_id'>, at: number) =>
  db
    .selectFrom('restriction')
    .select(['id', 'until', 'reason'])
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .where('until', '>', at)
    .where('lifted_at', 'is', null)
    .orderBy('until', 'desc')
    .execute()

/** Refuses what a member publishes while staff have restricted it, with the day and the reason. */
export async function refuseRestricted(db: Db, me: Pick<Member, 'iid' | 'user_id'>, at: number): Promise<void> {
  const [longest] = await runningRestrictions(db, me, at)
  if (!longest) return
  const { until, reason } = longest
  const day = shanghaiDay(until - 1)
  throw new CallError('DENIED', {
    detail: {
      zh: `您在 ${day} 之前（含当日）不能发布：${reason}`,
      en: `You cannot publish up to and including ${day}: ${reason}`,
    },
    data: { until, reason },
  })
}

/** Refuses new words and pictures of a restricted member; what stays as it was, or goes, publishes nothing. */
export async function refuseNewWords(
  db: Db,
  me: Pick<Member, 'iid' | 'user_id'>,
  at: number,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly (string | null | undefined)[] },
): Promise<void> {
  if (after.some((text) => text && !before.includes(text))) await refuseRestricted(db, me, at)
}
