import type { RoleCheck } from '../../call/access'

/** Owners of an open partner shop. */
export const isShopOwner: RoleCheck = async ({ db, member }) => {
  if (!member) return false
  const shop = await db
    .selectFrom('shop')
    .select('id')
    .where('iid', '=', member.iid)
    .where('owner_id', '=', member.user_id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return shop !== undefined
}
