import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { type Account, NEWCOMER, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'

const PERSONAL = `/app/account/personal?iid=${TENANT}`
const LOGIN = `/app/account/login?iid=${TENANT}&return=${encodeURIComponent(PERSONAL)}`

/** Fills the password form and sends it. */
export async function logIn(phone: Phone, { mobile, password }: Account): Promise<void> {
  await phone.tap('#login-mode-password')
  await phone.type('#login-mobile', mobile)
  await phone.type('#login-password', password)
  await agree(phone)
  await phone.tap('#login-submit')
}

async function agree(phone: Phone): Promise<void> {
  const box = phone.find('#login-agree')
  if ((await box.getAttribute('aria-checked')) !== 'true') await box.click()
}

export const login: readonly Journey[] = [
  {
    name: 'a visitor is refused a wrong password in words, then logs in with the right one and logs out',
    async run(bench) {
      const account = await bench.gateway.register()
      const phone = await bench.phone()
      await phone.open(LOGIN)
      await logIn(phone, { ...account, password: 'not-the-password' })
      await phone.hear(/密码(错误|不正确|有误|不对)/)
      assert(phone.path.startsWith('/app/account/login'))
      await phone.type('#login-password', account.password)
      await phone.tap('#login-submit')
      await phone.at('/app/account/personal')
      await phone.expectText('#member-name', /\S/)
      await phone.page.reload()
      await phone.see('#member-name')
      await phone.tap('#logout-button')
      await phone
        .find('[role="dialog"] button, [role="alertdialog"] button')
        .last()
        .click({ timeout: 1500 })
        .catch(() => undefined)
      await phone.see('#to-login, #login-submit')
    },
  },
  {
    name: 'what somebody was about to order leaves the device when they log out',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      const kept = () =>
        phone.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('prepayOrder')).length)
      await phone.open(`/app/store/${TENANT}/detail/m1107`)
      await phone.tap('#goods-buy')
      await phone.at('/app/pay/mall-order')
      await phone.see('#checkout-submit')
      assert.equal(await kept(), 1)
      await phone.open(`/app/account/personal?iid=${TENANT}`)
      await phone.tap('#logout-button')
      await phone.see('#to-login')
      assert.equal(await kept(), 0)
    },
  },
  {
    name: 'what somebody was about to order when their session ended is shown to them again, and to nobody else',
    async run(bench) {
      const ann = await bench.member()
      const phone = await bench.phone(ann)
      const checkout = `/app/pay/mall-order?iid=${TENANT}`
      const become = async (who?: typeof ann) => {
        await phone.context.clearCookies()
        if (who) await phone.context.addCookies([{ ...who.cookie, url: phone.origin }])
        await phone.open(checkout)
      }
      await phone.open(`/app/store/${TENANT}/detail/m1107`)
      await phone.tap('#goods-buy')
      await phone.at('/app/pay/mall-order')
      await phone.see('#checkout-submit')
      await become()
      await phone.hear('登录后可以查看')
      await phone.lacks('#checkout-submit', 'a visitor sees what the member was about to order')
      await become(ann)
      await phone.see('#checkout-submit')
      await become(await bench.member())
      await phone.hear('还没有选择要购买的内容')
      await phone.lacks('#checkout-submit', 'another member sees it')
    },
  },
  {
    name: "a visitor agrees to the partner's policy, finds that on another phone, and is logged out by withdrawing",
    async run(bench) {
      const POLICY = '/app/info/privacy/ext/3214'
      const account = await bench.gateway.register(3214)
      const openPolicy = async () => {
        const phone = await bench.phone()
        await phone.open(POLICY)
        await phone.tap('#consent-agree')
        await phone.at(/account\/login\?.*iid=3214/)
        await logIn(phone, account)
        await phone.at(POLICY)
        return phone
      }
      const first = await openPolicy()
      await first.tap('#consent-agree')
      await first.see('#consent-withdraw')
      // A visitor who logs in on this screen sees whether they have consented before.
      const second = await openPolicy()
      await second.tap('#consent-withdraw')
      await second.tap('#dialog-confirm')
      await second.see('#consent-agree')
      await second.open('/app/account/personal?iid=3214')
      await second.see('#to-login')
    },
  },
  {
    name: 'a member joins another community from the list of communities, and is logged in there',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await phone.open(`/app/find?iid=${TENANT}`)
      await phone.tap('#join-3214')
      await phone.see('#join-3214[aria-disabled="true"]')
      await phone.see(`#join-${TENANT}[aria-disabled="true"]`, 'who is here has joined it')
      await phone.open('/app/account/personal?iid=3214')
      await phone.see('#member-name')
    },
  },
  {
    name: 'a member closes the account on its screen, and nobody can log in with it any more',
    async run(bench) {
      // A newly registered number gets no second code within a minute.
      const member = await bench.gateway.login(NEWCOMER)
      const phone = await bench.phone(member)
      await phone.open(`/app/account/personal/edit?iid=${TENANT}`)
      await phone.tap('#close-account')
      await phone.see('#close-sheet')
      await phone.tap('#close-submit')
      await phone.lacks('[role="alertdialog"]', 'an empty form asks nothing')
      await phone.type('#close-mobile', member.mobile)
      const sent = bench.site.smsCodes(member.mobile).length
      await phone.tap('#close-sheet #send-code')
      await phone.type('#close-code', await bench.site.smsCode(member.mobile, sent))
      await phone.tap('#close-submit')
      await phone.tap('#dialog-confirm')
      await phone.at(`/app/index/${TENANT}`)
      await assert.rejects(member.ask('/v2/address/delete', { reqId: 'gone-1', id: 1 }), /1000001/)

      await phone.open(LOGIN)
      await logIn(phone, member)
      await phone.hear(/(密码|账号)(错误|不正确|有误|不对)|不存在|注销|未注册/)
      assert(phone.path.startsWith('/app/account/login'))
    },
  },
  {
    name: 'shell-and-routes §7: a new visitor registers with the printed code',
    async run(bench) {
      const mobile = `137${String(Date.now()).slice(-8)}`
      const phone = await bench.phone()
      await phone.open(LOGIN)
      await phone.tap('#to-register')
      await phone.type('#register-mobile', mobile)
      await phone.tap('#send-code')
      await phone.type('#register-code', await bench.site.smsCode(mobile))
      await phone.type('#register-password', 'quanzi-2026')
      await agree(phone)
      await phone.tap('#register-submit')
      await phone.at('/app/account/personal')
      await phone.see('#member-name')
    },
  },
  {
    name: 'a visitor logs in by code alone, after a wrong one',
    async run(bench) {
      const mobile = `136${String(Date.now()).slice(-8)}`
      const phone = await bench.phone()
      await phone.open(LOGIN)
      await phone.tap('#login-mode-code')
      await phone.type('#login-mobile', mobile)
      await phone.tap('#send-code')
      const code = await bench.site.smsCode(mobile)
      await phone.type('#login-code', code === '000000' ? '111111' : '000000')
      await agree(phone)
      await phone.tap('#login-submit')
      await phone.hear(/验证码(错误|不正确|有误|失效)/)
      await phone.type('#login-code', code)
      await phone.tap('#login-submit')
      await phone.at('/app/account/personal')
      await phone.see('#member-name')
    },
  },
  {
    name: 'admissions-and-regions §5: an incomplete form names each missing field',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open(LOGIN)
      await phone.tap('#login-submit')
      const said = await phone.text('#screen')
      for (const word of ['手机号', '密码', '同意']) assert(said.includes(word), `nothing is said about ${word}`)
      assert(phone.path.startsWith('/app/account/login'))
    },
  },
  {
    name: 'the words beside the check box tick it, and the links in them open without ticking',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open(LOGIN)
      const words = phone.find('#login-agree + *')
      await words.locator('[role="link"]').first().click()
      await phone.at(/\/app\/info\/protocol\//)
      await phone.page.goBack()
      await phone.at('/app/account/login')
      await phone.see('#login-agree[aria-checked="false"]')
      await words.click({ position: { x: 8, y: 8 } })
      await phone.see('#login-agree[aria-checked="true"]')
    },
  },
]
