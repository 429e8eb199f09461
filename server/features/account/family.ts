import type { accountCalls } from '@quanzi/contract'
import { isMobile } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { REASONS } from '../../call/reasons'

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
    return {
      dad: row?.dad ?? '',
      mom: row?.mom ?? '',
      name: row?.name ?? '',
      phone: row?.phone ?? '',
      address: row?.address ?? '',
      childInfo: row?.child_info ?? [],
    }
  },
  updateRoleInfo: async (ctx, params) => {
    if (params.phone && !isMobile(params.phone)) throw new CallError('PARAM', { detail: REASONS.mobile })
    const { dad = '', mom = '', name = '', phone = '', address = '', childInfo = [] } = params
    const values = { dad, mom, name, phone, address, child_info: JSON.stringify(childInfo) }
    await ctx.db
      .insertInto('family_info')
      .values({ ...values, iid: ctx.iid, user_id: ctx.me.user_id })
      .onConflict((c) => c.columns(['iid', 'user_id']).doUpdateSet(values))
      .execute()
    return true as const
  },
}
