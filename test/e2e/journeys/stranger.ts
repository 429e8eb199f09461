import assert from 'node:assert/strict'
import { ORDER_STATUS, updateOrderStatus } from '@quanzi/contract'
import type { Bench, Journey } from '../Journey'
import { STAFF, TENANT } from '../support/Gateway'
import { DESK, type Phone, type PhoneOptions } from '../support/Phone'
import { logIn } from './login'
import { ACTIVITY, atCashier, ordersOf } from './orderOf'

const DETAIL = `/app/act/${TENANT}/detail/${ACTIVITY.id}`

/** A day with its weekday and the times from and to. */
const WHEN = /(\d+月\d+日 周[一二三四五六日]) (\d\d:\d\d) – \d\d:\d\d/

/** What a person reads on the activity before they enrol. */
interface Promised {
  readonly when: string
  readonly place: string
  readonly price: string
}

async function readActivity(phone: Phone): Promise<Promised> {
  await phone.at(DETAIL)
  await phone.see('#enrol-button')
  const words = await phone.text('#screen')
  const [when = ''] = WHEN.exec(words) ?? []
  assert(when, `the activity does not say when: ${words.slice(0, 300)}`)
  const place = /(湖畔书房)/.exec(words)?.[1] ?? ''
  assert(place, 'the activity does not say where')
  assert.match(words, /领队|发起人/)
  const price = /¥(\d+)/.exec(words)?.[1] ?? ''
  assert(Number(price) > 0, 'the activity does not say what it costs')
  return { when, place, price }
}

/** The same day, hours, place and leader as on the activity, whatever the screen. */
async function expectPromised(phone: Phone, { when, place }: Promised, where: string): Promise<void> {
  await phone.expectText('#event-time', when, where)
  await phone.expectText('#event-place', place, where)
  await phone.expectText('#event-place', '集合', where)
  await phone.expectText('#event-leader', /领队/, where)
}

/** Writes to the leader from the order, and comes back to the order. */
async function askLeader(phone: Phone, words: string): Promise<void> {
  await phone.tap('#event-leader')
  await phone.see('#chat-dialog')
  await phone.expectText('#chat-tag', /领队|发起人|组织者/)
  await phone.type('#chat-input', words)
  await phone.page.keyboard.press('Enter')
  const sent = phone.page.locator('[id^="message-"]').filter({ hasText: words, visible: true })
  await sent
    .filter({ hasText: /已送达|已读/ })
    .first()
    .waitFor()
  await phone.page.goBack()
  await phone.page.locator('#chat-dialog').waitFor({ state: 'detached' })
  await phone.at('/app/order/detail')
}

/** Asks for the money back; returns the amount that the sheet names, in yuan. */
async function cancel(phone: Phone): Promise<string> {
  await phone.tap('#refund-button')
  const offer = await phone.text('#refund-amount')
  const announced = /¥\s*([\d.]+)/.exec(offer)?.[1] ?? ''
  assert(announced, `no amount is announced: ${offer}`)
  assert.match(offer, /原路退回|余额/, 'it is said which way the money comes')
  await phone.page.getByText('行程有变').or(phone.page.locator('#refund-sheet [role="button"]')).first().waitFor()
  await phone.type('#refund-remark', '那天不能来了')
  await phone.tap('#refund-send')
  await phone.page.locator('#refund-sheet').waitFor({ state: 'detached' })
  return announced
}

/** The staff agrees where the rule leaves it to them. */
async function agree(bench: Bench, orderId: string): Promise<void> {
  const staff = await bench.gateway.login(STAFF)
  const move = { orderId, status: ORDER_STATUS.refunded, remark: '同意' }
  // An order that the rule has refunded by itself takes no second one.
  await staff.ask(updateOrderStatus.uri, move).catch((error: unknown) => assert.match(String(error), /100/))
}

async function walk(bench: Bench, options: PhoneOptions): Promise<void> {
  const account = await bench.gateway.register()
  const phone = await bench.phone(null, options)
  await phone.open(`/app/index/${TENANT}`)
  await phone.see('#home-sections')
  await phone.page.getByText('活动', { exact: true }).filter({ visible: true }).first().click()
  await phone.at(`/app/act/${TENANT}`)
  await phone.tap(`#act-${ACTIVITY.id}`)
  const promised = await readActivity(phone)

  await phone.tap('#enrol-button')
  await phone.at('/app/account/login')
  await logIn(phone, account)
  await phone.at(/\/app\/act\/(enroll|1000\/detail)/)
  if (phone.path.startsWith(DETAIL)) await phone.tap('#enrol-button')
  await phone.at('/app/act/enroll')
  await phone.tap(`#ticket-${ACTIVITY.ticket}`)
  await phone.type('#entrant-1-name', '林小圈')
  await phone.type('#entrant-1-mobile', account.mobile)
  await phone.tap('#enrol-submit')
  await phone.at('/app/pay/act')
  await expectPromised(phone, promised, 'the checkout')
  await phone.tap('#checkout-submit')
  await atCashier(phone)
  await phone.see('#pay-button')
  await expectPromised(phone, promised, 'the cashier')
  const asked = /¥([\d.]+)/.exec(await phone.text('#pay-button'))?.[1] ?? ''
  assert(Number(asked) > 0, 'the button says what is paid')
  await phone.tap('#pay-button')
  await phone.page.waitForURL(/\/local\/cashier/)
  await phone.page.getByTestId('cashier-pay').click()
  await phone.see('#pay-result')
  await expectPromised(phone, promised, 'the result')

  await phone.tap('#pay-next')
  await phone.at('/app/order/detail')
  await expectPromised(phone, promised, 'the order')
  const member = await bench.gateway.login(account)
  const [order] = await ordersOf(member)
  assert(order)
  assert.equal(order.payable, Math.round(Number(asked) * 100), 'what was paid is what the button said')

  await askLeader(phone, '请问停车方便吗？')
  const announced = await cancel(phone)
  await agree(bench, order.gid)
  await phone.page.reload()
  await phone.find('#order-status').filter({ hasText: '已退款' }).waitFor()
  await phone.expectText('#order-refund', `¥${announced}`)
  const { refund } = await member.ask<{ refund: { amount: number; state: string } }>('/h5/order/detail', {
    orderId: order.gid,
  })
  assert.deepEqual([refund.state, refund.amount], ['done', Math.round(Number(announced) * 100)])
  // A cancelled order says so once, and asks for no money.
  const screen = await phone.text('#screen')
  assert.equal(screen.split('已退款').length - 1, 1, `the status says it: ${screen}`)
  await phone.expectExactText('#order-refunded', `-¥${announced}`)
  await phone.lacks('#pay-button')
  await phone.lacks('#refund-button')
}

export const stranger: readonly Journey[] = [
  {
    name: 'a stranger on a phone enrols, pays, finds when and where to go, asks the leader, and cancels for the amount announced',
    run: (bench) => walk(bench, {}),
  },
  {
    name: 'a stranger on a laptop enrols, pays, finds when and where to go, asks the leader, and cancels for the amount announced',
    run: (bench) => walk(bench, DESK),
  },
]
