import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { SHELLS } from '../support/shells'
import { Weixin } from '../support/Weixin'
import { logIn } from './login'
import { ACTIVITY, atCashier, orderOf } from './orderOf'

const DETAIL = `/app/act/${TENANT}/detail/${ACTIVITY.id}`
const HOME = `/app/index/${TENANT}`
const PERSONAL = `/app/account/personal?iid=${TENANT}`

/** Answers `getUserInfo` and `getAppInfo` like the native app, through the bridge of the phone's system. */
async function putBridge(phone: Phone, answers: Record<string, unknown>, flavour: 'ios' | 'android'): Promise<void> {
  await phone.page.addInitScript(
    ([given, kind]) => {
      const values = given as Record<string, unknown>
      const callHandler = (name: string, _data: object, tell: (value: unknown) => void) => tell(values[name])
      const bridge = { callHandler, ...(kind === 'android' ? { init: () => undefined } : {}) }
      if (kind === 'ios') {
        // The app watches frames for its address and calls the page back.
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!(node instanceof HTMLIFrameElement) || !node.src.includes('__bridge_loaded__')) continue
            Object.assign(window, { WebViewJavascriptBridge: bridge })
            const waiting: ((ready: object) => void)[] = Reflect.get(window, 'WVJBCallbacks') ?? []
            for (const take of waiting) take(bridge)
          }
        }).observe(document, { childList: true, subtree: true })
      } else {
        setTimeout(() => {
          Object.assign(window, { WebViewJavascriptBridge: bridge })
          document.dispatchEvent(new Event('WebViewJavascriptBridgeReady'))
        }, 500)
      }
    },
    [answers, flavour] as const,
  )
}

