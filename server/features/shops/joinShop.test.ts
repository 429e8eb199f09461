import { randomUUID } from 'node:crypto'
import {
  addComment,
  createOrder,
  decideReview,
  getContent,
  joinShop,
  listComments,
  listReviews,
  MODULE_TYPE,
  searchContent,
  shopMedia,
} from '@quanzi/contract'
import { pictureAddress } from '../../delivery/storage/ownPictures'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { closeShops, openShop } from './openShop'

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
  const all = await step2()
  const [sent, again] = await Promise.all([join(2, all, ann, draft.id), join(2, all, ann, draft.id)])
  expect(again).toMatchObject({ id: draft.id, step: 2, status: 'unpaid' })
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

/** An open shop of Ann's with two photos. */
async function openedShop(): Promise<string> {
  const data = {
    name: '测试店',
    typeId: 't-shop-gear',
    phone: '13812345678',
    region: '浙江省 杭州市',
    address: '路口 1 号',
  }
  const photos = [pictureAddress(await picture(false)), pictureAddress(await picture(false))]
  const wish = { iid, ownerId: ann.member.user_id, applyId: randomUUID(), data: { ...data, photos } }
  return await openShop(server.db, { ...wish, at: server.time.now })
}
const media = (shopId: string, more: object = {}, as: Actor | null = ann) =>
  server.call(shopMedia, { iid, reqId: randomUUID(), shopId, ...more }, as ? { as } : {})
const shopOf = async (id: string) => await server.call(getContent, { iid, moduleType: MODULE_TYPE.shop, id })

test('the owner adds, orders and removes; the page and the list show the first picture; others only read', async () => {
  const id = await openedShop()
  const before = (await media(id, {}, null)).list
  expect(before).toMatchObject([{ kind: 'image' }, { kind: 'image' }])
  const url = await picture(false)
  const added = (await media(id, { add: [{ url }, { url }] })).list
  expect(added).toHaveLength(3)
  const [first, second, third] = added.map((one) => one.id)
  const arranged = (await media(id, { order: [third ?? ''], removeIds: [first ?? ''] })).list
  expect(arranged.map((one) => one.id)).toEqual([third, second])
  const shown = await shopOf(id)
  expect(shown).toMatchObject({ cover: `/oss/${url}`, imgs: arranged.map((one) => one.url) })
  expect(shown.shop).toMatchObject({
    phone: '13812345678',
    address: '浙江省 杭州市 路口 1 号',
    media: arranged,
    hours: [],
  })
  const found = await server.call(searchContent, { iid, moduleTypes: [237], typeId: 't-shop-gear', sortBy: 'new' })
  expect(found.list[0]).toMatchObject({ id, cover: `/oss/${url}` })

  const bob = await server.login()
  const bobs = await picture(false, bob)
  await expect(media(id, { add: [{ url: bobs }] }, bob)).rejects.toMatchObject({ code: 1000002 })
  await expect(media(id, { removeIds: [third] }, bob)).rejects.toMatchObject({ code: 1000002 })
  await expect(media(id, { removeIds: [third] }, null)).rejects.toMatchObject({ code: 1000001 })
  await expect(media(id, { add: [{ url: bobs }] })).rejects.toMatchObject({ code: 1000003 })
  await expect(media(id, { add: [{ url: await picture(true) }] })).rejects.toMatchObject({ code: 1000003 })
  await expect(media('none')).rejects.toMatchObject({ code: 1000004 })
  const there = await server.login({ iid: 3192 })
  const foreign = server.call(shopMedia, { iid: 3192, reqId: randomUUID(), shopId: id }, { as: there })
  await expect(foreign).rejects.toMatchObject({ code: 1000004 })
  // Somebody else's id is not removed by the owner of another shop.
  const other = (await media('23701', {}, null)).list[0]?.id ?? ''
  await media(id, { removeIds: [other] })
  expect((await media('23701', {}, null)).list[0]?.id).toBe(other)
})

