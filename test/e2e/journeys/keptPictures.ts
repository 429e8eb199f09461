import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { ContentDetail, OrderSource } from '@quanzi/contract'
import type { Bench, Journey } from '../Journey'
import { addPicture } from '../support/addPicture'
import { fakeAnswer } from '../support/fakeAnswer'
import { type Account, type Member, TENANT } from '../support/Gateway'
import {
  choosePicture,
  expectKept,
  expectStored,
  expectWaiting,
  holdUploads,
  type PictureForm,
} from '../support/heldPicture'
import type { Phone } from '../support/Phone'

/** The demo tenant's distributor has a small store. */
const SELLER: Account = { mobile: '13800000003', password: 'quanzi123' }
/** A tenant with a project whose people have to pass no quiz. */
const FUNDED = 3214

const at = (path: string, query = '') => `/app/${path}?iid=${TENANT}${query}`

/** Somebody with a card, and with an application for a shop that is at its second step. */
async function merchant({ member }: Bench): Promise<Member> {
  const one = await member()
  const types = await one.ask<{ id: string; moduleType: number }[]>('/api/shop/features/types', {})
  const typeId = types.find(({ moduleType }) => moduleType === 237)?.id
  const shop = { name: `山脚小铺${one.rid}`, typeId, contact: '林间', phone: one.mobile }
  const place = { region: '浙江省 杭州市', address: '登山口 2 号' }
  await one.ask('/v2/shops/join', { reqId: randomUUID(), step: 1, data: { ...shop, ...place } })
  const person = { name: '林小路', post: '', phone: one.mobile, showPhone: 'none', wechat: '', email: '' }
  await one.ask('/v2/card/save', {
    ...{ reqId: randomUUID(), part: 'edit', version: 0 },
    data: { ...person, headImg: '', intro: '' },
  })
  return one
}

/** A question that asks for a picture. */
const BADGE = { id: 'badge', name: '学员证', type: 'image', options: [], must: false, placeholder: '' } as const

const asksForPicture = (phone: Phone) =>
  fakeAnswer(phone, '/v2/content/get', (real: ContentDetail) => ({
    ...real,
    questions: [...(real.questions ?? []), BADGE],
  }))

