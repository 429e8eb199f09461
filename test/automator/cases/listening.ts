import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { build, buildMini, type PaidPlay } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { become, payNow, personOf } from './become'

const SERIES = '20303'

export const listening: readonly Case[] = [
  {
    name: 'screens-content §8.6: a priced episode plays its trial only; after a paid order it plays, and resumes on reopening',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const member = await personOf(bench)
      const play = () => member.ask<PaidPlay>('/v2/paid/play', { moduleType: 203, id: SERIES, itemId: `${SERIES}-2` })
      assert.match((await play()).url, /lesson-trial\.mp4/)
      await become(bench, member, build('pvideo.player', { iid: TENANT, id: `${SERIES}-2` }))
      await app.at('pvideo/player')
      await app.find('video')
      await app.tap('#buy-button')
      await app.at('pay/content')
      await app.tap('#buy-button')
      await payNow(bench)
      assert.match((await play()).url, /lesson\.mp4\?expires=/)
      const reached = {
        reqId: randomUUID(),
        moduleType: 203,
        id: SERIES,
        itemId: `${SERIES}-2`,
        seconds: 3,
        at: Date.now(),
      }
      await member.ask('/v2/paid/progress', reached)
      await app.open(buildMini('pvideo.player', { iid: TENANT, id: `${SERIES}-2` }))
      assert.equal(Number(await (await app.find('video')).attribute('initial-time')), 3)
    },
  },
  {
    name: 'an album expands to its tracks, and a chapter opens with the contents of its book',
    async run({ app }) {
      await app.open(buildMini('audio.albums', { iid: TENANT, typeId: 't-audio-talk' }))
      await app.tap('#expand-20202')
      await app.find('#part-20202-1')
      await app.open(buildMini('book.article', { iid: TENANT, id: '20101-1' }))
      await app.find('#line-0')
      await app.tap('#open-contents')
      await app.find('#part-20101-2')
    },
  },
]
