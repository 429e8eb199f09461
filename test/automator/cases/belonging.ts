import { build, buildMini } from '@quanzi/contract'
import type { Account, Case } from '../Bench'
import { TENANT } from '../createBench'
import { become, personOf } from './become'

/** A member of the demo with a card, who takes part in the activity of the itinerary; and the owner of a store. */
const HOLDER: Account = { mobile: '13800000004', password: 'quanzi123' }
const SELLER: Account = { mobile: '13800000003', password: 'quanzi123' }

export const belonging: readonly Case[] = [
  {
    name: 'screens-content §4: benefits by card, the rules with own reports, an itinerary and the suppliers open',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      await become(bench, await personOf(bench, HOLDER), build('info.vipWelfare', { iid: TENANT }))
      await app.at('info/vip-welfare')
      await app.tap('#claim-b-coffee')
      await app.find('[id^="code-"]')
      await app.open(buildMini('info.forbid', { iid: TENANT }))
      await app.tap('#forbid-send')
      await app.find('#forbid-link')
      await app.open(buildMini('trip.detail', { iid: TENANT, id: '23501' } as never))
      await app.tap('#pack-light')
      await app.tap('#trip-confirm')
      await app.find('#trip-confirmed')
      await become(bench, await personOf(bench, SELLER), build('source.list', { iid: TENANT }))
      await app.at('source/list')
      await app.find('#leave-3073')
    },
  },
]