export const keptPictures: readonly Journey[] = [
  {
    name: 'a picture that is on its way when the app ends arrives later: profile, company, honour, application, card',
    async run(bench) {
      const phone = await bench.phone(await merchant(bench))
      const forms: readonly PictureForm[] = [
        { address: at('account/personal/edit'), field: 'profile-picture', save: 'profile-save' },
        { address: at('relation/baseinfo'), field: 'base-head', save: 'base-save' },
        { address: at('relation/addcompany'), field: 'company-logo', save: 'company-save' },
        { address: at('relation/honor'), opener: '#honor-add', field: 'honor-image', save: 'honor-save' },
        { address: at('shops/join/step2'), field: 'join-licence', save: 'join-send' },
        { address: at('shops/join/step2'), field: 'join-photos', save: 'join-send' },
        { address: at('shops/card/edit'), field: 'card-head', save: 'card-save' },
        { address: at('shops/bcard/edit'), field: 'card-licence', save: 'card-save' },
        { address: at('shops/card/edit1'), field: 'card-cover', save: 'card-save' },
      ]
      for (const form of forms) await expectKept(phone, form)
    },
  },
  {
    name: 'a picture that is on its way when the app ends arrives later: store, steps, project',
    async run(bench) {
      const seller = await bench.phone(await bench.gateway.login(SELLER))
      for (const [screen, field, save] of [
        ['storeInfoSet', 'info-logo', 'info-save'],
        ['storeInfoSet', 'info-banner', 'info-save'],
        ['storeMasterSet', 'master-img', 'master-save'],
      ] as const) {
        await expectKept(seller, { address: at(`account/${screen}`), field, save })
      }
      const walker = await bench.phone(await bench.member())
      await expectKept(walker, {
        ...{ address: at('step/count', '&id=walk-31'), opener: '#step-manual' },
        ...{ field: 'claim-photo', save: 'claim-send' },
      })
      const { gateway } = bench
      const starter = await bench.phone(await gateway.login(await gateway.register(FUNDED), FUNDED))
      const address = `/app/cf/infos?iid=${FUNDED}&id=cf-garden`
      await expectKept(starter, { address, field: 'cf-cover', save: 'cf-infos-save' })
    },
  },
  {
    name: 'an answer of an enrolment that is a picture stays with its person: in the form, of a trip, at the checkout',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await asksForPicture(phone)
      const enrol = at('act/enroll', '&id=9012')
      // It is the first thing that is entered, of the second person.
      await phone.open(enrol)
      await phone.tap('#entrants-plus')
      const letGo = await holdUploads(phone)
      await choosePicture(phone, 'answer-badge-p2')
      await phone.tap('#enrol-submit')
      await phone.hear('还没有传完')
      letGo()
      await phone.open(enrol)
      await expectStored(phone, 'answer-badge-p2')
      await phone.lacks('#answer-badge-field img')
      await expectWaiting(phone, 0)
      // A person who is removed takes the picture along.
      const again = await holdUploads(phone)
      await choosePicture(phone, 'answer-badge')
      await expectWaiting(phone, 1)
      await phone.page.getByText('移除', { exact: true }).filter({ visible: true }).first().click()
      await expectWaiting(phone, 0)
      again()

      const trip = at('act/origin/enroll', '&id=31006')
      await expectKept(phone, { address: trip, field: 'answer-badge', save: 'trip-submit' })

      await fakeAnswer(phone, '/v2/order/source', (real: OrderSource) => ({
        ...real,
        form: [
          { ...BADGE, perEntrant: true },
          { ...BADGE, id: 'whole', perEntrant: false },
        ],
      }))
      for (const field of ['answer-badge', 'answer-whole']) {
        await expectKept(phone, { address: at('pay/act', '&id=9012'), field, save: 'checkout-submit' })
      }
    },
  },
  {
    name: 'a paragraph that is removed takes its picture along, and a note that is read again shows the pictures that it has now',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(`/app/note/${TENANT}/preview/new`)
      await phone.type('#note-title', '雨后的山路')
      await phone.tap('#note-add-image')
      const letGo = await holdUploads(phone)
      await choosePicture(phone, 'note-b1')
      await expectWaiting(phone, 1)
      await phone.page.locator('[aria-label^="删除 "]').filter({ visible: true }).last().click()
      await expectWaiting(phone, 0)
      letGo()
      await phone.open(`/app/note/${TENANT}/preview/new`)
      await addPicture(phone, 'note-pictures')
      const answer = phone.answerTo('/v2/content/save')
      await phone.tap('#note-save')
      const { id, version } = ((await (await answer).json()) as { t: { id: string; version: number } }).t
      await phone.open(`/app/note/${TENANT}/preview/${id}`)
      await phone.tap('#tab-edit')
      await expectStored(phone, 'note-pictures')

      // Another device takes the picture out, and this one has typed meanwhile.
      await member.ask('/v2/content/save', {
        ...{ moduleType: 11, id, version, reqId: randomUUID(), title: '雨后的山路', body: [], imgs: [] },
        ...{ tag: '', places: [], video: 'none', status: 'draft' },
      })
      await phone.type('#note-title', '雨后的另一条山路')
      await phone.tap('#note-save')
      await phone.tap('#dialog-confirm')
      await phone.page.locator('#note-pictures-field img').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'what a member has chosen and not sent goes from the device with a logout, and when another member logs in',
    async run(bench) {
      const [ann, bob] = [await bench.member(), await bench.member()]
      const phone = await bench.phone(ann)
      const company = at('relation/addcompany')
      await phone.open(company)
      await holdUploads(phone)
      await choosePicture(phone, 'company-logo')
      await phone.open(at('account/personal'))
      await expectWaiting(phone, 1)
      await phone.tap('#logout-button')
      await phone.hear('已退出登录')
      await expectWaiting(phone, 0)

      const again = await bench.gateway.login(ann)
      await phone.context.addCookies([{ ...again.cookie, url: bench.site.origin }])
      await phone.open(company)
      await choosePicture(phone, 'company-logo')
      await expectWaiting(phone, 1)
      await phone.context.addCookies([{ ...bob.cookie, url: bench.site.origin }])
      await phone.open(company)
      await phone.see('#company-logo')
      await expectWaiting(phone, 0)
      assert.equal(await phone.page.locator('#company-logo-field img').count(), 0)
    },
  },
  {
    name: 'a card waits for its video: saved at once it would be without one',
    async run(bench) {
      const phone = await bench.phone(await merchant(bench))
      await phone.open(at('shops/card/edit1'))
      await phone.see('#card-video')
      const letGo = await holdUploads(phone)
      const chooser = phone.page.waitForEvent('filechooser')
      await phone.tap('#card-video')
      await (await chooser).setFiles('server/delivery/media/clips/trail.mp4')
      await phone.tap('#card-save')
      await phone.hear('还没有传完')
      letGo()
      await phone.open(at('shops/card/edit1'))
      const again = phone.page.waitForEvent('filechooser')
      await phone.tap('#card-video')
      await (await again).setFiles('server/delivery/media/clips/trail.mp4')
      await phone.see('#card-video-remove')
      await phone.tap('#card-save')
      await phone.at('/app/shops/card')
    },
  },
]
