import assert from 'node:assert/strict'
import { CHAT, type ChatMessage, enterChat, sendChat } from '@quanzi/contract'
import { openChat } from '../../../server/testing/openChat'
import type { Bench, Journey } from '../Journey'
import { chatUser, deviceAfter, messagesBetween } from '../support/chatDevice'
import { type Account, STAFF, TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'
import { until } from '../support/until'
import { ACTIVITY } from './orderOf'

const HOME = `/app/index/${TENANT}`
/** The leader of the activity. */
const OWNER: Account = { mobile: '13800000014', password: STAFF.password }
/** The device has the last 3,000, the server the others. */
const ALL = 5000
const KEPT = 3000
/** Maximum number of messages in the document on a phone of 375 × 667. */
const DRAWN = 100

/** Answers the calls for older messages like a server with all of them. */
async function serveHistory(phone: Phone, all: readonly ChatMessage[]): Promise<void> {
  await phone.page.route('**/h5/getjsonp**', async (route) => {
    const request = route.request()
    const asked = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)
    if (!asked.includes('/v2/chat/history/list') || /toRid"?[:=]"?0\b/.test(asked)) return route.fallback()
    const before = Number(/beforeId"?[:=]"?(\d+)/.exec(asked)?.[1] ?? ALL + 1)
    const msgs = all.slice(Math.max(0, before - 1 - 50), before - 1)
    return route.fulfill({ json: { t: { msgs, hasMore: before > 51 } } })
  })
}

async function longConversation(bench: Bench): Promise<Phone> {
  const member = await bench.member()
  const me = await chatUser(bench.site, member)
  const peer = await chatUser(bench.site, await bench.gateway.login(STAFF))
  const all = messagesBetween(ALL, me, peer)
  const phone = await bench.phone(member)
  await serveHistory(phone, all)
  await phone.open(HOME)
  await phone.page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    },
    deviceAfter(all.slice(ALL - KEPT), me, peer),
  )
  await phone.open(HOME)
  await phone.tap('#messages-entry')
  await phone.tap('[id^="reply-"]')
  await phone.see(`#message-bench-${ALL}`)
  return phone
}

/**
 * Scrolls by `step` px until this message, or one beyond it, is drawn. Resolves to the maximum number of messages drawn
 * at once, and to the largest distance of a visible message from its expected place.
 */
const scrollTo = (phone: Phone, wanted: number, step: number) =>
  phone.find('#chat-messages').evaluate(
    async (box, [message, by]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const rows = () => [...box.querySelectorAll('[id^="message-"]')]
      const inView = () => rows().find((row) => row.getBoundingClientRect().bottom > box.getBoundingClientRect().top)
      const isReached = () => {
        const numbers = rows().map(({ id }) => Number(id.replace(/.*-/, '')))
        return by < 0 ? Math.min(...numbers) <= message : Math.max(...numbers) >= message
      }
      let [most, jump, blank] = [0, 0, 0]
      const deadline = Date.now() + 240_000
      while (!isReached() && Date.now() < deadline) {
        const row = inView()
        // The lower edge, because the time above the first message disappears when older ones load.
        const [y, at] = [row?.getBoundingClientRect().bottom ?? 0, box.scrollTop]
        box.scrollTop += by
        const moved = box.scrollTop - at
        await frame()
        await frame()
        if (row?.isConnected) jump = Math.max(jump, Math.abs(row.getBoundingClientRect().bottom - (y - moved)))
        if (!inView()) blank += 1
        most = Math.max(most, rows().length)
      }
      return { most, jump, blank, found: isReached() }
    },
    [wanted, step] as const,
  )

/** Steps of a finger that pulls, and of one that flings. */
const PULL = -1400
const FLING = -8000

