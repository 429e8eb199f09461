import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { ContentDetail } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { type Member, TENANT } from '../support/Gateway'
import { until } from '../support/until'

/** A campaign of four places, and one of the four who have them. */
const CAMPAIGN = { moduleType: 13, id: '13002' }
const LEAVER = { mobile: '13800000018', password: 'quanzi123' }
const ADDRESS = `/app/sact/${TENANT}/detail/${CAMPAIGN.id}`

const stateOf = async ({ ask }: Member) => (await ask<ContentDetail>('/v2/content/get', CAMPAIGN)).mine.joinState

export const campaigns: readonly Journey[] = [
  {
    name: 'screens-content §8.5: two take the last place of a campaign together: one has joined, one waits; the first leaves, and the second has joined',
    async run(bench) {
      const leaver = await bench.gateway.login(LEAVER)
      await leaver.ask('/v2/content/join', { reqId: randomUUID(), ...CAMPAIGN, on: 0 })
      const members = [await bench.member(), await bench.member()]
      const phones = [await bench.phone(members[0]), await bench.phone(members[1])]
      for (const [at, phone] of phones.entries()) {
        await phone.open(ADDRESS)
        await phone.tap('#join-button')
        await phone.type('#join-name', '林小圈')
        await phone.type('#join-phone', members[at]?.mobile ?? '')
      }
      await Promise.all(phones.map((phone) => phone.tap('#join-send')))
      await Promise.all(phones.map((phone) => phone.see('#join-state')))
      const states = await Promise.all(members.map(stateOf))
      assert.deepEqual([...states].sort(), ['joined', 'waiting'])
      const first = states.indexOf('joined')
      const [joined, waiting, waiter] = [phones[first], phones[1 - first], members[1 - first]]
      assert(joined && waiting && waiter)
      await waiting.find('#join-state').filter({ hasText: '候补第1位' }).waitFor()
      await joined.tap('#join-button')
      await joined.tap('#dialog-confirm')
      await until('the second has joined', async () => (await stateOf(waiter)) === 'joined')
      await waiting.open(ADDRESS)
      await waiting.find('#join-state').filter({ hasText: '已报名' }).waitFor()
    },
  },
]
