import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { RankPage, StepSummary, StepsRecorded, TeamDetail } from '@quanzi/contract'
import { runData } from '../../simulator/api/runData'
import type { Journey } from '../Journey'
import { type Member, TENANT } from '../support/Gateway'
import { holdAnswer } from '../support/holdAnswer'

const CHALLENGE = 'walk-31'
const TEAM = 'walk-team-2'
const HANGZHOU = '330100'
const at = (screen: string, query = '') => `/app/step/${screen}?iid=${TENANT}&id=${CHALLENGE}${query}`
const grouped = (value: number) => value.toLocaleString('en-US')

const teamTotal = async ({ ask }: Member) => (await ask<TeamDetail>('/v2/team/get', { id: TEAM })).value

export const steps: readonly Journey[] = [
  {
    name: 'screens-activities §5 journey 3: the same encrypted steps twice make one row a day; with the joining, the total of the team and of the city rise by exactly them',
    async run(bench) {
      const member = await bench.gateway.byMessagingApp()
      const cityTotal = async () => {
        const wish = { scope: 'step', refId: CHALLENGE, by: 'steps', rows: 'city' }
        return (await member.ask<RankPage>('/v2/rank/list', wish)).list.find(({ id }) => id === HANGZHOU)?.value ?? 0
      }
      const before = { city: await cityTotal(), team: await teamTotal(member) }
      const phone = await bench.phone(member)
      await phone.open(at('cityrank'))
      await phone.tap('#city-set')
      for (const code of ['330000', HANGZHOU, '330106']) await phone.tap(`#region-${code}`)
      await phone.tap('#dialog-confirm')
      await phone.find('#step-city').filter({ hasText: '杭州' }).waitFor()

      const packet = runData(Date.now())
      const send = () =>
        member.ask<StepsRecorded>('/v2/step/record', { reqId: randomUUID(), refId: CHALLENGE, ...packet })
      const { saved } = await send()
      assert.deepEqual((await send()).saved, saved)
      const total = saved.reduce((sum, day) => sum + day.steps, 0)
      const summary = await member.ask<StepSummary>('/v2/step/summary', { refId: CHALLENGE })
      assert.deepEqual([summary.days.length, summary.total], [saved.length, total])
      await phone.open(at('count'))
      // Also here, where the platform counts none.
      await phone.see('#step-synced')
      // Opened again, the kept figures stand before any answer has come.
      const release = await holdAnswer(phone, '/v2/step/summary')
      await phone.page.goto(phone.origin + at('count'), { waitUntil: 'commit' })
      await phone.expectText('#step-today', grouped(summary.today))
      release()
      await phone
        .find('#step-today')
        .filter({ hasText: grouped(summary.today) })
        .waitFor()
      await phone
        .find('#step-total')
        .filter({ hasText: grouped(total) })
        .waitFor()

      await phone.tap('#step-to-team')
      await phone.at('/app/step/team')
      await phone.tap(`#team-join-${TEAM}`)
      await phone.see('#team-mine')
      await phone.open(at('team', `&teamId=${TEAM}`))
      await phone
        .find('#team-value')
        .filter({ hasText: grouped(before.team + total) })
        .waitFor()
      assert.equal(await teamTotal(member), before.team + total)
      await phone.open(at('cityrank'))
      await phone
        .find(`#rank-${HANGZHOU}`)
        .filter({ hasText: grouped(before.city + total) })
        .waitFor()
      assert.equal(await cityTotal(), before.city + total)
    },
  },
]
