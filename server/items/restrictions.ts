import { CallError } from '../call/CallError'
import { restrictedUntil } from '../call/reasons'
import { runningRestrictions } from '../call/runningRestrictions'
import type { Member } from '../call/Session'
import type { Db } from '../db/schema'

/** Refuses what a member publishes while staff have restricted it, with the day and the reason. */
export async function refuseRestricted(db: Db, me: Pick<Member, 'iid' | 'user_id'>, at: number): Promise<void> {
  const [longest] = (await runningRestrictions(me.iid, [me.user_id], at).execute(db)).rows
  if (!longest) return
  const { until, reason } = longest
  throw new CallError('DENIED', { detail: restrictedUntil(longest), data: { until, reason } })
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
