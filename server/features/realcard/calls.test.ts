import { randomUUID } from 'node:crypto'
import { activateCard, claimCampaign, freezeCard, getCardCampaign, getRealCards, sendCode } from '@quanzi/contract'
import { checkLedger } from '../../ledger/checkLedger'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { keptPassword, randomCardNo, randomPassword } from './cardSecrets'
import { packetJob } from './jobs'
import { splitPacket } from './packets'

const iid = 1000
const DAY = 86_400_000
const LOCKED = 1000010
const WRONG = '卡号或密码错误'
let server: TestServer
let ann: Actor
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login()
})
afterEach(async () => {
  expect(await checkLedger(server.db)).toEqual([])
})

const printCard = async () => {
  const [id, no, pwd] = [randomUUID(), randomCardNo(), randomPassword()]
  const nobody = { order_id: null, user_id: null, id_enc: null, id_hash: null, activated_at: null, expires: null }
  await server.db
    .insertInto('realcard')
    .values({ iid, id, no, offer_id: 'card-hike', ...nobody, ...keptPassword(server.app.services.secrets, no, pwd) })
    .execute()
  return { id, cardNo: no, pwd }
}
let number = 13_700_000_000
const nextMobile = () => {
  number += 1
  return String(number)
}
const codeFor = async (mobile: string) => {
  await server.db.deleteFrom('sms_code').where('mobile', '<>', '').execute()
  await server.call(sendCode, { iid, mobile, purpose: 'card' })
  return server.smsCode(mobile) ?? ''
}
const person = () => ({
  name: '林小路',
  idCard: '110101199003077758',
  mobile: nextMobile(),
  consent: 1 as const,
})
const activate = (card: { cardNo: string; pwd: string }, more: object = {}, as = ann) =>
  server.call(
    activateCard,
    { iid, reqId: randomUUID(), ...person(), verifyCode: '000000', cardNo: card.cardNo, pwd: card.pwd, ...more },
    { as },
  )
const activated = async (as = ann) => {
  const card = await printCard()
  const { mobile } = person()
  const shown = await activate(card, { mobile, verifyCode: await codeFor(mobile) }, as)
  return { ...card, mobile, shown }
}
const claim = (code: string, more: object = {}, as = ann) =>
  server.call(claimCampaign, { iid, reqId: randomUUID(), code, ...more }, { as })
const campaign = (code: string, more: object = {}, as?: Actor) =>
  server.call(getCardCampaign, { iid, code, ...more }, as ? { as } : {})
const setCampaign = (code: string, set: object) =>
  server.db.updateTable('realcard_campaign').set(set).where('iid', '=', iid).where('code', '=', code).execute()

test('a card is activated once with the real name; its holder sees it, others its state only', async () => {
  const { cardNo, shown, mobile, pwd } = await activated()
  expect(shown).toMatchObject({ state: 'active', title: '山野实名卡', mobile, noMasked: `**** ${cardNo.slice(-4)}` })
  expect(shown.rights).toContainEqual({ id: 'kids', name: '亲子活动', total: 2, used: 0 })
  expect(shown.log).toMatchObject([{ kind: 'activated' }])
  expect((await server.call(getRealCards, { iid }, { as: ann })).cards).toEqual([shown])
  const [known] = (await server.call(getRealCards, { iid, cardNo })).cards
  expect(known).toMatchObject({ id: '', state: 'active', mobile: '', rights: [], log: [], title: '' })
  await expect(server.call(getRealCards, { iid: 3073, cardNo })).rejects.toMatchObject({ code: 1000004 })
  const bob = await server.login()
  await expect(activate({ cardNo, pwd }, {}, bob)).rejects.toMatchObject({
    code: 1000008,
    message: expect.stringContaining('该卡已激活'),
  })
  expect(await activate({ cardNo, pwd })).toEqual(shown)
  const row = await server.db
    .selectFrom('realcard')
    .select(['id_enc', 'pwd_enc'])
    .where('iid', '=', iid)
    .where('no', '=', cardNo)
    .executeTakeFirstOrThrow()
  expect([row.id_enc?.includes('110101'), row.pwd_enc]).toEqual([false, ''])
})

