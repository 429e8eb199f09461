import assert from 'node:assert/strict'
import { buildMini } from '@quanzi/contract'
import type { AppUnderTest } from '../AppUnderTest'
import type { Case } from '../Bench'
import { TENANT } from '../createBench'
import { enter, expectRow, openDialog, PERSON, storageOf } from './chat'

/** Records for a second and sends. */
async function speak(app: AppUnderTest): Promise<void> {
  await app.tap('#chat-record')
  await app.expectText('#chat-record', '正在录音 1″')
  await app.tap('#chat-record')
}

const attributesOf = async (app: AppUnderTest, selector: string, name: string) =>
  Promise.all((await app.all(selector)).map(async (one) => String((await one.attribute(name)) ?? '')))

/** Progress of playing shown on the page's voice messages, in percent. */
async function played(app: AppUnderTest): Promise<number> {
  const styles = await attributesOf(app, '[id^="played-"]', 'style')
  return Math.max(0, ...styles.map((style) => Number(/width: ?(\d+)%/.exec(style)?.[1] ?? 0)))
}

export const chatMedia: readonly Case[] = [
  {
    name: 'chat: a voice message shows the bars of its sound, plays with progress, and pauses',
    coldStart: true,
    async run(bench) {
      const { app } = bench
      await enter(bench)
      await openDialog(app, PERSON)
      await app.tap('#chat-voice')
      await speak(app)
      await expectRow(app, '已送达')
      const masks = await attributesOf(app, '[id^="wave-"]', 'style')
      const heights = [...decodeURIComponent(masks[0] ?? '').matchAll(/v(\d+)/g)].map(([, height]) => Number(height))
      assert.equal(heights.length, 28)
      assert(new Set(heights).size > 3, `the bars are ${heights.join(' ')}: not those of the recorder's frames`)
      await app.tap('[id^="voice-"]')
      await app.until('progress', async () => (await played(app)) > 0)
      await app.tap('[id^="voice-"]')
      const paused = await played(app)
      assert(paused > 0 && paused < 100, `it stands at ${paused} %`)
      await app.tap('[id^="voice-"]')
      await app.until('its end', async () => (await played(app)) === 0)
      assert.deepEqual(app.takeTroubles(), [])
    },
  },
  {
    name: 'chat: unsent pictures and a voice message survive a killed app and are sent automatically',
    coldStart: true,
    async run(bench) {
      const { app } = bench
      await enter(bench)
      await openDialog(app, PERSON)
      // A case before this one may have chosen the photo of an applicant.
      await app.miniProgram.restoreWxMethod('chooseMedia')
      await app.miniProgram.mockWxMethod('uploadFile', { errMsg: 'uploadFile:fail timeout' })
      await app.tap('#chat-more')
      await app.tap('#chat-album')
      await expectRow(app, '已上传', 2)
      await app.tap('#chat-voice')
      await speak(app)
      await expectRow(app, '已上传', 3)
      const storage = await storageOf(app)
      await app.miniProgram.restoreWxMethod('uploadFile')
      const waiting = Object.keys(storage).filter((key) => key.includes(':out:'))
      assert.equal(waiting.length, 3)
      // The first app must not send them meanwhile.
      for (const key of waiting) await app.miniProgram.callWxMethod('removeStorageSync', key)
      await bench.coldStart?.(
        {},
        async (again) => {
          await again.open(buildMini('account.personal', { iid: TENANT }))
          await again.find('#member-name')
          await openDialog(again, PERSON)
          await expectRow(again, /^/, 3)
          await expectRow(again, '已送达')
          await again.tap('[id^="voice-"]')
          await again.until('the voice plays', async () => (await played(again)) > 0)
          assert.deepEqual(again.takeTroubles(), [])
        },
        storage,
      )
    },
  },
]
