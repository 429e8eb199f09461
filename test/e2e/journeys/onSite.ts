import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { STAFF, TENANT } from '../support/Gateway'

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

export const onSite: readonly Journey[] = [
  {
    name: 'screens-activities §5 journey 1: two captains want the last seats; one gets them, the other keeps the form, waits, and is offered them after a cancellation',
    async run(bench) {
      const winner = await bench.member()
      const loser = await bench.member()
      const { sessions } = await loser.ask<{ sessions: Session[] }>('/v2/content/get', { moduleType: 9, id: WANTED })
      const [session] = sessions
        .filter(({ state }) => state === 'open')
        .sort((one, other) => one.stock - one.sold - (other.stock - other.sold))
      assert.ok(session, 'the activity has an open session')
      const team = { scope: 'act', refId: WANTED, name: `队${String(Date.now()).slice(-8)}`, reqId: reqId() }
      const { id: groupId } = await loser.ask<{ id: string }>('/v2/team/save', team)
      const phone = await bench.phone(loser)
      await phone.open(`/app/act/enroll1?iid=${TENANT}&id=${WANTED}&sessionId=${session.id}&groupId=${groupId}`)
      await phone.see('#enrol-team')
      for (const [row, name] of ['林小圈', '林小桥'].entries()) {
        await phone.type(`#entrant-${row + 1}-name`, name)
        await phone.type(`#entrant-${row + 1}-mobile`, loser.mobile)
        await phone.tap(`#answer-q-pickup${row === 0 ? '' : '-p2'}-1`)
      }

      const num = session.stock - session.sold
      const entrant = { name: '林小路', mobile: winner.mobile, answers: { 'q-pickup': '自驾前往' } }
      const { gid } = await winner.ask<{ gid: string }>('/h5/order/create', {
        ...{ orderType: 1, keys: WANTED, property: session.id, property2: `${WANTED}-t1`, num },
        info: JSON.stringify({ reqId: reqId(), entrants: Array.from({ length: num }, () => entrant) }),
      })
      await phone.tap('#enrol-submit')
      await phone.hear('名额已满')
      await phone.tap('#dialog-confirm')
      await phone.type('#waitlist-phone', loser.mobile)
      await phone.tap('#waitlist-send')
      await phone.find('#waitlist-send').waitFor({ state: 'hidden' })
      assert.equal(await phone.find('input#entrant-1-name, #entrant-1-name input').inputValue(), '林小圈')
      await winner.ask('/h5/order/update/status', { orderId: gid, status: 3 })
      const wait = { scope: 'act', refId: WANTED, sessionId: session.id, phone: loser.mobile, reqId: reqId() }
      assert.equal((await loser.ask<{ state: string }>('/v2/waitlist/join', wait)).state, 'offered')
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
