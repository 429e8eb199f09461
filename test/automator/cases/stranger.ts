import assert from 'node:assert/strict'
import { buildMini, ORDER_STATUS, updateOrderStatus } from '@quanzi/contract'
import type { Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { fillEntrant, logIn } from './journeys'

/** An activity of the demo tenant with free places and a leader. */
const ACTIVITY = '9012'
const DIALOG = 'chat/pages/dialog/index'
/** The demo tenant's member of staff. */
const STAFF = { loginName: '13800000002', passWord: 'quanzi123' }

/** A date with its weekday, the start time and the end time. */
const WHEN = /\d+月\d+日 周[一二三四五六日] \d\d:\d\d – \d\d:\d\d/

/**
 * Staff agree to the refund when the rule requires it; an order that was refunded automatically accepts no second
 * refund.
 */
async function agree({ ask }: Bench, orderId: string): Promise<void> {
  const { t2: bearer } = await ask<{ t2: string }>('/v1/registerV2/loginByMobile', { iid: TENANT, ...STAFF })
  const move = { iid: TENANT, orderId, status: ORDER_STATUS.refunded, remark: '同意' }
  await ask(updateOrderStatus.uri, move, bearer).catch((error: unknown) => assert.match(String(error), /: 100/))
}

export const stranger: readonly Case[] = [
  {
    name: 'a stranger enrols, pays, finds when and where to go, asks the leader, and cancels for the amount announced',
    async run(bench) {
      const { app } = bench
      await app.miniProgram.callWxMethod('clearStorage')
      await app.open(buildMini('act.detail', { iid: TENANT, id: ACTIVITY }))
      await app.find('#enrol-button')
      const [when = ''] = WHEN.exec(await app.screenText()) ?? []
      assert(when, 'the activity says when it is')
      const expectPromised = async () => {
        await app.expectText('#event-time', when)
        await app.expectText('#event-place', /湖畔书房[\s\S]*集合/)
        await app.expectText('#event-leader', '领队')
      }

      await app.tap('#enrol-button')
      await app.until('login or enrolment', async () => /account\/login|act\/enroll/.test(await app.where()))
      // A phone with an earlier visit is recognised without a login.
      if ((await app.where()).includes('account/login')) await logIn(bench)
      await app.until('the activity or its enrolment', async () => /act\/(detail|enroll)/.test(await app.where()))
      if ((await app.where()).includes('act/detail')) await app.tap('#enrol-button')
      await app.at('act/enroll')
      await fillEntrant(bench, ACTIVITY)
      await app.tap('#enrol-submit')
      await app.at('pay/checkout')
      await expectPromised()
      await app.tap('#checkout-submit')
      await app.at('pay/cashier')
      await app.find('#pay-button')
      await expectPromised()
      const asked = /¥([\d.]+)/.exec(await app.text('#pay-button'))?.[1] ?? ''
      assert(Number(asked) > 0, 'the button says what is paid')
      await app.tap('#pay-button')
      await app.find('#pay-result')
      await expectPromised()
      await app.tap('#pay-next')
      await app.at('order/detail')
      await app.expectText('#order-status', '已付款')
      await expectPromised()
      const number = /\d{12,}/.exec(await app.text('#order-number'))?.[0] ?? ''
      assert(number, 'the order has a number')

      await app.tap('#event-leader')
      await app.until('the dialog', async () => (await app.where()) === DIALOG)
      await app.type('#chat-input', '请问停车方便吗？')
      await app.tap('#chat-send')
      await app.until('the message is there', async () => (await app.screenText()).includes('已送达'))
      await app.miniProgram.navigateBack()
      await app.at('order/detail')

      await app.tap('#refund-button')
      const announced = /¥\s*([\d.]+)/.exec(await app.text('#refund-amount'))?.[1] ?? ''
      assert(announced, 'the sheet names the amount')
      await app.type('#refund-remark', '那天不能来了')
      await app.tap('#refund-send')
      await app.expectText('#order-refund', `¥${announced}`)
      await agree(bench, number)
      await app.open(buildMini('order.detail', { iid: TENANT, gid: number }))
      await app.expectText('#order-status', '已退款')
      await app.expectText('#order-refund', `¥${announced}`)
      assert(!(await app.has('#refund-button')), 'nothing is left to cancel')
    },
  },
]
