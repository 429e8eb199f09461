import { randomUUID } from 'node:crypto'
import { openStore, saveStore, sendShopCode } from '@quanzi/contract'
import { createTestServer, type TestServer } from '../../testing/createTestServer'
import { somebodyWaits } from '../../testing/somebodyWaits'

const iid = 1000
// The embedded database has one connection, which the open transaction holds.
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip

onPostgres('a store that is opened while the role ends', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer({ tenants: [iid] })
  })
  afterAll(() => server.close())

  async function distributor(mobile: string) {
    const who = await server.login({ mobile, nick_name: '店主' })
    const { user_id } = who.member
    const role = { iid, user_id, status: 1, op_id: null, op_sales_id: null, at: 0 }
    await server.db.insertInto('dis_role').values(role).execute()
    return who
  }

  /** Ends the role as `cancelRole` does, and commits when the call waits for it or is over. */
  async function endDuring(userId: number, call: () => Promise<unknown>): Promise<unknown> {
    let isOver = false
    const told = await server.db.transaction().execute(async (trx) => {
      const role = trx.updateTable('dis_role').set({ status: 2 }).where('iid', '=', iid)
      await role.where('user_id', '=', userId).execute()
      const store = trx.updateTable('small_store').set({ open: false }).where('iid', '=', iid)
      await store.where('user_id', '=', userId).execute()
      const running = call()
        .catch((error: unknown) => error)
        .finally(() => {
          isOver = true
        })
      while (!isOver && !(await somebodyWaits(server.db))) await new Promise((resolve) => setTimeout(resolve, 10))
      return { running }
    })
    return await told.running
  }

  const openStores = () => server.db.selectFrom('small_store').select('name').where('open', '=', true).execute()

  test('is refused, whether it is new, was closed or is opened twice', async () => {
    const mobile = '13512340001'
    const as = await distributor(mobile)
    const { user_id } = as.member
    await server.call(sendShopCode, { iid, phone: mobile }, { as })
    const verifyCode = server.smsCode(mobile) ?? ''
    const wish = { iid, name: '晚到小店', phone: mobile, verifyCode }
    const open = () => server.call(openStore, { ...wish, reqId: randomUUID() }, { as })
    expect(await endDuring(user_id, open)).toMatchObject({ code: 1000002 })
    expect(await openStores()).toEqual([])

    const roles = server.db.updateTable('dis_role').set({ status: 1 }).where('user_id', '=', user_id)
    await roles.execute()
    const { id } = await open()
    const save = (on: 0 | 1) => server.call(saveStore, { iid, reqId: randomUUID(), id, open: on }, { as })
    for (const before of [0, 1] as const) {
      await roles.execute()
      await save(before)
      expect(await endDuring(user_id, () => save(1))).toMatchObject({ code: 204001 })
      expect(await openStores()).toEqual([])
    }
  })
})
