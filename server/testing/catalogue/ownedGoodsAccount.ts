import { getGoodsChildCode } from '@quanzi/contract'
import type { Actor } from '../createTestServer'
import { MARK } from './marks'
import type { Owner } from './Owner'

/** A goods account of the owner, or of somebody else; returns its id. */
export async function goodsAccountOf({ server, iid, actor }: Owner, { member }: Actor = actor): Promise<string> {
  const account = { owner_user_id: member.user_id, name: `${MARK}团购`, discount: 90, seats: 3 }
  const row = server.db.insertInto('cm_account').values({ iid, ...account })
  return String((await row.returning('id').executeTakeFirstOrThrow()).id)
}

/** A child of the owner's goods account. */
export async function goodsChild(owner: Owner): Promise<string> {
  const { server, iid } = owner
  const { member } = await owner.friend()
  const row = server.db.insertInto('cm_child').values({
    ...{ iid, account_id: Number(await goodsAccountOf(owner)), user_id: member.user_id },
    joined_at: server.time.now,
  })
  return String((await row.returning('id').executeTakeFirstOrThrow()).id)
}

/** A code with which the owner may join a friend's goods account. */
export async function goodsCode(owner: Owner): Promise<string> {
  const friend = await owner.friend()
  const id = await goodsAccountOf(owner, friend)
  return (await owner.server.call(getGoodsChildCode, { iid: owner.iid, id }, { as: friend })).code
}
