import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { RankPage, Track, TrackReceipt } from '@quanzi/contract'
import { toWgs84 } from '../../../src/lib/gcj02'
import { metresAlong, overlapping, walkedAlong } from '../../walkedTrack'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'

const ID = '36001'
const PLACES = ['loop-1', 'loop-2', 'loop-3', 'loop-4', 'loop-5']
/** The right choices of the quiz. */
const RIGHT = ['t1-0', 't2-1', 't3-2']
const at = (screen: string, query = '') => `/app/trajectory/${screen}?iid=${TENANT}&id=${ID}${query}`

export const tracks: readonly Journey[] = [
  {
    name: 'screens-activities §5 journey 6: an entrant’s overlapping batches count once, another phone ends the track, the quiz is taken once, and both ranks list the entrant',
    async run(bench) {
      const member = await bench.member()
      const track = () => member.ask<Track>('/v2/track/get', { id: ID })
      const { route } = await track()
      const [lat = 0, lng = 0] = route.at(-1) ?? []
      const here = toWgs84({ lat, lng })
      const geolocation = { latitude: here.lat, longitude: here.lng, accuracy: 8 }
      const phone = await bench.phone(member, { permissions: ['geolocation'], geolocation })
      await phone.open(at('entryinformation'))
      await phone.type('#track-name', '林小路')
      await phone.type('#track-mobile', '13912345678')
      await phone.tap('#track-group-健走组')
      await phone.tap('#track-save')
      await phone.hear('请先')
      await phone.tap('#track-consent')
      await phone.tap('#track-save')
      await phone.see('#track-bib')

      const points = walkedAlong(route)
      const passed: string[] = []
      for (const batch of overlapping(points)) {
        const wish = { reqId: randomUUID(), id: ID, recorder: 'lost-phone', sentAt: Date.now(), points: batch }
        const receipt = await member.ask<TrackReceipt>('/v2/track/upload', { ...wish, lastSeq: batch.at(-1)?.seq })
        passed.push(...receipt.passed)
      }
      assert.deepEqual(passed, PLACES)
      assert.equal((await track()).stats.distance, metresAlong(points))

      await phone.open(at('entryinformation'))
      await phone.tap('#track-start')
      // The point may be on its way to the server already.
      await phone.hear('GPS 良好')
      await phone.tap('#track-finish')
      await phone.tap('#dialog-confirm')
      await phone.tap('#track-achievement')
      await phone.at('/app/trajectory/achievement')
      await phone.find('#track-waiting').filter({ hasText: '已全部上传' }).waitFor()
      const { line, stats, finishedAt } = await track()
      assert.notEqual(finishedAt, null)
      assert.equal(line.length, points.length + 1)
      const [last] = line.slice(-1).map(([lastLat, lastLng]) => ({ lat: lastLat, lng: lastLng }))
      assert(last)
      assert.equal(stats.distance, metresAlong([...points, last]))
      await phone.hear(`${(stats.distance / 1000).toFixed(2)}公里`)

      await phone.tap('#track-quiz')
      await phone.at('/app/trajectory/qapaper')
      for (const choice of RIGHT) await phone.tap(`#paper-${choice}`)
      await phone.tap('#paper-submit')
      await phone.at('/app/trajectory/achievement')
      await phone.find('#track-quiz').filter({ hasText: '100' }).waitFor()
      await phone.open(at('qapaper'))
      await phone.see('#paper-result')

      const name = `用户${member.mobile.slice(-4)}`
      await phone.open(at('signrank'))
      await phone
        .find('#rank-mine')
        .filter({ hasText: `${PLACES.length}` })
        .waitFor()
      const rank = await member.ask<RankPage>('/v2/rank/list', { scope: 'track', refId: ID, by: 'places' })
      assert.deepEqual([rank.mine?.value, rank.list.some((row) => row.name === name)], [PLACES.length, true])
      await phone.open(at('checkrank', '&placeId=loop-5'))
      // Nobody of the demo was as fast.
      await phone.find('#rank-1').filter({ hasText: name }).waitFor()
      await phone.see('#rank-mine')
    },
  },
]
