import { randomUUID } from 'node:crypto'
import { createOrder, decideReview, getContent, joinShop, listReviews, searchContent } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
let server: TestServer
let ann: Actor
let staff: Actor
beforeAll(async () => {
  server = await createDemoServer()
  staff = await server.login({ nick_name: '员', rights: ['review'] })
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login({ mobile: `139${String(Math.random()).slice(2, 10)}` })
})

const join = (step: 0 | 1 | 2, data?: object, who = ann, id?: string) =>
  server.call(
    joinShop,
    { iid, reqId: randomUUID(), step, ...(data ? { data: { ...data } } : {}), ...(id ? { id } : {}) },
    { as: who },
  )
const picture = async (isPrivate: boolean, who = ann) => {
  const key = `h5/${iid}_${randomUUID()}.jpg`
  const row = { key, iid, user_id: who.member.user_id, type: 'image/jpeg', size: 4, at: 1, private: isPrivate }
  await server.db.insertInto('uploads').values(row).execute()
  return key
}
const STEP1 = {
  ...{ name: '溪谷户外租赁', typeId: '', contact: '林间', phone: '13812345678' },
  ...{ region: '浙江省 杭州市 临安区', address: '登山口 1 号', lat: 30.2, lng: 119.7 },
}
const step1 = async () => {
  const type = await server.db
    .selectFrom('feature_types')
    .select('id')
    .where('iid', '=', iid)
    .where('module_type', '=', 237)
    .executeTakeFirstOrThrow()
  return { ...STEP1, typeId: type.id }
}
const step2 = async (more: object = {}) => ({
  ...{ creditCode: '91350100m000100y43', licence: await picture(true), photos: [await picture(false)] },
  ...{ intro: '帐篷、睡袋和炉具按天租，取还都在登山口旁。', consent: true, ...more },
})

test('screens-content §8.9: step 1, step 2, the fee, the decision of staff: the shop is in the search', async () => {
  expect(await join(0)).toMatchObject({ id: '', step: 0, status: 'none' })
  const draft = await join(1, await step1())
  expect(draft).toMatchObject({ step: 1, status: 'draft', data: { name: '溪谷户外租赁' } })
  expect((await join(1, { ...(await step1()), name: '溪谷租赁' })).id).toBe(draft.id)
  const sent = await join(2, await step2(), ann, draft.id)
  expect(sent).toMatchObject({ id: draft.id, step: 2, status: 'unpaid', data: { creditCode: '91350100M000100Y43' } })
  expect(sent.feeFen).toBeGreaterThan(0)
  expect(sent.data.licence).toContain('Signature=')
  await expect(join(2, await step2())).rejects.toMatchObject({ code: 1000007 })
  await expect(join(1, await step1())).rejects.toMatchObject({ code: 1000007 })
  const till = new Till(server)
  const order = { iid, orderType: 212, keys: draft.id, num: 1, info: { reqId: randomUUID() } }
  await till.pay(await server.call(createOrder, order, { as: ann }), ann)
  expect((await join(0)).status).toBe('reviewing')
  const [waiting] = (await server.call(listReviews, { iid, kind: 'shop', id: draft.id }, { as: staff })).list
  expect(waiting?.data).toMatchObject({
    name: '溪谷租赁',
    creditCode: '91350100M000100Y43',
    licence: expect.stringContaining('Signature='),
  })
  const decide = { iid, kind: 'shop' as const, id: draft.id, decision: 'pass' as const }
  await server.call(decideReview, { ...decide, reqId: randomUUID() }, { as: staff })
  await expect(server.call(decideReview, { ...decide, reqId: randomUUID() }, { as: staff })).rejects.toMatchObject({
    code: 1000007,
  })
  const passed = await join(0)
  expect(passed).toMatchObject({ status: 'passed', shopId: expect.any(String) })
  const found = await server.call(searchContent, { iid, moduleTypes: [237], queryKey: '溪谷租赁', sortBy: 'new' })
  expect(found.list).toMatchObject([{ id: passed.shopId, moduleType: 237, title: '溪谷租赁' }])
  const shop = await server.call(getContent, { iid, moduleType: 237, id: passed.shopId ?? '' })
  expect(JSON.stringify(shop)).not.toContain('91350100M000100Y43')
  await expect(join(1, await step1())).rejects.toMatchObject({ code: 1000008 })
})

test('a wrong check character, no licence, no consent and somebody else’s application are refused', async () => {
  const { id } = await join(1, await step1())
  const other = await server.login()
  await expect(join(0, undefined, other, id)).rejects.toMatchObject({ code: 1000004 })
  const refused = async (more: object, msg: string) =>
    expect(join(2, await step2(more))).rejects.toMatchObject({ msg: expect.stringContaining(msg) })
  await refused({ creditCode: '91350100M000100Y44' }, '信用代码')
  await refused({ licence: await picture(false) }, '营业执照')
  await refused({ licence: await picture(true, other) }, '营业执照')
  await refused({ consent: false }, '请先勾选协议')
  await refused({ intro: '短' }, '简介')
  expect((await join(0)).status).toBe('draft')
  await expect(join(1, { ...(await step1()), phone: '12' })).rejects.toMatchObject({
    msg: expect.stringContaining('手机号'),
  })
  await expect(join(1, { ...(await step1()), address: '' })).rejects.toMatchObject({
    msg: expect.stringContaining('请填写完整'),
  })
})

test('a refused applicant begins again with what was said; two taps make one application', async () => {
  const both = await Promise.all([join(1, await step1()), join(1, await step1())])
  expect(both[0].id).toBe(both[1].id)
  await join(2, await step2())
  await server.db
    .updateTable('shop_apply')
    .set({ status: 'refused', reason: '资料不全' })
    .where('id', '=', both[0].id)
    .execute()
  expect(await join(0)).toMatchObject({ status: 'refused', reason: '资料不全' })
  const again = await join(1, await step1())
  expect(again).toMatchObject({ status: 'draft', data: { intro: expect.stringContaining('帐篷') } })
  expect(again.id).not.toBe(both[0].id)
})
