import assert from 'node:assert/strict'
import { build, buildMini } from '@quanzi/contract'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { become, personOf } from './become'

/** A shop of the demo, and who stands on its roll of volunteers. */
const SHOP = '23705'
const VOLUNTEER = { name: '唐小野', phone: '13900000007' }

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
    name: 'a volunteer on the roll gets the card and the code of an offer',
    ownSite: true,
    async run(bench) {
      const { app } = bench
      const volunteer = await personOf(bench)
      await become(bench, volunteer, build('shops.gongyi', { iid: TENANT }))
      await app.at('shops/gongyi')
      await app.type('#volunteer-name', VOLUNTEER.name)
      await app.type('#volunteer-phone', VOLUNTEER.phone)
      await app.tap('#volunteer-send')
      await app.find('#volunteer-no')
      const { list } = await volunteer.ask<{ list: { id: string }[] }>('/api/config/list', { type: 'gongyi' })
      await app.tap(`#take-${list[0]?.id}`)
      await app.find('#offer-code')
    },
  },
]
