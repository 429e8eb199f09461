import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import path from 'node:path'
import type { Locator, WebSocket } from 'playwright-core'
import type { Bench, Journey } from '../Journey'
import { type Account, type Member, STAFF, TENANT } from '../support/Gateway'
import { doubleText, layoutProblems } from '../support/layout'
import type { Phone } from '../support/Phone'
import { until } from '../support/until'
import { logIn } from './login'
import { ACTIVITY } from './orderOf'

const HOME = `/app/index/${TENANT}`
const PERSONAL = `/app/account/personal?iid=${TENANT}`
/** The demo tenant's member of staff, an agent who is a person. */
const STAFF_RID = 2002
/** The leader of the activity that a question is about. */
const OWNER: Account = { mobile: '13800000014', password: STAFF.password }
const PICTURE = path.resolve(__dirname, '../../../docs/order.png')
const OTHER_PICTURE = path.resolve(__dirname, '../../../docs/home.png')
const FILM = path.resolve(__dirname, '../../../server/delivery/media/clips/camp.mp4')

interface Body {
  readonly type: number
  readonly text?: string
  readonly imageUrl?: string
  readonly voiceUrl?: string
}

interface Stored {
  readonly content: { readonly tempID: string; readonly body: Body }
}

/** Opens the dialog with the person agent over the member's own page, which loads faster than home. */
async function openDialog(phone: Phone, over: typeof PERSONAL | typeof HOME = PERSONAL): Promise<void> {
  await phone.open(over)
  await phone.tap(over === HOME ? '#messages-entry' : '#menu-messages')
  await phone.tap(`#agent-${STAFF_RID}`)
  await phone.see('#chat-input')
}