export const longChat: readonly Journey[] = [
  {
    name: 'chat: of 5,000 messages few are drawn while scrolling to the first and back; nothing jumps, and a tap leads to the newest',
    async run(bench) {
      const phone = await longConversation(bench)
      const kept = ALL - KEPT
      // Step by step at the end, where the messages of the server begin, and at the beginning.
      for (const [message, step] of [
        [ALL - 200, PULL],
        [kept + 120, FLING],
        [kept - 120, PULL],
        [160, FLING],
        [1, PULL],
      ] as const) {
        const up = await scrollTo(phone, message, step)
        assert(up.found, `message ${message} is reached`)
        assert(up.most <= DRAWN, `${up.most} messages were drawn`)
        assert(up.jump < 4, `a message jumped by ${up.jump} px`)
      }
      await phone.see('#message-bench-1')
      await phone.shoot('chat-11-first-of-5000')
      // Scrolls down again through messages that were removed on the way up.
      const down = await scrollTo(phone, 300, 900)
      assert(down.found && down.most <= DRAWN && down.jump < 4 && down.blank === 0, JSON.stringify(down))
      await phone.tap('#chat-jump')
      await phone.see(`#message-bench-${ALL}`)
      await phone.find('#chat-jump').waitFor({ state: 'detached' })
      const drawn = await phone.page.locator('#chat-messages [id^="message-"]').count()
      assert(drawn <= DRAWN, `${drawn} messages are drawn at the end`)
      const last = await phone.find(`#message-bench-${ALL}`).boundingBox()
      assert(last && last.y > 0 && last.y + last.height <= 667, 'the newest message is in view')
    },
  },
  {
    name: 'chat: many unread messages open at the first one, with a count and a button to the newest; elsewhere a button leads to the first one',
    async run(bench) {
      const member = await bench.member()
      const owner = await bench.gateway.login(OWNER)
      const { uid, ridSecret: token } = await chatUser(bench.site, owner)
      const line = await openChat(bench.site.gatePort)
      await line.request(enterChat.uri, { uid, token, version: CHAT.clientVersion })
      const tell = async (from: number, to: number) => {
        for (let n = from; n <= to; n += 1) {
          const body = { type: 1, text: `第 ${n} 条，集合地点有变化` }
          const content = { body, cid: TENANT, receiver: { roleID: member.rid }, tempID: `news-${member.rid}-${n}` }
          const { code } = await line.request(sendChat.uri, { content, scope: 1 })
          assert.equal(code, CHAT.sentCode)
        }
      }
      try {
        const phone = await bench.phone(member)
        await tell(1, 45)
        await phone.open(HOME)
        await phone.page.locator('#messages-entry').filter({ hasText: /45/ }).waitFor()
        // Asking about an activity sends its card, and the list scrolls to its end.
        await phone.open(`/app/act/${TENANT}/detail/${ACTIVITY.id}`)
        await phone.tap('#ask-button')
        await phone.tap('#chat-to-unread')
        const mark = await phone.see('#chat-unread')
        const [place, box] = [await mark.boundingBox(), await phone.find('#chat-messages').boundingBox()]
        assert(place && box && place.y >= box.y && place.y < box.y + box.height, 'the first unread message is in view')
        await phone.find('#chat-to-unread').waitFor({ state: 'detached' })
        await phone.tap('#chat-jump')
        await phone.find('#chat-jump').waitFor({ state: 'detached' })
        await phone.tap('#chat-close')
        await tell(46, 90)
        await phone.open(HOME)
        await phone.page.locator('#messages-entry').filter({ hasText: /45/ }).waitFor()
        await phone.tap('#messages-entry')
        await phone.tap('[id^="reply-"]')
        await phone.see('#chat-unread')
        const count = async () => Number(/\d+/.exec(await phone.text('#chat-jump'))?.[0] ?? 0)
        const before = await count()
        assert(before > 20 && before < 45, `${before} messages wait below`)
        await phone.shoot('chat-13-unread')
        await phone.find('#chat-messages').evaluate((list) => list.scrollBy(0, 600))
        await phone.page.waitForFunction(
          (most) => Number(/\d+/.exec(document.querySelector('#chat-jump')?.textContent ?? '')?.[0] ?? most) < most,
          before,
        )
        await phone.tap('#chat-jump')
        await phone.see(`#message-news-${member.rid}-90`)
        await phone.find('#chat-jump').waitFor({ state: 'detached' })
      } finally {
        await line.close()
      }
    },
  },
  {
    name: 'chat: a phone’s keyboard leaves the input and the newest message visible, with the system’s space below',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      // As on an iPhone: the keyboard shrinks and moves the visible part; the window stays the same.
      await phone.page.addInitScript(() => {
        const area = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight, scale: 1 })
        Object.defineProperty(window, 'visualViewport', { value: area })
      })
      await phone.open(HOME)
      await phone.tap('#messages-entry')
      await phone.tap(`#agent-2002`)
      for (const words of ['第一句', '第二句', '第三句']) {
        await phone.type('#chat-input', words)
        await phone.page.keyboard.press('Enter')
      }
      await phone.page.locator('[id^="message-"]').filter({ hasText: '第三句', visible: true }).waitFor()
      const edges = async (selector: string) => {
        const box = await (await phone.see(selector)).boundingBox()
        assert(box, selector)
        return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
      }
      await until('the dialog stands', async () => (await edges('#chat-composer')).bottom === 667)
      await phone.page.evaluate(() => {
        Object.assign(window.visualViewport as object, { offsetTop: 40, height: innerHeight - 300 })
        window.visualViewport?.dispatchEvent(new Event('resize'))
      })
      await phone.page.waitForFunction(
        () => (document.querySelector('#chat-composer')?.getBoundingClientRect().bottom ?? 0) < 500,
      )
      const composer = await edges('#chat-composer')
      assert.equal(composer.bottom, 667 - 300 + 40, 'right above the keyboard')
      const last = await phone.page.locator('[id^="message-"]').filter({ visible: true }).last().boundingBox()
      assert(last && last.y > 40 && last.y + last.height <= composer.top + 1, 'the newest message is above the input')
      assert.equal((await edges('#chat-dialog')).top, 40)
    },
  },
]
