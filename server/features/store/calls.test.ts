import { randomUUID } from 'node:crypto'
import {
  cancelDistributor,
  decideReview,
  deleteStoreMember,
  getGoods,
  getProfile,
  getStore,
  hasShop,
  joinSupply,
  listGoods,
  listSupplyPartners,
  openStore,
  saveStore,
  saveStoreItem,
  saveStoreMember,
  sendFeedback,
  sendShopCode,
} from '@quanzi/contract'
import { forgetMember } from '../../identity/MemberTies'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { openDemoStores } from './seed'

const iid = 1000
/** Goods of three skus; the cheapest costs ¥699. */
const GOODS = 'm1101'
const BASE = 69_900

let server: TestServer
let numbers = 13_500_000_000
const mobileOf = () => String(++numbers)

beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

async function distributor(): Promise<Actor & { mobile: string }> {
  const mobile = mobileOf()
  const who = await server.login({ mobile, nick_name: '店主' })
  const role = { iid, user_id: who.member.user_id, status: 1, op_id: null, op_sales_id: null, at: 0 }
  await server.db.insertInto('dis_role').values(role).execute()
  return { ...who, mobile }
}

async function codeFor(mobile: string, as: Actor): Promise<string> {
  await server.db.deleteFrom('sms_code').execute()
  await server.call(sendShopCode, { iid, phone: mobile }, { as })
  return server.smsCode(mobile) ?? ''
}

async function shop(name: string) {
  const who = await distributor()
  const verifyCode = await codeFor(who.mobile, who)
  const wish = { iid, reqId: randomUUID(), name, phone: who.mobile, verifyCode }
  return { who, store: await server.call(openStore, wish, { as: who }) }
}

const put = (
  as: Actor,
  storeId: string,
  more: Partial<{ goodsId: string; price: number; on: boolean; sort: number }>,
) => server.call(saveStoreItem, { iid, reqId: randomUUID(), storeId, goodsId: GOODS, price: BASE, ...more }, { as })
const change = (as: Actor, id: string, more: object) =>
  server.call(saveStore, { iid, reqId: randomUUID(), id, ...more }, { as })
const shelf = async (storeId: string, as?: Actor) =>
  (await server.call(listGoods, { iid, storeId }, as ? { as } : {})).list
const member = (as: Actor, storeId: string, more: object) =>
  server.call(saveStoreMember, { iid, reqId: randomUUID(), storeId, kind: 'consult', ...more }, { as })

describe('opening', () => {
  test('a distributor opens one store with a code for the own number, and is its manager and first recipient', async () => {
    const { who, store } = await shop('松风小店')
    expect(store).toMatchObject({ name: '松风小店', open: true, mine: true, owner: { rid: who.member.rid } })
    expect(store.master).toMatchObject({ rid: who.member.rid })
    expect(store.notifies).toMatchObject([{ rid: who.member.rid, events: ['paid', 'refund'] }])
    expect(await server.call(hasShop, { iid }, { as: who })).toEqual({ hasShop: true, storeId: store.id })
    expect(await server.call(getProfile, { iid }, { as: who })).toMatchObject({ storeId: store.id })
    const again = { iid, reqId: randomUUID(), name: '第二家', phone: who.mobile, verifyCode: '000000' }
    expect(await server.call(openStore, again, { as: who })).toMatchObject({
      id: store.id,
      name: '松风小店',
      again: true,
    })
  })

  test('members without the role, wrong codes and names of others are refused; another number needs its own member', async () => {
    const mobile = mobileOf()
    const member = await server.login({ mobile })
    const wish = { iid, reqId: randomUUID(), name: '想开店', phone: mobile, verifyCode: '123456' }
    await expect(server.call(openStore, wish, { as: member })).rejects.toMatchObject({ code: 204001 })
    const { store } = await shop('溪边小店')
    const other = await distributor()
    const verifyCode = await codeFor(other.mobile, other)
    const open = (more: object) =>
      server.call(
        openStore,
        { iid, reqId: randomUUID(), name: '新店', phone: other.mobile, verifyCode, ...more },
        { as: other },
      )
    await expect(open({ verifyCode: '000000' })).rejects.toMatchObject({ code: 205001 })
    await expect(open({ phone: mobile })).rejects.toMatchObject({ code: 205001 })
    await expect(open({ name: store.name })).rejects.toMatchObject({ code: 1000008 })
    await expect(open({ name: '店' })).rejects.toMatchObject({ code: 1000003 })
    expect(await open({ name: '石桥小店' })).toMatchObject({ name: '石桥小店', mine: true })
  })

  test('a code for logging in opens no store', async () => {
    const who = await distributor()
    await server.db.deleteFrom('sms_code').execute()
    await server.wire('/v1/users/bindmobile/send/h5', { iid, mobile: who.mobile })
    const verifyCode = server.smsCode(who.mobile) ?? ''
    const wish = { iid, reqId: randomUUID(), name: '错码小店', phone: who.mobile, verifyCode }
    await expect(server.call(openStore, wish, { as: who })).rejects.toMatchObject({ code: 205001 })
  })
})

