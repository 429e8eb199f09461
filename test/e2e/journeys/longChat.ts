import assert from 'node:assert/strict'
import { CHAT, enterChat, sendChat } from '@quanzi/contract'
import { openChat } from '../../../server/testing/openChat'
import type { Journey } from '../Journey'
import { chatUser } from '../support/chatDevice'
import { type Account, STAFF, TENANT } from '../support/Gateway'
import { ACTIVITY } from './orderOf'

const HOME = `/app/index/${TENANT}`
/** The leader of the activity. */
const OWNER: Account = { mobile: '13800000014', password: STAFF.password }
export const longChat: readonly Journey[] = [
  {
    name: 'chat: many unread messages open at the first of them, with a way to the newest and a count; elsewhere a way leads there',
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
        // Asking about an activity sends its card: the list is at its end.
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
    name: 'chat: the keyboard of a phone leaves input and newest message in view, and the space for the system is below',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      // As on an iPhone: the keyboard makes the visible part smaller and moves it, the window stays as it is.
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
      assert.equal((await edges('#chat-composer')).bottom, 667)
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
