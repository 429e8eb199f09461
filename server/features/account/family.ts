import type { accountCalls, FamilyInfo } from '@quanzi/contract'
import { isMobile, shanghaiDay } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { REASONS } from '../../call/reasons'
import type { Db } from '../../db/schema'

type Own = Pick<FamilyInfo, 'name' | 'phone'>

/** What is known of a member who has not saved the form: the bound number, and the name that was entered with it. */
async function ownDetails(db: Db, iid: number, me: { user_id: number; mobile: string | null }): Promise<Own> {
  if (!me.mobile) return { name: '', phone: '' }
  const entrant = await db
    .selectFrom('saved_entrant')
    .select('name')
    .where('iid', '=', iid)
    .where('user_id', '=', me.user_id)
    .where('mobile', '=', me.mobile)
    .orderBy('used_at', 'desc')
    .executeTakeFirst()
  if (entrant) return { name: entrant.name, phone: me.mobile }
  const address = await db
    .selectFrom('address')
    .select('name')
    .where('iid', '=', iid)
    .where('user_id', '=', me.user_id)
    .where('mobile', '=', me.mobile)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return { name: address?.name ?? '', phone: me.mobile }
}

type FamilyCalls = Pick<typeof accountCalls, 'getRoleInfo' | 'updateRoleInfo'>

/** The family form, which prefills enrolment and checkout. */
export const family: Handlers<FamilyCalls> = {
  getRoleInfo: async (ctx) => {
    const row = await ctx.db
      .selectFrom('family_info')
      .selectAll()
      .where('iid', '=', ctx.iid)
      .where('user_id', '=', ctx.me.user_id)
      .executeTakeFirst()
    const { name, phone } = row ?? (await ownDetails(ctx.db, ctx.iid, ctx.me))
    return {
      ...{ dad: row?.dad ?? '', mom: row?.mom ?? '', name, phone },
      ...{ address: row?.address ?? '', childInfo: row?.child_info ?? [] },
    }
  },
  updateRoleInfo: async (ctx, params) => {
    if (params.phone && !isMobile(params.phone)) throw new CallError('PARAM', { detail: REASONS.mobile })
    const { dad, mom, name, phone, address, childInfo } = params
    const today = shanghaiDay(ctx.clock())
    if (childInfo?.some(({ birthday }) => birthday > today)) throw paramError('childInfo')
    const given = { dad, mom, name, phone, address, child_info: childInfo && JSON.stringify(childInfo) }
    const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    await ctx.db
      .insertInto('family_info')
      .values({ child_info: '[]', ...sent, iid: ctx.iid, user_id: ctx.me.user_id })
      .onConflict((c) => {
        const known = c.columns(['iid', 'user_id'])
        return Object.keys(sent).length > 0 ? known.doUpdateSet(sent) : known.doNothing()
      })
      .execute()
    return true as const
  },
}

/** True when a member has bound this number and wrote this name in the family form. */
export async function isNamedMember(db: Db, iid: number, said: { phone: string; name: string }): Promise<boolean> {
  const row = await db
    .selectFrom('member as m')
    .innerJoin('family_info as f', (on) => on.onRef('f.iid', '=', 'm.iid').onRef('f.user_id', '=', 'm.user_id'))
    .select('f.name')
    .where('m.iid', '=', iid)
    .where('m.mobile', '=', said.phone)
    .executeTakeFirst()
  return row !== undefined && row.name === said.name
}
