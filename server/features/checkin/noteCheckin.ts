import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { rowId } from '../../db/rowId'
import { ownPhoto } from '../../delivery/storage/ownPhoto'
import { refuseRestricted } from '../../items/restrictions'

/** Adds a feeling to an own check-in, or changes its photo; '' removes either. */
export async function noteCheckin(
  ctx: Context,
  { id, text, photo }: { id: string; text?: string | undefined; photo?: string | undefined },
): Promise<true> {
  if (text || photo) await refuseRestricted(ctx.db, ctx.me, ctx.clock())
  if (text) await refuseBannedWords(ctx.db, ctx.iid, text)
  const changes = {
    ...(text === undefined ? {} : { note: text }),
    ...(photo === undefined ? {} : { photo: await ownPhoto(ctx.db, ctx.me, photo) }),
  }
  const own = ctx.db
    .selectFrom('checkin')
    .select(['user_id', 'result'])
    .where('iid', '=', ctx.iid)
    .where('id', '=', rowId(id))
  const row = await own.executeTakeFirst()
  if (row?.result !== 'ok') throw new CallError('NOTFOUND')
  if (row.user_id !== ctx.me.user_id) throw new CallError('DENIED')
  if (Object.keys(changes).length === 0) return true
  await ctx.db.updateTable('checkin').set(changes).where('iid', '=', ctx.iid).where('id', '=', rowId(id)).execute()
  return true
}
