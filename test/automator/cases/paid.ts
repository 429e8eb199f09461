import assert from 'node:assert/strict'
import { build, buildMini, type TipPage } from '@quanzi/contract'
import { expectBalance } from '../../expectBalance'
import type { Site } from '../../startSite'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { statsOf } from '../simulatorOf'
import { become, payNow, personOf, STAFF } from './become'

/** The most that one page may send to the view at once, in bytes. */
const PAGE_LIMIT = 60_000
const SERIES = '20301'

export const paid: readonly Case[] = [
  {
    name: 'screens-commerce §6.9: a member buys VIP and claims a benefit; the second scan shows the first use, and one use less is left',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const member = await personOf(bench)
      await become(bench, member, build('pay.vipWriteOffIndex', { iid: TENANT }))
      await app.tap('#to-vip')
      await app.at('pay/vip-buy')
      await app.tap('#vip-agree')
      await app.tap('#vip-submit')
      await payNow(bench)
      await app.open(buildMini('pay.vipWriteOffIndex', { iid: TENANT }))
      await app.tap('#take-b-coffee')
      await app.at('pay/write-off')
      const code = (await (await app.find('[id^="code-"]')).attribute('id'))?.slice('code-'.length) ?? ''
      assert.match(code, /^\d{12}$/)
      await become(bench, await personOf(bench, STAFF), build('pay.writeOff', { iid: TENANT }))
      await app.at('pay/write-off')
      for (const said of ['核销成功', /已于.*使用过/]) {
        await app.type('#write-off-code', code)
        await app.tap('#write-off-submit')
        await app.expectText('#write-off-done', said)
        await app.tap('#write-off-next')
      }
      await become(bench, member, build('pay.vipWriteOffIndex', { iid: TENANT }))
      await app.expectText('#benefit-b-coffee', '剩2次')
      await expectBalance(bench.site as Site)
    },
  },
  {
    name: 'screens-commerce §6.10: a locked episode opens by its purchase, a tip credits the author, a question costs one',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const member = await personOf(bench)
      const series = { moduleType: 203, id: SERIES }
      await assert.rejects(member.ask('/v2/paid/play', { ...series, itemId: `${SERIES}-3` }), /1000002/)
      await become(bench, member, build('pay.pvideoAlbumDetail', { iid: TENANT, id: SERIES }))
      await app.tap(`#part-${SERIES}-3`)
      await app.find('#buy-sheet')
      await app.tap('#sheet-buy')
      await payNow(bench)
      await app.tap('#pay-next')
      await app.at('pay/content')
      await app.tap(`#part-${SERIES}-3`)
      await app.find('video')
      await app.open(buildMini('pay.tip', { iid: TENANT, moduleType: 203, id: SERIES }))
      await app.tap('#tip-10')
      await app.type('#tip-message', '讲得真清楚')
      await app.tap('#tip-submit')
      await payNow(bench)
      const tips = await member.ask<TipPage>('/v2/tip/list', series)
      assert.equal(tips.list[0]?.message, '讲得真清楚')
      await app.open(buildMini('pay.assistant', { iid: TENANT }))
      await app.type('#assistant-text', '优惠券和积分能一起用吗')
      await app.tap('#assistant-send')
      await app.tap('#pack-credits-10')
      await payNow(bench)
      await app.tap('#pay-next')
      await app.at('pay/assistant')
      await app.expectText('#assistant-credits', '10')
      await app.tap('#assistant-send')
      await app.expectText('#assistant-credits', '9')
      await expectBalance(bench.site as Site)
    },
  },
  {
    name: 'a live room says when it begins and reminds whoever wants it; one that is on plays at once',
    async run(bench) {
      const { app } = bench
      await become(bench, await personOf(bench), build('pay.liveDetail', { iid: TENANT, id: '23001' }))
      await app.find('#room-soon')
      await app.tap('#remind-button')
      await app.find('#room-reminded')
      await app.open(buildMini('pay.liveContent', { iid: TENANT, id: '23002' }))
      await app.find('video')
    },
  },
  {
    name: 'a city is found by its pinyin and remembered; its list crosses to the view within its limit',
    // The developer tools do not count setData.
    coldStart: true,
    async run({ app }) {
      const city = buildMini('address.selectCity', { iid: TENANT })
      await app.open(city)
      await app.find('#letter-Z')
      await app.settled()
      const { setData } = await statsOf(app)
      assert(setData.largest <= PAGE_LIMIT, `the cities sent ${setData.largest} bytes at once`)
      await app.type('#city-word', 'hangzhou')
      await app.tap('#found-330100')
      await app.open(city)
      await app.find('#recent-330100')
    },
  },
]
