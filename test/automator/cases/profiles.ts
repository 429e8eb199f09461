import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { build, buildMini } from '@quanzi/contract'
import { freshCard } from '../../e2e/support/freshCard'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { become, personOf, STAFF } from './become'
import { storageOf } from './chat'

const HERE = { iid: TENANT }

export const profiles: readonly Case[] = [
  {
    name: 'screens-content §8.10: a member fills the profile, is verified by staff, gets an impression and praise; a third member sees them, but not the phone',
    async run(bench) {
      const { app } = bench
      const [ann, friend, third] = [await personOf(bench), await personOf(bench), await personOf(bench)]
      await become(bench, ann, build('relation.home', HERE))
      await app.at('relation/home')
      await app.tap('#relation-next')
      await app.at('relation/base-info')
      await app.type('#base-name', '林小路')
      await app.type('#base-industry', '户外')
      await app.type('#base-wechat', 'xiaolu-1990')
      await app.tap('#base-contact-mutual')
      await app.tap('#base-save')
      await app.at('relation/home')

      const number = freshCard()
      await app.open(buildMini('relation.auth', HERE))
      await app.type('#auth-name', '林小路')
      await app.type('#auth-idCard', number)
      await app.tap('#auth-images')
      await app.find('#auth-images-field image')
      await app.until('the pictures', async () => !/上传|等待/.test(await app.text('#auth-images-field')))
      await app.tap('#auth-send')
      await app.find('#auth-1')
      const staff = await personOf(bench, STAFF)
      const queue = await staff.ask<{ list: { id: string; data: { rid: number } }[] }>('/v2/staff/queue', {
        ...{ kind: 'auth', pageSize: 50 },
      })
      const id = queue.list.find(({ data }) => data.rid === ann.rid)?.id
      await staff.ask('/v2/staff/review', { reqId: randomUUID(), kind: 'auth', id, decision: 'pass' })

      const person = { iid: TENANT, rid: ann.rid }
      await become(bench, friend, build('relation.addImpress', person))
      await app.at('relation/add-impress')
      await app.tap('#tag-靠谱')
      await app.tap('#impress-send')
      await app.until('the sent impression', async () => (await app.where()) !== 'modules/relation/add-impress/index')
      await app.open(buildMini('relation.detail', person))
      await app.tap('#praise-button')
      await app.expectText('#count-praises', '1')

      await become(bench, third, build('relation.detail', person))
      await app.at('relation/detail')
      await app.find('#person-verified')
      await app.expectText('#count-praises', '1')
      await app.expectText('#part-impress', '靠谱')
      const said = await (await app.find('#screen')).wxml()
      for (const secret of [ann.account.mobile, '林小路', 'xiaolu-1990', number])
        assert(!said.includes(secret), `the profile tells ${secret}`)
      assert(!(await app.has('#person-phone')))
    },
  },
  {
    name: 'a picture that is on its way when the app is killed arrives later, and one who logs out leaves none behind',
    coldStart: true,
    async run(bench) {
      const { app } = bench
      await become(bench, await personOf(bench), build('relation.baseInfo', HERE))
      await app.at('relation/base-info')
      await app.miniProgram.restoreWxMethod('chooseMedia')
      await app.miniProgram.mockWxMethod('uploadFile', { errMsg: 'uploadFile:fail timeout' })
      await app.tap('#base-head')
      await app.until('the failure', async () => /失败/.test(await app.text('#base-head-field')))
      const storage = await storageOf(app)
      const waiting = Object.keys(storage).filter((key) => key.includes(':pictures:'))
      assert.equal(waiting.length, 1)
      // The first app must not upload it meanwhile.
      for (const key of waiting) await app.miniProgram.callWxMethod('removeStorageSync', key)
      await app.miniProgram.restoreWxMethod('uploadFile')
      const listed = async (phone: typeof app) =>
        Object.keys(await storageOf(phone)).filter((key) => key.includes(':pictures:')).length
      await bench.coldStart?.(
        {},
        async (again) => {
          await again.open(buildMini('relation.baseInfo', HERE))
          await again.find('#base-head-field image')
          await again.until('the picture', async () => !/上传|等待/.test(await again.text('#base-head-field')))
          await again.until('an empty list', async () => (await listed(again)) === 0)
          await again.miniProgram.mockWxMethod('uploadFile', { errMsg: 'uploadFile:fail timeout' })
          await again.open(buildMini('relation.addCompany', HERE))
          await again.tap('#company-logo')
          await again.until('the failure', async () => /失败/.test(await again.text('#company-logo-field')))
          assert.equal(await listed(again), 1)
          await again.open(buildMini('account.personal', HERE))
          await again.tap('#logout-button')
          await again.until('nothing of it', async () => (await listed(again)) === 0)
        },
        storage,
      )
    },
  },
]