test('the 31st picture and the 7th video are refused, and nothing of that call stays; two additions at once fit the limit', async () => {
  const id = await openedShop()
  const pictures = async (count: number) =>
    await Promise.all(Array.from({ length: count }, async () => ({ url: await picture(false) })))
  await media(id, { add: await pictures(27) })
  await expect(media(id, { add: await pictures(2) })).rejects.toMatchObject({ code: 1000006 })
  expect((await media(id)).list).toHaveLength(29)
  const [one, other] = [await pictures(1), await pictures(1)]
  const both = await Promise.allSettled([media(id, { add: one }), media(id, { add: other })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const videos = await pictures(7)
  await server.db
    .updateTable('uploads')
    .set({ type: 'video/mp4' })
    .where(
      'key',
      'in',
      videos.map(({ url }) => url),
    )
    .execute()
  await expect(media(id, { add: videos })).rejects.toMatchObject({ code: 1000006, msg: '最多6个视频' })
  const added = (await media(id, { add: [{ ...videos[0], poster: await picture(false) }] })).list
  expect(added[30]).toMatchObject({ kind: 'video', poster: expect.stringContaining('/oss/') })
  // A shop that closes with the account leaves no album.
  await closeShops(server.db, iid, { ownerId: ann.member.user_id })
  await expect(media(id)).rejects.toMatchObject({ code: 1000004 })
  const left = server.db.selectFrom('shop_media').select('id').where('iid', '=', iid).where('shop_id', '=', id)
  expect(await left.execute()).toEqual([])
})

test('decision 21: a member reviews a shop once and without an order, the owner never; the list is sorted by it', async () => {
  const id = await openedShop()
  const bob = await server.login({ nick_name: '波' })
  const scores = { score1: 5, score2: 4, score3: 3 }
  const review = (content: string, as: Actor, more: object = {}) =>
    server.call(addComment, { iid, type: MODULE_TYPE.shop, targetId: id, content, ...scores, ...more }, { as })
  const both = await Promise.allSettled([review('帐篷很干净，还会再来', bob), review('店员很耐心，教得仔细', bob)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(review('第二次再来说说看', bob)).rejects.toMatchObject({ code: 1000008 })
  await expect(review('自己夸自己的店', ann)).rejects.toMatchObject({ code: 1000002 })
  const cat = await server.login()
  await expect(review('太短', cat)).rejects.toMatchObject({ msg: expect.stringContaining('请写5–500个字') })
  await expect(review('少了一个分数的评价', cat, { score2: 0 })).rejects.toMatchObject({ code: 1000003 })
  await expect(review('没有这家店的评价', cat, { targetId: 'none' })).rejects.toMatchObject({ code: 1000004 })
  const page = await server.call(listComments, { iid, type: MODULE_TYPE.shop, targetId: id })
  expect(page).toMatchObject({ total: 1, average: 4, list: [{ scores: [5, 4, 3], user: { nick_name: '波' } }] })
  await review('谢谢喜欢，欢迎常来', ann, { score1: 0, score2: 0, score3: 0, targetRec: page.list[0]?.id })
  const best = await server.call(searchContent, { iid, moduleTypes: [237], sortBy: 'score', pageSize: 50 })
  const averages = best.list.map(({ extra }) => extra.score ?? 0)
  expect(averages).toEqual([...averages].sort((one, other) => other - one))
  expect(best.list.find((one) => one.id === id)?.extra).toMatchObject({ score: 4, reviews: 1 })
  const near = await server.call(searchContent, { iid, moduleTypes: [237], sortBy: 'near', lat: 30.259, lng: 120.146 })
  expect(near.list[0]).toMatchObject({ title: '湖畔茶舍', distance: 0, extra: { offer: '凭会员页免茶位费' } })
  // The same words as a comment and then as a review are two things.
  const dog = await server.login()
  const said = await review('一模一样的一句话', dog, { score1: 0, score2: 0, score3: 0 })
  expect((await review('一模一样的一句话', dog)).id).not.toBe(said.id)
})
