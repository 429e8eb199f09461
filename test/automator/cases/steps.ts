import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { build, buildMini, type RankPage, type StepSummary, type TeamDetail } from '@quanzi/contract'
import { runData } from '../../simulator/api/runData'
import type { Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { become, type Person, personOf } from './become'

const CHALLENGE = 'walk-31'
const TEAM = 'walk-team-2'
const HANGZHOU = '330100'
const REF = { iid: TENANT, id: CHALLENGE }
const grouped = (value: number) => value.toLocaleString('en-US')

const summaryOf = ({ ask }: Person) => ask<StepSummary>('/v2/step/summary', { refId: CHALLENGE })
const teamTotal = async ({ ask }: Person) => (await ask<TeamDetail>('/v2/team/get', { id: TEAM })).value
const cityTotal = async ({ ask }: Person) => {
  const wish = { scope: 'step', refId: CHALLENGE, by: 'steps', rows: 'city' }
  return (await ask<RankPage>('/v2/rank/list', wish)).list.find(({ id }) => id === HANGZHOU)?.value ?? 0
}

/** The member's steps arrive twice: by the button in WeChat; elsewhere nobody counts them, and the session's key opens them. */
async function sendTwice({ app, target, gateway }: Bench, member: Person): Promise<void> {
  if (target === 'weapp') {
    await app.tap('#step-sync')
    const { syncedAt } = await app.until('the first steps', async () => {
      const summary = await summaryOf(member)
      return summary.syncedAt > 0 && summary
    })
    await app.expectText('#step-total', grouped((await summaryOf(member)).total))
    await app.tap('#step-sync')
    await app.until('the second steps', async () => (await summaryOf(member)).syncedAt > syncedAt)
    return
  }
  await app.find('#step-manual')
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${member.bearer}` }
  const body = JSON.stringify({ iid: TENANT, code: randomUUID() })
  await fetch(`${gateway}/wxservice2/code2session`, { method: 'POST', headers, body })
  const packet = runData(Date.now())
  for (const _ of [1, 2]) await member.ask('/v2/step/record', { reqId: randomUUID(), refId: CHALLENGE, ...packet })
  await app.open(buildMini('step.count', REF))
}

export const steps: readonly Case[] = [
  {
    name: 'screens-activities §5 journey 3: the same steps twice make one row a day; with the joining, the total of the team and of the city rise by exactly them',
    async run(bench) {
      const { app } = bench
      const member = await personOf(bench)
      await member.ask('/v2/step/city', { reqId: randomUUID(), city: HANGZHOU })
      const before = { city: await cityTotal(member), team: await teamTotal(member) }
      await become(bench, member, build('step.count', REF))
      await app.at('step/count')
      await sendTwice(bench, member)
      const { days, total } = await summaryOf(member)
      assert.equal(
        days.reduce((sum, day) => sum + day.steps, 0),
        total,
      )
      assert(total > 0 && new Set(days.map(({ date }) => date)).size === days.length)
      await app.expectText('#step-total', grouped(total))
      await app.tap('#step-to-team')
      await app.at('step/team')
      await app.tap(`#team-join-${TEAM}`)
      await app.find('#team-mine')
      await app.open(buildMini('step.team', { ...REF, teamId: TEAM }))
      await app.expectText('#team-value', grouped(before.team + total))
      await app.open(buildMini('step.cityRank', REF))
      await app.expectText(`#rank-${HANGZHOU}`, grouped(before.city + total))
      assert.deepEqual([await teamTotal(member), await cityTotal(member)], [before.team + total, before.city + total])
    },
  },
]
