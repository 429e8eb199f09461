import assert from 'node:assert/strict'
import type { Bench, Journey } from '../Journey'
import { fakeAnswer } from '../support/fakeAnswer'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'

const HOME = `/app/index/${TENANT}`
const SITE_INFO = '/api/aboutme/get'
const ASKED_AT = `quanzi:${TENANT}:oauthAskedAt`
const POPUP = '#site-popup'
const NATIVE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/121.0 Mobile Safari/537.36 QuanziApp/3.2.0'
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/121.0 Mobile MicroMessenger/8.0.47 miniProgram/wx01'

const CARD = { image: '/media/camp-10-960x540.webp', title: '两天一夜露营', price: '298.00', costV2: '368.00' }
const ads = [
  { id: 'broken', type: 5, content: '[{"couponId":' },
  { id: 'none', type: 4, content: [] },
  { id: 'strange', type: 9, content: {} },
  { id: 'words', type: 1, content: '{"text":"周末停电，<b>请早回</b>"}' },
  { id: 'card', type: 2, content: { ...CARD, action: { url: '/app/find' } } },
]

const marks = (phone: Phone, iid = TENANT) =>
  phone.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[], `quanzi:${iid}:idsUser`)

const closed = (phone: Phone) => phone.page.locator(POPUP).first().waitFor({ state: 'detached' })

async function withAds(bench: Bench, given: readonly unknown[], options = {}): Promise<Phone> {
  const phone = await bench.phone(null, { showPopups: true, ...options })
  await fakeAnswer(phone, SITE_INFO, (site: object) => ({ ...site, adsList: given }))
  return phone
}

export const popups: readonly Journey[] = [
  {
    name: 'admissions-and-regions §8: a pop-up of coupons: claimed once, not shown again; at the limit it shows a message and closes too',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member, { showPopups: true })
      await phone.open(HOME)
      await phone.see(POPUP)
      await phone.tap('#popup-claim')
      await phone.expectText('#toast', /领取成功/)
      await closed(phone)
      // The page behind the pop-up does not offer them any more.
      for (const coupon of ['c1001', 'c1002'])
        await phone.find(`#home-sections #coupon-${coupon}`).getByText('已领取').waitFor()
      assert.match((await marks(phone)).join(), /^\d+_ad-1000-1_5$/)
      const mine = await member.ask<{ list: unknown[] }>('/api/shop/h5/coupon/list', { status: 0 })
      assert.equal(mine.list.length, 2)
      await phone.page.evaluate(() => localStorage.clear())
      await phone.page.reload()
      await phone.see(POPUP)
      await phone.tap('#popup-claim')
      await phone.expectText('#toast', /已达领取上限/)
      await closed(phone)
    },
  },
  {
    name: 'a coupon on the home page is claimed once, however often it is tapped, and turns grey at once',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(HOME)
      const ticket = phone.find('#home-sections [id^="coupon-"]').first()
      await ticket.locator('[role="button"]').dblclick()
      await ticket.getByText('已领取').waitFor()
      const mine = await member.ask<{ list: unknown[] }>('/api/shop/h5/coupon/list', { status: 0 })
      assert.equal(mine.list.length, 1)
    },
  },
  {
    name: 'a visitor who claims is sent to login and finds the pop-up again on the way back',
    async run(bench) {
      const phone = await bench.phone(null, { showPopups: true })
      await phone.open(HOME)
      await phone.tap('#popup-claim')
      await phone.at(/^\/app\/account\/login/)
      await phone.page.goBack()
      await phone.at(HOME)
      await phone.see(POPUP)
      assert.deepEqual(await marks(phone), [])
    },
  },
  {
    name: 'admissions-and-regions §4: broken, empty and unknown ads are logged and skipped; text stays text; the next ad waits for the next visit',
    async run(bench) {
      const phone = await withAds(bench, ads)
      const lines: string[] = []
      phone.page.on('console', (message) => lines.push(message.text()))
      await phone.open(HOME)
      await phone.expectText(POPUP, /周末停电，<b>请早回<\/b>/)
      assert(lines.some((line) => line.startsWith('ad broken skipped')))
      assert(lines.some((line) => line.startsWith('ad strange skipped')))
      await phone.page.keyboard.press('Escape')
      await closed(phone)
      assert.deepEqual(await marks(phone), ['_words_1'])
      await phone.page.reload()
      await phone.expectText(POPUP, /两天一夜露营[\s\S]*298/)
      await phone.tap('#popup-open')
      await phone.at('/app/find')
    },
  },
  {
    name: 'admissions-and-regions §4: in the native app and in a mini-program’s web view there is no pop-up, and its code is not fetched',
    async run(bench) {
      const scripts = async (one: Phone) => {
        const urls = new Set<string>()
        one.page.on('request', (request) => request.url().endsWith('.js') && urls.add(request.url()))
        await one.open(HOME)
        await one.see('#home-sections')
        await one.page.waitForLoadState('networkidle')
        return urls
      }
      const browser = await withAds(bench, ads.slice(3))
      const there = await scripts(browser)
      await browser.see(POPUP)
      for (const userAgent of [NATIVE, WEB_VIEW]) {
        const phone = await withAds(bench, ads.slice(3), { userAgent })
        // The provider was asked today and did not identify anybody, so nothing leads away from home.
        await phone.page.addInitScript((key) => localStorage.setItem(key, String(Date.now())), ASKED_AT)
        const here = await scripts(phone)
        await phone.lacks(POPUP)
        assert(
          [...there].some((url) => !here.has(url)),
          'the pop-up is a chunk of its own',
        )
        phone.takeErrors()
      }
    },
  },
  {
    name: 'admissions-and-regions §4: the university’s front page shows its notice to each user once; a tap beside it closes it',
    async run(bench) {
      const phone = await bench.phone(null, { showPopups: true })
      await phone.open('/app/university/frame/home?iid=3073')
      await phone.expectText(POPUP, /网上报名/)
      // It slides up to the bottom; a tap on the mask closes it too.
      await phone.page.waitForFunction(
        (selector) =>
          [...document.querySelectorAll(selector)].some(
            (sheet) => Math.abs(sheet.getBoundingClientRect().bottom - window.innerHeight) < 1,
          ),
        POPUP,
      )
      await phone.page.mouse.click(187, 30)
      await closed(phone)
      assert.equal(new URL(phone.page.url()).pathname, '/app/university/frame/home', 'the mask takes the tap')
      assert.deepEqual(await marks(phone, 3073), ['_ad-3073-1_1'])
      assert.deepEqual(await marks(phone, TENANT), [])
    },
  },
]
