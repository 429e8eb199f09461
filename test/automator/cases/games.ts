import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { build, buildMini, type CheckinPlace, type Entry, idCardCheckDigit, toIdCard18 } from '@quanzi/contract'
import { freshCard } from '../../e2e/support/freshCard'
import { expectBalance } from '../../expectBalance'
import type { Site } from '../../startSite'
import type { Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { become, type Person, payNow, personOf, STAFF } from './become'

const OPEN = { iid: TENANT, id: '21010' }
const DRAWN = { iid: TENANT, id: '21011' }
const FINISHED = { iid: TENANT, id: '21012' }
const RELAY = `${OPEN.id}-s3`
const password = 'quanzi123'
/** The captain's ID number. */
const CARD = `11010119880808123${idCardCheckDigit('11010119880808123')}`
/** The demo's entrants of the drawn event. */
const ENTRANTS = [1, 4, 6, 8, 10, 12].map((n) => ({ mobile: `138000000${String(n).padStart(2, '0')}`, password }))
const OWNER = { mobile: '13800000001', password }

const entriesOf = async ({ ask }: Person, refId: string) =>
  (await ask<{ entries: readonly Entry[] }>('/v2/entry/get', { scope: 'game', refId })).entries

/** A captain's relay team, whose first order holds its place. Answers the code of its invitation. */
async function captainedTeam(captain: Person): Promise<string> {
  const team = { scope: 'game', refId: OPEN.id, sessionId: RELAY, name: `接力${captain.rid}`, open: 0 }
  const { id, code } = await captain.ask<{ id: string; code: string }>('/v2/team/save', {
    ...{ reqId: randomUUID(), ...team },
  })
  const signName = '陈领跑'
  await captain.ask('/v2/game/statement', { reqId: randomUUID(), id: OPEN.id, version: 1, signName })
  const answers = { 'q-id': CARD, 'q-size': 'M', 'q-emergency-name': '家人', 'q-emergency-mobile': '13800000012' }
  await captain.ask('/h5/order/create', {
    ...{ orderType: 21, keys: OPEN.id, property: RELAY, property2: `${OPEN.id}-t1`, num: 1, groupId: id },
    info: { reqId: randomUUID(), entrants: [{ name: signName, mobile: '13912345678', answers }] },
  })
  return code
}

/** One of the demo's entrants who has won the draw and not decided. */
async function winner(bench: Bench): Promise<{ member: Person; entry: Entry }> {
  for (const account of ENTRANTS) {
    const member = await personOf(bench, account)
    const entry = (await entriesOf(member, DRAWN.id)).find(({ state }) => state === 'won')
    if (entry) return { member, entry }
  }
  throw new Error('nobody has won')
}

export const games: readonly Case[] = [
  {
    name: 'screens-activities §5 journey 4: the statement is signed, the relay entered by invitation and paid, the kit collected; a winner confirms; a result is found by name and tail and certified',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const code = await captainedTeam(await personOf(bench))
      const member = await personOf(bench)
      await become(bench, member, build('game.home', OPEN))
      await app.at('game/home')
      await app.tap('#game-next')
      await app.at('game/statement')
      await app.type('#statement-name', '周远山')
      await app.tap('#statement-sign')
      await app.at('game/enroll')
      await app.open(buildMini('game.invite', { ...OPEN, code }))
      await app.tap('#team-join')
      await app.tap('#team-enter')
      await app.at('game/enroll')
      await app.tap(`#session-${RELAY}`)
      await app.find('#game-enrol-team')
      await app.type('#entrant-1-name', '周远山')
      await app.type('#entrant-1-mobile', '13912345678')
      await app.type('#entrant-1-idcard', freshCard())
      await app.tap('#answer-q-size-1')
      await app.type('#answer-q-emergency-name', '家人')
      await app.type('#answer-q-emergency-mobile', '13800000012')
      await app.tap('#game-submit')
      await app.at('pay/checkout')
      await app.tap('#checkout-submit')
      await payNow(bench)
      const [entry] = await entriesOf(member, OPEN.id)
      assert.equal(entry?.state, 'paid')

      const staff = await personOf(bench, STAFF)
      const { list } = await staff.ask<{ list: CheckinPlace[] }>('/v2/checkin/places', {
        ...{ scope: 'game', refId: OPEN.id },
      })
      await app.open(buildMini('game.checkIn', OPEN))
      await app.type('#kit-code', list[0]?.code ?? '')
      await app.tap('#kit-collect')
      await app.find(`#collected-${entry?.id}`)

      const won = await winner(bench)
      await become(bench, won.member, build('game.joinResult', DRAWN))
      await app.at('game/join-result')
      await app.tap(`#confirm-${won.entry.id}`)
      await app.expectText(`#state-${won.entry.id}`, '已确认')
      const confirmed = (await entriesOf(won.member, DRAWN.id)).find(({ id }) => id === won.entry.id)
      assert.match(confirmed?.bib ?? '', /^\d+$/)

      await become(bench, await personOf(bench, OWNER), build('game.resultInquiry', FINISHED))
      await app.at('game/result-inquiry')
      await app.tap('#tab-name')
      await app.type('#inquiry-name', '林小满')
      await app.type('#inquiry-tail', toIdCard18('110101900101100').slice(-4))
      await app.tap('#inquiry-find')
      await app.tap('#inquiry-see')
      await app.at('game/result')
      await app.tap('#certificate-issue')
      await app.find('#certificate')
      await expectBalance(bench.site as Site)
    },
  },
]
