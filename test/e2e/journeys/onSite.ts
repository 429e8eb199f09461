import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { type Member, STAFF, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { ordersOf } from './orderOf'

const TODAY = '9091'
const at = (screen: string, query = '') => `/app/act/${screen}?iid=${TENANT}&id=${TODAY}${query}`

interface Person {
  readonly entryId: string
  readonly name: string
}

/** An activity whose seats two captains want. */
const WANTED = '9002'

let made = 0
const reqId = () => `on-site-${Date.now()}-${made++}`

interface Session {
  readonly id: string
  readonly state: string
  readonly stock: number
  readonly sold: number
}

/** Who a captain enters. */
const TEAM = ['林小圈', '林小桥'] as const

/** Orders seats by call, without paying. */
async function takeSeats(member: Member, session: string, num: number): Promise<void> {
  const entrant = { name: '林小路', mobile: member.mobile, answers: { 'q-pickup': '自驾前往' } }
  await member.ask('/h5/order/create', {
    ...{ orderType: 1, keys: WANTED, property: session, property2: `${WANTED}-t1`, num },
    info: JSON.stringify({ reqId: reqId(), entrants: Array.from({ length: num }, () => entrant) }),
  })
}

/** Fills in the form of a captain's whole team, up to the checkout. */
async function enterTeam(phone: Phone, captain: Member, session: string, at: number): Promise<void> {
  const name = `队${String(Date.now()).slice(-7)}${at}`
  const team = { scope: 'act', refId: WANTED, name, reqId: reqId() }
  const { id: groupId } = await captain.ask<{ id: string }>('/v2/team/save', team)
  await phone.open(`/app/act/enroll1?iid=${TENANT}&id=${WANTED}&sessionId=${session}&groupId=${groupId}`)
  await phone.see('#enrol-team')
  for (const [row, person] of TEAM.entries()) {
    await phone.type(`#entrant-${row + 1}-name`, person)
    await phone.type(`#entrant-${row + 1}-mobile`, captain.mobile)
    await phone.tap(`#answer-q-pickup${row === 0 ? '' : '-p2'}-1`)
  }
  await phone.tap('#enrol-submit')
  await phone.see('#checkout-submit')
}

export const onSite: readonly Journey[] = [
  {
    name: 'screens-activities §5 journey 1: two captains tap for the last seats at once; one gets them, the other keeps the form, waits, and is offered them after a cancellation',
    async run(bench) {
      const captains = [await bench.member(), await bench.member()]
      const { sessions } = await bench.gateway.ask<{ sessions: Session[] }>('/v2/content/get', {
        ...{ moduleType: 9, id: WANTED },
      })
      const [session] = sessions
        .filter(({ state }) => state === 'open')
        .sort((one, other) => one.stock - one.sold - (other.stock - other.sold))
      assert.ok(session, 'the activity has an open session')
      const others = session.stock - session.sold - TEAM.length
      if (others > 0) await takeSeats(await bench.member(), session.id, others)
      const phones = [...captains.entries()].map(async ([at, captain]) => {
        const phone = await bench.phone(captain)
        await enterTeam(phone, captain, session.id, at)
        return { phone, captain }
      })
      const ready = await Promise.all(phones)
      // Both seats are free for either of them until one taps.
      await Promise.all(ready.map(({ phone }) => phone.tap('#checkout-submit')))
      const outcome = ready.map(async (one) => ({
        ...one,
        won: await Promise.race([
          one.phone.see('#cashier-amount').then(() => true),
          one.phone.see('#dialog-confirm').then(() => false),
        ]),
      }))
      const ended = await Promise.all(outcome)
      const [winner, loser] = [ended.find(({ won }) => won), ended.find(({ won }) => !won)]
      assert.ok(winner && loser, `one of two gets the seats: ${ended.map(({ won }) => won)}`)
      await loser.phone.hear('名额已满')
      await loser.phone.tap('#dialog-confirm')
      await loser.phone.type('#waitlist-phone', loser.captain.mobile)
      await loser.phone.tap('#waitlist-send')
      await loser.phone.find('#waitlist-send').waitFor({ state: 'hidden' })
      await loser.phone.page.goBack()
      const name = loser.phone.find('input#entrant-1-name, #entrant-1-name input')
      assert.equal(await name.inputValue(), TEAM[0])
      const [order] = await ordersOf(winner.captain)
      await winner.captain.ask('/h5/order/update/status', { orderId: order?.gid, status: 3 })
      const { mobile } = loser.captain
      const wait = { scope: 'act', refId: WANTED, sessionId: session.id, phone: mobile, reqId: reqId() }
      assert.equal((await loser.captain.ask<{ state: string }>('/v2/waitlist/join', wait)).state, 'offered')
    },
  },
  {
    name: 'staff scan one ticket twice, then take it back: the other phone counts by itself, and both rows stay in the log',
    async run(bench) {
      const staff = await bench.gateway.login(STAFF)
      const ask = <T>(params: Record<string, unknown>) => staff.ask<T>('/v2/act/attendees', { id: TODAY, ...params })
      const { list, totals } = await ask<{ list: Person[]; totals: { in: number; out: number } }>({ state: 'out' })
      const person = list.at(-1)
      assert.ok(person, 'somebody is not here yet')
      const { detail } = await ask<{ detail: { ticket: string } }>({ entryId: person.entryId })
      const total = totals.in + totals.out

      const watcher = await bench.phone(await bench.gateway.login(STAFF))
      await watcher.open(at('signUserList'))
      await watcher.hear(`${totals.in} / ${total}`)

      const desk = await bench.phone(staff)
      await desk.open(at('signUserList'))
      await desk.tap('#people-scan')
      const scan = async () => {
        await desk.type('#scan-ticket', detail.ticket)
        await desk.tap('#scan-submit')
      }
      await scan()
      await desk.hear('签到成功')
      await desk.hear(person.name)
      assert.deepEqual(await graveFindings(desk.page), [])
      await watcher.hear(`${totals.in + 1} / ${total}`)
      await scan()
      await desk.hear('已签到过')

      await desk.open(at('signRecords'))
      const rows = desk.page.locator('[id^=record-]:not([id^=record-person]):not([id^=record-undo])')
      const mine = rows.filter({ hasText: person.name })
      await mine.nth(1).waitFor()
      await mine.nth(1).locator('[id^=record-undo-]').click()
      await desk.type('#undo-remark', '扫错了人')
      await desk.tap('#undo-send')
      await desk.hear('已撤销：扫错了人')
      await watcher.hear(`${totals.in} / ${total}`)
      await desk.open(at('signRecords'))
      await mine.nth(1).waitFor()
      assert.match((await mine.nth(0).textContent()) ?? '', /重复/)
      assert.match((await mine.nth(1).textContent()) ?? '', /已撤销/)
    },
  },
]
