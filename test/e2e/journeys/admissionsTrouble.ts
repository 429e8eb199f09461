import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { drawPicture, parsePictureName } from '../../../server/delivery/media/art/picture'
import { testPhoto } from '../../../server/providers/face/testing'
import { NAME, REG_ID, UNIVERSITY } from '../../admissions/applicantAnswers'
import type { Journey } from '../Journey'
import type { Phone } from '../support/Phone'
import {
  APPLY,
  applicantOf,
  choose,
  confirmPhoto,
  decide,
  enter,
  FORM,
  handIn,
  hear,
  jpeg,
  openGroup,
  PERSONAL,
  PHOTO_FORM,
  registrationOf,
  retake,
  save,
  saveAnswers,
  shoot,
  statusIs,
  stored,
  walkGuide,
} from './applicant'

/** Counts the phone's posts by the bucket's path, or by the call in the body. */
function countPosts(phone: Phone, what: string): () => number {
  let count = 0
  phone.page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const { pathname } = new URL(request.url())
    const body = pathname === '/h5/getjsonp' ? decodeURIComponent(request.postData() ?? '') : ''
    if (pathname === what || body.includes(`"uri":"${what}"`)) count += 1
  })
  return () => count
}

async function drawn(name: string): Promise<Buffer> {
  const picture = parsePictureName(name)
  if (!picture) throw new Error(`no picture ${name}`)
  return sharp(Buffer.from(drawPicture(picture)))
    .jpeg()
    .toBuffer()
}

