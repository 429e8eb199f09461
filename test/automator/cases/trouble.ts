import assert from 'node:assert/strict'
import { buildMini } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'

export const trouble: readonly Case[] = [
  {
    name: 'without a network there is a message and a way to try again',
    screens: ['news/list'],
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
    name: 'opening page after page never fails at the limit of the stack',
    screens: ['news/list', 'news/detail'],
    async run({ app }) {
      await app.open(buildMini('news.list', { iid: TENANT }))
      for (let round = 0; round < 12; round += 1) {
        const url = buildMini('news.detail', { iid: TENANT, id: 1 })
        const { length } = await app.miniProgram.pageStack()
        if (length >= 10) break
        await app.miniProgram.callWxMethod('navigateTo', { url })
      }
      await app.open(buildMini('index.home', { iid: TENANT }))
      await app.find('#home-sections')
      app.takeTroubles()
    },
  },
]