export const shells: readonly Journey[] = [
  {
    name: 'shell-and-routes §4: messaging app: a new visitor is identified at the start, enrols, and pays in the app’s own window',
    async run(bench) {
      const weixin = await Weixin.open(bench)
      const { phone } = weixin
      await weixin.openAndBeAsked(DETAIL)
      await phone.shoot('weixin-1-consent')
      await weixin.consent()
      await phone.at(DETAIL)
      assert.equal(phone.path, DETAIL, 'no id of anybody in the address')
      await phone.tap('#enrol-button')
      await phone.at('/app/act/enroll')
      await phone.tap(`#ticket-${ACTIVITY.ticket}`)
      await phone.type('#entrant-1-name', '林小圈')
      await phone.type('#entrant-1-mobile', '13912345678')
      await phone.tap('#enrol-submit')
      await phone.at('/app/pay/act')
      await phone.tap('#checkout-submit')
      await atCashier(phone)
      await phone.see('#pay-button')
      await phone.shoot('weixin-2-cashier')
      await phone.tap('#pay-button')
      await phone.see('#pay-result')
      await phone.tap('#pay-next')
      await phone.at('/app/order/detail')
      await phone.find('#order-status').filter({ hasText: '已付款' }).waitFor()
      assert.equal(weixin.payments.length, 1)
      assert.match(weixin.payments[0]?.package ?? '', /^prepay_id=/)
      assert(weixin.payments[0]?.paySign && weixin.payments[0]?.appId)
      assert.deepEqual(weixin.consents, ['snsapi_base'], 'asked once')
      assert.match(weixin.flags.at(-1)?.u ?? '', /^o/)
      assert.equal(weixin.flags.at(-1)?.f, '1')
      await phone.open(HOME)
      await phone.see('#home-sections')
      assert.equal(weixin.consents.length, 1, 'and never again')
    },
  },
  {
    name: 'shell-and-routes §4: messaging app: a person who refuses stays a visitor, and may log in with the full profile later',
    async run(bench) {
      const weixin = await Weixin.open(bench)
      const { phone } = weixin
      await weixin.openAndBeAsked(DETAIL)
      await weixin.refuse()
      await phone.at(DETAIL)
      await phone.open(HOME)
      await phone.see('#home-sections')
      assert.equal(weixin.consents.length, 1, 'nobody is sent there at every page')
      await phone.open(DETAIL)
      await phone.tap('#enrol-button')
      await phone.at('/app/account/login')
      await phone.tap('#wechat-login')
      await phone.page.getByText('请先阅读并同意').first().waitFor()
      await phone.tap('#login-agree')
      await phone.shoot('weixin-3-login')
      await phone.tap('#wechat-login')
      await phone.page.waitForURL(/\/local\/wechat\/oauth/)
      await weixin.consent()
      await phone.at('/app/act/enroll')
      await phone.open(PERSONAL)
      await phone.expectExactText('#member-name', weixin.name)
      assert.deepEqual(weixin.consents, ['snsapi_base', 'snsapi_userinfo'])
    },
  },
  {
    name: 'messaging app: an order of an unidentified member asks who pays, and returns to the cashier',
    async run(bench) {
      const weixin = await Weixin.open(bench)
      const { phone } = weixin
      const member = await bench.member()
      await weixin.openAndBeAsked(DETAIL)
      await weixin.refuse()
      await phone.at(DETAIL)
      await phone.context.addCookies([{ ...member.cookie, url: bench.site.origin }])

      const gid = await orderOf(member)
      await phone.open(`/app/pay/order?iid=${TENANT}&gid=${gid}`)
      await phone.tap('#pay-button')
      await phone.page.waitForURL(/\/local\/wechat\/oauth/)
      await weixin.consent()
      await phone.at(new RegExp(`/app/pay/order\\?.*gid=${gid}`))
      await phone.tap('#pay-button')
      await phone.see('#pay-result')
      assert.equal(weixin.payments.length, 1)
    },
  },
  {
    name: 'messaging app: an authorisation returns to this tenant only',
    async run(bench) {
      const weixin = await Weixin.open(bench)
      const evil = encodeURIComponent('https://evil.example/app/index/1000')
      await weixin.openAndBeAsked(`/wxservice2/oauth?iid=${TENANT}&redirect=${evil}`)
      await weixin.consent()
      await weixin.phone.at(HOME)
      assert.equal(new URL(weixin.phone.page.url()).origin, bench.site.origin)
    },
  },
  {
    name: 'shell-and-routes §4: messaging app: a shared page has the signature that the app checks, on Android and on iOS',
    async run(bench) {
      for (const userAgent of [SHELLS.weixinAndroid, SHELLS.weixinIos]) {
        const weixin = await Weixin.open(bench, userAgent)
        const { phone } = weixin
        await weixin.openAndBeAsked(`/app/act/${TENANT}`)
        await weixin.consent()
        await phone.at(`/app/act/${TENANT}`)
        await phone.tap(`#act-${ACTIVITY.id}`)
        await phone.at(DETAIL)
        const signed = bench.site.origin + DETAIL
        const { configs, friend, timeline } = await weixin.sdk(
          ({ friend: one, configs: all }) => one?.link.includes(DETAIL) === true && all.at(-1)?.url === signed,
        )
        assert(configs.length > 0 && configs.every(({ valid }) => valid), JSON.stringify(configs))
        // On iOS the row opens the page by location, so it is the first address of the visit.
        assert.equal(configs.at(-1)?.url, signed)
        assert.equal(friend?.title, timeline?.title)
        assert(friend?.link.includes(DETAIL))
      }
    },
  },
  {
    name: 'no other browser loads the JS-SDK',
    async run(bench) {
      const phone = await bench.phone()
      const asked: string[] = []
      phone.page.on('request', (request) => asked.push(request.url()))
      await phone.open(DETAIL)
      await phone.see('#enrol-button')
      assert.deepEqual(
        asked.filter((url) => /jssdk|jweixin|wxservice2/.test(url)),
        [],
      )
    },
  },
  {
    name: 'shell-and-routes §7: web view of a mini-program: f is 2, links change the location, sharing posts a message, a login lasts',
    async run(bench) {
      const weixin = await Weixin.open(bench, SHELLS.webView)
      const { phone } = weixin
      await weixin.openAndBeAsked(DETAIL)
      await weixin.refuse()
      await phone.at(DETAIL)
      const { posted, friend } = await weixin.sdk((state) => state.posted.length > 0)
      assert(posted.at(-1)?.title && friend === null)
      assert.equal(weixin.flags.at(-1)?.f, '2')
      await phone.open(`/app/account/login?iid=${TENANT}&return=${encodeURIComponent(PERSONAL)}`)
      await logIn(phone, await bench.gateway.register())
      await phone.at('/app/account/personal')
      await phone.page.reload()
      await phone.see('#member-name')
      await phone.open(HOME)
      await phone.page.evaluate(() => Reflect.set(window, 'sameDocument', true))
      await phone.page.getByText('活动', { exact: true }).first().click()
      await phone.at(`/app/act/${TENANT}`)
      assert.equal(await phone.page.evaluate(() => Reflect.get(window, 'sameDocument')), undefined)
    },
  },
  {
    name: 'an iOS mini-program shows memberships without a price, and sells none',
    async run(bench) {
      const phone = await bench.phone(await bench.member(), { userAgent: SHELLS.shortVideoIos })
      await phone.open(`/app/account/vip?iid=${TENANT}`)
      await phone.tap('#vip-buy-vip-season')
      await phone.at('/app/pay/vip-buy')
      await phone.expectText('#vip-submit', '当前平台暂不支持购买')
      await phone.see('#vip-until')
      await phone.lacks('#screen :text("¥")', 'no price of a card')
      await phone.page.goBack()
      await phone.see('#vip-buy-vip-season')
      await phone.lacks('#vip-buy-vip-season :text("¥")', 'no price in the list of cards')
    },
  },
  ...(['ios', 'android'] as const).map(
    (flavour): Journey => ({
      name: `native app on ${flavour}: its bridge says who is here; garbage and silence do no harm`,
      async run(bench) {
        const userAgent = flavour === 'ios' ? SHELLS.nativeIos : SHELLS.nativeAndroid
        const user = { iid: TENANT, rid: 7, uid: 8, nick_name: '原生小圈', headImg: '', signature: '' }
        const told = flavour === 'ios' ? user : JSON.stringify(user)
        const phone = await bench.phone(null, { userAgent })
        await putBridge(phone, { getUserInfo: told, getAppInfo: { versionCode: 320 } }, flavour)
        await phone.open(PERSONAL)
        await phone.page.getByText('原生小圈').first().waitFor()
        const garbled = await bench.phone(null, { userAgent })
        await putBridge(garbled, { getUserInfo: '<html>', getAppInfo: 7 }, flavour)
        await garbled.open(PERSONAL)
        await garbled.expectText('#to-login', /登录/)
        const silent = await bench.phone(null, { userAgent })
        await silent.open(PERSONAL)
        await silent.expectText('#to-login', /登录/)
      },
    }),
  ),
]
