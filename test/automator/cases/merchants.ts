import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { build, buildMini } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { become, payNow, personOf, STAFF } from './become'

/** A shop of the demo, and who stands on its roll of volunteers. */
const SHOP = '23705'
const VOLUNTEER = { name: '唐小野', phone: '13900000007' }

/** A code with the right check character. */
const CREDIT = '91350100M000100Y43'

export const merchants: readonly Case[] = [
  {
    name: 'partner shops by distance once the position is allowed; a shop with its hours and album',
    async run({ app }) {
      await app.miniProgram.callWxMethod('clearStorage')
      await app.open(buildMini('shops.home', { iid: TENANT }))
      await app.find('#to-gongyi')
      await app.tap('#shop-type-t-shop-stay')
      await app.expectText(`#shop-${SHOP}`, '湖畔茶舍')
      await app.tap(`#shop-${SHOP}`)
      await app.at('shops/detail')
      await app.expectText('#shop-hours', '10:00–22:00')
      await app.expectText('#shop-score', '条评价')
      await app.open(buildMini('shops.media', { iid: TENANT, id: SHOP }))
      await app.expectText('#album-tab-image', '3/30')
      await app.find('#album-0')
      assert(!(await app.has('#album-edit')), 'only the owner arranges the album')
    },
  },
  {
    name: 'screens-content §8.8: a volunteer on the roll gets the card; all 46 offers are listed, offer 17 has one code, and a repeat in the month answers the same',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const volunteer = await personOf(bench)
      await become(bench, volunteer, build('shops.gongyi', { iid: TENANT }))
      await app.at('shops/gongyi')
      await app.expectText('#volunteer-card', '46')
      await app.type('#volunteer-name', VOLUNTEER.name)
      await app.type('#volunteer-phone', VOLUNTEER.phone)
      await app.tap('#volunteer-send')
      await app.find('#volunteer-prove')
      await app.tap('#send-code')
      await app.type('#volunteer-code', await bench.smsCode(VOLUNTEER.phone))
      await app.tap('#volunteer-send')
      await app.find('#volunteer-no')
      const { list } = await volunteer.ask<{ list: { id: string; extra: { nn: string; category: string } }[] }>(
        '/api/config/list',
        { type: 'gongyi', pageSize: 50 },
      )
      assert.equal(list.length, 46)
      const offer = list.find(({ extra }) => Number(extra.nn) === 17)
      assert(offer, 'there is no offer 17')
      await app.tap(`#offer-kinds-${offer.extra.category}`)
      await app.tap(`#take-${offer.id}`)
      await app.find('#offer-code')
      const take = { type: 'gongyi', targetId: offer.id }
      const { code } = await volunteer.ask<{ code: string }>('/api/vipCard/record/recv/take', take)
      await app.find(`#code-${code}`)
    },
  },
  {
    name: 'screens-content §8.9: a merchant’s two steps, the fee, the pass of staff; the shop is among its kind, its owner adds a photo, and a second decision is stale',
    async run(bench) {
      const { app } = bench
      const merchant = await personOf(bench)
      const name = `溪谷租赁${merchant.rid}`
      const types = await merchant.ask<{ id: string; moduleType: number }[]>('/api/shop/features/types', {})
      const typeId = types.find(({ moduleType }) => moduleType === 237)?.id
      await become(bench, merchant, build('shops.join', { iid: TENANT }))
      await app.at('shops/join')
      await app.tap('#join-start')
      await app.at('shops/join-step1')
      await app.type('#join-name', name)
      await app.tap('#join-typeId')
      await app.tap(`#join-typeId-${typeId}`)
      await app.type('#join-contact', '林间')
      await app.type('#join-phone', merchant.account.mobile)
      await app.tap('#join-region')
      for (const code of ['330000', '330100', '330106']) await app.tap(`#region-${code}`)
      await app.type('#join-address', '登山口 1 号')
      await app.tap('#join-next')
      await app.at('shops/join-step2')
      await app.type('#join-creditCode', CREDIT)
      for (const field of ['join-licence', 'join-photos']) {
        await app.tap(`#${field}`)
        await app.find(`#${field}-field image`)
        await app.until('the picture', async () => !/上传中|等待/.test(await app.text(`#${field}-field`)))
      }
      await app.type('#join-intro', '帐篷、睡袋和炉具按天租，取还都在登山口旁。')
      await app.tap('#join-consent')
      await app.tap('#join-send')
      await app.at('pay/checkout')
      await app.tap('#checkout-submit')
      await payNow(bench)
      await app.open(buildMini('shops.join', { iid: TENANT }))
      await app.find('#join-status-reviewing')

      const staff = await personOf(bench, STAFF)
      const { list } = await staff.ask<{ list: { id: string; data: { name: string } }[] }>('/v2/staff/queue', {
        ...{ kind: 'shop', pageSize: 50 },
      })
      const id = list.find(({ data }) => data.name === name)?.id
      const decide = () => staff.ask('/v2/staff/review', { reqId: randomUUID(), kind: 'shop', id, decision: 'pass' })
      await decide()
      await assert.rejects(decide(), /1000007/)

      await app.open(buildMini('shops.home', { iid: TENANT }))
      await app.tap(`#shop-type-${typeId}`)
      const found = await merchant.ask<{ list: { id: string }[] }>('/v2/content/search', {
        ...{ moduleTypes: '[237]', queryKey: name, sortBy: 'new' },
      })
      const shopId = found.list[0]?.id
      await app.expectText(`#shop-${shopId}`, name)
      await app.open(buildMini('shops.media', { iid: TENANT, id: shopId ?? '' }))
      const albumOf = async () => {
        const shop = { moduleType: 237, id: shopId }
        return (await merchant.ask<{ shop: { media: unknown[] } }>('/v2/content/get', shop)).shop.media.length
      }
      const sent = await albumOf()
      await app.expectText('#album-tab-image', `${sent}/30`)
      await app.tap('#album-edit')
      await app.tap('#album-add')
      await app.until('the added photo', async () => (await albumOf()) > sent)
      await app.expectText('#album-tab-image', `${await albumOf()}/30`)
    },
  },
]
