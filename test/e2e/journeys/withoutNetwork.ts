import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Track } from '@quanzi/contract'
import { toWgs84 } from '../../../src/lib/gcj02'
import type { Journey } from '../Journey'
import { STAFF, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { until } from '../support/until'
import { orderOf } from './orderOf'
import { payNow } from './payNow'

/** Waits until the device has the page, and the worker that shows it. */
const pageKept = (phone: Phone) =>
  until('the page is kept', () =>
    phone.page.evaluate(
      async () => navigator.serviceWorker.controller !== null && (await caches.match('/kept-page')) !== undefined,
    ),
  )

/** A track with checkpoints. */
const TRACK = '36001'

/** A demo member who has entered the event. */
const ENTRANT = { mobile: '13800000001', password: 'quanzi123' }
const EVENT = '21010'

/** An activity that is on today, with several places. */
const DESK = '9091'

export const withoutNetwork: readonly Journey[] = [
  {
    name: 'a ticket and an itinerary are shown by pages that are opened without a network',
    async run(bench) {
      const member = await bench.member()
      const gid = await orderOf(member)
      const phone = await bench.phone(member, { fresh: true, serviceWorkers: 'allow' })
      const kept: string[] = []
      phone.page.on('request', (request) => request.url().includes('/index.html') && kept.push(request.url()))
      await phone.open(`/app/pay/order?iid=${TENANT}&gid=${gid}`)
      await payNow(phone)
      const ticket = `/app/order/${TENANT}/used?orderId=${gid}`
      await phone.open(ticket)
      const code = await phone.text('[id^="code-"]')
      await pageKept(phone)

      const itinerary = `/app/trip/23501?iid=${TENANT}`
      await phone.open(itinerary)
      const meeting = await phone.text('#trip-meet')
      await phone.open(ticket)

      await phone.context.setOffline(true)
      await phone.page.reload()
      await phone.see('#use-kept')
      await phone.expectExactText('[id^="code-"]', code)
      await phone.page.goto(`${phone.origin}${itinerary}`)
      await phone.expectExactText('#trip-meet', meeting)
      // The page that was kept has nothing of anybody; screens that keep nothing say that the network is away.
      await phone.page.goto(`${phone.origin}/app/wallet/${TENANT}`)
      await phone.see('#screen-error')
      phone.takeErrors()

      await phone.context.setOffline(false)
      await phone.open(ticket)
      await phone.expectExactText('[id^="code-"]', code)
      await phone.lacks('#use-kept')
      // The page is fetched once for a build, not by each page.
      assert.equal(kept.length, 1)
    },
  },
  {
    name: 'the code of a member’s benefit is shown by a page that is opened without a network',
    async run(bench) {
      const phone = await bench.phone(await bench.member(), { fresh: true, serviceWorkers: 'allow' })
      await phone.open(`/app/pay/vip-buy?iid=${TENANT}`)
      await phone.tap('#vip-agree')
      await phone.tap('#vip-submit')
      await phone.at('/app/pay/vip-pay')
      await payNow(phone)
      await phone.open(`/app/pay/vipWriteOff_index?iid=${TENANT}`)
      await phone.tap('#take-b-coffee')
      await phone.at('/app/pay/vipWriteOff')
      const code = await phone.text('[id^="code-"]')
      await pageKept(phone)
      await phone.context.setOffline(true)
      await phone.page.reload()
      await phone.see('#write-off-kept')
      await phone.expectExactText('[id^="code-"]', code)
      phone.takeErrors()
    },
  },
  {
    name: 'staff whose page was closed go on scanning tickets without a network; the scans are sent when it is back',
    async run(bench) {
      const staff = await bench.gateway.login(STAFF)
      const ask = <T>(params: Record<string, unknown>) => staff.ask<T>('/v2/act/attendees', { id: DESK, ...params })
      const { list } = await ask<{ list: { entryId: string; name: string }[] }>({ state: 'out' })
      const person = list.at(-1)
      assert.ok(person, 'somebody is not here yet')
      const { detail } = await ask<{ detail: { ticket: string } }>({ entryId: person.entryId })
      const phone = await bench.phone(staff, { fresh: true, serviceWorkers: 'allow' })
      await phone.open(`/app/act/signUserList?iid=${TENANT}&id=${DESK}`)
      await phone.see('#people-scan')
      await pageKept(phone)
      await phone.context.setOffline(true)
      await phone.page.reload()
      await phone.hear('扫码照常')
      // The site's facts could not be asked for.
      await phone.tap('#dialog-confirm')
      await phone.tap('#people-scan')
      const scan = async (code: string) => {
        await phone.type('#scan-ticket', code)
        await phone.tap('#scan-submit')
      }
      await scan(detail.ticket)
      await phone
        .find('#scan-outcome')
        .filter({ hasText: /签到成功[\s\S]*已离线保存/ })
        .waitFor()
      await scan('1234567890')
      await phone.find('#scan-outcome').filter({ hasText: '名单里没有这张有效票' }).waitFor()
      // A browser that is killed forgets what it was given last, but not its journal.
      await phone.page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.includes(':scans:')) localStorage.removeItem(key)
      })
      await phone.page.reload()
      await phone.expectText('#scan-waiting', '离线 2 条待上传')
      await phone.tap('#dialog-confirm')
      const listed = phone.page.waitForResponse((answer) => answer.url().includes('format=codes'))
      await phone.context.setOffline(false)
      await phone.find('#scan-conflicts').filter({ hasText: '未找到报名信息' }).waitFor()
      // Who has enrolled meanwhile is on the phone before the network goes again.
      await listed
      const { detail: after } = await ask<{ detail: { state: string } }>({ entryId: person.entryId })
      assert.equal(after.state, 'in')
      // The desk is whole again by itself.
      await phone.see('#people-count')
      phone.takeErrors()
    },
  },
  {
    name: 'a recording whose browser was killed goes on without a network for who was here last, and arrives whole',
    async run(bench) {
      const member = await bench.member()
      const track = () => member.ask<Track>('/v2/track/get', { id: TRACK })
      const fields = { name: '林小路', mobile: '13912345678', group: '健走组', consent: true }
      await member.ask('/v2/entry/save', { reqId: randomUUID(), scope: 'track', refId: TRACK, fields })
      const [lat = 0, lng = 0] = (await track()).route[0] ?? []
      const here = toWgs84({ lat, lng })
      const at = (metres: number) => ({ latitude: here.lat + metres / 111_195, longitude: here.lng, accuracy: 8 })
      const phone = await bench.phone(member, {
        ...{ fresh: true, serviceWorkers: 'allow', permissions: ['geolocation'], geolocation: at(0) },
      })
      const waiting = async () => Number.parseInt(await phone.text('#track-waiting'), 10) || 0
      let walked = 0
      /** Walks until so many points wait: fixes of the same moment are one point. */
      const walk = (points: number) =>
        until(`${points} points wait`, async () => {
          walked += 0.6
          await phone.context.setGeolocation(at(walked))
          return (await waiting()) >= points
        })
      await phone.open(`/app/trajectory/entryinformation?iid=${TENANT}&id=${TRACK}`)
      await phone.tap('#track-start')
      await phone.see('#track-finish')
      await pageKept(phone)

      await phone.context.setOffline(true)
      await walk(1)
      await phone.page.reload()
      // The site's facts could not be asked for.
      await phone.tap('#dialog-confirm')
      await phone.see('#track-finish')
      const kept = await waiting()
      assert.notEqual(kept, 0)
      await walk(kept + 1)

      await phone.context.setOffline(false)
      await phone.expectText('#track-waiting', '已全部上传')
      await phone.tap('#track-finish')
      await phone.tap('#dialog-confirm')
      // A track with a gap does not end.
      await until('the track is finished', async () => (await track()).finishedAt !== null)
      assert.ok((await track()).lastSeq >= kept + 1)
      phone.takeErrors()
    },
  },
  {
    name: 'the code for a kit is shown by a page that is opened without a network, and is whole again when it is back',
    async run(bench) {
      const phone = await bench.phone(await bench.gateway.login(ENTRANT), { fresh: true, serviceWorkers: 'allow' })
      await phone.open(`/app/game/checkIn/${EVENT}?iid=${TENANT}`)
      const bib = await phone.text('[id^="bib-"]')
      await pageKept(phone)
      await phone.context.setOffline(true)
      await phone.page.reload()
      await phone.tap('#dialog-confirm')
      await phone.expectExactText('[id^="bib-"]', bib)
      await phone.context.setOffline(false)
      await phone.open(`/app/game/checkIn/${EVENT}?iid=${TENANT}`)
      await phone.expectExactText('[id^="bib-"]', bib)
      phone.takeErrors()
    },
  },
]
