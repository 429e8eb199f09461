import assert from 'node:assert/strict'
import { build, buildMini } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { logIn } from './journeys'

const PLACE = '云顶草甸露营地'

export const places: readonly Case[] = [
  {
    name: 'a form asks for a place: it is found on the map screen, chosen, and returned to the form',
    async run(bench) {
      const { app } = bench
      const form = { iid: TENANT, id: 'new' }
      await app.miniProgram.callWxMethod('clearStorage')
      await app.open(buildMini('account.login', { iid: TENANT, return: build('note.preview', form) }))
      await logIn(bench)
      await app.at('note/preview')
      await app.tap('#note-place')
      await app.at('map/picker')
      assert.equal((await app.find('#place-map')).tagName, 'map')
      await app.type('#place-keyword', '云顶草甸露')
      await app.expectText('#place-0', PLACE)
      await app.tap('#place-0')
      await app.tap('#place-confirm')
      await app.at('note/preview')
      await app.expectText('#note-place-1', PLACE)
    },
  },
  {
    name: 'the app asks the visitor before the phone does; without a form the chosen place shows on the map',
    async run({ app }) {
      await app.open(buildMini('map.picker', { iid: TENANT }))
      // The app asks once per phone, and an earlier case may have been asked.
      await app.miniProgram.callWxMethod('removeStorageSync', 'quanzi:device:positionAllowed')
      await app.tap('#place-here')
      await app.tap('#dialog-confirm')
      await app.expectText('#place-chosen', '我的位置')
      await app.tap('#place-confirm')
      await app.expectText('#place-name', '我的位置')
      await app.tap('#place-guide')
    },
  },
  {
    name: 'the test address opens the check of the phone, without the samples of the design system',
    async run({ app }) {
      await app.open(buildMini('test.gallery', { iid: TENANT }))
      await app.tap('#self-check')
      await app.find('#report-id')
      assert(!(await app.has('#part-content')), 'the samples stay in the browser')
    },
  },
]
