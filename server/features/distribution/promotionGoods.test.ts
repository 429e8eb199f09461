import {
  getDistributionKey,
  getDistributorRole,
  getRegulations,
  listDistributionItems,
  listPromotionModules,
  saveRegulations,
  searchDistributionItems,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
const GOODS = 32
let server: TestServer
let seller: Actor

beforeAll(async () => {
  server = await createDemoServer()
  seller = await server.login()
  await server.db.insertInto('dis_role').values({ iid, user_id: seller.member.user_id, status: 1, at: 1 }).execute()
})
afterAll(() => server.close())

const items = async (pageNo = 1, pageSize = 20, as = seller) =>
  server.call(listDistributionItems, { iid, type: GOODS, pageNo, pageSize }, { as })

test('chat-and-calls §7 Distribution items: goods are sorted by their commission over all pages, the highest first', async () => {
  const pages = [await items(1), await items(2), await items(3), await items(4)]
  const earned = pages.flatMap(({ list }) => list.map(({ commission }) => commission))
  expect(earned.length).toBe(pages[0]?.total)
  expect(earned).toEqual([...earned].sort((a, b) => b - a))
  expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(earned.length)
})

test('goods earn by their own rates, or by the tenant’s', async () => {
  const { rates } = await server.call(getRegulations, { iid })
  const [tent, bottle, chair] = await Promise.all(
    ['三季双人帐篷', '保温壶', '月亮椅'].map((queryKey) =>
      server.call(searchDistributionItems, { iid, type: GOODS, queryKey }, { as: seller }),
    ),
  )
  expect(tent?.list).toMatchObject([{ id: 'm1101', type: GOODS, price: 69_900, commission: 5592 }])
  expect(bottle?.list).toMatchObject([{ id: 'g-bottle', commission: 1290 }])
  expect(chair?.list).toMatchObject([{ id: 'm1201' }])
  expect(chair?.list[0]?.commission).toBe(Math.floor((15_900 * (rates[0] ?? 0)) / 10_000))
})

test('when the tenant changes its rates, goods without their own follow', async () => {
  const staff = await server.login({ rights: ['money'] })
  const save = (rates: number[]) =>
    server.call(saveRegulations, { iid, reqId: `rates-${rates.join('-')}`, rates }, { as: staff })
  await save([2000, 500])
  const { list } = await items(1, 50)
  const of = (id: string) => list.find((item) => item.id === id)?.commission
  expect([of('m1201'), of('m1101')]).toEqual([3180, 5592])
  // The supply price leaves 28 percent: a rate above that earns nothing.
  await save([3000, 500])
  expect((await items(1, 50)).list.map(({ id }) => id)).not.toContain('m1201')
  await save([1000, 500])
})

test('goods can be shared with a key; only distributors see commissions', async () => {
  const key = { iid, dataType: GOODS, dataId: 'g-bottle' }
  expect((await server.call(getDistributionKey, key, { as: seller })).key).toMatch(/^[A-Za-z0-9]{24}$/)
  await expect(server.call(getDistributionKey, { ...key, dataId: 's5011' }, { as: seller })).rejects.toMatchObject({
    code: 1000004,
  })
  const modules = await server.call(listPromotionModules, { iid }, { as: seller })
  expect(modules).toEqual(expect.arrayContaining([{ dataType: GOODS, name: '商品', count: (await items()).total }]))
  const ann = await server.login()
  await expect(items(1, 20, ann)).rejects.toMatchObject({ code: 204001 })
  await expect(server.call(listDistributionItems, { iid, type: GOODS })).rejects.toMatchObject({ code: 1000001 })
  const far = await server.login({ iid: 3073 })
  await expect(items(1, 20, far)).rejects.toMatchObject({ code: 204001 })
})

test('screens-commerce §2 store/share: the key alone shows the visitor of a link who recommends', async () => {
  const { key } = await server.call(getDistributionKey, { iid, dataType: GOODS, dataId: 'g-bottle' }, { as: seller })
  const role = await server.call(getDistributorRole, { iid, id: key })
  expect(role).toMatchObject({ userId: 0, parentId: '', nickname: seller.member.nick_name, status: 1 })
  expect(await server.call(getDistributorRole, { iid: 3073, id: key })).toBeNull()
  expect(await server.call(getDistributorRole, { iid, id: 'x'.repeat(24) })).toBeNull()
  const cancel = { status: 2 }
  await server.db
    .updateTable('dis_role')
    .set(cancel)
    .where('iid', '=', iid)
    .where('id', '=', Number(role?.id))
    .execute()
  expect(await server.call(getDistributorRole, { iid, id: key })).toBeNull()
})
