import assert from 'node:assert/strict'
import type { Db } from '../../../server/db/schema'
import { expectBalance } from '../../expectBalance'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import { ordersOf } from './orderOf'
import { payNow } from './payNow'

const STORE = 'season-1'
/** A pre-sale by deposit, and one that missed its minimum. */
const ITEM = 'p1006'
const MISSED = 'p1004'
const SELLER = { mobile: '13800000003', password: 'quanzi123' }
/** Whose deposit for the missed one went back. */
const REFUNDED = { mobile: '13800000006', password: 'quanzi123' }

interface Fan {
  readonly source: { readonly dataType: number; readonly dataId: string } | null
}
interface Row {
  readonly gid: string
  readonly title: string
  readonly status: number
}

/** Lets the pre-sale end now, with its minimum reached, and the window of its balances begin. */
async function end(db: Db): Promise<void> {
  const now = Date.now()
  await db
    .updateTable('planned_item')
    .set({ deadline: now, balance_from: now })
    .where('iid', '=', TENANT)
    .where('id', '=', ITEM)
    .execute()
  await db
    .updateTable('deposit')
    .set({ balance_from: now })
    .where('iid', '=', TENANT)
    .where('target_id', '=', ITEM)
    .execute()
}

export const presale: readonly Journey[] = [
  {
    name: 'screens-activities §5: a friend opens a shared pre-sale, is locked to its distributor, pays the deposit and then the balance; one that missed its minimum paid back once',
    async run(bench) {
      const seller = await bench.gateway.login(SELLER)
      const { key } = await seller.ask<{ key: string }>('/multidis/getKey', { dataType: 102, dataId: ITEM })
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(`/app/planned/${TENANT}/share/${STORE}_${ITEM}?disrParentMultiDisKey=${key}`)
      await phone.find('#share-from').getByText('林间来信').waitFor()
      await phone.tap('#planned-enter')
      await phone.at(new RegExp(`/plannedstore/${STORE}/plannedDetail1/${ITEM}`))
      await phone.tap('#planned-order')
      // The choice that is missing comes into view.
      await phone.page.waitForFunction((id) => {
        const bottom = document.getElementById(id)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
        return bottom < window.innerHeight - 120
      }, `sku-${ITEM}-1`)
      await phone.tap(`#sku-${ITEM}-1`)
      await phone.expectText('#pay-now', /¥20/)
      await phone.expectText('#pay-later', /¥109/)
      await phone.tap('#planned-order')
      await phone.at('/app/pay/planned-index')
      await phone.tap('#checkout-submit')
      await payNow(phone)
      await phone.open(`/app/planned/${TENANT}/plannedDetail1/${ITEM}`)
      await phone.see('#own-deposit')
      await phone.lacks('#pay-balance', 'the balance waits for its window')
      const [deposit] = await ordersOf(member)
      assert.deepEqual([deposit?.status, deposit?.payable], [11, 2000])

      await bench.site.hold(end)
      await member.ask('/api/shop/address/add', {
        ...{ name: '林小圈', mobile: member.mobile, address: '浙江省 杭州市 西湖区 文三路 90 号' },
        ...{ postCode: '', isDefault: 1 },
      })
      await phone.open(`/app/planned/${TENANT}/plannedDetail1/${ITEM}`)
      await phone.expectText('#pay-balance', /109/)
      await phone.tap('#pay-balance')
      await phone.at('/app/pay/planned-index')
      await phone.see('#checkout-address')
      await phone.tap('#checkout-submit')
      await payNow(phone)
      const [rest] = await ordersOf(member)
      assert.deepEqual([rest?.status, rest?.payable], [11, 10_900])
      await phone.open(`/app/planned/${TENANT}/plannedDetail1/${ITEM}`)
      await phone.expectText('#own-deposit-state', /已付|付清/)
      await phone.lacks('#pay-balance', 'a balance is paid once')
      await expectBalance(bench.site)

      const { list: fans } = await seller.ask<{ list: Fan[] }>('/multidis/fans/list', { pageSize: 50 })
      assert(fans.some(({ source }) => source?.dataType === 102 && source.dataId === ITEM))

      const buyer = await bench.gateway.login(REFUNDED)
      const params = { status: 0, pageNumber: 1, pageSize: 50 }
      const { list } = await buyer.ask<{ list: Row[] }>('/h5/order/list', params)
      assert.deepEqual(
        list.filter(({ title }) => title === '轻量头灯 预售').map(({ status }) => status),
        [18],
      )
      await phone.open(`/app/planned/${TENANT}/plannedDetail/${MISSED}`)
      await phone.hear('没有达到起订量')
    },
  },
]
