import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { addPicture, PICTURE } from '../support/addPicture'
import { graveFindings } from '../support/axe'
import { dragRow } from '../support/dragRow'
import { STAFF, TENANT } from '../support/Gateway'
import { payNow } from './payNow'

const at = (screen: string, query = '') => `/app/shops/${screen}?iid=${TENANT}${query}`
/** A code with the right check character. */
const CREDIT = '91350100M000100Y43'
export const partners: readonly Journey[] = [
  {
    name: 'screens-content §8.9: a merchant’s two steps, the fee, the pass of staff; the shop is in the search, and a second decision is stale',
    async run(bench) {
      const merchant = await bench.member()
      const name = `溪谷租赁${merchant.rid}`
      const types = await merchant.ask<{ id: string; moduleType: number }[]>('/api/shop/features/types', {})
      const typeId = types.find(({ moduleType }) => moduleType === 237)?.id
      const shop = {
        name,
        typeId,
        contact: '林间',
        phone: merchant.mobile,
        region: '浙江省 杭州市',
        address: '登山口 1 号',
      }
      const reqId = `join-${merchant.rid}`
      const { id } = await merchant.ask<{ id: string }>('/v2/shops/join', { reqId, step: 1, data: shop })

      const phone = await bench.phone(merchant)
      await phone.open(at('join'))
      await phone.see('#join-status-draft')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#join-step2')
      await phone.at('/app/shops/join/step2')
      await phone.type('#join-creditCode', CREDIT)
      await addPicture(phone, 'join-licence')
      await addPicture(phone, 'join-photos')
      await phone.type('#join-intro', '帐篷、睡袋和炉具按天租，取还都在登山口旁。')
      // A page that was killed loses nothing of it.
      await phone.open(at('join/step2'))
      for (const kept of ['join-licence', 'join-photos']) await phone.see(`#${kept}-field img`)
      await phone.tap('#join-send')
      await phone.hear('请先勾选协议')
      await phone.tap('#join-consent')
      await phone.tap('#join-send')
      await phone.at('/app/pay/shops_join')
      await phone.tap('#checkout-submit')
      await payNow(phone)
      await phone.open(at('join'))
      await phone.see('#join-status-reviewing')

      const staff = await bench.gateway.login(STAFF)
      const desk = await bench.phone(staff)
      await desk.open(at('join', '&as=staff'))
      await desk.tap(`#pass-${id}`)
      await desk.tap('#dialog-confirm')
      await desk.hear('已处理')
      const again = staff.ask('/v2/staff/review', { reqId: `${reqId}-2`, kind: 'shop', id, decision: 'pass' })
      await assert.rejects(again, /1000007/)
      await phone.open(at('join'))
      await phone.see('#join-status-passed')
      const params = { moduleTypes: '[237]', queryKey: name, sortBy: 'new' }
      const found = await merchant.ask<{ list: { title: string }[] }>('/v2/content/search', params)
      assert.deepEqual(
        found.list.map(({ title }) => title),
        [name],
      )

      // The owner adds a photo and puts it first.
      await phone.tap('#join-open')
      await phone.at('/app/shops/detail')
      await phone.see('#shop-phone')
      const shopId = new URL(phone.page.url()).searchParams.get('id') ?? ''
      await phone.open(at('imgs_videos', `&id=${shopId}`))
      await phone.see('#album-0')
      await phone.tap('#album-edit')
      const chooser = phone.page.waitForEvent('filechooser')
      await phone.tap('#album-add')
      await (await chooser).setFiles(PICTURE)
      await phone.page.locator('#album-tab-image', { hasText: '2/30' }).waitFor()
      const albumOf = async () =>
        (
          await merchant.ask<{ shop: { media: { id: string }[] } }>('/v2/content/get', { moduleType: 237, id: shopId })
        ).shop.media.map((one) => one.id)
      const [first, second] = await albumOf()
      assert.deepEqual(await graveFindings(phone.page), [])
      const stored = phone.answerTo('/v2/shops/media')
      await phone.tap(`#album-up-${second}`)
      await stored
      assert.deepEqual(await albumOf(), [second, first])
      const dropped = phone.answerTo('/v2/shops/media')
      await dragRow(phone, {
        ...{ grip: `#album-drag-${second}`, row: `#album-row-${first}`, by: 1 },
        isThere: async () => (await phone.find('[id^="album-row-"]').getAttribute('id')) === `album-row-${first}`,
      })
      await dropped
      assert.deepEqual(await albumOf(), [first, second])

      // While a picture is on its way, a step back asks; whoever stays loses nothing.
      let arrive = () => {}
      const arrives = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await phone.page.route('**/oss/', async (route) => {
        await arrives
        return route.continue()
      })
      const another = phone.page.waitForEvent('filechooser')
      await phone.tap('#album-add')
      await (await another).setFiles(PICTURE)
      await phone.expectText('#album-add', '正在上传')
      await phone.page.goBack()
      await phone.hear('还在上传')
      await phone.tap('#dialog-cancel')
      arrive()
      await phone.page.locator('#album-tab-image', { hasText: '3/30' }).waitFor()

      // The app ends while a picture is on its way: it goes on by itself.
      await phone.page.unrouteAll({ behavior: 'ignoreErrors' })
      await phone.page.route('**/oss/', () => undefined)
      const last = phone.page.waitForEvent('filechooser')
      await phone.tap('#album-add')
      await (await last).setFiles(PICTURE)
      await phone.expectText('#album-add', '正在上传')
      await phone.page.unrouteAll({ behavior: 'ignoreErrors' })
      await phone.open(at('imgs_videos', `&id=${shopId}`))
      await phone.page.locator('#album-tab-image', { hasText: '4/30' }).waitFor()

      // A guest reviews it and finds it among the best of its kind.
      const guest = await bench.phone(await bench.member())
      await guest.open(at('detail', `&id=${shopId}`))
      await guest.tap('#comment-button')
      await guest.tap('#shop-review-send')
      await guest.hear('请完成评分')
      for (const part of [0, 1, 2]) await guest.tap(`#shop-review-${part}-5`)
      await guest.type('#shop-review-text', '帐篷干净，店员也耐心')
      await guest.tap('#shop-review-send')
      await guest.hear('感谢你的评价')
      await guest.hear('5.0分 · 1条评价')
      assert.deepEqual(await graveFindings(guest.page), [])
      await guest.open(`/app/shops/${TENANT}/index`)
      await guest.tap(`#shop-type-${typeId}`)
      await guest.tap(`#shop-${shopId}`)
      await guest.at(/shops\/detail/)
    },
  },
  {
    name: 'screens-content §8.8: not on the roll, a member asks to join; staff accept, the card is issued, and offer 17 has one code',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(at('gongyi'))
      const enter = async () => {
        await phone.type('#volunteer-name', '万小禾')
        await phone.type('#volunteer-phone', member.mobile)
        await phone.tap('#volunteer-send')
      }
      await enter()
      await phone.see('#volunteer-stranger')
      await phone.type('#volunteer-why', '参加过四次净山行动')
      await phone.tap('#volunteer-send')
      await phone.see('#volunteer-request-open')
      assert.deepEqual(await graveFindings(phone.page), [])

      const desk = await bench.phone(await bench.gateway.login(STAFF))
      await desk.open(at('gongyi', '&as=staff'))
      const row = desk.page.locator('[id^="review-"]', { hasText: member.mobile })
      await row.locator('[id^="pass-"]').click()
      await desk.tap('#dialog-confirm')
      await desk.hear('已处理')

      await phone.open(at('gongyi'))
      await phone.see('#volunteer-request-passed')
      await enter()
      await phone.see('#volunteer-no')
      const offers = await member.ask<{ list: { id: string }[] }>('/api/config/list', { type: 'gongyi', pageSize: 50 })
      assert.equal(offers.list.length, 46)
      const id = offers.list[16]?.id ?? ''
      await phone.page.locator('[role="button"]', { hasText: '景区' }).filter({ visible: true }).first().click()
      await phone.tap(`#take-${id}`)
      await phone.see('#offer-code')
      const again = await member.ask<{ code: string }>('/api/vipCard/record/recv/take', {
        type: 'gongyi',
        targetId: id,
      })
      await phone.see(`#code-${again.code}`)
    },
  },
]
