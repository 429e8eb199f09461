import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { build, buildMini, type RankPage, type Track, type TrackReceipt } from '@quanzi/contract'
import { metresAlong, overlapping, walkedAlong } from '../../walkedTrack'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { simulatorOf } from '../simulatorOf'
import { become, personOf } from './become'

const ID = '36001'
const REF = { iid: TENANT, id: ID }
const LAST_PLACE = 'loop-5'
const PLACES = 5
/** The right choices of the quiz. */
const RIGHT = ['t1-0', 't2-1', 't3-2']

export const tracks: readonly Case[] = [
  {
    name: 'screens-activities §5 journey 6: an entrant’s overlapping batches count once, another phone ends the track, the quiz is taken once, and both ranks list the entrant',
    // Only the simulator can be moved.
    coldStart: true,
    async run(bench) {
      const { app } = bench
      const member = await personOf(bench)
      const track = () => member.ask<Track>('/v2/track/get', { id: ID })
      const { route } = await track()
      await become(bench, member, build('trajectory.entry', REF))
      await app.at('trajectory/entry')
      await app.type('#track-name', '林小路')
      await app.type('#track-mobile', '13912345678')
      await app.tap('#track-group-健走组')
      await app.tap('#track-consent')
      await app.tap('#track-save')
      await app.find('#track-bib')

      const points = walkedAlong(route)
      for (const batch of overlapping(points)) {
        const wish = { reqId: randomUUID(), id: ID, recorder: 'lost-phone', sentAt: Date.now(), points: batch }
        await member.ask<TrackReceipt>('/v2/track/upload', { ...wish, lastSeq: batch.at(-1)?.seq })
      }
      await app.open(buildMini('trajectory.entry', REF))
      await app.tap('#track-start')
      await app.find('#track-finish')
      const [latitude = 0, longitude = 0] = route.at(-1) ?? []
      const here = { latitude, longitude, accuracy: 8, altitude: 12, speed: 0 }
      await simulatorOf(app).send('Sim.notify', { name: 'onLocationChange', args: [here] })
      // The point may be on its way to the server already.
      await app.expectText('#track-recording', 'GPS 良好')
      await app.tap('#track-finish')
      await app.tap('#dialog-confirm')
      await app.until('the finished track', async () => (await track()).finishedAt !== null)
      const { stats, line } = await track()
      assert.equal(line.length, points.length + 1)
      assert.equal(stats.distance, metresAlong([...points, { lat: latitude, lng: longitude }]))
      await app.tap('#track-achievement')
      await app.at('trajectory/achievement')
      await app.expectText('#screen', `${(stats.distance / 1000).toFixed(2)}公里`)

      await app.tap('#track-quiz')
      await app.at('trajectory/qa-paper')
      for (const choice of RIGHT) await app.tap(`#paper-${choice}`)
      await app.tap('#paper-submit')
      await app.at('trajectory/achievement')
      await app.expectText('#track-quiz', '100')
      await app.open(buildMini('trajectory.qaPaper', REF))
      await app.find('#paper-result')

      await app.open(buildMini('trajectory.signRank', REF))
      await app.expectText('#rank-mine', `${PLACES}`)
      const rank = await member.ask<RankPage>('/v2/rank/list', { scope: 'track', refId: ID, by: 'places' })
      assert.equal(rank.mine?.value, PLACES)
      await app.open(buildMini('trajectory.checkRank', { ...REF, placeId: LAST_PLACE }))
      // Nobody of the demo was as fast.
      await app.expectText('#rank-1', member.account.mobile.slice(-4))
      await app.find('#rank-mine')
    },
  },
]
