import assert from 'node:assert/strict'
import { buildMini, type ChatMessage } from '@quanzi/contract'
import { openChatStorage } from '../../../src/chat/store/ChatStorage'
import { MessageLog } from '../../../src/chat/store/MessageLog'
import { memoryStorage } from '../../../src/chat/testing/memoryStorage'
import type { AppUnderTest } from '../AppUnderTest'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { simulatorOf, statsOf } from '../simulatorOf'
import { enter, expectRow, openDialog, PERSON, say, storageOf } from './chat'

const COUNT = 2000
/** Maximum number of messages that the page draws. */
const DRAWN = 60
/** Maximum bytes that opening, or one step of scrolling, may send from logic to view. */
const STEP_BYTES = 120_000

const PAGE = /^quanzi:(\d+):chat:(\d+):log:(\d+_[\d_]+):\d+$/

/** The storage with `COUNT` more messages in the conversation, which has one message so far. */
function grown(storage: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const key = Object.keys(storage).find((one) => PAGE.test(one)) ?? ''
  const [, , member = '', conversation = ''] = PAGE.exec(key) ?? []
  const [first] = JSON.parse(String(storage[key])) as readonly ChatMessage[]
  assert(first, `no message in ${key}`)
  const device = memoryStorage()
  for (const [name, value] of Object.entries(storage)) device.write(name, String(value))
  const log = new MessageLog(openChatStorage(device, TENANT, member), conversation)
  log.addAll(
    Array.from({ length: COUNT }, (_, n) => ({
      ...first,
      id: String(Number(first.id) + n + 1),
      date: first.date + n + 1,
      content: { ...first.content, tempID: `long-${n + 1}`, body: { type: 1, text: `第 ${n + 1} 条，记得带水和雨衣` } },
    })),
  )
  return { ...storage, ...Object.fromEntries(device.keys().map((name) => [name, device.read(name) ?? ''])) }
}

const drawn = async (app: AppUnderTest) => (await app.all('[id^="message-"]')).length

/** Runs `act` and resolves to the bytes that it sent to the view. */
async function bytesOf(app: AppUnderTest, act: () => Promise<unknown>): Promise<number> {
  await app.settled()
  await simulatorOf(app).send('Sim.mark')
  await act()
  await app.settled()
  return (await statsOf(app)).setData.bytes
}

export const longChat: readonly Case[] = [
  {
    name: 'chat: of 2,000 messages the page draws few and sends little, while the user scrolls up, back and to the newest',
    coldStart: true,
    async run(bench) {
      const { app } = bench
      await enter(bench)
      await openDialog(app, PERSON)
      await say(app, '第一句')
      await expectRow(app, '已送达')
      await bench.coldStart?.(
        {},
        async (again) => {
          await again.open(buildMini('account.personal', { iid: TENANT }))
          await again.find('#member-name')
          const opening = await bytesOf(again, async () => {
            await again.tap('#menu-messages')
            await again.find(PERSON)
            // The server does not have these messages, so the network is off: the page shows the device's own.
            await again.miniProgram.mockWxMethod('request', { errMsg: 'request:fail timeout' })
            await again.tap(PERSON)
            await again.find(`#message-long-${COUNT}`)
          })
          assert(opening <= STEP_BYTES, `opening sent ${opening} bytes`)
          const scroller = () => again.find('#chat-messages')
          const costs: number[] = []
          for (const wanted of [1990, 1975, 1960, 1945, 1930, 1900, 1870]) {
            const cost = await bytesOf(again, () =>
              again.until(`message ${wanted}`, async () => {
                if (await again.has(`#message-long-${wanted}`)) return true
                await (await scroller()).trigger('scroll', { scrollTop: 0, scrollHeight: 9000, scrollLeft: 0 })
                await (await scroller()).trigger('scrolltoupper', { direction: 'top' })
                return again.has(`#message-long-${wanted}`)
              }),
            )
            costs.push(cost)
            const count = await drawn(again)
            assert(count <= DRAWN, `${count} messages are drawn`)
          }
          assert(Math.max(...costs) <= 3 * STEP_BYTES, `three steps sent ${costs.join(' ')} bytes`)
          await (await scroller()).trigger('scroll', { scrollTop: 900, scrollHeight: 9000, scrollLeft: 0 })
          await again.tap('#chat-jump')
          await again.find(`#message-long-${COUNT}`)
          assert((await drawn(again)) <= DRAWN)
        },
        grown(await storageOf(app)),
      )
    },
  },
]
