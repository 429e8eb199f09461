import assert from 'node:assert/strict'
import {
  type ActSession,
  addDays,
  build,
  buildMini,
  type Calendar,
  type CheckinRow,
  ORDER_STATUS,
  type Reservation,
  shanghaiMonth,
  type WaitlistPlace,
} from '@quanzi/contract'
import type { Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { chooseDate } from './applicant'
import { become, ordersOf, type Person, payNow, personOf, STAFF } from './become'

/** An activity of today with three places, and one whose seats two captains want. */
const TODAY = '9091'
const WANTED = '9002'
/** The most people of one order. */
const MOST = 10
const ROOM = '25005-r3'
const STORE = 'season-1'
/** A pre-sale by deposit. */
const PRESALE = 'p1006'
const SELLER = { mobile: '13800000003', password: 'quanzi123' }
const TAKERS = 10
const HOLDER = { name: '林小路', idCard: '110101199003077758' }

let made = 0
const reqId = () => `outing-${Date.now()}-${made++}`
const refusal = (attempt: Promise<unknown>): Promise<string> => attempt.then(() => '', String)

/** An order for this many people of one session. */
const enter = (person: Person, session: ActSession, property2: string, num: number) =>
  person.ask<{ gid: string }>('/h5/order/create', {
    ...{ orderType: 1, keys: WANTED, property: session.id, property2, num },
    info: JSON.stringify({
      reqId: reqId(),
      entrants: Array.from({ length: num }, (_, n) => ({
        ...{ name: `队员${n + 1}`, mobile: person.account.mobile },
        answers: { 'q-pickup': '自驾前往' },
      })),
    }),
  })

/** What is free of the room by day, in this month and the next two. */
async function leftOf({ ask }: Bench): Promise<ReadonlyMap<string, number>> {
  const left = new Map<string, number>()
  for (const month of new Set([0, 31, 62].map((days) => shanghaiMonth(Date.now() + days * 86_400_000)))) {
    const wish = { iid: TENANT, moduleType: 20, id: ROOM, kind: 'room', month }
    for (const day of (await ask<Calendar>('/v2/calendar/get', wish)).days) left.set(day.date, day.left)
  }
  return left
}

/** A printed card of the demo tenant that nobody has. */
const card = (n: number) => ({
  no: `80000000${String(n).padStart(8, '0')}`,
  pwd: `SHANYE${String(n).padStart(2, '0')}`,
})

/** Another phone is new: whoever used this one opened another distributor's link, whose key comes first. */
async function buyPresale(bench: Bench): Promise<void> {
  const { app } = bench
  const seller = await personOf(bench, SELLER)
  const { key } = await seller.ask<{ key: string }>('/multidis/getKey', { dataType: 102, dataId: PRESALE })
  const shared = { iid: TENANT, storeid_id: `${STORE}_${PRESALE}` }
  await become(bench, await personOf(bench), build('planned.share', { ...shared, disrParentMultiDisKey: key }))
  await app.find('#share-from')
  await app.tap('#planned-enter')
  await app.at('planned/detail')
  await app.tap('#planned-order')
  await app.tap(`#sku-${PRESALE}-1`)
  await app.expectText('#pay-now', '¥20')
  await app.tap('#planned-order')
  await app.at('pay/checkout')
  await app.tap('#checkout-submit')
  await payNow(bench)
  await app.open(buildMini('planned.detail1', { iid: TENANT, id: PRESALE }))
  await app.find('#own-deposit')
  const { list: fans } = await seller.ask<{ list: { source: { dataId: string } | null }[] }>('/multidis/fans/list', {
    pageSize: 50,
  })
  assert(fans.some(({ source }) => source?.dataId === PRESALE))
  const refunded = await personOf(bench, { mobile: '13800000006', password: 'quanzi123' })
  const { list } = await refunded.ask<{ list: { title: string; status: number }[] }>('/h5/order/list', {
    ...{ status: 0, pageNumber: 1, pageSize: 50 },
  })
  const missed = list.filter(({ title }) => title === '轻量头灯 预售')
  assert.deepEqual(
    missed.map(({ status }) => status),
    [ORDER_STATUS.refunded],
  )
}

export const outings: readonly Case[] = [
  {
    name: 'screens-activities §5 journey 1: the last seats go to one of two, the other is offered them after a cancellation; staff scan a ticket twice and take it back, and both rows stay',
    async run(bench) {
      const { app } = bench
      const { sessions = [], tickets = [] } = await bench.ask<{
        sessions?: readonly ActSession[]
        tickets?: readonly { id: string }[]
      }>('/v2/content/get', { iid: TENANT, moduleType: 9, id: WANTED })
      const leftIn = ({ stock, sold }: ActSession) => stock - sold
      const open = sessions.filter((one) => one.state === 'open' && leftIn(one) > 0)
      const [session] = open.sort((one, other) => leftIn(one) - leftIn(other))
      const ticket = tickets[0]?.id ?? ''
      assert(session, 'the activity has no open session')
      const last = leftIn(session)
      assert(last <= MOST, `${last} seats are more than one order`)
      const captains = [await personOf(bench), await personOf(bench)]
      const tries = await Promise.allSettled(captains.map((captain) => enter(captain, session, ticket, last)))
      const won = tries.findIndex(({ status }) => status === 'fulfilled')
      const [winner, loser] = [captains[won], captains[1 - won]]
      const lost = tries[1 - won]
      assert(winner && loser && lost?.status === 'rejected', 'two orders took the same seats')
      assert.match(String(lost.reason), /1000009/)
      const wait = { scope: 'act', refId: WANTED, sessionId: session.id, phone: loser.account.mobile }
      await loser.ask<WaitlistPlace>('/v2/waitlist/join', { ...wait, reqId: reqId() })
      const [order] = await ordersOf(winner)
      await winner.ask('/h5/order/update/status', { orderId: order?.gid, status: ORDER_STATUS.cancelled })
      const offered = await loser.ask<WaitlistPlace>('/v2/waitlist/join', { ...wait, reqId: reqId() })
      assert.equal(offered.state, 'offered')

      const staff = await personOf(bench, STAFF)
      const attendees = <T>(wish: object) => staff.ask<T>('/v2/act/attendees', { id: TODAY, ...wish })
      const { list, totals } = await attendees<{ list: { entryId: string }[]; totals: { in: number; out: number } }>({
        state: 'out',
      })
      const entryId = list.at(-1)?.entryId ?? ''
      const { detail } = await attendees<{ detail: { ticket: string } }>({ entryId })
      await become(bench, staff, build('act.signUserList', { iid: TENANT, id: TODAY }))
      const total = totals.in + totals.out
      await app.expectText('#people-count', `${totals.in} / ${total}`)
      await app.tap('#people-scan')
      for (const said of ['签到成功', '已签到过']) {
        await app.type('#scan-ticket', detail.ticket)
        await app.tap('#scan-submit')
        await app.expectText('#scan-outcome', said)
      }
      await app.expectText('#people-count', `${totals.in + 1} / ${total}`)
      await app.open(buildMini('act.signRecords', { iid: TENANT, id: TODAY }))
      const rowsOf = async () => {
        const log = await staff.ask<{ list: CheckinRow[] }>('/v2/checkin/list', { scope: 'act', refId: TODAY, all: 1 })
        return log.list.filter((row) => row.entryId === entryId)
      }
      const [again, first] = await rowsOf()
      await app.tap(`#record-undo-${first?.id}`)
      await app.type('#undo-remark', '扫错了人')
      await app.tap('#undo-send')
      await app.expectText(`#record-${first?.id}`, '已撤销：扫错了人')
      await app.find(`#record-${again?.id}`)
      assert.deepEqual((await attendees<{ totals: object }>({})).totals, totals)
    },
  },
  {
    name: 'screens-activities §5 journey 7: nights with a full one are refused and none moves; others are booked and paid, and cancelled from the list',
    async run(bench) {
      const { app } = bench
      const member = await personOf(bench)
      const before = await leftOf(bench)
      const full = [...before].find(([date, left]) => left === 0 && (before.get(addDays(date, -1)) ?? 0) > 0)?.[0]
      assert(full, 'no night of the room is booked up')
      const room = (from: string, nights: number) =>
        build('campsite.roomDetail', { iid: TENANT, id: ROOM, in: from, out: addDays(from, nights) })
      await become(bench, member, room(addDays(full, -1), 3))
      await app.tap('#book-button')
      await app.expectText('#booking-problem', '订满')
      assert.deepEqual(await leftOf(bench), before)
      const start = addDays(full, 1)
      await become(bench, member, room(start, 2))
      await app.tap('#book-button')
      await app.type('#booking-guest-1', '张小山')
      await app.type('#booking-phone', member.account.mobile)
      await app.find('#booking-total')
      await app.tap('#booking-send')
      await payNow(bench)
      const sold = await leftOf(bench)
      for (const night of [start, addDays(start, 1)]) assert.equal(sold.get(night), (before.get(night) ?? 0) - 1, night)
      await app.open(buildMini('reserve.list', { iid: TENANT }))
      const { list } = await member.ask<{ list: Reservation[] }>('/v2/reserve/list', {})
      const gid = list[0]?.orderId
      await app.expectText(`#refund-${gid}`, '现在取消退 ¥')
      await app.tap(`#cancel-${gid}`)
      await app.type('#cancel-remark', '行程有变')
      await app.tap('#cancel-send')
      await app.until('the list without it', async () => !(await app.has(`#reservation-${gid}`)))
      assert.deepEqual(await leftOf(bench), before)
      await app.tap('#tab-cancelled')
      await app.expectText(`#reservation-${gid}`, '已取消')
    },
  },
  {
    name: 'screens-activities §5 journey 8: whoever opens a shared pre-sale is locked to its distributor and pays the deposit; one below its minimum paid back once',
    coldStart: true,
    async run(bench) {
      await bench.coldStart?.({}, (app) => buyPresale({ ...bench, app }))
    },
  },
  {
    name: 'screens-activities §5 journey 9: five wrong passwords lock a card; another one is activated, claims an offer, and its red packet gives five of ten a portion',
    async run(bench) {
      const { app } = bench
      const stranger = await personOf(bench)
      for (let n = 0; n < 5; n += 1) {
        const wish = { ...HOLDER, cardNo: card(1).no, pwd: 'WRONG', mobile: stranger.account.mobile, consent: '1' }
        const attempt = stranger.ask('/v2/realcard/activate', { ...wish, verifyCode: '000000', reqId: reqId() })
        assert.match(await refusal(attempt), /卡号或密码错误/)
      }
      const holder = await personOf(bench)
      await become(bench, holder, build('realcard.activate', { iid: TENANT }))
      const mobile = `137${String(Date.now()).slice(-8)}`
      const typed = { cardNo: card(1).no, pwd: card(1).pwd, ...HOLDER, mobile }
      for (const [field, said] of Object.entries(typed)) await app.type(`#card-${field}`, said)
      await app.tap('#send-code')
      await app.type('#card-verifyCode', await bench.smsCode(mobile))
      await app.tap('#card-consent')
      await app.tap('#card-activate')
      await app.find('#card-locked')
      await app.type('#card-cardNo', card(2).no)
      await app.type('#card-pwd', card(2).pwd)
      await app.tap('#card-activate')
      await app.at('realcard/query')
      await app.open(buildMini('realcard.qinzi', { iid: TENANT }))
      await app.type('#field-child', '小米')
      await chooseDate(app, '#field-birthday', '2019-05-01')
      await app.tap('#campaign-claim')
      await app.find('#campaign-voucher')
      await app.open(buildMini('realcard.query', { iid: TENANT }))
      await app.tap('[id^="packet-"]')
      await app.at('realcard/redpacket')
      await app.tap('#packet-open')
      await app.find('#packet-take')
      const { cards } = await holder.ask<{ cards: { packetId: string }[] }>('/v2/realcard/get', {})
      const packet = { code: 'redpacket', packetId: cards[0]?.packetId ?? '' }
      const friends: Person[] = []
      for (let n = 0; n < TAKERS; n += 1) friends.push(await personOf(bench))
      await Promise.all(friends.map(({ ask }) => refusal(ask('/v2/realcard/claim', { ...packet, reqId: reqId() }))))
      const wallets = await Promise.all(friends.map(({ ask }) => ask<{ available: number }>('/v2/wallet/get', {})))
      const got = wallets.map(({ available }) => available).filter((fen) => fen > 0)
      assert.deepEqual([got.length, got.reduce((sum, fen) => sum + fen, 0)], [5, 888])
      await app.tap('#packet-take')
      await app.expectText('#packet-state', '红包已抢完')
    },
  },
]
