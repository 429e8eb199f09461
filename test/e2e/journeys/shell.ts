import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { fakeAnswer } from '../support/fakeAnswer'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'

const HOME = `/app/index/${TENANT}`
const PAGE_SHOW = '/api/h5.shop.pageShow.list'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/121.0 Mobile Safari/537.36'

const rootFont = (phone: Phone) => phone.page.evaluate(() => Number.parseFloat(document.documentElement.style.fontSize))

interface Counted {
  readonly type: number
  readonly path: string
  readonly moduleType?: number
  readonly id?: string
  readonly k: string
}

/** Collects the statistics that a phone sends. */
function countedBy(phone: Phone) {
  const counted: Counted[] = []
  phone.page.on('request', (request) => {
    const sent = request.postData() ?? ''
    if (!sent.includes('/v1/sys/stat')) return
    const { type, p } = JSON.parse(sent) as { type: string; p: string }
    counted.push({ type: Number(type), ...JSON.parse(p) })
  })
  return counted
}

/** Waits for the statistic of a type. */
async function sent(phone: Phone, counted: readonly Counted[], type: number): Promise<Counted> {
  for (;;) {
    const found = counted.find((one) => one.type === type)
    if (found) return found
    await phone.page.waitForEvent('request')
  }
}

export const shell: readonly Journey[] = [
  {
    name: 'shell-and-routes §7: statistics count views, taps on actions, unknown paths and pop-ups, each with a k of its own',
    async run(bench) {
      const phone = await bench.phone(null, { showPopups: true })
      const counted = countedBy(phone)
      const icon = { icon: '', name: '数一数我', badge: '', action: { aid: '9', p: { moduleType: 9, id: '5' } } }
      await fakeAnswer(phone, PAGE_SHOW, (page: object) => ({
        ...page,
        page_show: [{ id: 'icons', type: 2, title: '', style: {}, data: { columns: 4, items: [icon] } }],
      }))
      await phone.open(HOME)
      await phone.see('#site-popup')
      await sent(phone, counted, 6)
      await phone.page.keyboard.press('Escape')
      await sent(phone, counted, 7)
      const stored = phone.page.waitForResponse(
        (response) => /"type":"?5"?[,}]/.test(response.request().postData() ?? '') && response.ok(),
        { timeout: 60_000 },
      )
      await phone.page.getByText('数一数我').filter({ visible: true }).first().click()
      await phone.at(/\/app\/act\/1000/)
      const tap = await sent(phone, counted, 5)
      assert.deepEqual([tap.path, tap.moduleType, tap.id], [HOME, 9, '5'])
      assert.deepEqual(await (await stored).json(), { t: { ok: true } })
      await phone.open('/app/no/such/page')
      await phone.see('#not-found')
      assert.equal((await sent(phone, counted, 4)).path, '/app/no/such/page')
      assert.equal(counted.filter(({ type, path }) => type === 3 && path === HOME).length, 1)
      assert.equal(new Set(counted.map(({ k }) => k)).size, counted.length)
    },
  },
  {
    name: 'admissions-and-regions §7: the download banner shows on a phone that has an app for it, and a tap is counted',
    async run(bench) {
      const phone = await bench.phone(null, { userAgent: ANDROID })
      await fakeAnswer(phone, '/api/account.interest.get.downInfo', ({ downInfo }: { downInfo: object }) => ({
        downInfo: { ...downInfo, android: '/app/find' },
      }))
      const counted = countedBy(phone)
      await phone.open('/app/university/frame/home?iid=3073')
      await phone.see('#download-banner')
      await phone.tap('#download-open')
      await phone.at('/app/find')
      await sent(phone, counted, 8)
      assert.equal(counted.filter(({ type }) => type === 8).length, 1)
      const desktop = await bench.phone(null, { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/121.0 Safari/537.36' })
      await desktop.open('/app/university/frame/home?iid=3073')
      await desktop.see('#home-sections')
      await desktop.lacks('#download-banner')
    },
  },
  {
    name: 'shell-and-routes §9: the root font follows the width, and the trip page has its own until it is left',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open(HOME)
      for (const [width, font] of [
        [375, 18.75],
        [768, 38.4],
        [769, 40],
        [1280, 40],
      ] as const) {
        await phone.page.setViewportSize({ width, height: 667 })
        await phone.page.waitForFunction((px) => document.documentElement.style.fontSize === `${px}px`, font)
      }
      await phone.page.setViewportSize({ width: 375, height: 667 })
      await phone.open('/app/trip/5')
      assert.equal(await rootFont(phone), 50)
      const button = await (await phone.see('#screen [role="button"]')).boundingBox()
      assert(button && button.height > 20 && button.height < 70, 'the page keeps its proportions')
      await phone.page.setViewportSize({ width: 800, height: 667 })
      await phone.page.waitForFunction(() => document.body.getBoundingClientRect().width === 320)
      assert.equal(await phone.page.evaluate(() => document.body.getBoundingClientRect().left), 240)
      await phone.page.setViewportSize({ width: 375, height: 667 })
      await phone.page.goto(bench.site.origin + HOME)
      await phone.see('#home-sections')
      assert.equal(await rootFont(phone), 18.75)
    },
  },
  {
    name: 'admissions-and-regions §2: the tab bar is configured by the tenant; with more than four tabs it scrolls to the last',
    async run(bench) {
      const phone = await bench.phone()
      const tab = (title: string, url: string, icon: string) => ({ title, action: { url }, extra: { icon } })
      const six = ['首页', '发现', '订单', '我的', '图书', '资讯'].map((title, at) =>
        tab(title, at === 0 ? HOME : `/app/news/list/${TENANT}?n=${at}`, at === 0 ? 'home' : ''),
      )
      await fakeAnswer(phone, '/api/config/list', (page: object) => ({ ...page, list: six }))
      await phone.open(HOME)
      const tabs = phone.page.locator('[id^="tab-"]')
      await tabs.last().waitFor()
      await phone.expectCount('[id^="tab-"]', 6)
      await tabs.last().scrollIntoViewIfNeeded()
      const box = await tabs.last().boundingBox()
      assert(box && box.x >= 0 && box.x + box.width <= 376, 'the last tab can be reached')
      const plain = await bench.phone()
      await plain.open(HOME)
      await plain.expectCount('[id^="tab-"]', 4)
    },
  },
  {
    name: 'admissions-and-regions §2: the browser’s title is the screen’s, also after going back',
    async run(bench) {
      const phone = await bench.phone()
      const titled = (title: string) => phone.page.waitForFunction((text) => document.title === text, title)
      await phone.open(HOME)
      await titled('山野圈')
      await phone.open(`/app/news/list/${TENANT}`)
      await phone.see('[id^="row-"]')
      const list = await phone.page.title()
      assert.notEqual(list, '山野圈')
      await phone.tap('[id^="row-"]')
      await phone.see('#detail-title')
      await titled((await phone.text('#detail-title')).trim())
      await phone.page.goBack()
      await titled(list)
    },
  },
  {
    name: 'shell-and-routes §2: a site that does not start shows the reason once, and is loaded again when the message is closed',
    async run(bench) {
      const phone = await bench.phone()
      let broken = true
      await fakeAnswer(phone, '/api/config/list', (real: object) => real)
      await phone.page.route(/aboutme/, (route) =>
        broken ? route.fulfill({ json: { code: 500000, msg: '站点维护中，请稍后再来' } }) : route.fallback(),
      )
      await phone.open(HOME)
      await phone.expectText('[role="alertdialog"]', /站点维护中，请稍后再来/)
      broken = false
      const again = phone.answerTo('/api/aboutme/get')
      await phone.tap('#dialog-confirm')
      await again
      await phone.page.waitForFunction(() => document.title === '山野圈')
      await phone.lacks('[role="alertdialog"]')
    },
  },
  {
    name: 'while the next page loads an overlay takes the taps, until the page shows or fails',
    async run(bench) {
      const phone = await bench.phone()
      // Under the overlay nobody could close a pop-up, which would cover it.
      await fakeAnswer(phone, '/api/aboutme/get', (site: object) => ({ ...site, adsList: [] }))
      await phone.open(HOME)
      await phone.see('#home-sections')
      let release: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const asked = phone.page.waitForRequest(/\/js\/.*\.js$/)
      await phone.page.route(/\/js\/.*\.js$/, (route) => held.then(() => route.continue()))
      await phone.tap('#tab-order')
      await asked
      await phone.see('[role="status"][aria-busy="true"]')
      release()
      await phone.at(/^\/app\/order\/|^\/app\/account\/login/)
      await phone.lacks('[role="status"][aria-busy="true"]')
    },
  },
  {
    name: 'shell-and-routes §9: a picture that fails is requested once more, then replaced by text',
    async run(bench) {
      const phone = await bench.phone()
      const asked: string[] = []
      await phone.page.route(/\/media\//, (route) => {
        asked.push(route.request().url())
        return route.abort()
      })
      await phone.open(`/app/news/list/${TENANT}`)
      await phone.page.getByText('图片没有加载出来').filter({ visible: true }).first().waitFor()
      assert(asked.some((url) => url.includes('retry=1')))
      assert(!asked.some((url) => url.includes('retry=2')))
      await phone.see('[id^="row-"]')
      phone.takeErrors()
    },
  },
  {
    name: 'a picture whose load event never comes is shown after a moment',
    async run(bench) {
      const phone = await bench.phone()
      await phone.page.addInitScript(() => {
        const isPicture = ({ target }: Event) => target instanceof HTMLImageElement
        window.addEventListener('load', (event) => isPicture(event) && event.stopImmediatePropagation(), true)
      })
      await phone.open(`/app/news/list/${TENANT}`)
      const picture = await phone.see('[id^="row-"] img')
      await picture.evaluate(
        (image) =>
          new Promise<void>((resolve) => {
            const look = () => (getComputedStyle(image).opacity === '1' ? resolve() : setTimeout(look, 100))
            look()
          }),
      )
    },
  },
  {
    name: 'the page declares its language, which a visitor can change',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open(`/app/find?iid=${TENANT}`)
      await phone.see('html[lang="zh-CN"]')
      await phone.open(`/app/find?iid=${TENANT}&lang=en`)
      await phone.see('html[lang="en"]')
      await phone.open(`/app/find?iid=${TENANT}`)
      await phone.see('html[lang="en"]', 'the language is remembered')
      await phone.open(`/app/account/personal?iid=${TENANT}&lang=en`)
      await phone.tap('#language')
      await phone.tap('#language-zh-CN')
      await phone.see('#language:has-text("语言")')
      await phone.page.waitForFunction(
        () => document.documentElement.lang === 'zh-CN' && !location.search.includes('lang'),
      )
      await phone.page.reload()
      await phone.see('#language:has-text("语言")')
      await phone.see('html[lang="zh-CN"]')
    },
  },
]
