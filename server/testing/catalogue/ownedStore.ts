import { sql } from 'kysely'
import type { Actor } from '../createTestServer'
import { freshMobile, MARK } from './marks'
import type { Owner } from './Owner'

/** A small store of the owner with a recipient of order messages; returns its id. */
export async function storeOf(owner: Owner): Promise<string> {
  const { server, iid, actor } = owner
  const { user_id } = actor.member
  await owner.distributor()
  const { id } = await server.db
    .insertInto('small_store')
    .values({ iid, user_id, name: `小店 ${user_id}`, at: server.time.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into supply_link (iid, store_id, supplier_iid)
    select p.iid, ${id}::bigint, p.supplier_iid from supplier p where p.iid = ${iid}`.execute(server.db)
  const row = { iid, store_id: id, user_id, name: MARK, kind: 'notify' as const }
  await server.db
    .insertInto('store_member')
    .values({ ...row, options: '{"events":["paid"]}' })
    .execute()
  return String(id)
}

/** A consult of the owner's store. */
export async function storeConsult(owner: Owner): Promise<string> {
  const store_id = Number(await storeOf(owner))
  const { member } = await owner.friend()
  const row = await owner.server.db
    .insertInto('store_member')
    .values({ iid: owner.iid, store_id, kind: 'consult', user_id: member.user_id, options: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(row.id)
}

/** Another member of the tenant with a mobile. */
export async function friendWithMobile({ server, iid }: Owner): Promise<{ friend: Actor; mobile: string }> {
  const mobile = freshMobile()
  return { friend: await server.login({ iid, mobile, nick_name: '朋友' }), mobile }
}

/** A code for opening a store, sent to the owner's own number. */
export async function storeCode(owner: Owner): Promise<string> {
  const { server, iid, actor, mobile } = owner
  await server.db.deleteFrom('sms_code').execute()
  await server.wire('/v1/ridshop/sendCode', { iid, phone: mobile }, { as: actor })
  return server.smsCode(mobile) ?? ''
}
