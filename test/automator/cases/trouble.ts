import assert from 'node:assert/strict'
import { buildMini, MODULE_TYPE } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'

/** Pages that the platforms allow at once. */
const STACK_LIMIT = 10
const CARD = '[id^="row-"] > view'

export const trouble: readonly Case[] = [
  {
    name: 'without a network there is a message and a way to try again',
    async run({ app }) {
      await app.miniProgram.mockWxMethod('request', { errMsg: 'request:fail' })
      try {
        await app.open(buildMini('news.list', { iid: TENANT }))
        await app.expectText('#screen-error', '系统繁忙，请稍后再试')
      } finally {
        await app.miniProgram.restoreWxMethod('request')
      }
      await app.tap('#screen-retry')
      await app.until('the list', async () => (await app.all('[id^="row-"]')).length > 0)
      assert(!(await app.has('#screen-error')))
      app.takeTroubles()
    },
  },
  {
    name: 'a missing item offers the way back instead of a retry',
    async run({ app }) {
      await app.open(buildMini('share.poster', { iid: TENANT, moduleType: MODULE_TYPE.act, id: 'gone' }))
      await app.expectText('#screen-error', '内容不存在')
      assert(!(await app.has('#screen-retry')))
      await app.tap('#screen-back')
      await app.find('#home-sections')
      app.takeTroubles()
    },
  },
  {
    name: 'with ten pages open, a tap on a row replaces the top page',
    async run({ app }) {
      const { miniProgram } = app
      await app.open(buildMini('act.list', { iid: TENANT }))
      for (let pages = 2; pages <= STACK_LIMIT; pages += 1)
        await miniProgram.callWxMethod('navigateTo', { url: buildMini('news.list', { iid: TENANT }) })
      assert.equal((await miniProgram.pageStack()).length, STACK_LIMIT)
      await app.find(CARD)
      app.takeTroubles()
      await app.tap(CARD)
      await app.at('news/detail')
      await app.find('#detail-title')
      assert.equal((await miniProgram.pageStack()).length, STACK_LIMIT)
      assert.deepEqual(app.takeTroubles(), [])
      await app.open(buildMini('index.home', { iid: TENANT }))
      await app.find('#home-sections')
    },
  },
]
