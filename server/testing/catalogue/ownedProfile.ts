import { randomBytes } from 'node:crypto'
import { openShop } from '../../features/shops/openShop'
import { MARK } from './marks'
import type { Owner } from './Owner'

const keyOf = (owner: Owner) => ({ iid: owner.iid, user_id: owner.actor.member.user_id })

/** A profile whose contact nobody else may see. */
export async function ownedProfile(owner: Owner): Promise<number> {
  await owner.server.db
    .insertInto('profile')
    .values({ ...keyOf(owner), name: MARK, wechat: MARK, region: '浙江省 杭州市', contact: 'none' })
    .onConflict((c) => c.doNothing())
    .execute()
  return owner.rid
}

/** An honour of the owner's. */
export async function ownedHonor(owner: Owner): Promise<string> {
  const row = { title: '优秀领队', issuer: '协会', year: 2020, at: owner.server.time.now }
  const { id } = await owner.server.db
    .insertInto('honor')
    .values({ ...keyOf(owner), ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

/** What the owner has said about a new shop. */
export async function ownedApplication(owner: Owner): Promise<string> {
  const id = randomBytes(8).toString('hex')
  const at = owner.server.time.now
  const data = JSON.stringify({ name: MARK, contact: MARK, phone: owner.mobile })
  await owner.server.db
    .insertInto('shop_apply')
    .values({ ...keyOf(owner), id, step: 1, data, status: 'refused', fee_fen: 0, order_id: null, at, moved_at: at })
    .execute()
  return id
}

/** An open shop of the owner's. */
export async function ownedShop(owner: Owner): Promise<string> {
  const { server, iid, actor } = owner
  const data = { name: '店铺', phone: owner.mobile }
  const wish = { iid, ownerId: actor.member.user_id, applyId: randomBytes(8).toString('hex'), data }
  return await openShop(server.db, { ...wish, at: server.time.now })
}
