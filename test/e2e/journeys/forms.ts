import assert from 'node:assert/strict'
import { ORDER_TYPE } from '@quanzi/contract'
import type { Journey } from '../Journey'
import { type Member, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { applicantOf, openGroup } from './applicant'
import { ACTIVITY, atCashier } from './orderOf'

/** An activity that asks every entrant for the number of their ID card. */
const WITH_ID_CARD = '9001'
const ENROL = `/app/act/enroll?iid=${TENANT}&id=`
/** Its second session, because its first has few places and other journeys take them. */
const SESSION = '9012-s2'
const FRIEND = { name: '周小圈', mobile: '13900001234' }

/** An order for the member and a friend: both are offered the next time. */
async function orderForTwo(member: Member): Promise<void> {
  await member.ask('/h5/order/create', {
    ...{ num: 2, orderType: ORDER_TYPE.activity, keys: ACTIVITY.id },
    ...{ property: SESSION, property2: ACTIVITY.ticket },
    info: JSON.stringify({
      reqId: `two-${member.userId}`,
      entrants: [{ name: '林小圈', mobile: member.mobile }, FRIEND],
    }),
  })
}

const field = (phone: Phone, id: string) => phone.find(`input${id}, ${id} input`)

const toasts = (phone: Phone) =>
  phone.page.evaluate(() => (window as unknown as { readonly toasts: readonly string[] }).toasts)

const WHEEL = '#profile-birthday-wheels'
const turnedTo = (phone: Phone, part: string, value: number) => phone.see(`${WHEEL}-${part}[aria-valuenow="${value}"]`)

/** Turns a wheel by a finger's way of this many rows. */
const turn = (phone: Phone, part: string, rows: number) =>
  phone.find(`${WHEEL}-${part}`).evaluate((wheel, by) => {
    wheel.scrollTop += (by * wheel.clientHeight) / 5
  }, rows)

export const forms: readonly Journey[] = [
  {
    name: 'an enrolment takes people of earlier orders by a tick, and keeps their data up to date',
    async run(bench) {
      const member = await bench.member()
      await orderForTwo(member)
      const phone = await bench.phone(member)
      await phone.open(ENROL + ACTIVITY.id)
      await phone.type('#entrant-1-name', '林小圈')
      await phone.type('#entrant-1-mobile', member.mobile)
      const row = phone.page.locator('[role="checkbox"]').filter({ hasText: FRIEND.name, visible: true })
      await row.waitFor()
      await row.and(phone.page.locator('[aria-checked="false"]')).waitFor()
      await row.click()
      await phone.expectValue('#entrant-2-name', FRIEND.name)
      await phone.expectValue('#entrant-2-mobile', FRIEND.mobile)
      await phone.expectText('#screen', '报名人 2已填好')
      await phone.type('#entrant-2-mobile', '139')
      await phone.expectText('#screen', '报名人 2还差1项')
      await phone.type('#entrant-2-mobile', FRIEND.mobile)
      await row.and(phone.page.locator('[aria-checked="true"]')).waitFor()
      await row.click()
      await field(phone, '#entrant-2-name').waitFor({ state: 'detached' })
      await row.click()
      const moved = '13900005678'
      await phone.type('#entrant-2-mobile', moved)
      await phone.tap(`#session-${SESSION}`)
      await phone.tap('#enrol-submit')
      await phone.at('/app/pay/act')
      await phone.tap('#checkout-submit')
      await atCashier(phone)
      await phone.open(ENROL + ACTIVITY.id)
      await row.filter({ hasText: moved }).waitFor()
      assert.equal(await row.count(), 1, 'a person with another number is the same person')
    },
  },
  {
    name: 'a field has the keyboard of its kind, cleans a paste, and alone says what is wrong: no toast repeats it',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await phone.open(ENROL + WITH_ID_CARD)
      await phone.see('#entrant-1-idcard')
      const keyboardOf = (id: string) =>
        field(phone, id).evaluate((input) => {
          const { type, inputMode, autocomplete, autocapitalize } = input as HTMLInputElement
          return [type, inputMode, autocomplete, autocapitalize].join(' ')
        })
      assert.equal(await keyboardOf('#entrant-1-mobile'), 'tel tel tel-national ')
      assert.equal(await keyboardOf('#entrant-1-idcard'), 'text text off characters')
      const focused = phone.page.locator(':focus')
      await field(phone, '#entrant-1-name').press('Enter')
      await field(phone, '#entrant-1-mobile').and(focused).waitFor()
      await phone.type('#entrant-1-mobile', '+86 138-0013-8000')
      await phone.expectValue('#entrant-1-mobile', '13800138000')
      await phone.type('#entrant-1-idcard', ' 110105 19491231 002x ')
      await phone.expectValue('#entrant-1-idcard', '11010519491231002X')
      await phone.type('#entrant-1-name', '')
      await phone.type('#entrant-1-idcard', '11010519491231002')
      await phone.tap('#enrol-submit')
      await phone.see('#entrant-1-name-field [role="alert"]')
      await phone.see('#entrant-1-idcard-field [role="alert"]')
      assert.deepEqual(await toasts(phone), [])
      assert(phone.path.startsWith('/app/act/enroll'))
      const visitor = await bench.phone()
      await visitor.open(`/app/account/login?iid=${TENANT}`)
      await visitor.tap('#login-mode-code')
      const code = field(visitor, '#login-code')
      assert.deepEqual(
        [await code.getAttribute('inputmode'), await code.getAttribute('autocomplete')],
        ['numeric', 'one-time-code'],
      )
    },
  },
  {
    name: 'a date is turned by wheels, which keep to days that exist; a step back leaves the value as it was',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await phone.open(`/app/account/personal/edit?iid=${TENANT}`)
      await phone.chooseDate('#profile-birthday', '1996-01-31')
      await phone.tap('#profile-birthday')
      await turnedTo(phone, 'day', 31)
      await turn(phone, 'month', 1)
      await turnedTo(phone, 'month', 2)
      await turnedTo(phone, 'day', 29)
      await turn(phone, 'year', 1)
      await turnedTo(phone, 'year', 1997)
      await turnedTo(phone, 'day', 28)
      await phone.page.goBack()
      await phone.page.locator(WHEEL).waitFor({ state: 'detached' })
      await phone.expectText('#profile-birthday', /1996.*31/)
      await phone.tap('#profile-birthday')
      await turn(phone, 'month', 1)
      await turnedTo(phone, 'day', 29)
      await phone.tap('#profile-birthday-done')
      await phone.page.locator(WHEEL).waitFor({ state: 'detached' })
      await phone.expectText('#profile-birthday', /1996.*0?2.*29/)
    },
  },
  {
    name: 'admissions-and-regions §2: the submit button of a section reads “confirm submit”; its heading names the section, and a note says that this part alone is saved',
    async run(bench) {
      const { phone } = await applicantOf(bench)
      await phone.expectText('#screen', /报名资料/)
      await openGroup(phone, '31')
      await phone.expectExactText('#form-title', '基本信息')
      await phone.expectExactText('#form-save', '确认提交')
      await phone.expectText('#screen', /只保存这一部分/)
      await phone.expectText('#form-progress', '必填 0/5')
      await phone.type('#field-271', '林溪')
      await phone.expectText('#form-progress', '必填 1/5')
    },
  },
]