describe('the shelf', () => {
  test('screens-commerce §4: an own price is from the base to 1.5 times of it, and each sku costs the margin more', async () => {
    const { who, store } = await shop('远山小店')
    for (const price of [BASE - 1, Math.floor(BASE * 1.5) + 1])
      await expect(put(who, store.id, { price })).rejects.toMatchObject({ code: 1000003 })
    expect(await put(who, store.id, { price: Math.floor(BASE * 1.5) })).toMatchObject({ base: BASE, on: true })
    await put(who, store.id, { price: BASE + 1000, sort: 3 })
    const plain = await server.call(getGoods, { iid, goodsId: GOODS })
    const here = await server.call(getGoods, { iid, goodsId: GOODS, storeId: store.id })
    expect(here.skus.map(({ price }) => price)).toEqual(plain.skus.map(({ price }) => price + 1000))
    expect([here.store, 'item' in here, plain.store]).toEqual([{ id: store.id, name: '远山小店' }, false, undefined])
    const mine = await server.call(getGoods, { iid, goodsId: GOODS, storeId: store.id }, { as: who })
    expect(mine.item).toEqual({ goodsId: GOODS, price: BASE + 1000, base: BASE, sort: 3, on: true })
    const [row] = await shelf(store.id)
    expect(row).toMatchObject({ goodsId: GOODS, price: BASE + 1000 })
    expect(row).not.toHaveProperty('item')
  })

  test('goods that the tenant has withdrawn, or of no tenant, cannot be put there', async () => {
    const { who, store } = await shop('云深小店')
    await expect(put(who, store.id, { goodsId: 'nothing' })).rejects.toMatchObject({ code: 1000004 })
    await server.db.updateTable('goods').set({ status: 'off' }).where('id', '=', 'm1102').execute()
    await expect(put(who, store.id, { goodsId: 'm1102' })).rejects.toMatchObject({ code: 1000004 })
    await server.db.updateTable('goods').set({ status: 'on' }).where('id', '=', 'm1102').execute()
  })

  test('an item taken down is only its owner’s; a closed store shows nothing and sells at the tenant’s price', async () => {
    const { who, store } = await shop('晚风小店')
    await put(who, store.id, { price: BASE + 500 })
    await put(who, store.id, { goodsId: 'm1103', price: await baseOf('m1103'), on: false })
    expect((await shelf(store.id)).map(({ goodsId }) => goodsId)).toEqual([GOODS])
    const own = await shelf(store.id, who)
    expect(own.map(({ goodsId, item }) => [goodsId, item?.on]).sort()).toEqual([
      [GOODS, true],
      ['m1103', false],
    ])
    await change(who, store.id, { open: 0 })
    expect(await shelf(store.id)).toEqual([])
    const counted = async (as?: Actor) =>
      (await server.call(getStore, { iid, storeId: store.id }, as ? { as } : {})).counts.items
    expect([await counted(), await counted(who)]).toEqual([0, 1])
    const goods = await server.call(getGoods, { iid, goodsId: GOODS, storeId: store.id })
    expect([goods.store, goods.skus[0]?.price]).toEqual([null, BASE])
  })

  test('a store that three have reported shows and sells nothing until staff decide; its owner still sees it', async () => {
    const { who, store } = await shop('被举报的小店')
    await put(who, store.id, { price: 80_000 })
    const report = { iid, kind: 'report' as const, content: '店里卖假货', targetType: 'store', targetId: store.id }
    const [ann, bob, eve] = [await server.login(), await server.login(), await server.login()]
    const send = (as: Actor) => server.call(sendFeedback, { ...report, reqId: randomUUID() }, { as })
    const { id } = await send(ann)
    await send(bob)
    expect(await server.call(getStore, { iid, storeId: store.id })).toMatchObject({ counts: { items: 1 } })
    await send(eve)
    await expect(server.call(getStore, { iid, storeId: store.id }, { as: ann })).rejects.toMatchObject({
      code: 1000004,
    })
    expect(await shelf(store.id)).toEqual([])
    expect(await server.call(getStore, { iid, storeId: store.id }, { as: who })).toMatchObject({ mine: true })
    const staff = await server.login({ rights: ['review'] })
    const decision = { iid, reqId: randomUUID(), kind: 'report' as const, id, decision: 'refuse' as const }
    await server.call(decideReview, { ...decision, note: '没有问题' }, { as: staff })
    expect(await server.call(getStore, { iid, storeId: store.id })).toMatchObject({ counts: { items: 1 } })
    expect(await shelf(store.id)).toHaveLength(1)
  })

  test('the margin follows the tenant’s price within its bounds', async () => {
    const { who, store } = await shop('听雨小店')
    await put(who, store.id, { goodsId: 'm1104', price: Math.floor((await baseOf('m1104')) * 1.5) })
    const base = await baseOf('m1104')
    const price = async () => (await shelf(store.id))[0]?.price
    const set = async (to: number) => {
      await server.db.updateTable('goods').set({ price: to }).where('id', '=', 'm1104').execute()
      await server.db.updateTable('sku').set({ price: to }).where('goods_id', '=', 'm1104').execute()
    }
    await set(base * 2)
    expect(await price()).toBe(base * 2)
    await set(1000)
    expect(await price()).toBe(1500)
    await set(base)
  })

  test('a search, a price range and the order by price go by the shelf', async () => {
    const { who, store } = await shop('半山小店')
    await put(who, store.id, { price: BASE + 9000 })
    await put(who, store.id, { goodsId: 's5001', price: await baseOf('s5001') })
    const ids = async (more: object) =>
      (await server.call(listGoods, { iid, storeId: store.id, ...more })).list.map(({ goodsId }) => goodsId)
    expect(await ids({ priceFrom: BASE + 9000 })).toEqual([GOODS])
    expect(await ids({ priceTo: BASE + 8999 })).toEqual(['s5001'])
    expect(await ids({ sortBy: 'priceUp' })).toEqual(['s5001', GOODS])
    const { title } = (await server.call(getGoods, { iid, goodsId: GOODS })).goods
    expect(await ids({ queryKey: title.slice(0, 3) })).toEqual([GOODS])
  })
})

