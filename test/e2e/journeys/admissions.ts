import assert from 'node:assert/strict'
import { testPhoto } from '../../../server/providers/face/testing'
import { NAME, PLACE_NAMES, STORED, UNIVERSITY } from '../../admissions/applicantAnswers'
import type { Journey } from '../Journey'
import type { Member } from '../support/Gateway'
import {
  APPLY,
  answer,
  answersOf,
  applicantOf,
  choose,
  confirmPhoto,
  decide,
  FORM,
  fillGroup,
  fillGroups,
  givePhoto,
  HOME,
  handIn,
  hear,
  jpeg,
  openGroup,
  PERSONAL,
  registrationOf,
  retake,
  save,
  shoot,
  statusIs,
  stored,
} from './applicant'

const PASSWORD = 'quanzi-2026'

/** Waits until the chat has a system message with these words. */
async function told(applicant: Member, words: string): Promise<void> {
  const end = Date.now() + 40_000
  for (;;) {
    const page = await applicant.ask<{ list: readonly unknown[] }>('/v2/chat/sync/list', { afterId: '0', pageSize: 50 })
    if (JSON.stringify(page).includes(words)) return
    assert(Date.now() < end, `the chat says nothing of “${words}”: ${JSON.stringify(page)}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

export const admissions: readonly Journey[] = [
  {
    name: 'admissions-and-regions §4: a visitor registers, fills every group, is reviewed, pays and is registered',
    async run(bench) {
      const mobile = `135${String(Date.now()).slice(-8)}`
      const phone = await bench.phone()
      await phone.open(HOME)
      await phone.see('#home-sections')
      assert.match(await phone.page.title(), /青岚大学.*首页/)
      for (const tab of ['home', 'book', 'my']) await phone.see(`#tab-${tab}`)
      await phone.tap('#tab-my')
      await phone.at(PERSONAL)

      await phone.tap('#university-register')
      await phone.type('#register-mobile', '1234')
      await phone.tap('#send-code')
      await hear(phone, '请输入正确的手机号')
      await phone.type('#register-mobile', mobile)
      await phone.type('#register-password', PASSWORD)
      await phone.type('#register-confirm', 'something-else')
      await phone.tap('#register-submit')
      await hear(phone, '两次密码不一致')
      await phone.type('#register-confirm', PASSWORD)
      await phone.tap('#send-code')
      await hear(phone, '验证码已发送')
      const code = await bench.site.smsCode(mobile)
      // Returning from the text message app reloads the page: tab and number must still be there.
      await phone.page.reload()
      await phone.see('#send-code')
      await phone.expectValue('#register-mobile', mobile)
      await phone.type('#register-password', PASSWORD)
      await phone.type('#register-confirm', PASSWORD)
      await phone.type('#register-code', code)
      await phone.tap('#register-submit')
      await phone.see('#login-password')
      await phone.expectValue('#login-mobile', mobile)
      await phone.type('#login-password', PASSWORD)
      await phone.tap('#login-submit')
      await phone.at(APPLY)
      await statusIs(phone, '请填写并提交报名资料')
      await phone.shoot('admissions-1-overview')

      await openGroup(phone, '31')
      await phone.tap('#form-save')
      await hear(phone, '姓名为必填项!')
      await phone.page.goBack()
      await phone.at(APPLY)
      await openGroup(phone, '34')
      await answer(phone, { field: 297, pick: [1, 0] })
      await phone.lacks('#field-426', 'the research group is asked of biologists only')
      await fillGroup(phone, '34')
      await fillGroups(phone, ['31', '32', '33'])
      await openGroup(phone, '32')
      await phone.find('#field-277').filter({ hasText: PLACE_NAMES }).waitFor()
      await phone.page.goBack()
      await phone.at(APPLY)

      await openGroup(phone, '35')
      const paper = await testPhoto('another')
      await choose(phone, () => phone.tap('#field-302'), [jpeg(paper, 'a.jpg'), jpeg(paper, 'b.jpg')])
      await stored(phone, 2)
      await save(phone, '35')
      await openGroup(phone, '35')
      const shown = phone.page.locator('#images-302 img').filter({ visible: true })
      await shown.nth(1).waitFor()
      const src = (await shown.first().getAttribute('src')) ?? ''
      assert.match(src, /[?&]Signature=/, 'papers are shown by signed addresses')
      assert.equal((await fetch(new URL(src.split('?')[0] ?? '', bench.site.origin))).status, 403)
      await phone.page.goBack()
      await phone.at(APPLY)

      await phone.tap('#consent')
      await phone.tap('#apply-button')
      await phone.tap('#dialog-confirm')
      await hear(phone, '请先填写本人照片')
      await openGroup(phone, '36')
      await shoot(phone, await testPhoto('couple'))
      // The photo is checked as soon as it is chosen, before anything is submitted.
      await phone.lacks('#photo-submit')
      await phone.find('#photo-result').filter({ hasText: '检测到多张人脸' }).waitFor()
      await phone.expectText('#photo-result', NAME)
      await phone.shoot('admissions-2-refused')
      await retake(phone, jpeg(await testPhoto('portrait')))
      await confirmPhoto(phone)
      await phone.at(FORM)
      await phone.find('#field-276').filter({ hasText: '已通过' }).waitFor()
      await phone.tap('#field-276')
      await phone.see('#approved-photo')
      await phone.shoot('admissions-3-approved')
      await phone.tap('#back-to-form')
      await phone.at(FORM)
      await save(phone, '36')

      // The screen below stayed open, with its box ticked.
      if ((await phone.find('#consent').getAttribute('aria-checked')) === 'true') await phone.tap('#consent')
      await phone.tap('#apply-button')
      await hear(phone, '请先勾选《青岚大学 2027 年硕士研究生网上报名诚信承诺书》')
      await handIn(phone)
      await phone.shoot('admissions-4-submitted')

      const applicant = await bench.gateway.login({ mobile, password: PASSWORD }, UNIVERSITY)
      for (const [group, answers] of Object.entries(STORED))
        assert.deepEqual(await answersOf(applicant, group), answers)
      await decide(bench, applicant, '--pass', '--note', '材料齐全')
      await told(applicant, '您的报名已通过审核，请尽快缴费。')
      await phone.page.reload()
      await statusIs(phone, '审核已通过，请缴纳报名费')
      await phone.expectText('#review-note', '材料齐全')
      await phone.tap('#apply-button')
      await phone.at('/app/pay/order')
      assert.match(phone.path, /channel=registration/)
      await phone.tap('#pay-button')
      await phone.page.waitForURL(/\/local\/cashier/)
      await phone.page.getByTestId('cashier-pay').click()
      await phone.see('#pay-result')
      await phone.tap('#pay-next')
      await phone.at(APPLY)
      await statusIs(phone, '报名成功')
      await phone.see('#status-picture')
      await phone.shoot('admissions-5-registered')
      assert.equal((await registrationOf(applicant)).status, 3)

      await phone.tap('#university-logout')
      await phone.tap('#dialog-confirm')
      await phone.at(PERSONAL)
    },
  },
  {
    name: 'admissions-and-regions §4: a refused form is reset, corrected and submitted again',
    async run(bench) {
      const { applicant, phone } = await applicantOf(bench, { filled: true })
      await givePhoto(phone, await testPhoto('portrait'))
      await openGroup(phone, '35')
      await save(phone, '35', '未填写')
      await handIn(phone)
      await decide(bench, applicant, '--refill', '--note', '请更换照片')
      await told(applicant, '您的报名未通过审核，请修改后重新提交：请更换照片')
      await phone.page.reload()
      await statusIs(phone, '资料需要重新填写')
      await phone.expectText('#review-note', '请更换照片')
      await phone.tap('#apply-button')
      await statusIs(phone, '请填写并提交报名资料')
      await phone.find('#group-mark-36').filter({ hasText: '未填写' }).waitFor()
      await phone.find('#group-mark-31').filter({ hasText: '已填写' }).waitFor()
      await givePhoto(phone, await testPhoto('another'))
      await handIn(phone)
      assert.equal((await registrationOf(applicant)).status, 1)
    },
  },
]