/** Rests a finger on a message until its menu is there. */
async function hold(phone: Phone, row: Locator): Promise<void> {
  const box = await row.boundingBox()
  assert(box)
  const touchPoints = [{ x: box.x + box.width - 80, y: box.y + box.height / 2 }]
  const client = await phone.context.newCDPSession(phone.page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await phone.see('#chat-menu')
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Back to the message list below it. */
async function closeDialog(phone: Phone): Promise<void> {
  await phone.page.keyboard.press('Escape')
  await phone.find('#chat-dialog').waitFor({ state: 'detached' })
}

async function say(phone: Phone, words: string): Promise<void> {
  await phone.type('#chat-input', words)
  await phone.page.keyboard.press('Enter')
}

const bubble = (phone: Phone, words: string) =>
  phone.page.locator('[id^="message-"]').filter({ hasText: words, visible: true })

/** Waits until so many messages are there and the last one says that it was delivered, as only the last own one does. */
async function allDelivered(phone: Phone, count: number): Promise<void> {
  const rows = bubble(phone, '')
  await until(`${count} are delivered`, async () => {
    const words = await rows.allTextContents()
    return words.length === count && words.at(-1)?.includes('已送达') === true
  })
}

/** The server's messages between the member and the agent, oldest first. */
async function stored(member: Member): Promise<readonly string[]> {
  const params = { iid: TENANT, toRid: STAFF_RID, pageSize: 50 }
  const { msgs } = await member.ask<{ msgs: readonly Stored[] }>('/v2/chat/history/list', params)
  return msgs.map(({ content }) => content.body.text ?? String(content.body.type))
}

const scrollTop = (phone: Phone) => phone.find('#chat-messages').evaluate((box) => box.scrollTop)

async function staffPhone(bench: Bench): Promise<Phone> {
  return bench.phone(await bench.gateway.login(STAFF))
}

/** Lets the page draw for longer than a movement lasts. */
const manyFrames = (phone: Phone) =>
  phone.page.evaluate(async () => {
    const end = performance.now() + 600
    while (performance.now() < end) await new Promise(requestAnimationFrame)
  })

export const chat: readonly Journey[] = [
  {
    name: 'chat: a stranger logs in, writes to the agent under the day’s date and gets its answer; the chat leaves and comes with the member',
    async run(bench) {
      const account = await bench.gateway.register()
      const phone = await bench.phone()
      const sockets: WebSocket[] = []
      phone.page.on('websocket', (socket) => sockets.push(socket))
      await phone.open(PERSONAL)
      await phone.tap('#menu-messages')
      await phone.at('/app/account/login')
      await logIn(phone, account)
      await phone.at('/app/account/personal')
      await phone.tap('#menu-messages')
      await phone.see('#chat-panel')
      await phone.expectExactText('#chat-title', '消息列表')
      await phone.tap('[id^="agent-"]')
      await phone.expectText('#chat-dialog #chat-title', /^正在与 .+ 聊天$/)
      await say(phone, '   ')
      await say(phone, '怎么报名？')
      await bubble(phone, '怎么报名？').first().waitFor()
      await bubble(phone, '选好场次和票种').first().waitFor()
      await phone.expectCount('[id^="message-"]', 2)
      await phone.expectText('#chat-messages', /^今天 \d\d:\d\d/)
      await phone.expectValue('#chat-input', '')
      await phone.shoot('chat-1-agent')
      await phone.page.keyboard.press('Escape')
      await phone.find('#chat-dialog').waitFor({ state: 'detached' })
      await phone.expectText('[id^="panel-"]', /选好场次和票种[\s\S]*回复/)
      await phone.page.keyboard.press('Escape')
      await phone.find('#chat-panel').waitFor({ state: 'detached' })
      await phone.tap('#logout-button')
      await phone.see('#to-login')
      await until('the chat has left', async () => sockets.every((socket) => socket.isClosed()))
      // Somebody else logs in, without a page load.
      await phone.tap('#menu-messages')
      await phone.at('/app/account/login')
      await logIn(phone, await bench.gateway.register())
      await phone.at('/app/account/personal')
      await until('the chat of the other is there', async () => sockets.some((socket) => !socket.isClosed()))
      await phone.tap('#menu-messages')
      await phone.see('[id^="agent-"]')
      await phone.lacks('[id^="panel-"]')
    },
  },
  {
    name: 'chat: the English texts are those of the documents, and text at 200 % breaks nothing',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await phone.open(`${HOME}?lang=en`)
      await phone.tap('#messages-entry')
      await phone.expectExactText('#chat-title', 'message list')
      await phone.tap(`#agent-${STAFF_RID}`)
      await phone.expectText('#chat-dialog #chat-title', /^you are chatting with .+$/)
      await phone.see('#chat-input[placeholder="write something..."]')
      await phone.type('#chat-input', 'Is there room for a tent of two?')
      await phone.page.keyboard.press('Enter')
      await bubble(phone, 'a tent of two').first().waitFor()
      await doubleText(phone.page)
      assert.deepEqual(await layoutProblems(phone.page), [])
      await phone.page.keyboard.press('Escape')
      await phone.find('#chat-dialog').waitFor({ state: 'detached' })
      await doubleText(phone.page)
      assert.deepEqual(await layoutProblems(phone.page), [])
    },
  },
  {
    name: 'chat: two browsers talk: notice, badge, reply from the panel, and read marks',
    async run(bench) {
      const member = await bench.member()
      const mine = await bench.phone(member)
      const staff = await staffPhone(bench)
      await staff.open(HOME)
      await staff.see('#messages-entry')
      await openDialog(mine, HOME)
      await until(
        'the chat of the staff is there',
        async () => (await staff.page.locator('#messages-entry').count()) > 0,
      )
      await say(mine, '周末的露营还有位置吗？')
      await bubble(mine, '已送达').first().waitFor()
      await until('the badge tells', async () => /\d/.test(await staff.text('#messages-entry')))
      await staff.tap('#messages-entry')
      const row = staff.page.locator('[id^="panel-"]').filter({ hasText: '周末的露营还有位置吗？' }).first()
      await row.filter({ hasText: /\d\d-\d\d \d\d:\d\d/ }).waitFor()
      await row.locator('[id^="reply-"]').click()
      await bubble(staff, '周末的露营还有位置吗？').first().waitFor()
      await bubble(mine, '已读').first().waitFor()
      await say(staff, '还有两个位置，欢迎报名')
      await bubble(mine, '还有两个位置').first().waitFor()
      await mine.shoot('chat-2-two')
      // The browser's back button closes the dialog, then the panel; the screen stays.
      await mine.page.goBack()
      await mine.find('#chat-dialog').waitFor({ state: 'detached' })
      await mine.page.goBack()
      await mine.find('#chat-panel').waitFor({ state: 'detached' })
      assert(mine.path.startsWith(HOME))
      await say(staff, '记得带头灯')
      await mine.expectText('#chat-notice', /记得带头灯/)
      await mine.tap('#chat-notice')
      await bubble(mine, '记得带头灯').first().waitFor()
    },
  },
  {
    name: 'chat: messages typed without a network wait, survive the tab, and are sent once and in order',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await openDialog(phone)
      await say(phone, '第一条')
      await bubble(phone, '已送达').first().waitFor()
      await phone.context.setOffline(true)
      await phone.see('#chat-banner')
      await say(phone, '第二条，没有网络')
      await say(phone, '第三条，没有网络')
      await phone.type('#chat-input', '还没写完的一句')
      await phone.shoot('chat-3-offline')
      assert.equal(await bubble(phone, '没有网络').filter({ hasText: '已送达' }).count(), 0)
      phone.takeErrors()
      await phone.page.reload().catch(() => undefined)
      await phone.context.setOffline(false)
      phone.takeErrors()
      await openDialog(phone)
      await allDelivered(phone, 3)
      await phone.expectValue('#chat-input', '还没写完的一句')
      assert.deepEqual(await stored(member), ['第一条', '第二条，没有网络', '第三条，没有网络'])
      await openDialog(phone)
      await bubble(phone, '第三条').first().waitFor()
      await until('both are there once', async () => (await bubble(phone, '没有网络').count()) === 2)
    },
  },
  {
    name: 'chat: asking from an activity begins with its card, once; quick questions, the leader’s name, and the owner answers',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await phone.open(`/app/act/${TENANT}/detail/${ACTIVITY.id}`)
      const title = await phone.text('#detail-title')
      const owner = await bench.phone(await bench.gateway.login(OWNER))
      await phone.tap('#ask-button')
      const card = bubble(phone, title).first()
      await card.filter({ hasText: '已送达' }).waitFor()
      await card.filter({ hasText: '¥' }).waitFor()
      await card.filter({ hasText: /月\d\d日 周/ }).waitFor()
      await phone.expectExactText('#chat-tag', '领队')
      await phone.expectText('#chat-dialog #chat-title', /^正在与 木木夕 聊天$/)
      await phone.shoot('chat-7-card')
      // On the wire it is a text: the title, and the address on a line of its own.
      const { msgs } = await member.ask<{ msgs: readonly Stored[] }>('/v2/chat/sync/list', {
        iid: TENANT,
        afterId: '0',
      })
      const [first = '', second = ''] = (msgs[0]?.content.body.text ?? '').split('\n')
      assert.equal(first, title)
      assert.match(second, new RegExp(`^https?://.+/app/act/${TENANT}/detail/${ACTIVITY.id}`))
      // The eye gets the card alone.
      assert.doesNotMatch((await card.textContent()) ?? '', /https?:/)
      await phone.tap('#chat-close')
      await phone.tap('#ask-button')
      await phone.see('#chat-input')
      await bubble(phone, title).first().waitFor()
      assert.equal(await bubble(phone, title).count(), 1)
      const question = await phone.text('#quick-0')
      await phone.tap('#quick-0')
      await bubble(phone, question).filter({ hasText: '已送达' }).first().waitFor()
      await phone.find('#quick-0').waitFor({ state: 'detached' })
      await owner.open(HOME)
      await owner.tap('#messages-entry')
      const row = owner.page.locator('[id^="panel-"]').filter({ hasText: question }).first()
      await row.locator('[id^="reply-"]').click()
      await bubble(owner, title).filter({ hasText: '¥' }).first().waitFor()
      await owner.see('#chat-unread')
      await say(owner, '带一本书来就好')
      await bubble(phone, '带一本书来就好').first().waitFor()
      // One tap opens it, in place of the chat.
      await bubble(owner, title).first().locator('[role="link"]').first().click()
      await owner.at(`/app/act/${TENANT}/detail/${ACTIVITY.id}`)
      await owner.expectExactText('#detail-title', title)
    },
  },
  {
    name: 'chat: from a program’s answer one tap leads to a person, who gets the question',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await phone.open(HOME)
      await phone.tap('#messages-entry')
      await phone.tap('[id^="agent-"]')
      await phone.see('#quick-2')
      await say(phone, '我的帐篷坏了')
      await bubble(phone, '还不会回答').first().waitFor()
      await phone.tap('#chat-human')
      // The program's dialog stays below it.
      const dialog = phone.page.locator('#chat-dialog').last()
      await dialog.locator('#chat-tag').filter({ hasText: '客服' }).waitFor()
      await until('the question is in the field', async () => {
        return (await dialog.locator('#chat-input').inputValue()) === '我的帐篷坏了'
      })
      assert.equal(await dialog.locator('#chat-human').count(), 0)
    },
  },
  {
    name: 'chat: emoji are inserted at the caret, and typing several lines does not move the list',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await openDialog(phone)
      for (let n = 1; n <= 14; n += 1) await say(phone, `第 ${n} 句`)
      await bubble(phone, '第 14 句').filter({ hasText: '已送达' }).waitFor()
      await phone.type('#chat-input', '好的')
      await phone.page.keyboard.press('ArrowLeft')
      await phone.tap('#chat-emoji')
      await phone.page.getByText('😀', { exact: true }).tap()
      await phone.page.getByText('⛺', { exact: true }).tap()
      await phone.expectValue('#chat-input', '好😀⛺的')
      await phone.shoot('chat-8-emoji')
      await phone.tap('#chat-emoji-back')
      await phone.expectValue('#chat-input', '好😀的')
      await phone.find('#chat-input').focus()
      await phone.find('#chat-emoji-panel').waitFor({ state: 'detached' })
      const last = bubble(phone, '第 14 句').first()
      const gap = async () => {
        const [row, box] = [await last.boundingBox(), await phone.find('#chat-messages').boundingBox()]
        return (box?.y ?? 0) + (box?.height ?? 0) - (row?.y ?? 0) - (row?.height ?? 0)
      }
      const before = await gap()
      for (const line of ['一行', '两行', '三行']) {
        await phone.page.keyboard.type(line)
        await phone.page.keyboard.press('Shift+Enter')
        await until('the end is where it was', async () => Math.abs((await gap()) - before) < 2)
      }
      // Another letter does not move the list, not even between two frames.
      const moves = await phone.find('#chat-messages').evaluate(async (box) => {
        const seen = new Set<number>()
        const input = document.querySelector<HTMLTextAreaElement>('#chat-input')
        box.addEventListener('scroll', () => seen.add(box.scrollTop))
        const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
        for (const letter of 'abcdef') {
          set?.call(input, `${input?.value}${letter}`)
          input?.dispatchEvent(new Event('input', { bubbles: true }))
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }
        return seen.size
      })
      assert.equal(moves, 0)
    },
  },
  {
    name: 'chat: a swipe mutes a person or deletes the conversation, for good; a search finds the rest and opens it there',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await openDialog(phone, HOME)
      await say(phone, '红色的帐篷在哪里买')
      for (let n = 1; n <= 30; n += 1) await say(phone, `第 ${n} 句话`)
      await until('all are delivered', async () => (await stored(member)).length === 31)
      await closeDialog(phone)
      await phone.type('#chat-search', '帐篷')
      await phone.tap('[id^="found-"]')
      const found = bubble(phone, '红色的帐篷').first()
      await found.waitFor()
      await until('it is in sight', async () => {
        const [row, box] = [await found.boundingBox(), await phone.find('#chat-messages').boundingBox()]
        return row !== null && box !== null && row.y >= box.y && row.y + row.height <= box.y + box.height
      })
      await phone.shoot('chat-9-found')
      await closeDialog(phone)
      await phone.type('#chat-search', '')
      const row = phone.page.locator('[id^="panel-"]').first()
      const box = await row.boundingBox()
      assert(box)
      const swipe = async (from: number, to: number) => {
        const client = await phone.context.newCDPSession(phone.page)
        const at = (x: number) => ({ touchPoints: [{ x, y: box.y + 30 }] })
        await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
        for (let step = 1; step <= 5; step += 1)
          await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + ((to - from) * step) / 5) })
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      await swipe(300, 180)
      await phone.see('[id^="clear-"]')
      await phone.shoot('chat-10-swiped')
      await swipe(120, 260)
      await phone.find('[id^="clear-"]').waitFor({ state: 'detached' })
      // Without a touch screen the button with the dots does the same.
      await phone.tap('[id^="more-"]')
      await phone.tap('[id^="mute-"]')
      await row.filter({ hasText: '已静音' }).waitFor()
      const staff = await staffPhone(bench)
      await staff.open(PERSONAL)
      await staff.tap('#menu-messages')
      await staff.page
        .locator('[id^="panel-"]')
        .filter({ hasText: '第 30 句话' })
        .first()
        .locator('[id^="reply-"]')
        .click()
      await phone.tap('#chat-close')
      await say(staff, '在市区的店里')
      await bubble(staff, '在市区的店里').filter({ hasText: '已送达' }).first().waitFor()
      // Enough time for a notice to appear, if there were one.
      await phone.page.waitForTimeout(1500)
      await phone.lacks('#chat-notice')
      assert.doesNotMatch(await phone.text('#messages-entry'), /\d/)
      await phone.tap('#messages-entry')
      await row.filter({ hasText: '在市区的店里' }).waitFor()
      await phone.tap('[id^="more-"]')
      await phone.tap('[id^="clear-"]')
      await phone.page.getByRole('alertdialog').getByText('删除', { exact: true }).click()
      await row.waitFor({ state: 'detached' })
      assert.deepEqual(await stored(member), [])
      await phone.open(HOME)
      await phone.tap('#messages-entry')
      await phone.see('[id^="agent-"]')
      await phone.lacks('[id^="panel-"]')
      // The other side keeps its messages.
      await bubble(staff, '第 30 句话').first().waitFor()
    },
  },
  {
    name: 'chat: nothing in a message is markup',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      await openDialog(phone)
      const attacks = [
        '<img src=x onerror=alert(1)>',
        '<script>alert(2)</script>',
        '<a href="javascript:alert(3)">点我</a>',
        'javascript:alert(4)',
        '"><svg/onload=alert(5)>',
      ]
      let alerted = false
      phone.page.on('dialog', (dialog) => {
        alerted = true
        void dialog.dismiss()
      })
      for (const attack of attacks) {
        await say(phone, attack)
        await bubble(phone, attack).first().waitFor()
      }
      const rows = phone.page.locator('[id^="message-"]').filter({ visible: true })
      assert.equal(await rows.locator('script, svg, a, img[src="x"]').count(), 0)
      assert.equal(alerted, false)
    },
  },
  {
    name: 'chat: a refused message can be sent again or deleted in its place; a message that is held can be quoted and copied',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await openDialog(phone)
      await say(phone, '帮我找人代考')
      await phone.tap('[id^="retry-"]')
      await phone.expectText('[id^="failed-"]', /违禁词/)
      await phone.tap('[id^="remove-"]')
      await phone.find('[id^="message-"]').waitFor({ state: 'detached' })
      await say(phone, '那算了')
      await bubble(phone, '已送达').first().waitFor()
      assert.deepEqual(await stored(member), ['那算了'])
      await hold(phone, bubble(phone, '那算了').first())
      await phone.tap('#menu-quote')
      await until('its words are quoted', async () =>
        /^「.+：那算了」\n$/.test(await phone.find('#chat-input').inputValue()),
      )
      await phone.page.keyboard.type('还是想问')
      await phone.page.keyboard.press('Enter')
      await bubble(phone, '还是想问').first().waitFor()
      await until('the quote is sent', async () =>
        (await stored(member)).some((one) => /：那算了」\n还是想问$/.test(one)),
      )
      await bubble(phone, '还是想问').first().click({ button: 'right' })
      await phone.see('#menu-copy')
      await phone.page.keyboard.press('Escape')
      await phone.find('#chat-menu').waitFor({ state: 'detached' })
      await phone.see('#chat-input')
    },
  },
  {
    name: 'chat: a picture is sent with its file and opens in full size',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await openDialog(phone)
      await phone.tap('#chat-more')
      const chooser = phone.page.waitForEvent('filechooser')
      await phone.tap('#chat-album')
      await (await chooser).setFiles(PICTURE)
      await bubble(phone, '已送达').first().waitFor()
      await phone.tap('#chat-more')
      const another = phone.page.waitForEvent('filechooser')
      await phone.tap('#chat-album')
      await (await another).setFiles(OTHER_PICTURE)
      await allDelivered(phone, 2)
      await phone.page.locator('[id^="message-"] img').filter({ visible: true }).last().click()
      await phone.see('#picture-viewer img')
      await phone.expectExactText('#picture-viewer-count', '2 / 2')
      await phone.shoot('chat-4-picture')
      // A swipe to the right shows the previous picture.
      const client = await phone.context.newCDPSession(phone.page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 330, id })) })
      await touch('touchStart', 60)
      for (const x of [120, 180, 240, 300]) await touch('touchMove', x)
      await touch('touchEnd')
      await phone.page.locator('#picture-viewer-count').filter({ hasText: '1 / 2' }).waitFor()
      const width = async () => (await phone.page.locator('#picture-viewer img').first().boundingBox())?.width ?? 0
      const before = await width()
      await touch('touchStart', 150, 210)
      await touch('touchMove', 100, 260)
      await touch('touchMove', 50, 310)
      await touch('touchEnd')
      await until('two fingers make it larger', async () => (await width()) > before * 1.5)
      await phone.page.mouse.dblclick(187, 330)
      await until('a double tap makes it small again', async () => Math.abs((await width()) - before) < 2)
      // What the fingers have begun goes on with the frames, and would take the key's step back.
      await manyFrames(phone)
      const file = phone.page.waitForEvent('download')
      await phone.tap('#picture-viewer-save')
      await file
      await phone.page.keyboard.press('ArrowRight')
      await phone.page.locator('#picture-viewer-count').filter({ hasText: '2 / 2' }).waitFor()
      await phone.page.keyboard.press('Escape')
      await phone.find('#picture-viewer').waitFor({ state: 'detached' })
      await phone.see('#chat-input')
    },
  },
  {
    name: 'chat: an unsent picture and voice message survive a killed app and are sent automatically',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await openDialog(phone)
      await phone.context.route('**/oss/', (route) => route.abort('internetdisconnected'))
      await phone.tap('#chat-more')
      const chooser = phone.page.waitForEvent('filechooser')
      await phone.tap('#chat-album')
      await (await chooser).setFiles(PICTURE)
      await bubble(phone, '已上传').first().waitFor()
      await phone.tap('#chat-voice')
      await phone.tap('#chat-record')
      await phone.page.getByText(/正在录音 [1-9]/).waitFor()
      await phone.tap('#chat-record')
      await until('both wait', async () => (await bubble(phone, '已上传').count()) === 2)
      assert.deepEqual(await stored(member), [])
      phone.takeErrors()
      await phone.page.close()
      phone.takeErrors()
      await phone.context.unroute('**/oss/')
      const next = await phone.tab()
      await openDialog(next)
      await allDelivered(next, 2)
      const { msgs } = await member.ask<{ msgs: readonly Stored[] }>('/v2/chat/history/list', {
        iid: TENANT,
        toRid: STAFF_RID,
        pageSize: 50,
      })
      const addressOf = (type: number) => {
        const body = msgs.find(({ content }) => content.body.type === type)?.content.body
        return body?.imageUrl ?? body?.voiceUrl ?? ''
      }
      assert.match(addressOf(3), /seconds=\d+&wave=\d{28}$/)
      const sizes = await Promise.all(
        [addressOf(2), addressOf(3)].map(async (address) => {
          const answer = await fetch(new URL(address, bench.site.origin))
          return (await answer.arrayBuffer()).byteLength
        }),
      )
      assert.equal(sizes[0], statSync(PICTURE).size, 'every byte of the picture')
      assert((sizes[1] ?? 0) > 1000, `the voice has ${sizes[1]} bytes`)
      assert.deepEqual(next.takeErrors(), [])
    },
  },
  {
    name: 'chat: a video shows its upload progress, is sent again after a refusal, and plays for the receiver',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await openDialog(phone)
      let refusals = 0
      let letGo = () => {}
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await phone.page.route('**/oss/', async (route) => {
        refusals += 1
        if (refusals === 1) return route.fulfill({ status: 413, json: { message: '这个文件太大' } })
        await held
        return route.continue()
      })
      await phone.tap('#chat-more')
      const chooser = phone.page.waitForEvent('filechooser')
      await phone.tap('#chat-video')
      await (await chooser).setFiles(FILM)
      await phone.expectText('[id^="failed-"]', /这个文件太大/)
      // The browser logs the refusal as well.
      phone.takeErrors()
      await phone.tap('[id^="retry-"]')
      await bubble(phone, '已上传').first().waitFor()
      await phone.shoot('chat-5-film-on-its-way')
      letGo()
      await bubble(phone, '已送达').first().waitFor()
      assert.deepEqual(await stored(member), ['4'])
      const staff = await staffPhone(bench)
      await staff.open(PERSONAL)
      await staff.tap('#menu-messages')
      const row = staff.page.locator('[id^="panel-"]').filter({ hasText: '[视频]' }).first()
      await row.locator('[id^="reply-"]').click()
      await staff.tap('[id^="play-video-"]')
      const film = staff.page.locator('video[id^="video-"]').first()
      await film.evaluate((video: HTMLVideoElement) => void video.play())
      await until('it plays', () => film.evaluate((video: HTMLVideoElement) => video.videoWidth > 0))
      await staff.shoot('chat-6-film')
    },
  },
  {
    name: 'chat: a voice message is recorded, sent and played; a cancelled one is not sent',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await openDialog(phone)
      await phone.tap('#chat-voice')
      for (const end of ['#chat-record-cancel', '#chat-record']) {
        await phone.tap('#chat-record')
        await phone.page.getByText(/正在录音 [1-9]/).waitFor()
        await phone.tap(end)
      }
      await bubble(phone, '已送达').first().waitFor()
      assert.deepEqual(await stored(member), ['3'])
      const voice = phone.page.locator('[id^="message-"] [role="button"]').filter({ visible: true }).first()
      assert.match((await voice.getAttribute('aria-label')) ?? '', /语音消息，\d+秒/)
      assert.match((await voice.textContent()) ?? '', /^\d+″$/)
      // The bars are those of the sound: the browser's microphone beeps, so they are of different heights.
      const heights = await voice.evaluate((bubble) => {
        const masks = [...bubble.querySelectorAll<HTMLElement>('*')].map(({ style }) => style.webkitMaskImage)
        const drawing = decodeURIComponent(masks.find((mask) => mask.includes('svg')) ?? '')
        return [...drawing.matchAll(/v(\d+)/g)].map(([, height]) => Number(height))
      })
      assert.equal(heights.length, 28)
      assert(new Set(heights).size > 1, `all bars are ${heights[0]} high`)
      const played = () =>
        voice.evaluate((bubble) =>
          Math.max(
            ...[...bubble.querySelectorAll<HTMLElement>('*')].map(({ style }) => Number.parseInt(style.width, 10) || 0),
          ),
        )
      await voice.click()
      await until('it is seen to play', async () => (await played()) > 0)
      await voice.click()
      await until('it is paused', async () => (await voice.getAttribute('aria-pressed')) === 'false')
      const paused = await played()
      await phone.page.waitForTimeout(700)
      assert(paused > 0 && Math.abs((await played()) - paused) <= 1, 'it stands where it was paused')
      await phone.shoot('chat-12-voice')
      await voice.click()
      await until('it plays to its end', async () => (await played()) === 0)
      assert.equal(await phone.page.getByText('播放不了').count(), 0)
      // As on a phone that does not support the format.
      await phone.page.evaluate(() => {
        HTMLMediaElement.prototype.play = () => Promise.reject(new Error('not supported'))
      })
      await voice.click()
      const file = phone.page.waitForEvent('download')
      await phone.page.getByRole('alertdialog').getByText('保存文件', { exact: true }).click()
      await file
    },
  },
  {
    name: 'chat: older messages load without a jump, new ones wait below, and a small window keeps the input in view',
    async run(bench) {
      const member = await bench.member()
      const phone = await bench.phone(member)
      await openDialog(phone)
      for (let n = 1; n <= 50; n += 1) await say(phone, `第 ${n} 句话，为了让列表够长`)
      await until('all are delivered', async () => (await stored(member)).length === 50)
      await openDialog(phone)
      await bubble(phone, '第 50 句话').first().waitFor()
      const rows = phone.page.locator('[id^="message-"]').filter({ visible: true })
      const texts = await rows.allTextContents()
      const loaded = texts.length
      assert(!texts.some((one) => one.includes('第 3 句话')), `more than the last ones: ${texts.join(' | ')}`)
      // Not the first row, because the time above it disappears when older messages load.
      const id = await rows.nth(1).getAttribute('id')
      // Relative to the list, because the dialog itself may still slide in. With `to` it scrolls first: older
      // messages load at once, so the place is read in the same turn.
      const place = (to?: number) =>
        phone.find('#chat-messages').evaluate(
          (box, { row, to }) => {
            if (to !== undefined) box.scrollTop = to
            return (box.querySelector(`#${row}`)?.getBoundingClientRect().y ?? 0) - box.getBoundingClientRect().y
          },
          { row: id, to },
        )
      const before = await place(60)
      await until('older ones are there', async () => (await rows.count()) > loaded)
      const after = await place()
      assert(Math.abs(after - before) < 4, `the list jumped from ${before} to ${after}`)
      const at = await scrollTop(phone)
      const staff = await staffPhone(bench)
      await staff.open(PERSONAL)
      await staff.tap('#menu-messages')
      await staff.page
        .locator('[id^="panel-"]')
        .filter({ hasText: '第 50 句话' })
        .first()
        .locator('[id^="reply-"]')
        .click()
      await say(staff, '好长的一串')
      await phone.page.locator('#chat-jump').filter({ hasText: /1/ }).waitFor()
      assert(Math.abs((await scrollTop(phone)) - at) < 2, 'a message from below moved the list')
      await phone.tap('#chat-jump')
      await bubble(phone, '好长的一串').first().waitFor()
      await phone.find('#chat-jump').waitFor({ state: 'detached' })
      // The keyboard covers half of the window. The button to send is there with the first letter.
      await phone.page.setViewportSize({ width: 375, height: 320 })
      await phone.type('#chat-input', '好')
      for (const selector of ['#chat-input', '#chat-send']) {
        const box = await (await phone.see(selector)).boundingBox()
        assert(box && box.y >= 0 && box.y + box.height <= 320, `${selector} is out of sight`)
      }
      const last = await bubble(phone, '好长的一串').first().boundingBox()
      assert(last && last.y > 0 && last.y + last.height <= 320, 'the newest message is out of sight')
    },
  },
]
