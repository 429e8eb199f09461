import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { build, buildMini } from '@quanzi/contract'
import { freshCard } from '../../e2e/support/freshCard'
import { expectBalance } from '../../expectBalance'
import type { Site } from '../../startSite'
import type { Account, Bench, Case } from '../Bench'
import { become, payNow, personOf } from './become'

const IID = 3192
const CAMPAIGN = 'cf-islands'
const REF = { iid: IID, id: CAMPAIGN }
const STAFF: Account = { mobile: '13833201000', password: 'quanzi123' }
/** The right choices of the ten questions. */
const RIGHT = [0, 1, 2, 1, 1, 2, 0, 1, 1, 0]

/** Answers all ten questions, one after another, and hands them in. */
async function answer({ app }: Bench, choices: readonly number[]): Promise<void> {
  await app.at('cf/question')
  await app.tap('#paper-start')
  for (const [n, choice] of choices.entries()) {
    await app.tap(`#paper-i${n + 1}-${choice}`)
    await app.tap(n < choices.length - 1 ? '#paper-next' : '#paper-submit')
  }
}

/** Gives an amount of one's own from the shared page, and pays. */
async function support(bench: Bench, yuan: string): Promise<void> {
  const { app } = bench
  await app.at('cf/share')
  await app.tap('#cf-support')
  await app.at('cf/pay')
  await app.type('#cf-free', yuan)
  await app.tap('#cf-pay')
  await payNow(bench)
}

interface Shown {
  readonly project: { readonly id: string; readonly raised: number; readonly remaining: number }
}

export const crowdfunding: readonly Case[] = [
  {
    name: 'screens-activities §5 journey 5: who fails the questions waits; who passes launches, two friends support to exactly the goal, a third is refused, and a refund lowers what is raised',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const starter = await personOf(bench, undefined, IID)
      await become(bench, starter, build('cf.index', REF))
      await app.at('cf/index')
      await app.tap('#cf-start')
      await answer(bench, RIGHT)
      await app.at('cf/infos')
      await app.type('#cf-name', '林小路')
      await app.type('#cf-phone', '13912345678')
      await app.type('#cf-idCard', freshCard())
      await app.type('#cf-wish', '想看一次花鸟岛的灯塔')
      await app.tap('#cf-infos-save')
      await app.at('cf/place')
      await app.tap('#place-huaniao')
      await app.tap('#cf-place-save')
      await app.at('cf/launch')
      await app.tap('#cf-agree')
      await app.tap('#cf-launch')
      await app.at('cf/share-success')
      await app.tap('#cf-open')
      await app.at('cf/share')
      const { project: own } = await starter.ask<Shown>('/v2/cf/get', { id: CAMPAIGN })
      const sums = async () => {
        const { project } = await starter.ask<Shown>('/v2/cf/project', { id: own.id })
        return [project.raised, project.remaining]
      }
      const shared = { iid: IID, projectId: own.id, id: CAMPAIGN }

      const first = await personOf(bench, undefined, IID)
      await become(bench, first, build('cf.question3192', REF))
      await answer(
        bench,
        RIGHT.map((right) => (right + 1) % 3),
      )
      await app.tap('#dialog-confirm')
      await app.at('cf/index')
      await app.open(buildMini('cf.question3192', REF))
      await app.find('#paper-closed')
      await app.open(buildMini('cf.share', shared))
      await support(bench, '400')

      const second = await personOf(bench, undefined, IID)
      await become(bench, second, build('cf.share', shared))
      await support(bench, '200')
      assert.deepEqual(await sums(), [60_000, 0])
      const third = await personOf(bench, undefined, IID)
      const wish = { orderType: 211, keys: own.id, property: 'free', num: 1 }
      const more = third.ask('/h5/order/create', { ...wish, info: { amount: 100, reqId: randomUUID() } })
      await assert.rejects(more, /超过剩余金额/)

      const { list } = await second.ask<{ list: { id: string }[] }>('/v2/cf/supporters', { mine: 1 })
      await app.open(buildMini('cf.supporter', { iid: IID, id: list[0]?.id ?? '' }))
      await app.tap('#cf-refund')
      await app.type('#cf-words-remark', '重复支持了')
      await app.tap('#cf-words-send')
      await app.find('#cf-refund-steps')
      const staff = await personOf(bench, STAFF, IID)
      const queue = await staff.ask<{ list: { id: string; data: { amount: number } }[] }>('/v2/staff/queue', {
        kind: 'cfRefund',
      })
      const id = queue.list.find(({ data }) => data.amount === 20_000)?.id
      await staff.ask('/v2/staff/review', { reqId: randomUUID(), kind: 'cfRefund', id, decision: 'pass' })
      assert.deepEqual(await sums(), [40_000, 20_000])
      await app.open(buildMini('cf.share', shared))
      await app.expectText('#cf-raised', '400')
      await expectBalance(bench.site as Site)
    },
  },
]
