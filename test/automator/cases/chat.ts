import assert from 'node:assert/strict'
import { buildMini } from '@quanzi/contract'
import type { AppUnderTest } from '../AppUnderTest'
import type { Account, Bench, Case } from '../Bench'
import { TENANT } from '../createBench'
import { simulatorOf, statsOf } from '../simulatorOf'

const PERSONAL = `/app/account/personal?iid=${TENANT}`
const PANEL = 'chat/pages/panel/index'
/** The demo tenant's agent who is a person. */
export const PERSON = '#agent-2002'
const DIALOG = 'chat/pages/dialog/index'
/**
 * Maximum bytes that one more message, its state and the emptied input may send from logic to view; the whole list
 * would be more.
 */
const APPENDED = 2048

/** The demo tenant's member of staff, who is `PERSON`. */
const STAFF = { mobile: '13800000002', password: 'quanzi123' }

/** Logs in a member, by default a new one, and opens the member's page. */
export async function enter({ app, member }: Pick<Bench, 'app' | 'member'>, known?: Account): Promise<void> {
  const account = known ?? (await member())
  await app.miniProgram.callWxMethod('clearStorage')
  await app.open(buildMini('account.login', { iid: TENANT, return: PERSONAL }))
  await app.tap('#login-mode-password')
  await app.type('#login-mobile', account.mobile)
  await app.type('#login-password', account.password)
  await app.tap('#login-agree')
  await app.tap('#login-submit')
  await app.at('account/personal')
  await app.find('#member-name')
}

const onPage = (app: AppUnderTest, page: string) => app.until(page, async () => (await app.where()) === page)

/** From the member's page through the message list to the agent that answers automatically. */
export async function openDialog(app: AppUnderTest, agent = '[id^="agent-"]'): Promise<void> {
  await app.tap('#menu-messages')
  await onPage(app, PANEL)
  await app.tap(agent)
  await onPage(app, DIALOG)
  await app.find('#chat-input')
}

const haveSockets = (app: AppUnderTest, count: number) =>
  app.until(`${count} open sockets`, async () => (await statsOf(app)).sockets === count)

export async function rowsWith(app: AppUnderTest, words: string | RegExp): Promise<number> {
  const rows = await app.all('[id^="message-"]')
  const texts = await Promise.all(rows.map((row) => row.text()))
  return texts.filter((text) => (typeof words === 'string' ? text.includes(words) : words.test(text))).length
}

/** Sends a message and waits until the list shows it and the input is empty. */
export async function say(app: AppUnderTest, words: string): Promise<void> {
  const before = await rowsWith(app, words)
  await app.type('#chat-input', words)
  await app.tap('#chat-send')
  await app.until(`${words} in the list`, async () => (await rowsWith(app, words)) > before)
}

export const expectRow = (app: AppUnderTest, words: string | RegExp, count = 1) =>
  app.until(`${count} messages with ${words}`, async () => (await rowsWith(app, words)) === count)

/** The complete storage of the device, for a new start. */
export async function storageOf({ miniProgram }: AppUnderTest): Promise<Record<string, unknown>> {
  const { keys } = (await miniProgram.callWxMethod('getStorageInfoSync')) as { keys: readonly string[] }
  const values = await Promise.all(keys.map((key) => miniProgram.callWxMethod('getStorageSync', key)))
  return Object.fromEntries(keys.map((key, at) => [key, values[at]]))
}

