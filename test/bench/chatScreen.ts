import { buildMini, enterChat, sendChat } from '@quanzi/contract'
import type { Browser, Page } from 'playwright-core'
import { openChat } from '../../server/testing/openChat'
import { chatUser, deviceAfter, messagesBetween } from '../e2e/support/chatDevice'
import { Gateway, type Member, TENANT } from '../e2e/support/Gateway'
import type { Site } from '../startSite'
import { type Figure, median } from './Figure'
import { MeasuredApp } from './MeasuredApp'

const RUNS = 9
/** Two members of the demo tenant. */
const ANN = { mobile: '13800000001', password: 'quanzi123' }
const BOB = { mobile: '13800000003', password: 'quanzi123' }
const PERSONAL = `/app/account/personal?iid=${TENANT}`

async function openPanel(browser: Browser, site: Site, me: Member, device: Readonly<Record<string, string>>) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies([{ ...me.cookie, url: site.origin }])
  const page = await context.newPage()
  await page.goto(`${site.origin}/favicon.ico`)
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, device)
  await page.goto(site.origin + PERSONAL)
  await page.locator('#menu-messages').tap()
  await page.locator('[id^="reply-"]').first().waitFor()
  return { page, close: () => context.close() }
}

/** Time from the tap to the frame that shows the newest message. */
async function timeToNewest(page: Page, count: number): Promise<number> {
  const since = await page.evaluate(() => {
    const now = performance.now()
    document.querySelector<HTMLElement>('[id^="reply-"]')?.click()
    return now
  })
  const shown = await page.waitForFunction(
    (newest) => {
      const box = document.getElementById(newest)?.getBoundingClientRect()
      return box && box.height > 0 && box.bottom <= innerHeight ? performance.now() : 0
    },
    `message-bench-${count}`,
    { polling: 'raf' },
  )
  return (await shown.jsonValue()) - since
}

/** Opening a conversation by its reply button, with a thousand messages on the device and with twenty. */
export async function conversationOpening(browser: Browser, site: Site): Promise<Figure[]> {
  const gateway = new Gateway(site)
  const [me, peer] = [await gateway.login(ANN), await gateway.login(BOB)]
  const [user, other] = [await chatUser(site, me), await chatUser(site, peer)]
  const times: Record<20 | 1000, number[]> = { 20: [], 1000: [] }
  for (let run = 0; run < RUNS; run++) {
    // The two run in turns, so that neither profits from a warmer machine.
    for (const count of run % 2 ? ([20, 1000] as const) : ([1000, 20] as const)) {
      const { page, close } = await openPanel(
        browser,
        site,
        me,
        deviceAfter(messagesBetween(count, user, other), user, other),
      )
      times[count].push(await timeToNewest(page, count))
      await close()
    }
  }
  const [few, many] = [median(times[20]), median(times[1000])]
  const group = 'h5 chat'
  return [
    { group, name: 'opening a conversation of 20 messages', value: Math.round(few), unit: 'ms' },
    { group, name: 'of 1,000 messages', value: Math.round(many), unit: 'ms' },
    { group, name: '1,000 ÷ 20', value: Math.round((many / few) * 100) / 100, unit: '×', max: 1.3 },
  ]
}

/** The bytes that a new message in an open dialog sends from logic to view. */
export async function messageAppending(site: Site, dist: string): Promise<Figure[]> {
  const gateway = new Gateway(site)
  const [me, peer] = [await gateway.login(ANN), await gateway.login(BOB)]
  const line = await openChat(site.gatePort)
  const other = await chatUser(site, peer)
  await line.request(enterChat.uri, { uid: other.uid, token: other.ridSecret, version: '2.0.8' })
  let sent = 0
  const say = async () => {
    sent += 1
    const body = { type: 1, text: '收到，明早见，我带炉头和茶。' }
    const content = { body, cid: TENANT, receiver: { roleID: me.rid }, tempID: `bench-${me.rid}-${sent}` }
    const { code } = await line.request(sendChat.uri, { content, scope: 1 })
    if (code !== 200) throw new Error(`a message was refused: ${code}`)
    return `#message-bench-${me.rid}-${sent}`
  }
  for (let n = 0; n < 12; n++) await say()
  const launch = {
    gateway: site.origin,
    gate: `ws://127.0.0.1:${site.gatePort}`,
    at: buildMini('account.login', { iid: TENANT, return: PERSONAL }),
  }
  const appending = MeasuredApp.run(dist, launch, async (measured) => {
    const { app } = measured
    await app.tap('#login-mode-password')
    await app.type('#login-mobile', ANN.mobile)
    await app.type('#login-password', ANN.password)
    await app.tap('#login-agree')
    await app.tap('#login-submit')
    await app.tap('#menu-messages')
    await app.tap('[id^="reply-"]')
    await app.find(`#message-bench-${me.rid}-12`)
    // A notice of the server's first seconds may stand above the conversation in the list behind: this one passes it.
    await app.find(await say())
    const { count, bytes } = await measured.crossedBy(async () => app.find(await say()))
    const group = 'weapp setData'
    return [
      { group, name: 'one message more in a dialog', value: bytes, unit: 'B', max: 1024 },
      { group, name: 'updates for it', value: count, unit: '×', max: 1 },
    ] satisfies Figure[]
  })
  return appending.finally(() => line.close())
}
