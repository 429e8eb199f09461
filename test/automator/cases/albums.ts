import { buildMini } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { logIn } from './journeys'

export const albums: readonly Case[] = [
  {
    name: 'photos of an album that failed are uploaded again, the album shows them and opens one',
    async run(bench) {
      const { app } = bench
      await app.miniProgram.callWxMethod('clearStorage')
      await app.open(buildMini('account.login', { iid: TENANT, return: `/app/cloudalbum/${TENANT}` }))
      await logIn(bench)
      await app.at('cloudalbum/list')
      await app.tap('#album-create')
      await app.at('cloudalbum/add')
      await app.type('#album-title', '湖边的一天')
      await app.miniProgram.restoreWxMethod('chooseMedia')
      await app.miniProgram.mockWxMethod('uploadFile', { errMsg: 'uploadFile:fail timeout' })
      await app.tap('#album-photos')
      await app.find('#album-retry')
      await app.expectText('#album-progress', '0/2')
      await app.miniProgram.restoreWxMethod('uploadFile')
      await app.tap('#album-retry')
      await app.expectText('#album-progress', '2/2')
      await app.tap('#album-publish')
      await app.at('cloudalbum/detail')
      await app.expectText('#album-count', '2张照片')
      await app.tap('#like-button')
      await app.tap('#album-select')
      await app.tap('[id^="photo-"]')
      await app.tap('#album-remove')
      await app.tap('#album-undo')
      app.takeTroubles()
    },
  },
]
