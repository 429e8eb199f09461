import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { STAFF, TENANT } from '../support/Gateway'

const at = (screen: string, query = '') => `/app/relation/${screen}?iid=${TENANT}${query}`
/** A number of its own for each run: one that passed belongs to its member. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
function idCard(): string {
  const first = `11010119900307${String(Date.now() % 1000).padStart(3, '0')}`
  const sum = WEIGHTS.reduce((total, weight, order) => total + weight * Number(first[order]), 0)
  return first + '10X98765432'.charAt(sum % 11)
}

/** A picture that a phone has. */
const PICTURE = {
  name: 'a.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export const profiles: readonly Journey[] = [
  {
    name: 'screens-content §8.10: a member fills the profile, is verified by staff, gets an impression and praise; a third member sees them, but not the phone',
    async run(bench) {
      const [ann, bob, eve] = [await bench.member(), await bench.member(), await bench.member()]
      const own = await bench.phone(ann)
      await own.open(at('index'))
      await own.tap('#relation-next')
      await own.at('/app/relation/baseinfo')
      await own.type('#base-name', '林小路')
      await own.type('#base-industry', '户外')
      await own.type('#base-wechat', 'xiaolu-1990')
      await own.tap('#base-contact-mutual')
      assert.deepEqual(await graveFindings(own.page), [])
      await own.tap('#base-save')
      await own.at('/app/relation/index')

      const number = idCard()
      await own.open(at('auth'))
      await own.type('#auth-name', '林小路')
      await own.type('#auth-idCard', number)
      for (const count of [1, 2]) {
        const chooser = own.page.waitForEvent('filechooser')
        await own.tap('#auth-images')
        await (await chooser).setFiles(PICTURE)
        const pictures = own.page.locator('#auth-images-field').filter({ visible: true })
        await pictures
          .locator('img')
          .nth(count - 1)
          .waitFor()
        await pictures.filter({ hasNotText: /上传|等待/ }).waitFor()
      }
      await own.tap('#auth-send')
      await own.see('#auth-1')

      const staff = await bench.gateway.login(STAFF)
      const desk = await bench.phone(staff)
      const { list } = await staff.ask<{ list: { id: string; data: { rid: number } }[] }>('/v2/staff/queue', {
        kind: 'auth',
        pageSize: 50,
      })
      const id = list.find(({ data }) => data.rid === ann.rid)?.id
      await desk.open(at('auth', '&as=staff'))
      await desk.tap(`#pass-${id}`)
      await desk.tap('#dialog-confirm')
      await desk.hear('已处理')

      const friend = await bench.phone(bob)
      await friend.open(at('addimpress', `&rid=${ann.rid}`))
      await friend.tap('#tag-靠谱')
      await friend.tap('#impress-send')
      await friend.hear('印象已送达')
      await friend.open(at('detail', `&rid=${ann.rid}`))
      await friend.tap('#praise-button')
      await friend.hear('已点赞')

      const third = await bench.phone(eve)
      await third.open(at('detail', `&rid=${ann.rid}`))
      await third.see('#person-verified')
      await third.expectText('#count-praises', /1/)
      await third.expectText('#part-impress', /靠谱/)
      const page = await third.page.content()
      for (const secret of [ann.mobile, '林小路', 'xiaolu-1990', number])
        assert.equal(page.includes(secret), false, secret)
      await third.lacks('#person-phone')
      assert.deepEqual(await graveFindings(third.page), [])
      await third.open(at('impress', `&rid=${ann.rid}`))
      await third.hear('靠谱')
      await third.open(at('praise', `&rid=${ann.rid}`))
      await third.hear('共1人点赞')
    },
  },
  {
    name: 'what a member has typed is there after a reload, though the screen learns later than that who it is',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      for (const [address, opener, field] of [
        [`/app/relation/opinion?iid=${TENANT}`, null, '#opinion-text'],
        [`/app/step/count?iid=${TENANT}&id=walk-31`, '#step-manual', '#claim-steps'],
        [`/app/step/team?iid=${TENANT}&id=walk-31`, '#team-found', '#team-name'],
      ] as const) {
        await phone.open(address)
        if (opener) await phone.tap(opener)
        await phone.type(field, '8123')
        await phone.page.reload()
        if (opener) await phone.tap(opener)
        await phone.page.waitForFunction(
          (wanted) =>
            [...document.querySelectorAll<HTMLInputElement>(`${wanted}, ${wanted} input, ${wanted} textarea`)].some(
              ({ value }) => value === '8123',
            ),
          field,
        )
      }
    },
  },
  {
    name: 'expect-reading §3: leaving a form with something unsaved asks, what was typed stays, and what another device stored comes with it',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      const form = async () => {
        await phone.open(`/app/relation/index?iid=${TENANT}`)
        await phone.tap('#relation-to-baseInfo')
        await phone.at('/app/relation/baseinfo')
        await phone.see('#base-industry')
      }
      await form()
      // Nothing was typed: nothing is asked.
      await phone.page.goBack()
      await phone.at('/app/relation/index')
      await form()
      await phone.type('#base-industry', '户外教育')
      for (const answer of ['cancel', 'confirm']) {
        await phone.page.goBack()
        await phone.hear('还没有保存')
        await phone.expectValue('#base-industry', '户外教育')
        await phone.tap(`#dialog-${answer}`)
      }
      await phone.at('/app/relation/index')
      const { profile } = await member.ask<{ profile: { base: object } }>('/v2/relation/get', {})
      const data = { ...profile.base, name: '林小路', tags: ['徒步'], wechat: 'other-device' }
      await member.ask('/v2/relation/save', { reqId: randomUUID(), part: 'base', data })
      await form()
      await phone.see('#form-behind')
      await phone.expectValue('#base-industry', '户外教育')
      await phone.expectValue('#base-wechat', 'other-device')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#base-save')
      await phone.at('/app/relation/index')
      await form()
      await phone.expectValue('#base-industry', '户外教育')
      await phone.lacks('#form-behind')
    },
  },
]