export const chat: readonly Case[] = [
  {
    name: 'chat: the message list, the dialog with the agent, its answer under the day’s date, and the reply',
    async run(bench) {
      const { app } = bench
      await enter(bench)
      await openDialog(app)
      await say(app, '怎么报名？')
      await expectRow(app, '怎么报名？')
      await expectRow(app, '选好场次和票种')
      await app.expectText('#chat-messages', /今天 \d\d:\d\d/)
      await app.miniProgram.navigateBack()
      await onPage(app, PANEL)
      await app.expectText('[id^="panel-"]', '选好场次和票种')
      await app.tap('[id^="reply-"]')
      await onPage(app, DIALOG)
      await expectRow(app, '怎么报名？')
      await app.miniProgram.navigateBack()
      await onPage(app, PANEL)
      await app.miniProgram.navigateBack()
      await app.at('account/personal')
      assert.deepEqual(app.takeTroubles(), [])
    },
  },
  {
    name: 'chat: it connects after login without opening its pages, shows notices, and disconnects when the member logs out',
    coldStart: true,
    async run(bench) {
      const { app, member } = bench
      await enter(bench)
      await openDialog(app, PERSON)
      await bench.coldStart?.({}, async (staff) => {
        await enter({ app: staff, member }, STAFF)
        await haveSockets(staff, 1)
        // A notice disappears by itself: on a slow machine wait for another one.
        await staff.until('a notice', async () => {
          await say(app, '在吗？')
          return staff.until('this notice', async () => staff.has('#chat-notice'), 3000).catch(() => false)
        })
        await staff.expectText('#unread-count', /\d/)
        await staff.tap('#logout-button')
        await haveSockets(staff, 0)
        await enter({ app: staff, member })
        await haveSockets(staff, 1)
        await staff.tap('#menu-messages')
        await staff.find('[id^="agent-"]')
        assert.deepEqual(await staff.all('[id^="panel-"]'), [])
        await staff.miniProgram.navigateBack()
        await staff.at('account/personal')
        assert.deepEqual(staff.takeTroubles(), [])
      })
    },
  },
  {
    name: 'chat: asking from an activity begins with its card, and a quick question goes out by a tap',
    async run(bench) {
      const { app } = bench
      await enter(bench)
      await app.open(buildMini('act.detail', { iid: TENANT, id: 9001 }))
      const title = await app.text('#detail-title')
      await app.tap('#ask-button')
      await onPage(app, DIALOG)
      await expectRow(app, title)
      await expectRow(app, '¥')
      const question = await app.text('#quick-0')
      await app.tap('#quick-0')
      await expectRow(app, question)
      await app.miniProgram.navigateBack()
      await app.at('act/detail')
    },
  },
  {
    name: 'chat: a video is sent again after a refusal, and plays in the list',
    photos: true,
    async run(bench) {
      const { app } = bench
      await enter(bench)
      await openDialog(app, PERSON)
      const refusal = { errMsg: 'uploadFile:ok', statusCode: 413, data: JSON.stringify({ message: '这个文件太大' }) }
      await app.miniProgram.mockWxMethod('uploadFile', refusal)
      await app.tap('#chat-more')
      await app.tap('#chat-video')
      await app.expectText('[id^="failed-"]', '这个文件太大')
      await app.miniProgram.restoreWxMethod('uploadFile')
      await app.tap('[id^="retry-"]')
      await expectRow(app, '已送达')
      await app.tap('[id^="play-video-"]')
      await app.find('[id^="video-"]')
    },
  },
  {
    name: 'chat: a tap directly after the last letter sends the typed text',
    async run(bench) {
      const { app } = bench
      await enter(bench)
      await openDialog(app, PERSON)
      const [field, button] = [await app.find('#chat-input'), await app.find('#chat-send')]
      assert('input' in field)
      const typed = (field as typeof field & { input(text: string): Promise<void> }).input('手快的一句')
      await Promise.all([typed, button.tap()])
      await expectRow(app, '手快的一句')
    },
  },
  {
    name: 'chat: one more message sends only itself to the view, not the whole list',
    // The developer tools do not count setData.
    coldStart: true,
    async run(bench) {
      const { app } = bench
      await enter(bench)
      // A person, so that no answer interferes.
      await openDialog(app, PERSON)
      for (let n = 1; n <= 6; n += 1) await say(app, `第 ${n} 句`)
      await expectRow(app, /第 6 句[\s\S]*已送达/)
      await app.settled()
      await app.type('#chat-input', '还有一句')
      await app.settled()
      await simulatorOf(app).send('Sim.mark')
      await app.tap('#chat-send')
      await expectRow(app, /还有一句[\s\S]*已送达/)
      const { setData } = await statsOf(app)
      assert(setData.bytes <= APPENDED, `a message and its mark cost ${setData.bytes} bytes`)
    },
  },
  {
    name: 'chat: a message typed without a network survives the app and is sent once',
    coldStart: true,
    async run(bench) {
      const { app } = bench
      await enter(bench)
      await openDialog(app)
      await say(app, '你好')
      await expectRow(app, '自动回复的小助手')
      const offline = { name: 'onNetworkStatusChange', args: [{ isConnected: false, networkType: 'none' }] }
      await simulatorOf(app).send('Sim.notify', offline)
      await app.find('#chat-banner')
      await say(app, '没有网络时的报名问题')
      await expectRow(app, '没有网络时的报名问题')
      assert.equal(await rowsWith(app, '选好场次和票种'), 0)
      const storage = await storageOf(app)
      await bench.coldStart?.(
        {},
        async (again) => {
          await again.open(buildMini('account.personal', { iid: TENANT }))
          await again.find('#member-name')
          await openDialog(again)
          await expectRow(again, '没有网络时的报名问题')
          await expectRow(again, '选好场次和票种')
          await expectRow(again, /没有网络时的报名问题[\s\S]*已/)
          await again.miniProgram.navigateBack()
          await again.tap('[id^="reply-"]')
          await expectRow(again, '没有网络时的报名问题')
        },
        storage,
      )
    },
  },
]
