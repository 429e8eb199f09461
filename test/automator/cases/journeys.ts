import assert from 'node:assert/strict'
import { build, buildMini } from '@quanzi/contract'
import { couponListBytes } from '../../bench/couponList'
import { holds } from '../../bench/Figure'
import type { Account, Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { simulatorOf, statsOf } from '../simulatorOf'
import { contentList } from './contentList'

/** Maximum bytes that a changed row may send from logic to view. */
const CHOSEN = 300
/** Maximum bytes of home in one message to the view. */
const HOME_PART = 30_000

/** Logs in on the login screen: with this account, else as a new member. */
export async function logIn({ app, member }: Bench, known?: Account): Promise<void> {
  const account = known ?? (await member())
  await app.at('account/login')
  await app.tap('#login-mode-password')
  await app.type('#login-mobile', account.mobile)
  await app.type('#login-password', account.password)
  await app.tap('#login-agree')
  await app.tap('#login-submit')
}

export const journeys: readonly Case[] = [
  {
    name: 'a visitor logs in with a password and comes back to where they were',
    async run(bench) {
      const { app } = bench
      await app.miniProgram.callWxMethod('clearStorage')
      await app.open(buildMini('account.login', { iid: TENANT, return: build('act.list', { iid: TENANT }) }))
      await logIn(bench)
      await app.at('act/list')
      const { keys } = await app.miniProgram.callWxMethod('getStorageInfo')
      assert(
        keys.some((key: string) => key.includes('token')),
        `a session is kept among ${keys}`,
      )
    },
  },
  {
    name: 'a member sees their name, and logs out',
    async run(bench) {
      const { app } = bench
      await app.miniProgram.callWxMethod('clearStorage')
      await app.open(buildMini('account.login', { iid: TENANT, return: `/app/account/personal?iid=${TENANT}` }))
      await logIn(bench)
      await app.at('account/personal')
      assert.notEqual((await app.text('#member-name')).trim(), '')
      await app.tap('#logout-button')
      await app.until(
        'the visitor',
        async () => (await app.where()) === 'modules/account/login/index' || (await app.has('#to-login')),
      )
    },
  },
  {
    name: 'from home through an activity, enrolment and payment to the paid order',
    async run(bench) {
      const { app, target } = bench
      await app.open(buildMini('index.home', { iid: TENANT }))
      await app.find('#home-sections')
      const [activity] = await contentList(bench, 9)
      assert(activity, 'the demo tenant has activities')
      await app.open(buildMini('act.detail', { iid: TENANT, id: activity.id }))
      await app.tap('#enrol-button')
      await app.until('login or enrolment', async () => /account\/login|act\/enroll/.test(await app.where()))
      if ((await app.where()).includes('account/login')) await logIn(bench)
      await app.until('the activity or its enrolment', async () => /act\/(detail|enroll)/.test(await app.where()))
      if ((await app.where()).includes('act/detail')) await app.tap('#enrol-button')
      await app.at('act/enroll')
      await fillEntrant(bench, String(activity.id))
      await app.tap('#enrol-submit')
      await app.at('pay/checkout')
      await app.tap('#checkout-submit')
      await app.until(
        'the cashier',
        async () => (await app.where()).includes('modules/pay/') && (await app.has('#pay-button')),
      )
      await app.tap('#pay-button')
      await app.find('#pay-result')
      await app.tap('#pay-next')
      await app.at('order/detail')
      await app.expectText('#order-status', '已付款')
      // Only WeChat lets an app write to the phone's calendar.
      if (target === 'tt') return
      await app.tap('#event-time')
      await app.expectText('#toast', '已加入日历')
    },
  },
  {
    name: 'choosing another ticket sends only the ticket to the view, not the form',
    // The developer tools do not count setData.
    coldStart: true,
    async run({ app }) {
      await app.open(buildMini('act.enroll', { iid: TENANT, id: '9001' }))
      await app.until('the tickets', async () => (await app.all('[id^="ticket-"]')).length > 1)
      await app.settled()
      await simulatorOf(app).send('Sim.mark')
      const [, second] = await app.all('[id^="ticket-"]')
      await second?.tap()
      const { setData } = await statsOf(app)
      assert(setData.count > 0, 'the chosen ticket sent nothing')
      assert(setData.bytes <= CHOSEN, `the chosen ticket cost ${setData.bytes} bytes`)
    },
  },
  {
    name: 'home is sent to the view in parts, the first screenful first',
    coldStart: true,
    async run({ app, target }) {
      // The limit was measured with WeChat's build.
      if (target !== 'weapp') return
      await simulatorOf(app).send('Sim.mark')
      await app.open(buildMini('index.home', { iid: TENANT }))
      await app.find('[id^="card-"]')
      await app.settled()
      const { setData } = await statsOf(app)
      assert(setData.bytes > HOME_PART, `home sent ${setData.bytes} bytes in all`)
      assert(setData.largest <= HOME_PART, `one part of home had ${setData.largest} bytes`)
    },
  },
  {
    name: 'only the coupons near the screen, of a thousand, are sent to the view, and a change sends only the change',
    // A separate simulator counts setData.
    coldStart: true,
    async run({ target, gateway }) {
      for (const figure of await couponListBytes(gateway, 'dist', target))
        assert(holds(figure), `${figure.name}: ${figure.value} ${figure.unit} of ${figure.max}`)
    },
  },
]

/** Fills every text field of the enrolment form with a valid value, depending on its id. */
export async function fillEntrant({ app, ask }: Bench, id: string): Promise<void> {
  const answers: readonly [RegExp, string][] = [
    [/name/i, '林小圈'],
    [/mobile|phone/i, '13800138000'],
    [/id-?card|idNo/i, '11010519491231002X'],
  ]
  await app.find('#enrol-submit')
  for (const input of await app.all('input')) {
    const id = (await input.attribute('id')) ?? ''
    const answer = answers.find(([pattern]) => pattern.test(id))?.[1] ?? '无'
    if (await input.value()) continue
    await (input as typeof input & { input(text: string): Promise<void> }).input(answer)
  }
  const detail = await ask<{ questions?: readonly Question[] }>('/v2/content/get', { iid: TENANT, moduleType: 9, id })
  for (const question of detail.questions ?? []) {
    if (question.must && question.type.startsWith('choice')) await app.tap(`#answer-${question.id}-0`)
  }
}

interface Question {
  readonly id: string
  readonly type: string
  readonly must: boolean
}
