import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { refuseRestricted } from '../../items/restrictions'
import { openPerson } from './person'

/** Says words about a person, in place of what the caller said before. */
export async function addImpression(
  ctx: Context,
  {
    toRid,
    tags,
    text = '',
  }: { readonly toRid: number; readonly tags: readonly string[]; readonly text?: string | undefined },
): Promise<{ id: string }> {
  const { db, iid, me } = ctx
  if (toRid === me.rid) throw new CallError('PARAM', { detail: REASONS.ownImpression })
  await refuseRestricted(db, me, ctx.clock())
  const person = await openPerson(db, askerOf(ctx), toRid)
  await refuseBannedWords(db, iid, text, ...tags)
  const said = { tags: [...new Set(tags)], text, at: ctx.clock() }
  const row = await db
    .insertInto('impression')
    .values({ iid, to_id: person.user_id, from_id: me.user_id, ...said })
    .onConflict((c) => c.constraint('impression_pair').doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: String(row.id) }
}
