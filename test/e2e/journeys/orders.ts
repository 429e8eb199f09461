import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { ORDER_STATUS, updateOrderStatus } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { STAFF, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { logIn } from './login'
import { ACTIVITY, atCashier, orderOf, ordersOf } from './orderOf'

const DETAIL = `/app/act/${TENANT}/detail/${ACTIVITY.id}`

/** A day with its weekday and time. */
const WHEN = /月\d+日 周[一二三四五六日] \d\d:\d\d/

/** Time and place of the order are on the page, and its calendar entry can be saved. */
async function expectWhenAndWhere(phone: Phone): Promise<void> {
  await phone.expectText('#event-time', WHEN)
  await phone.expectText('#event-place', /集合/)
  await phone.see('#event-leader')
  const [file] = await Promise.all([phone.page.waitForEvent('download'), phone.tap('#event-time')])
  assert.match(file.suggestedFilename(), /\.ics$/)
  assert.match(readFileSync(await file.path(), 'utf8'), /DTSTART:\d{8}T\d{6}Z\r\n[\s\S]*LOCATION:/)
}

/** Fills the enrolment form for one person; the activity's other questions are optional or already filled. */
async function fillEntrant(phone: Phone, mobile: string): Promise<void> {
  await phone.see('#enrol-submit')
  await phone.tap(`#ticket-${ACTIVITY.ticket}`)
  await phone.type('#entrant-1-name', '林小圈')
  await phone.type('#entrant-1-mobile', mobile)
}

/** From the enrolment form to the cashier. */
async function checkOut(phone: Phone, mobile: string): Promise<void> {
  await phone.at('/app/act/enroll')
  await fillEntrant(phone, mobile)
  await phone.tap('#enrol-submit')
  await phone.at('/app/pay/act')
  await phone.expectText('#event-time', WHEN)
  await phone.tap('#checkout-submit')
  await atCashier(phone)
  await phone.see('#pay-button')
}

/** Both ways back from the cashier, the header's and the browser's, lead to the order, which leads on to the cashier. */
async function stepBackToOrder(phone: Phone): Promise<void> {
  for (const stepBack of [() => phone.tap('#screen-back'), () => phone.page.goBack()]) {
    await stepBack()
    await phone.at('/app/order/detail')
    await phone.find('#order-status').filter({ hasText: '待付款' }).waitFor()
    await phone.tap('#pay-button')
    await atCashier(phone)
  }
}

/** The local payment channel's own page. */
export async function confirmAtCashier(phone: Phone): Promise<void> {
  await phone.page.waitForURL(/\/local\/cashier/)
  await phone.page.getByTestId('cashier-pay').click()
}

export const orders: readonly Journey[] = [
  {
    name: 'when the phone switches to dark mode, the chosen session of an open activity switches too and stays readable',
    async run(bench) {
      const phone = await bench.phone()
      await phone.page.emulateMedia({ colorScheme: 'light' })
      await phone.open(DETAIL)
      await phone.see(`#session-${ACTIVITY.session}`)
      const ground = () =>
        phone
          .find(`#session-${ACTIVITY.session}`)
          .evaluate((row) => getComputedStyle(row).backgroundColor.match(/\d+/g)?.map(Number) ?? [])
      const light = await ground()
      await phone.page.emulateMedia({ colorScheme: 'dark' })
      await phone.page.waitForTimeout(500)
      const dark = await ground()
      assert(Math.max(...dark) < 100 && Math.min(...light) > 200, `from ${light} to ${dark}`)
      assert.deepEqual(await graveFindings(phone.page), [])
    },
  },
  {
    name: 'a member enrols, steps back from the cashier to the order, pays, and finds the ticket with time and place',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(DETAIL)
      await phone.shoot('journey-1-activity')
      await phone.tap('#enrol-button')
      await checkOut(phone, member.mobile)
      await stepBackToOrder(phone)
      await phone.shoot('journey-2-cashier')
      await phone.tap('#pay-button')
      await confirmAtCashier(phone)
      await phone.see('#pay-result')
      // A buyer without an identity in the messaging app cannot follow the tenant yet.
      await phone.see('#official-code img[src^="/local/wechat/account/1000"]')
      await phone.shoot('journey-3-paid')
      await phone.see('#pay-share')
      await expectWhenAndWhere(phone)
      await phone.tap('#pay-next')
      await phone.at('/app/order/detail')
      const status = await phone.text('#order-status')
      assert.match(status, /已付款|待使用|待参加|待消费/)
      await expectWhenAndWhere(phone)
      await phone.shoot('journey-4-order')
      const all = await ordersOf(member)
      assert.deepEqual(
        all.map((order) => order.status),
        [11],
      )
      // The cashier of a paid order leads to its result.
      await phone.open(`/app/pay/order?iid=${TENANT}&gid=${all[0]?.gid}`)
      await phone.at(`/app/pay/act/success/${TENANT}`)
      await phone.see('#pay-result')
      await phone.hear('订单已支付')
      await phone.open(`/app/order/${TENANT}/used?orderId=${all[0]?.gid}`)
      await phone.expectText('#event-time', WHEN)
      await phone.open(`/app/order/${TENANT}`)
      await phone.see(`#order-${all[0]?.gid}`)
    },
  },
  {
    name: 'a link to the cashier asks who pays; a cancelled payment is tried again; the ticket is used, then reviewed once',
    async run(bench) {
      const member = await bench.member()
      const gid = await orderOf(member)
      const phone = await bench.phone()
      await phone.open(`/app/pay/order?iid=${TENANT}&gid=${gid}`)
      await phone.tap('#screen-empty [role="button"]')
      await phone.at('/app/account/login')
      await logIn(phone, member)
      await phone.at('/app/pay/order')
      await phone.tap('#pay-button')
      await phone.page.waitForURL(/\/local\/cashier/)
      await phone.page.getByTestId('cashier-cancel').click()
      await phone.see('#pay-button')
      assert.deepEqual((await ordersOf(member))[0]?.status, 1)
      await phone.tap('#pay-button')
      await confirmAtCashier(phone)
      await phone.see('#pay-result')
      assert.deepEqual((await ordersOf(member))[0]?.status, 11)

      const { codes } = await member.ask<{ codes: { code: string }[] }>('/h5/order/detail', { orderId: gid })
      const staff = await bench.gateway.login(STAFF)
      await staff.ask('/v2/order/use', { reqId: `e2e-use-${gid}`, code: codes[0]?.code })
      await phone.open(`/app/order/${TENANT}`)
      await phone.tap(`#order-${gid}`)
      await phone.tap('#comment-button')
      await phone.at('/app/order/comment')
      const scores = [5, 4, 3].map((stars, at) => `#review-${ACTIVITY.id}-${at}-${stars}`)
      for (const star of scores) await phone.tap(star)
      await phone.tap('#review-send')
      await phone.see(`#review-${ACTIVITY.id}-text-field [role="alert"]`)
      const words = `路线安排得刚刚好 ${gid}`
      await phone.type(`#review-${ACTIVITY.id}-text`, words)
      await phone.page.reload()
      await phone.see(`${scores[2]}[aria-checked="true"]`)
      await phone.shoot('journey-5-review')
      await phone.find('#review-send').dblclick()
      await phone.at('/app/order/detail')
      await phone.expectExactText('#order-status', '已付款·已完成')
      assert.equal((await ordersOf(member))[0]?.status, 14)
      await phone.open(DETAIL)
      await phone.page.getByText(words).first().waitFor()
    },
  },
  {
    name: 'an order that is not paid is cancelled by its buyer',
    async run(bench) {
      const member = await bench.member()
      const gid = await orderOf(member)
      const phone = await bench.phone(member)
      await phone.open(`/app/order/${TENANT}`)
      await phone.tap(`#order-${gid}`)
      await phone.at('/app/order/detail')
      await phone.tap('#cancel-button')
      await phone.find('[role="alertdialog"] [role="button"], [role="dialog"] [role="button"]').waitFor()
      await phone.page.locator('[role="alertdialog"] [role="button"], [role="dialog"] [role="button"]').last().click()
      await phone.find('#cancel-button').waitFor({ state: 'detached' })
      await phone.expectText('#order-status', /取消/)
      assert.equal((await ordersOf(member))[0]?.status, 3)
    },
  },
  {
    name: 'money that comes after the order was cancelled is not lost: the result and the order say that it goes back',
    async run(bench) {
      const member = await bench.member()
      const gid = await orderOf(member)
      const phone = await bench.phone(member)
      await phone.open(`/app/pay/order?iid=${TENANT}&gid=${gid}`)
      await phone.tap('#pay-button')
      await phone.page.waitForURL(/\/local\/cashier/)
      await member.ask(updateOrderStatus.uri, { orderId: gid, status: ORDER_STATUS.cancelled, remark: '' })
      await phone.page.getByTestId('cashier-pay').click()
      await phone.find('#pay-result').filter({ hasText: '订单已关闭' }).waitFor()
      await phone.expectText('#late-money', /收到付款¥68.*原路退回/)
      await phone.tap('#pay-order')
      await phone.at('/app/order/detail')
      await phone.expectText('#order-status', /取消/)
      await phone.expectText('#late-money', /收到付款¥68.*原路退回/)
    },
  },
  {
    name: 'a captain creates a team, a friend joins it by its invitation and enters with it',
    async run(bench) {
      const captain = await bench.member()
      const teams = `/app/act/${TENANT}/teamList?iid=${TENANT}&id=${ACTIVITY.id}`
      const first = await bench.phone(captain)
      await first.open(teams)
      await first.tap('#team-found')
      await first.type('#team-name', `队${captain.userId}`)
      await first.tap('#team-save')
      await first.see('#my-team')
      const wish = { mine: 1, scope: 'act', refId: ACTIVITY.id }
      const { team, code } = await captain.ask<{ team: { id: string }; code: string }>('/v2/team/get', wish)
      const friend = await bench.member()
      const second = await bench.phone(friend)
      await second.open(`${teams}&teamId=${team.id}&code=${code}`)
      await second.tap('#team-accept')
      await second.see('#my-team')
      await second.tap('#team-enrol')
      await second.at('/app/act/enroll')
      await second.see('#enrol-team')
      await checkOut(second, friend.mobile)
      const { entries } = await friend.ask<{ entries: { teamId: string }[] }>('/v2/entry/get', wish)
      assert.deepEqual(
        entries.map(({ teamId }) => teamId),
        [team.id],
      )
    },
  },
  {
    name: 'a double tap on submit and on pay makes one order and one payment',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(DETAIL)
      await phone.tap('#enrol-button')
      await phone.at('/app/act/enroll')
      await fillEntrant(phone, member.mobile)
      await phone.tap('#enrol-submit')
      await phone.at('/app/pay/act')
      await phone.find('#checkout-submit').dblclick()
      await atCashier(phone)
      await phone.see('#pay-button')
      await phone.find('#pay-button').dblclick()
      await phone.page.waitForURL(/\/local\/cashier/)
      // Two tabs of the same cashier, both confirmed.
      const second = await phone.context.newPage()
      await second.goto(phone.page.url())
      await Promise.all([phone.page.getByTestId('cashier-pay').click(), second.getByTestId('cashier-pay').click()])
      await phone.see('#pay-result')
      const all = await ordersOf(member)
      assert.deepEqual(
        all.map(({ status }) => status),
        [11],
      )
      const elsewhere = await bench.phone(await bench.gateway.login(member))
      await elsewhere.open(`/app/order/${TENANT}`)
      await elsewhere.see(`#order-${all[0]?.gid}`)
      await elsewhere.expectCount('[id^="order-status-"]', 1)
    },
  },
]
