import assert from 'node:assert/strict'
import type { PaidContent } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { fakeAnswer } from '../support/fakeAnswer'
import { TENANT } from '../support/Gateway'
import { orderOf } from './orderOf'
import { payNow } from './payNow'

const at = (path: string, query: string) => `/app/pay/${path}?iid=${TENANT}&${query}`

export const rooms: readonly Journey[] = [
  {
    name: 'who is reminded of a live room comes back, and what others write in one that is on appears by itself',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(at('liveDetail', 'id=23001'))
      await phone.see('#room-soon')
      await phone.see('#buy-button')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.tap('#remind-button')
      await phone.see('#room-reminded')
      await phone.lacks('#remind-button')
      await phone.tap('#room-goods')
      await phone.see('#room-goods-m1101')
      const room = await bench.phone(member)
      await room.open(at('liveContent', 'id=23002'))
      await room.see('#room-stage video')
      const other = await bench.member()
      const words = '云海真好看'
      await other.ask('/api/new/comment/add', {
        ...{ iid: TENANT, type: 23, targetId: '23002', content: words },
        ...{ score1: 0, score2: 0, score3: 0 },
      })
      await room.hear(words)
    },
  },
  {
    name: 'a room that its host begins or ends early changes by itself for who waits there or is in it',
    async run(bench) {
      const [waiting, phone] = [await bench.phone(), await bench.phone()]
      let moved = false
      await fakeAnswer(waiting, '/v2/paid/get', (room: PaidContent) => ({ ...room, ...(moved ? { startAt: 1 } : {}) }))
      await fakeAnswer(phone, '/v2/paid/get', (room: PaidContent) => ({ ...room, ...(moved ? { endAt: 1 } : {}) }))
      await waiting.open(at('liveDetail', 'id=23001'))
      await waiting.see('#buy-button')
      await waiting.see('#room-soon')
      await phone.open(at('liveDetail', 'id=23002'))
      await phone.expectText('#room-phase', '直播中')
      moved = true
      await phone.expectText('#room-phase', '已结束')
      await waiting.expectText('#room-phase', '直播中')
    },
  },
  {
    name: 'a ticket opens the replay of a room, and its result leads there',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(at('liveDetail', 'id=23003'))
      await phone.tap('#play-button')
      await phone.see('#buy-sheet')
      await phone.tap('#sheet-buy')
      await phone.at('/app/pay/order')
      await payNow(phone)
      await phone.tap('#pay-next')
      await phone.at('/app/pay/liveDetail')
      await phone.tap('#watch-button')
      await phone.see('#room-stage video')
      await phone.see('#room-stage video[src*="sign="]')
    },
  },
  {
    name: 'the coupons of a payment are claimed at once and stay claimed',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      const gid = await orderOf(member)
      await phone.open(at('order', `gid=${gid}`))
      await payNow(phone)
      await phone.open(at('payCoupon', `gid=${gid}`))
      await phone.tap('#gift-all')
      await phone.see('#gift-mine')
      assert.deepEqual(await graveFindings(phone.page), [])
      await phone.page.reload()
      await phone.see('#gift-mine')
      await phone.hear('已全部领取')
    },
  },
]
