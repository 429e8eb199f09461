import { getGoodsAccount, getInvitation, listVipRecords } from '@quanzi/contract'
import { openSession } from '../../identity/sessions'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { shareDemoAccount } from '../goodsAccount/seed'
import { inviteDemoFriends } from '../invitation/seedInvitations'
import { isVip } from './public'
import { claimDemoBenefits } from './seedClaims'

const iid = 1000
let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
  const { services } = server.app
  for (const happen of [claimDemoBenefits, inviteDemoFriends, shareDemoAccount]) await happen(services)
})
afterAll(() => server.close())

const seenBy = async (userId: number): Promise<Actor> => {
  const member = await server.db
    .selectFrom('member')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { bearer } = await openSession(server.db, () => server.time.now, { iid, userId, openid: null, unionid: null })
  return { member, bearer }
}

test('the demo has cards in every state of their term, and claims in every state', async () => {
  const at = server.time.now
  const states = await Promise.all([1004, 1006, 1008].map((user_id) => isVip(server.db, { iid, user_id }, at)))
  expect(states).toEqual([true, true, false])
  const { list } = await server.call(listVipRecords, { iid, scope: 'mine' }, { as: await seenBy(1004) })
  expect([...new Set(list.map(({ status }) => status))].sort()).toEqual([0, 1, 2, 3])
  expect([...new Set(list.map(({ type }) => type))].sort()).toEqual([1, 2, 3])
  expect(await checkLedger(server.db)).toEqual([])
})

test('four newcomers came by the demo member, and three seats of five are taken', async () => {
  const own = await server.call(getInvitation, { iid }, { as: await seenBy(1001) })
  expect([own.count, own.list.length]).toEqual([4, 4])
  expect(own.gifts.map(({ state }) => state)).toEqual(['ready', 'ready', 'locked', 'locked'])
  const account = await server.call(getGoodsAccount, { iid }, { as: await seenBy(1012) })
  expect(account).toMatchObject({ used: 3, seats: 5, isOwner: true })
})
