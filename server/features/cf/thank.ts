import { build } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { refuseRestricted } from '../../items/restrictions'
import { tellMember } from '../../notices/tellMember'
import { projectOf } from './rows'

interface ThankWish {
  readonly projectId: string
  readonly id?: string | undefined
  readonly all?: boolean | undefined
  readonly text: string
}

/** Thanks for one support, or for all that nobody was thanked for yet; each support once. */
export async function thankSupporters(ctx: Context, wish: ThankWish): Promise<{ readonly count: number }> {
  const { db, iid, me } = ctx
  const { id, all, text } = wish
  const project = await projectOf(db, iid, wish.projectId)
  if (project.user_id !== me.user_id) throw new CallError('DENIED')
  if (id === undefined && !all) throw paramError('id')
  await refuseRestricted(db, me, ctx.clock())
  await refuseBannedWords(db, iid, text)
  const thanked = await db
    .updateTable('cf_support')
    .set({ thanks: text, thanked_at: ctx.clock() })
    .where('iid', '=', iid)
    .where('project_id', '=', project.id)
    .where('state', '<>', 'refunded')
    .where('thanked_at', 'is', null)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
    .returning(['id', 'user_id'])
    .execute()
  if (id !== undefined && thanked.length === 0) await requireSupport(ctx, project.id, id)
  await tell(ctx, thanked, text)
  return { count: thanked.length }
}

async function requireSupport({ db, iid }: Context, projectId: string, id: string): Promise<void> {
  const known = await db
    .selectFrom('cf_support')
    .select('id')
    .where('iid', '=', iid)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) throw new CallError('NOTFOUND')
}

/** Everybody who is thanked hears of it once, however often they have supported. */
async function tell(
  ctx: Context,
  thanked: readonly { readonly id: string; readonly user_id: number }[],
  text: string,
): Promise<void> {
  const first = new Map<number, string>()
  for (const { id, user_id } of thanked) if (!first.has(user_id)) first.set(user_id, id)
  const worded = { zh: `你支持的发起人感谢你：${text}`, en: `Thanks from the person you support: ${text}` }
  for (const [userId, id] of first) {
    const path = build('cf.supporter', { iid: ctx.iid, id })
    await tellMember(ctx.db, ctx, { userId, text: worded, key: `cf-thanks-${id}`, path })
  }
}