const baseOf = async (id: string) =>
  (
    await server.db
      .selectFrom('goods')
      .select('price')
      .where('iid', '=', iid)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).price

describe('people of a store', () => {
  test('a consult is a member by the mobile, once; others see the number masked, and the list in the order given', async () => {
    const { who, store } = await shop('苔痕小店')
    const mobile = mobileOf()
    const lin = await server.login({ mobile, nick_name: '小林' })
    const added = await member(who, store.id, { phone: mobile, name: '林客服', options: '{"hours":"09:00-18:00"}' })
    expect(added).toMatchObject({ name: '林客服', rid: lin.member.rid, hours: '09:00-18:00' })
    await expect(member(who, store.id, { phone: mobile })).rejects.toMatchObject({ code: 1000008 })
    const elsewhere = mobileOf()
    await server.login({ iid: 3073, mobile: elsewhere })
    const said = [mobileOf(), elsewhere].map((phone) => member(who, store.id, { phone }).catch((error) => error))
    const [nobody, foreign] = await Promise.all(said)
    expect(nobody).toMatchObject({ code: 1000004 })
    expect(foreign).toMatchObject({ code: 1000004, msg: (nobody as { msg: string }).msg })
    await member(who, store.id, { phone: who.mobile, sort: 0 })
    expect(await member(who, store.id, { id: added.id, sort: 9 })).toMatchObject({ name: '林客服' })
    expect(await member(who, store.id, { id: added.id, name: '' })).toMatchObject({ name: '小林', sort: 9 })
    const seen = await server.call(getStore, { iid, storeId: store.id }, { as: lin })
    expect(seen.consults.map(({ rid }) => rid)).toEqual([who.member.rid, lin.member.rid])
    expect(seen.consults[1]?.mobile).toMatch(/^\d{3}\*+\d{4}$/)
    expect([seen.notifies, seen.counts.todayOrders]).toEqual([[], undefined])
  })

  test('the owner reads whole numbers; answers of writes have none', async () => {
    const { who, store } = await shop('柿子小店')
    const mobile = mobileOf()
    await server.login({ mobile })
    await member(who, store.id, { phone: mobile })
    await member(who, store.id, { phone: mobile, kind: 'notify' })
    const changed = await change(who, store.id, { notice: '有人' })
    const { master, consults, notifies } = await server.call(getStore, { iid, storeId: store.id }, { as: who })
    const numbers = [master, ...consults, ...notifies].map((person) => person?.mobile)
    expect(numbers).toEqual([who.mobile, mobile, who.mobile, mobile])
    for (const answer of [store, changed]) {
      expect(JSON.stringify(answer)).toContain('****')
      expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${mobile}|${who.mobile}`))
    }
  })

  test('the manager is replaced only with a code of the new number, and never removed', async () => {
    const { who, store } = await shop('青瓦小店')
    const mobile = mobileOf()
    const boss = await server.login({ mobile, nick_name: '新店长' })
    const wish = { kind: 'master', phone: mobile, name: '老板娘', options: '{"intro":"二十年"}' }
    await expect(member(who, store.id, wish)).rejects.toMatchObject({ code: 205001 })
    await expect(member(who, store.id, { ...wish, verifyCode: '000000' })).rejects.toMatchObject({ code: 205001 })
    const verifyCode = await codeFor(mobile, who)
    expect(await member(who, store.id, { ...wish, verifyCode })).toMatchObject({
      rid: boss.member.rid,
      intro: '二十年',
    })
    const { master } = await server.call(getStore, { iid, storeId: store.id })
    await server.call(deleteStoreMember, { iid, reqId: randomUUID(), id: master?.id ?? '' }, { as: who })
    expect((await server.call(getStore, { iid, storeId: store.id })).master).toMatchObject({ name: '老板娘' })
  })

  test('at most ten of a kind, and twenty look-ups a day', async () => {
    const { who, store } = await shop('竹里小店')
    const add = async (phone: string) => member(who, store.id, { phone })
    for (let n = 0; n < 10; n += 1) {
      const mobile = mobileOf()
      await server.login({ mobile })
      await add(mobile)
    }
    const one = mobileOf()
    await server.login({ mobile: one })
    await expect(add(one)).rejects.toMatchObject({ code: 1000006 })
    const { consults } = await server.call(getStore, { iid, storeId: store.id })
    await server.call(deleteStoreMember, { iid, reqId: randomUUID(), id: consults[0]?.id ?? '' }, { as: who })
    for (let n = 0; n < 10; n += 1) await expect(add(mobileOf())).rejects.toMatchObject({ code: 1000004 })
    await expect(add(one)).rejects.toMatchObject({ code: 1000006 })
    server.time.now += 86_400_000
    const { id } = await add(one)
    const { consults: now } = await server.call(getStore, { iid, storeId: store.id }, { as: who })
    expect(now.find((each) => each.id === id)).toMatchObject({ mobile: one })
  })

  test('what an owner has not is not changed: foreign stores, people and items', async () => {
    const mine = await shop('鹿鸣小店')
    const theirs = await shop('花期小店')
    const consult = await member(theirs.who, theirs.store.id, { phone: mine.who.mobile })
    const as = mine.who
    await expect(change(as, theirs.store.id, { notice: '改' })).rejects.toMatchObject({ code: 1000004 })
    await expect(put(as, theirs.store.id, {})).rejects.toMatchObject({ code: 1000004 })
    await expect(member(as, mine.store.id, { id: consult.id, name: '改' })).rejects.toMatchObject({ code: 1000004 })
    await server.call(deleteStoreMember, { iid, reqId: randomUUID(), id: consult.id }, { as })
    expect((await server.call(getStore, { iid, storeId: theirs.store.id })).consults).toHaveLength(1)
    await expect(change(as, mine.store.id, { name: '花期小店' })).rejects.toMatchObject({ code: 1000008 })
    await expect(change(as, mine.store.id, { logo: '/oss/h5/1000_1.jpg' })).rejects.toMatchObject({ code: 1000003 })
    await expect(server.call(getStore, { iid: 3192, storeId: mine.store.id })).rejects.toMatchObject({ code: 1000004 })
  })
})

test('a store has joined all suppliers; leaving one takes its goods off the shelf and out of the choices, joining brings the choices back', async () => {
  const { who, store } = await shop('渡口小店')
  await put(who, store.id, { price: BASE })
  const partners = await server.call(listSupplyPartners, { iid, saleIid: iid }, { as: who })
  expect(partners.length).toBeGreaterThan(1)
  expect(partners.filter(({ joined, intro }) => !joined || intro === '')).toEqual([])
  const [own] = partners.filter(({ onShelf }) => onShelf > 0)
  const supplyIid = own?.supplyIid ?? 0
  const join = (on: 0 | 1, more: object = {}, as: Actor = who) =>
    server.call(joinSupply, { iid, reqId: randomUUID(), supplyIid, on, ...more }, { as })
  const choices = async () =>
    (await server.call(listGoods, { iid, choices: 1, supplierIid: supplyIid }, { as: who })).total
  const all = await choices()
  expect(all).toBe(own?.itemCount)
  expect(await join(0)).toEqual({ joined: false })
  expect(await join(0)).toEqual({ joined: false })
  expect([await choices(), (await shelf(store.id)).length]).toEqual([0, 0])
  await expect(put(who, store.id, { price: BASE })).rejects.toMatchObject({ code: 1000002 })
  expect(await join(1)).toEqual({ joined: true })
  expect([await choices(), (await shelf(store.id)).length]).toEqual([all, 0])
  await put(who, store.id, { price: BASE, on: true })
  expect(await shelf(store.id)).toHaveLength(1)
  await expect(join(1, { supplyIid: 9999 })).rejects.toMatchObject({ code: 1000004 })
  const stranger = await server.login()
  await expect(join(0, {}, stranger)).rejects.toMatchObject({ code: 1000002 })
  await expect(server.call(listGoods, { iid, choices: 1 }, { as: stranger })).rejects.toMatchObject({ code: 1000002 })
  await expect(server.call(listSupplyPartners, { iid, saleIid: 3192 }, { as: who })).rejects.toMatchObject({
    code: 1000002,
  })
})

test('who cancels the role loses the shelf at once, and opens it again only with a new role', async () => {
  const { who, store } = await shop('归鸟小店')
  await put(who, store.id, { price: BASE + 100 })
  const { id } = await server.db
    .selectFrom('dis_role')
    .select('id')
    .where('user_id', '=', who.member.user_id)
    .executeTakeFirstOrThrow()
  await server.call(cancelDistributor, { iid, id: String(id) }, { as: who })
  expect(await shelf(store.id)).toEqual([])
  expect((await server.call(getStore, { iid, storeId: store.id })).open).toBe(false)
  await expect(change(who, store.id, { open: 1 })).rejects.toMatchObject({ code: 204001 })
})

test('closing the account closes the store and erases its texts, people and shelf', async () => {
  const { who, store } = await shop('雁归小店')
  await put(who, store.id, { price: BASE + 100 })
  await change(who, store.id, { notice: '明天见', city: '杭州' })
  const { who: other, store: theirs } = await shop('留下小店')
  await member(other, theirs.id, { phone: who.mobile, name: '帮忙的' })
  await forgetMember(server.db, who.member, server.app.services)
  const left = await server.call(getStore, { iid, storeId: store.id })
  expect(left).toMatchObject({ open: false, notice: '', city: '', master: null, consults: [] })
  expect(left.name).not.toContain('雁归')
  expect(await shelf(store.id)).toEqual([])
  expect((await server.call(getStore, { iid, storeId: theirs.id })).consults).toEqual([])
})

test('an account is closed whatever other stores are called, and its store has no name', async () => {
  const { who, store } = await shop('雪后小店')
  const { store: second, who: other } = await shop(`#${store.id}`)
  await forgetMember(server.db, who.member, server.app.services)
  await forgetMember(server.db, other.member, server.app.services)
  const names = [store, second].map(async ({ id }) => (await server.call(getStore, { iid, storeId: id })).name)
  expect(await Promise.all(names)).toEqual(['', ''])
})

test('the demo tenant has an open store with twelve items, two consults and two recipients, and a closed one', async () => {
  await openDemoStores(server.app.services)
  const owner = await server.db
    .selectFrom('small_store')
    .selectAll()
    .where('name', '=', '林间杂货铺')
    .executeTakeFirstOrThrow()
  const storeId = String(owner.id)
  expect(await shelf(storeId)).toHaveLength(12)
  const { consults, open, counts } = await server.call(getStore, { iid, storeId })
  expect([consults.length, open, counts.items]).toEqual([2, true, 12])
  const told = await server.db
    .selectFrom('store_member')
    .select('id')
    .where('store_id', '=', owner.id)
    .where('kind', '=', 'notify')
    .execute()
  expect(told).toHaveLength(2)
  const resting = await server.db
    .selectFrom('small_store')
    .selectAll()
    .where('open', '=', false)
    .where('name', '=', '柚子茶的小店')
    .execute()
  expect(resting).toHaveLength(1)
})