export const admissionsTrouble: readonly Journey[] = [
  {
    name: 'admissions: a reload at each step loses nothing',
    async run(bench) {
      const { phone, applicant } = await applicantOf(bench)
      await openGroup(phone, '31')
      await phone.type('#field-271', NAME)
      await phone.page.reload()
      await hear(phone, '上次有未保存的内容，要恢复吗？')
      await phone.tap('#dialog-confirm')
      await phone.expectValue('#field-271', NAME)
      await phone.page.reload()
      await phone.tap('#dialog-cancel')
      await phone.expectValue('#field-271', '')
      await phone.page.goBack()
      await phone.at(APPLY)

      await saveAnswers(applicant)
      await phone.page.reload()
      await openGroup(phone, '36')
      await shoot(phone, await testPhoto('portrait'))
      await phone.page.reload()
      await phone.at(PHOTO_FORM)
      await phone.see('#photo-submit')
      await phone.open(`${APPLY}?iid=${UNIVERSITY}`)
      await openGroup(phone, '36')
      await phone.tap('#field-276')
      await phone.at(PHOTO_FORM)
      await confirmPhoto(phone)
      await phone.at(FORM)
      await phone.find('#field-276').filter({ hasText: '已通过' }).waitFor()
      await phone.page.reload()
      await phone.find('#field-276').filter({ hasText: '已通过' }).waitFor()
      await save(phone, '36')
      await openGroup(phone, '35')
      await save(phone, '35', '未填写')
      await phone.page.reload()
      await handIn(phone)
      await decide(bench, applicant, '--pass')
      await phone.page.reload()
      await phone.tap('#apply-button')
      await phone.at('/app/pay/order')
      await phone.page.reload()
      await phone.tap('#pay-button')
      await phone.page.waitForURL(/\/local\/cashier/)
      await phone.page.reload()
      await phone.page.getByTestId('cashier-pay').click()
      await phone.see('#pay-result')
      await phone.page.reload()
      await phone.see('#pay-result')
      await phone.tap('#pay-next')
      await phone.at(APPLY)
      await statusIs(phone, '报名成功')
    },
  },
  {
    name: 'admissions: without a network typed answers and uploads stay, and are sent later',
    async run(bench) {
      const { phone, applicant } = await applicantOf(bench)
      const offline = (off: boolean) => phone.context.setOffline(off)
      await openGroup(phone, '32')
      await phone.type('#field-280', 'not@saved.test')
      await phone.page.goBack()
      await phone.at(APPLY)
      await openGroup(phone, '35')
      await offline(true)
      await choose(phone, () => phone.tap('#field-302'), jpeg(await testPhoto('another')))
      await phone.page.getByText('上传失败').filter({ visible: true }).first().waitFor()
      await phone.tap('#form-save')
      await hear(phone, '还有图片没有传完')
      // It is sent by itself when the network is back.
      await offline(false)
      await stored(phone, 1)
      await offline(true)
      await phone.tap('#form-save')
      await hear(phone, '网络好像断开了')
      await offline(false)
      await save(phone, '35')

      await openGroup(phone, '36')
      await shoot(phone, await testPhoto('portrait'))
      await offline(true)
      await confirmPhoto(phone)
      await hear(phone, '网络好像断开了')
      await offline(false)
      await confirmPhoto(phone)
      await phone.at(FORM)
      await save(phone, '36')
      await openGroup(phone, '32')
      await hear(phone, '上次有未保存的内容，要恢复吗？')
      await phone.tap('#dialog-cancel')
      await phone.page.goBack()
      await phone.at(APPLY)
      await saveAnswers(applicant)

      await phone.page.reload()
      await phone.tap('#consent')
      await offline(true)
      await phone.tap('#apply-button')
      await phone.tap('#dialog-confirm')
      await hear(phone, '网络好像断开了')
      await offline(false)
      await phone.tap('#apply-button')
      await phone.tap('#dialog-confirm')
      await statusIs(phone, '资料已提交，等待审核')
      assert.equal((await registrationOf(applicant)).status, 1)
      const expected = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|net::/
      const errors = phone.takeErrors()
      assert(
        errors.every((error) => expected.test(error)),
        errors.join('\n'),
      )
    },
  },
  {
    name: 'admissions-and-regions §8: when the login ends in the middle of the form, logging in again brings back the typed answers',
    async run(bench) {
      const { account, phone } = await applicantOf(bench)
      await openGroup(phone, '31')
      await phone.type('#field-271', NAME)
      await phone.type('#field-272', '11010519491231002X')
      await phone.chooseDate('#field-274', '1949-12-31')
      for (const name of ['273', '275']) {
        await phone.tap(`#field-${name}`)
        await phone.tap(`#field-${name}-0`)
      }
      await phone.context.clearCookies()
      await phone.tap('#form-save')
      await phone.at(PERSONAL)
      const kept = await phone.page.evaluate(() => ({
        rid: localStorage.getItem('university.rid'),
        token: localStorage.getItem('university.token'),
      }))
      assert.deepEqual(kept, { rid: null, token: null })
      await enter(phone, account)
      await openGroup(phone, '31')
      await hear(phone, '上次有未保存的内容，要恢复吗？')
      await phone.tap('#dialog-confirm')
      await phone.expectValue('#field-271', NAME)
      await save(phone, '31')
      phone.takeErrors()
    },
  },
  {
    name: 'admissions: a double tap on upload, check, submit, order and pay has one effect each',
    async run(bench) {
      const { phone, applicant } = await applicantOf(bench, { filled: true })
      const posts = Object.fromEntries(
        ['/oss/', '/api/registration/checkImg', '/api/registration/commitForm', '/h5/order/create'].map((part) => [
          part,
          countPosts(phone, part),
        ]),
      )
      await openGroup(phone, '35')
      await save(phone, '35', '未填写')
      await openGroup(phone, '36')
      await walkGuide(phone)
      await choose(phone, () => phone.find('#guide-next').dblclick(), jpeg(await testPhoto('portrait')))
      await phone.at(PHOTO_FORM)
      await phone.tap('#photo-submit')
      await phone.find('#dialog-confirm').dblclick()
      await phone.at(FORM)
      await phone.find('#field-276').filter({ hasText: '已通过' }).waitFor()
      await save(phone, '36')
      await phone.tap('#consent')
      await phone.tap('#apply-button')
      await phone.find('#dialog-confirm').dblclick()
      await statusIs(phone, '资料已提交，等待审核')
      await decide(bench, applicant, '--pass')
      await phone.page.reload()
      await phone.find('#apply-button').dblclick()
      await phone.at('/app/pay/order')
      await phone.find('#pay-button').dblclick()
      await phone.page.waitForURL(/\/local\/cashier/)
      const second = await phone.context.newPage()
      await second.goto(phone.page.url())
      await Promise.all([phone.page.getByTestId('cashier-pay').click(), second.getByTestId('cashier-pay').click()])
      await phone.see('#pay-result')
      const { list } = await applicant.ask<{ list: { status: number }[] }>('/h5/order/list', {
        status: 0,
        pageNumber: 1,
        pageSize: 20,
      })
      assert.deepEqual(
        list.map(({ status }) => status),
        [13],
      )
      assert.equal((await registrationOf(applicant)).status, 3)
      assert.deepEqual(
        Object.entries(posts).map(([part, count]) => [part, count()]),
        Object.keys(posts).map((part) => [part, 1]),
      )
    },
  },
  {
    name: 'admissions-and-regions §5: wrong files and pictures are refused with the reason',
    async run(bench) {
      const { phone } = await applicantOf(bench)
      await openGroup(phone, '36')
      await shoot(phone, await testPhoto('couple'))
      const refused = async (photo: Parameters<typeof retake>[1], words: string) => {
        await retake(phone, photo)
        await hear(phone, words)
      }
      await phone.find('#photo-result').filter({ hasText: '检测到多张人脸，请上传单人照' }).waitFor()
      await refused(
        jpeg(Buffer.from('MZ\u0090\u0000 this program cannot be run in DOS mode')),
        '这不是可用的图片，请选择 jpg、png、bmp 或 gif',
      )
      const folder = mkdtempSync(path.join(tmpdir(), 'quanzi-large-'))
      const large = path.join(folder, 'large.jpg')
      // A large file with few pixels, so that the phone cannot shrink it by scaling.
      writeFileSync(large, await testPhoto('portrait'))
      truncateSync(large, 40 * 1024 * 1024)
      await refused(large, '图片不能超过 20 MB')
      rmSync(folder, { recursive: true })
      await phone.find('#photo-result').filter({ hasText: '检测到多张人脸' }).waitFor()
      for (const scene of ['camp-2-600x800', 'avatar-3-600x800']) {
        await retake(phone, jpeg(await drawn(scene)))
        await phone.find('#photo-result').filter({ hasText: '未检测到人脸，请上传本人正面照' }).waitFor()
      }
      phone.takeErrors()
    },
  },
  {
    name: 'admissions-and-regions §6: data of another applicant are refused',
    async run(bench) {
      const { phone, applicant } = await applicantOf(bench)
      await openGroup(phone, '36')
      await shoot(phone, await testPhoto('portrait'))
      const upload = (await phone.page.locator('img[src*="/oss/"]').first().getAttribute('src')) ?? ''
      assert.match(upload, /\?.*Signature=/)
      await confirmPhoto(phone)
      await phone.at(FORM)
      await phone.find('#field-276').filter({ hasText: '已通过' }).waitFor()
      await phone.tap('#field-276')
      await phone.see('#approved-photo img')
      const approved = (await phone.page.locator('#approved-photo img').getAttribute('src')) ?? ''

      const other = await bench.gateway.login(await bench.gateway.register(UNIVERSITY), UNIVERSITY)
      const stranger = await bench.phone(other)
      const statusOf = async (address: string) =>
        (await stranger.context.request.get(new URL(address, bench.site.origin).href)).status()
      assert.equal(await statusOf(approved), 403, 'the approved photo')
      assert.equal(await statusOf(upload), 404, 'the upload has left the bucket')
      const { rid, token } = applicant
      const asOther = { rid, token, id: REG_ID, regId: REG_ID, groupId: '31', content: '{}', imgPath: upload }
      for (const call of ['get', 'getFormItems', 'saveFormItems', 'commitForm', 'reset', 'checkImg'])
        await assert.rejects(other.ask(`/api/registration/${call}`, asOther), /1000001/, call)
      const own = { ...asOther, rid: other.rid, token: other.token }
      await assert.rejects(other.ask('/api/registration/checkImg', own), /100000[24]/, 'the upload of another')
      await assert.rejects(
        other.ask('/api/registration/saveFormItems', {
          ...own,
          groupId: '36',
          content: JSON.stringify({ 276: approved }),
        }),
        /1000003/,
        'the photo of another',
      )
      await assert.rejects(other.ask('/api/registration/get', { ...own, id: '4' }), /1000004/, 'an unknown regId')
    },
  },
]
