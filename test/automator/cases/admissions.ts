import assert from 'node:assert/strict'
import { buildMini } from '@quanzi/contract'
import { testPhoto } from '../../../server/providers/face/testing'
import { NAME, PLACE_NAMES, UNIVERSITY } from '../../admissions/applicantAnswers'
import type { Case } from '../Bench'
import {
  answer,
  arrive,
  confirmPhoto,
  decide,
  enter,
  enterAnew,
  fillGroup,
  givePhoto,
  handIn,
  openGroup,
  reopen,
  save,
  shoot,
} from './applicant'

const PASSWORD = 'quanzi-2026'
let visitors = 0

export const admissions: readonly Case[] = [
  {
    name: 'admissions-and-regions §2: three tabs lead to home, graduate studies and mine',
    async run({ app }) {
      await app.miniProgram.callWxMethod('clearStorage')
      await app.open(buildMini('university.home', { iid: UNIVERSITY }))
      await app.find('#home-sections')
      assert.equal((await app.all('[id^="tab-"]')).length, 3)
      await app.tap('#tab-book')
      await app.at('university/page')
      await app.find('#home-sections')
      assert(!(await app.has('#to-home')), 'no way home beside the tabs')
      await app.tap('#tab-my')
      await app.at('university/personal')
      await app.find('#login-submit')
      await app.tap('#tab-home')
      await app.at('university/home')
    },
  },
  {
    name: 'admissions-and-regions §4: a visitor registers, fills every group, is reviewed, pays and is registered',
    photos: true,
    async run(bench) {
      const { app } = bench
      visitors += 1
      const mobile = `133${String(Date.now() % 1_000_000).padStart(6, '0')}${String(visitors).padStart(2, '0')}`
      await arrive(app)
      await app.tap('#university-register')
      await app.type('#register-mobile', mobile)
      await app.type('#register-password', PASSWORD)
      await app.type('#register-confirm', PASSWORD)
      await app.tap('#send-code')
      await app.expectText('#send-code', /\d/)
      await app.type('#register-code', await bench.smsCode(mobile))
      await app.tap('#register-submit')
      await app.find('#login-submit')
      await enter(app, { mobile, password: PASSWORD })
      await app.expectText('#apply-status', '请填写并提交报名资料')
      await app.find('#to-home')

      await openGroup(app, '34')
      await answer(app, { field: 297, pick: [1, 0] })
      assert(!(await app.has('#field-426')), 'the research group is asked of biologists only')
      await fillGroup(app, '34')
      for (const id of ['31', '32', '33']) {
        await openGroup(app, id)
        await fillGroup(app, id)
      }
      await openGroup(app, '32')
      await app.expectText('#field-277', PLACE_NAMES)
      await app.miniProgram.callWxMethod('navigateBack')
      await app.at('university/apply')
      await openGroup(app, '35')
      await bench.photo?.(await testPhoto('another'))
      await app.tap('#field-302')
      await app.until('the stored picture', async () => (await app.all('#images-302 image')).length === 1)
      await app.until('the end of the upload', async () => !/上传|等待/.test(await app.text('#images-302')))
      await save(app, '35')

      await openGroup(app, '36')
      await shoot(bench, await testPhoto('couple'))
      await app.expectText('#photo-result', '检测到多张人脸')
      await app.expectText('#photo-result', NAME)
      await bench.photo?.(await testPhoto('portrait'))
      await app.tap('#photo-retake')
      await confirmPhoto(app)
      await app.at('university/form')
      await app.expectText('#field-276', '已通过')
      await app.tap('#field-276')
      await app.at('university/photo-preview')
      await app.find('#approved-photo image')
      await app.tap('#back-to-form')
      await app.at('university/form')
      await save(app, '36')

      await app.tap('#apply-button')
      await app.expectText('#toast', '请先勾选')
      await handIn(app)
      await decide(bench, { mobile, password: PASSWORD }, '--pass')
      await reopen(app)
      await app.expectText('#apply-status', '审核已通过，请缴纳报名费')
      await app.tap('#apply-button')
      await app.at('pay/cashier')
      await app.tap('#pay-button')
      await app.find('#pay-result')
      await app.tap('#pay-next')
      await app.at('university/apply')
      await app.expectText('#apply-status', '报名成功')
      await app.find('#status-picture')
    },
  },
  {
    name: 'admissions-and-regions §4: a refused form is reset, corrected and submitted again',
    photos: true,
    async run(bench) {
      const { app } = bench
      const account = await enterAnew(bench, { filled: true })
      await givePhoto(bench, await testPhoto('portrait'))
      await handIn(app)
      await decide(bench, account, '--refill', '--note', '请更换照片')
      await reopen(app)
      await app.expectText('#apply-status', '资料需要重新填写')
      await app.expectText('#review-note', '请更换照片')
      await app.tap('#apply-button')
      await app.expectText('#apply-status', '请填写并提交报名资料')
      await app.expectText('#group-mark-36', '未填写')
      await app.expectText('#group-mark-31', '已填写')
      await givePhoto(bench, await testPhoto('another'))
      await handIn(app)
    },
  },
  {
    name: 'admissions: typed answers are offered again after the login has ended and the app was killed',
    async run(bench) {
      const { app } = bench
      const account = await enterAnew(bench)
      await openGroup(app, '31')
      await app.type('#field-271', NAME)
      await app.open(buildMini('university.form', { iid: UNIVERSITY, id: '31' }))
      await app.expectText('#dialog', '上次有未保存的内容，要恢复吗？')
      await app.tap('#dialog-confirm')
      await app.until('the name', async () => (await (await app.find('#field-271')).value()) === NAME)
      await app.miniProgram.mockWxMethod('request', {
        statusCode: 200,
        data: { code: 1000001, msg: '请先登录' },
        errMsg: 'request:ok',
      })
      try {
        for (const one of [
          { field: 272, text: '11010519491231002X' },
          { field: 273, pick: [0] },
          { field: 274, date: '1949-12-31' },
          { field: 275, pick: [0] },
        ])
          await answer(app, one)
        await app.tap('#form-save')
        await app.at('university/personal')
      } finally {
        await app.miniProgram.restoreWxMethod('request')
      }
      await enter(app, account)
      await openGroup(app, '31')
      await app.expectText('#dialog', '上次有未保存的内容，要恢复吗？')
      await app.tap('#dialog-confirm')
      await save(app, '31')
      app.takeTroubles()
    },
  },
  {
    name: 'admissions-and-regions §5: screens without their parameters show a message and go back',
    async run(bench) {
      const { app } = bench
      await enterAnew(bench)
      for (const name of [
        'university.form',
        'university.photoGuide',
        'university.photoForm',
        'university.photoPreview',
      ] as const) {
        await app.miniProgram.callWxMethod('navigateTo', { url: buildMini(name, { iid: UNIVERSITY }) })
        await app.expectText('#dialog', '参数错误')
        await app.tap('#dialog-confirm')
        await app.at('university/apply')
      }
    },
  },
]
