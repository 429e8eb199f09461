import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { STAFF, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { payNow } from './payNow'

const at = (screen: string, query = '') => `/app/shops/${screen}?iid=${TENANT}${query}`
/** A code with the right check character. */
const CREDIT = '91350100M000100Y43'
const PICTURE = {
  name: 'a.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

async function addPicture(phone: Phone, id: string): Promise<void> {
  const chooser = phone.page.waitForEvent('filechooser')
  await phone.tap(`#${id}`)
  await (await chooser).setFiles(PICTURE)
  const pictures = phone.page.locator(`#${id}-field`).filter({ visible: true })
  await pictures.locator('img').first().waitFor()
  await pictures.filter({ hasNotText: /上传中|等待/ }).waitFor()
}

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
    },
  },
]
