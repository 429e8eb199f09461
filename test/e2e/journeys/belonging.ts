import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { type Member, STAFF, TENANT } from '../support/Gateway'

/** A member of the demo with a card, who leads the activity of the itinerary and takes part; and the owner of a store. */
const HOLDER = { mobile: '13800000004', password: 'quanzi123' }
const SELLER = { mobile: '13800000003', password: 'quanzi123' }
const ITINERARY = '23501'
/** A supplier of two goods on the demo store's shelf. */
const SUPPLIER = 3073

interface ShelfRow {
  readonly goodsId: string
  readonly item?: { readonly price: number; readonly on: boolean }
}

/** The demo store's shelf as its owner sees it, and the way to put it back as it was. */
async function shelfOf(owner: Member) {
  const { storeId } = await owner.ask<{ storeId: string }>('/v1/ridaccu/hasShop', {})
  const read = async () => (await owner.ask<{ list: ShelfRow[] }>('/v2/goods/list', { storeId, pageSize: 50 })).list
  const before = await read()
  return {
    before,
    read,
    async restore(): Promise<void> {
      for (const { goodsId, item } of before)
        if (item?.on)
          await owner.ask('/v2/store/item/save', { reqId: randomUUID(), storeId, goodsId, price: item.price, on: 1 })
    },
  }
}

export const belonging: readonly Journey[] = [
  {
    name: 'screens-content §4: a card’s benefit shows its code, a report is answered and appealed against, an itinerary is confirmed, a supplier is left and joined again',
    async run(bench) {
      const holder = await bench.gateway.login(HOLDER)
      const staff = await bench.gateway.login(STAFF)
      const phone = await bench.phone(holder)
      await phone.open(`/app/info/vipWelfare/${TENANT}`)
      await phone.see('#vip-card')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#claim-b-coffee')
      await phone.see('[id^="code-"]')

      await phone.open(`/app/info/forbid/${TENANT}`)
      await phone.type('#forbid-link', `/app/note/${TENANT}/detail/11005`)
      await phone.type('#forbid-content', '四个字呀')
      await phone.tap('#forbid-send')
      await phone.hear('请描述具体情况')
      await phone.type('#forbid-content', '照片不是作者拍的')
      await phone.tap('#forbid-send')
      await phone.see('#forbid-sent')
      assert.deepEqual(await graveFindings(phone.page), [])
      const { list } = await holder.ask<{ list: { id: string }[] }>('/v2/info/list', {})
      const id = list[0]?.id ?? ''
      await phone.see(`#report-${id}`)
      await staff.ask('/v2/staff/review', {
        reqId: `report-${id}`,
        kind: 'report',
        id,
        decision: 'refuse',
        note: '照片是作者拍的',
      })
      await phone.open(`/app/info/forbid/${TENANT}`)
      await phone.hear('照片是作者拍的')
      await phone.tap(`#appeal-report-${id}`)
      await phone.see('#forbid-against')
      await phone.type('#forbid-content', '我有原来的照片')
      await phone.tap('#forbid-send')
      await phone.see('#forbid-sent')

      await phone.open(`/app/trip/${ITINERARY}?iid=${TENANT}`)
      await phone.see('#trip-day-2')
      await phone.tap('#pack-light')
      await phone.tap('#trip-confirm')
      await phone.see('#trip-confirmed')
      await phone.see(`#reader-${holder.rid}`)
      assert.deepEqual(await graveFindings(phone.page), [])

      const seller = await bench.gateway.login(SELLER)
      const shelf = await shelfOf(seller)
      const shop = await bench.phone(seller)
      await shop.open(`/app/trip/${ITINERARY}?iid=${TENANT}`)
      await shop.see('#trip-hidden')
      await shop.lacks('#trip-confirm', 'an outsider confirms nothing')
      await shop.open(`/app/source/list/${TENANT}`)
      await shop.tap(`#leave-${SUPPLIER}`)
      await shop.hear('已有订单照常处理')
      await shop.tap('#dialog-confirm')
      await shop.see(`#join-${SUPPLIER}`)
      const onShelf = (rows: readonly ShelfRow[]) => rows.filter(({ item }) => item?.on).length
      assert(onShelf(await shelf.read()) < onShelf(shelf.before), 'its goods have left the shelf')
      await shop.tap(`#join-${SUPPLIER}`)
      await shop.see(`#leave-${SUPPLIER}`)
      assert.deepEqual(await graveFindings(shop.page), [])
      await shelf.restore()
    },
  },
  {
    name: 'the leader of a club reads on behind the members that its page begins with',
    async run(bench) {
      const leader = await bench.gateway.login(HOLDER)
      const club = { iid: TENANT, moduleType: 10, id: '10001' }
      for (let n = 0; n < 14; n += 1) {
        const member = await bench.member()
        const phone = `138${String(n).padStart(8, '0')}`
        await member.ask('/v2/content/join', { ...club, reqId: randomUUID(), on: 1, name: `后来的${n}`, phone })
      }
      const phone = await bench.phone(leader)
      await phone.open(`/app/mate/${TENANT}/detail/10001`)
      await phone.expectCount('#club-members [id^="member-"]', 10)
      await phone.tap('#club-members-all')
      const { counts } = await leader.ask<{ counts: { join: number } }>('/v2/content/get', club)
      assert(counts.join > 20)
      await phone.find('#club-members [id^="member-"]').waitFor()
      await phone.page.locator('#club-members [id^="member-"]').last().scrollIntoViewIfNeeded()
      await phone.expectCount('#club-members [id^="member-"]', counts.join)
      assert.deepEqual(await graveFindings(phone.page), [])
    },
  },
]
