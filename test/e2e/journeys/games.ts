import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Entry, type GameDraw, toIdCard18 } from '@quanzi/contract'
import type { Db } from '../../../server/db/schema'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { freshCard } from '../support/freshCard'
import { type Gateway, type Member, STAFF, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { until } from '../support/until'
import { atCashier } from './orderOf'
import { payNow } from './payNow'

const OPEN = '21010'
const DRAWN = '21011'
const FINISHED = '21012'
const NAME = '周远山'
const password = 'quanzi123'

/** The demo's entrants of the drawn event. */
const ENTRANTS = [1, 4, 6, 8, 10, 12].map((n) => ({ mobile: `138000000${String(n).padStart(2, '0')}`, password }))

const at = (screen: string, id: string, query = '') => `/app/game/${screen}/${id}?iid=${TENANT}${query}`
const withId = (screen: string, id: string, query = '') => `/app/game/${screen}?iid=${TENANT}&id=${id}${query}`

const entriesOf = async (member: Member, refId: string): Promise<readonly Entry[]> =>
  (await member.ask<{ entries: readonly Entry[] }>('/v2/entry/get', { scope: 'game', refId })).entries

/** One of the demo's entrants who has won the draw and not decided. */
async function winner(gateway: Gateway): Promise<{ member: Member; entry: Entry }> {
  for (const account of ENTRANTS) {
    const member = await gateway.login(account)
    const entry = (await entriesOf(member, DRAWN)).find(({ state }) => state === 'won')
    if (entry) return { member, entry }
  }
  throw new Error('nobody has won')
}

/** Enters one person; the category is chosen. */
async function enter(phone: Phone): Promise<void> {
  await phone.type('#entrant-1-name', NAME)
  await phone.type('#entrant-1-mobile', '13912345678')
  await phone.type('#entrant-1-idcard', freshCard())
  await phone.tap('#answer-q-size-1')
  await phone.type('#answer-q-emergency-name', '家人')
  await phone.type('#answer-q-emergency-mobile', '13800000012')
}

export const games: readonly Journey[] = [
  {
    name: 'an event: the statement is signed before the entry, the place is paid, and the desk hands out the kit once',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(`/app/game/${TENANT}/list`)
      await phone.tap(`#game-${OPEN}`)
      await phone.at(`/app/game/${TENANT}/${OPEN}`)
      await phone.tap('#game-next')
      await phone.at('/app/game/statement')
      await phone.see('#statement-text')
      await phone.type('#statement-name', NAME)
      const pad = await phone.see('#statement-pad')
      await pad.scrollIntoViewIfNeeded()
      const box = await pad.boundingBox()
      assert.ok(box)
      await phone.page.mouse.move(box.x + 30, box.y + 40)
      await phone.page.mouse.down()
      await phone.page.mouse.move(box.x + 160, box.y + 90, { steps: 6 })
      await phone.page.mouse.up()
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#statement-sign')

      await phone.at('/app/game/enroll')
      await phone.tap(`#session-${OPEN}-s1`)
      await enter(phone)
      await phone.tap('#game-submit')
      await phone.at('/app/pay/game')
      await phone.tap('#checkout-submit')
      await atCashier(phone)
      await payNow(phone)

      const [entry] = await entriesOf(member, OPEN)
      assert.equal(entry?.state, 'paid')
      assert.match(entry?.bib ?? '', /^\d+$/)
      await phone.open(at('checkIn', OPEN))
      await phone.hear(`号码 ${entry?.bib}`)

      const staff = await bench.phone(await bench.gateway.login(STAFF))
      await staff.open(at('checkIn', OPEN))
      await staff.tap('#tab-staff')
      await staff.see('#desk-code')
      await staff.type('#desk-ticket', entry?.ticketCode ?? '')
      await staff.tap('#desk-hand-out')
      await staff.hear(`${NAME} 已领取`)
      await staff.type('#desk-ticket', entry?.ticketCode ?? '')
      await staff.tap('#desk-hand-out')
      await staff.hear(/已领取过/)
      await phone.open(at('checkIn', OPEN))
      await phone.see(`#collected-${entry?.id}`)
    },
  },
  {
    name: 'the parts of an event’s regulations are all there, and a chip leads to its part',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open(`/app/game/${TENANT}/detail/${OPEN}`)
      await phone.tap('#part-medical')
      const parts = ['rules', 'route', 'times', 'prizes', 'medical'].map((part) => `#section-${part}`)
      for (const part of parts) await phone.see(part)
      await until('the part is in sight', () =>
        phone.page.evaluate(() => {
          const { top = -1 } = document.querySelector('#section-medical')?.getBoundingClientRect() ?? {}
          return top >= 0 && top < window.innerHeight / 2
        }),
      )
    },
  },
  {
    name: 'a team of an event: the captain starts it, the friend joins by the invitation, and both stand in its places',
    async run(bench) {
      const captain = await bench.phone(await bench.member())
      await captain.open(withId('invite', OPEN))
      await captain.type('#team-name-field', `风火轮${String(Date.now()).slice(-5)}`)
      await captain.tap('#team-create')
      const code = await captain.text('#team-code')
      const friend = await bench.phone(await bench.member())
      await friend.open(withId('invite', OPEN, `&code=${encodeURIComponent(code)}`))
      await friend.hear('还差3人')
      await friend.tap('#team-join')
      await friend.see('#team-leave')
      await captain.open(withId('invite', OPEN))
      await captain.hear('还差2人')
      const late = await bench.phone(await bench.member())
      await late.open(withId('invite', OPEN, '&code=wrong-code'))
      await late.hear('邀请已失效')
      await late.see('#team-create')
    },
  },
  {
    name: 'two teams and one last place: the captain who comes second keeps the form and the team, and is offered the waiting list',
    async run(bench) {
      const relay = `${OPEN}-s3`
      const member = await bench.member()
      const sent = { reqId: randomUUID(), id: OPEN, version: 1, signName: NAME }
      await member.ask('/v2/game/statement', sent)
      const team = { scope: 'game', refId: OPEN, sessionId: relay, max: 4, open: true, slogan: '' }
      const name = `接力${String(Date.now()).slice(-5)}`
      await member.ask('/v2/team/save', { ...team, reqId: randomUUID(), name })
      const phone = await bench.phone(member)
      await phone.open(withId('enroll', OPEN))
      await phone.tap(`#session-${relay}`)
      await enter(phone)
      await phone.tap('#game-submit')
      await phone.at('/app/pay/game')
      await phone.see('#checkout-submit')
      const places = (stock: 'sold' | number) => (db: Db) =>
        db
          .updateTable('act_session')
          .set(({ ref }) => ({ stock: stock === 'sold' ? ref('sold') : stock }))
          .where('iid', '=', TENANT)
          .where('id', '=', relay)
          .execute()
      await bench.site.hold(places('sold'))
      try {
        await phone.tap('#checkout-submit')
        await phone.hear('填写的内容都在')
        await phone.tap('#dialog-confirm')
        await phone.see('#waitlist-phone')
        await phone.type('#waitlist-phone', member.mobile)
        await phone.tap('#waitlist-send')
        await phone.find('#waitlist-send').waitFor({ state: 'hidden' })
        await phone.page.goBack()
        await phone.expectValue('#entrant-1-name', NAME)
        await phone.hear(name)
      } finally {
        await bench.site.hold(places(60))
      }
    },
  },
  {
    name: 'a draw that anybody can check: the winner confirms, and the result has a bib',
    async run(bench) {
      const { member, entry } = await winner(bench.gateway)
      const phone = await bench.phone(member)
      await phone.open(at('joinresult', DRAWN))
      await phone.tap('#tab-draw')
      const draw = await bench.gateway.ask<GameDraw>('/v2/game/draw', { id: DRAWN, categoryId: `${DRAWN}-s1` })
      assert.equal(draw.list.filter(({ won }) => won).length, draw.quota)
      await phone.hear(draw.seed)
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#tab-mine')
      await phone.tap(`#confirm-${entry.id}`)
      await phone.page.locator(`#state-${entry.id}`, { hasText: '已确认' }).waitFor()
      const now = (await entriesOf(member, DRAWN)).find(({ id }) => id === entry.id)
      assert.equal(now?.state, 'confirmed')
      assert.match(now?.bib ?? '', /^\d+$/)
    },
  },
  {
    name: 'results: found by name and the end of the ID number, listed with a bib to jump to, and certified for their owner',
    async run(bench) {
      const owner = await bench.phone(await bench.gateway.login({ mobile: '13800000001', password }))
      await owner.open(at('resultinquiry', FINISHED))
      await owner.tap('#tab-name')
      await owner.type('#inquiry-name', '林小满')
      await owner.type('#inquiry-tail', '0000')
      await owner.tap('#inquiry-find')
      await owner.hear('未查询到成绩')
      await owner.type('#inquiry-tail', toIdCard18('110101900101100').slice(-4))
      await owner.tap('#inquiry-find')
      await owner.see('#inquiry-result')
      await owner.tap('#inquiry-see')
      await owner.at(`/app/game/result/${FINISHED}`)
      await owner.tap('#certificate-issue')
      await owner.see('#certificate img')

      const reader = await bench.phone(await bench.member())
      await reader.open(at('resultlist1', FINISHED))
      await reader.type('#result-search', '1006')
      await reader.page.keyboard.press('Enter')
      await reader.tap(`#result-${FINISHED}-e5`)
      await reader.at(`/app/game/result/${FINISHED}`)
      await reader.tap('#result-share')
      await reader.at(`/app/game/share1/${FINISHED}`)
      await reader.tap('#game-cheer')
      await reader.hear('今天已加油')
      await reader.open(at('result', FINISHED, `&entryId=${FINISHED}-e7`))
      await reader.hear('成绩未公开')
    },
  },
]