test('two people who activate one card: one holder', async () => {
  const card = await printCard()
  const bob = await server.login()
  const wishes = []
  for (const as of [ann, bob]) {
    const { mobile } = person()
    await server.call(sendCode, { iid, mobile, purpose: 'card' })
    wishes.push({ as, mobile, verifyCode: server.smsCode(mobile) ?? '' })
  }
  const both = await Promise.allSettled(
    wishes.map(({ as, mobile, verifyCode }) => activate(card, { mobile, verifyCode }, as)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.each([
  ['a number that exists', async () => (await printCard()).cardNo],
  ['a number that nobody has', async () => randomCardNo()],
])('five wrong passwords lock %s for a day, also for the right one, and say until when', async (_what, noOf) => {
  const cardNo = await noOf()
  for (let n = 0; n < 5; n += 1)
    await expect(activate({ cardNo, pwd: `WRONG00${n}` }, {}, await server.login())).rejects.toMatchObject({
      code: 1000004,
      message: expect.stringContaining(WRONG),
    })
  await expect(activate({ cardNo, pwd: 'WRONG009' })).rejects.toMatchObject({
    code: LOCKED,
    data: { until: server.time.now + DAY },
  })
})

test('the lock holds for the right password and ends after a day', async () => {
  const card = await printCard()
  for (let n = 0; n < 5; n += 1)
    await expect(activate({ ...card, pwd: 'WRONG001' })).rejects.toMatchObject({ code: 1000004 })
  await expect(activate(card)).rejects.toMatchObject({ code: LOCKED })
  server.time.now += DAY
  const { mobile } = person()
  expect(await activate(card, { mobile, verifyCode: await codeFor(mobile) })).toMatchObject({ state: 'active' })
})

test('a member has twenty wrong tries a day, whatever the numbers', async () => {
  for (let n = 0; n < 20; n += 1)
    await expect(activate({ cardNo: randomCardNo(), pwd: 'WRONG001' })).rejects.toMatchObject({ code: 1000004 })
  await expect(activate({ cardNo: randomCardNo(), pwd: 'WRONG001' })).rejects.toMatchObject({ code: 1000006 })
})

test('the form is checked before the password, and the code last: neither uses up a try', async () => {
  const card = await printCard()
  for (const bad of [{ idCard: '110101199003077750' }, { mobile: '12345' }, { consent: 0 }, { name: '林' }])
    await expect(activate(card, bad)).rejects.toMatchObject({ code: 1000003 })
  for (let n = 0; n < 6; n += 1) await expect(activate(card)).rejects.toMatchObject({ code: 205001 })
  await expect(activate({ ...card, cardNo: '123' })).rejects.toMatchObject({ code: 1000003 })
  await expect(activate({ ...card, cardNo: '12345678' })).rejects.toMatchObject({ code: 1000004 })
  await expect(server.wire('/v2/realcard/activate', { iid })).resolves.toMatchObject({ code: 1000001 })
})

test('numbers are looked up ten times a minute', async () => {
  for (let n = 0; n < 10; n += 1)
    await expect(server.call(getRealCards, { iid, cardNo: randomCardNo() }, { as: ann })).rejects.toMatchObject({
      code: 1000004,
      message: expect.stringContaining('卡号不存在'),
    })
  const next = () => server.call(getRealCards, { iid, cardNo: randomCardNo() }, { as: ann })
  await expect(next()).rejects.toMatchObject({ code: 1000006 })
  server.time.now += 60_000
  await expect(next()).rejects.toMatchObject({ code: 1000004 })
})

test('a lost card is frozen by its holder alone, claims nothing, and needs the code of its number to run again', async () => {
  const { shown, mobile } = await activated()
  const freeze = (on: number, more: object = {}, as = ann) =>
    server.call(freezeCard, { iid, reqId: randomUUID(), cardId: shown.id, on: on as 0 | 1, ...more }, { as })
  await expect(freeze(1, {}, await server.login())).rejects.toMatchObject({ code: 1000002 })
  expect(await freeze(1)).toEqual({ state: 'frozen' })
  expect(await freeze(1)).toEqual({ state: 'frozen' })
  await expect(claim('qinzi', { fields: { child: '小米', birthday: '2019-05-01' } })).rejects.toMatchObject({
    code: 1000012,
    message: expect.stringContaining('该卡已挂失'),
  })
  await expect(freeze(0)).rejects.toMatchObject({ code: 1000003 })
  await expect(freeze(0, { verifyCode: '000000' })).rejects.toMatchObject({ code: 205001 })
  expect(await freeze(0, { verifyCode: await codeFor(mobile) })).toEqual({ state: 'active' })
  expect(await campaign('qinzi', {}, ann)).toMatchObject({ cardId: shown.id, claim: null })
})

test('a campaign is claimed once per card: the repeat returns the first voucher, and the right is used once', async () => {
  const { shown } = await activated()
  const fields = { child: '小米', birthday: '2019-05-01', other: 'x' }
  const before = (await campaign('qinzi')).campaign?.left ?? 0
  for (const bad of [{}, { ...fields, birthday: '2099-01-01' }, { ...fields, birthday: '1999-01-01' }])
    await expect(claim('qinzi', { fields: bad })).rejects.toMatchObject({ code: 1000003 })
  const first = await claim('qinzi', { fields })
  expect(first.claim?.fields).toEqual({ child: '小米', birthday: '2019-05-01' })
  const [again, third] = await Promise.all([claim('qinzi', { fields }), claim('qinzi', { cardId: shown.id, fields })])
  for (const one of [again, third]) expect(one).toMatchObject({ again: true, claim: { voucher: first.claim?.voucher } })
  const { campaign: now, claim: own, cardId } = await campaign('qinzi', {}, ann)
  expect([now?.left, own?.voucher, cardId]).toEqual([before - 1, first.claim?.voucher, ''])
  const [card] = (await server.call(getRealCards, { iid }, { as: ann })).cards
  expect(card?.rights.find(({ id }) => id === 'kids')).toMatchObject({ used: 1, total: 2 })
  await expect(campaign('qinzi', { cardId: shown.id }, await server.login())).rejects.toMatchObject({ code: 1000002 })
  await expect(claim('qinzi', { cardId: shown.id, fields }, await server.login())).rejects.toMatchObject({
    code: 1000002,
  })
  await expect(claim('nothing')).rejects.toMatchObject({ code: 1000004 })
})

test('without a card nothing is claimed; the last one goes to one of two, and then all are gone', async () => {
  const fields = { child: '小米', birthday: '2019-05-01' }
  await expect(claim('qinzi', { fields })).rejects.toMatchObject({ code: 1000012, data: { missing: ['card'] } })
  const bob = await server.login()
  await activated()
  await activated(bob)
  await setCampaign('qinzi', { quota: 1, used: 0 })
  try {
    const both = await Promise.allSettled([claim('qinzi', { fields }), claim('qinzi', { fields }, bob)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const carl = await server.login()
    await activated(carl)
    await expect(claim('qinzi', { fields }, carl)).rejects.toMatchObject({
      code: 1000009,
      message: expect.stringContaining('已领完'),
    })
  } finally {
    await setCampaign('qinzi', { quota: 120, used: 0 })
  }
})

const walletOf = async (as: Actor) => {
  const row = await server.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('iid', '=', iid)
    .where('owner', '=', as.member.user_id)
    .where('kind', '=', 'wallet')
    .executeTakeFirst()
  return Number(row?.balance ?? 0)
}
const budget = async () => {
  const row = await server.db
    .selectFrom('realcard_campaign')
    .select('budget')
    .where('iid', '=', iid)
    .where('code', '=', 'redpacket')
    .executeTakeFirstOrThrow()
  return Number(row.budget)
}

test('journey 9: ten takers of five portions at once: five credits that add up to the packet', async () => {
  const { shown } = await activated()
  const before = await budget()
  const [opened, twice] = await Promise.all([claim('redpacket'), claim('redpacket', { cardId: shown.id })])
  expect(opened.packetId).toBe(twice.packetId)
  expect(await budget()).toBe(before - 888)
  const { packetId } = opened
  const takers = await Promise.all(Array.from({ length: 10 }, () => server.login()))
  const leftFor = async (as: Actor) => (await campaign('redpacket', { packetId }, as)).packet?.left
  const tap = (as: Actor) =>
    claim('redpacket', { packetId }, as).catch(async (error: unknown) => {
      // Whoever hears that all are gone reads so in the list.
      expect(await leftFor(as)).toBe(0)
      throw error
    })
  // Each taps twice.
  const taps = await Promise.allSettled([...takers, ...takers].map(tap))
  const gone = taps.filter(({ status }) => status === 'rejected')
  for (const tap of gone)
    expect(tap).toMatchObject({ reason: { code: 1000009, message: expect.stringContaining('红包已抢完') } })
  const balances = await Promise.all(takers.map(walletOf))
  expect(balances.filter((one) => one > 0)).toHaveLength(5)
  expect(balances.reduce((sum, one) => sum + one, 0)).toBe(888)
  const winner = takers[balances.findIndex((one) => one > 0)] ?? ann
  expect(await claim('redpacket', { packetId }, winner)).toMatchObject({ again: true, amount: await walletOf(winner) })
  const { packet } = await campaign('redpacket', { packetId }, winner)
  expect(packet).toMatchObject({ left: 0, over: true, mine: false, parts: 5, total: 888 })
  expect(packet?.taken.filter(({ mine }) => mine)).toHaveLength(1)
  server.time.now += DAY
  await packetJob.run(server.app.services)
  expect(await budget()).toBe(before - 888)
})

test('a packet ends after a day: the rest returns once, and nobody takes of it; only its holder finds it by the card', async () => {
  const { shown } = await activated()
  const before = await budget()
  const { packetId } = await claim('redpacket')
  // The holder may take a portion too.
  const { amount } = await claim('redpacket', { packetId })
  expect(await walletOf(ann)).toBe(amount)
  expect((await campaign('redpacket', { cardId: shown.id }, ann)).packet).toMatchObject({ id: packetId, mine: true })
  await expect(campaign('redpacket', { cardId: shown.id }, await server.login())).rejects.toMatchObject({
    code: 1000002,
  })
  await expect(campaign('redpacket', { packetId: 'unknown' }, ann)).rejects.toMatchObject({ code: 1000004 })
  server.time.now += DAY
  await expect(claim('redpacket', { packetId }, await server.login())).rejects.toMatchObject({ code: 1000005 })
  await packetJob.run(server.app.services)
  await packetJob.run(server.app.services)
  expect(await budget()).toBe(before - (amount ?? 0))
  expect((await campaign('redpacket', { packetId })).packet).toMatchObject({ over: true, left: 4 })
  expect(await claim('redpacket', { packetId })).toMatchObject({ again: true, amount })
})

test('portions are a fen or more and add up', () => {
  for (const [total, parts] of [
    [5, 5],
    [888, 5],
    [6, 5],
    [1, 1],
    [100_000, 100],
  ] as const)
    for (let n = 0; n < 20; n += 1) {
      const split = splitPacket(total, parts)
      expect(split).toHaveLength(parts)
      expect(Math.min(...split)).toBeGreaterThanOrEqual(1)
      expect(split.reduce((sum, one) => sum + one, 0)).toBe(total)
    }
})

test('the offer of cards shows its commission to distributors only', async () => {
  const offer = (as?: Actor) => campaign('extend', { cardId: 'card-hike' }, as)
  expect(await offer()).toMatchObject({ offer: { price: 6_800, days: 365 }, commission: null })
  expect((await offer(ann)).commission).toBeNull()
  const row = { iid, user_id: ann.member.user_id, status: 1, at: server.time.now, path: '/', depth: 1 }
  await server.db
    .insertInto('dis_role')
    .values({ ...row, op_id: null, op_sales_id: null })
    .execute()
  expect((await offer(ann)).commission).toBeGreaterThan(0)
  await expect(campaign('extend', { cardId: 'nothing' })).rejects.toMatchObject({ code: 1000004 })
  await expect(server.call(getCardCampaign, { iid: 3073, code: 'extend', cardId: 'card-hike' })).rejects.toMatchObject({
    code: 1000004,
  })
})
