import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AppUnderTest } from '../AppUnderTest'
import type { Case } from '../Bench'
import { simulatorOf } from '../simulatorOf'
import { enter, expectRow, openDialog, say } from './chat'

/** Height in px of a keyboard. */
const KEYBOARD = 291

/** Classes whose styles keep the phone's safe area at the bottom free. */
function safeClasses(target: string): string[] {
  const folder = path.join('dist', target)
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(wx|tt)ss$/.test(file))
  const rules = sheets.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('}'))
  return rules.flatMap((rule) => {
    const [selector = '', body = ''] = rule.split('{')
    return /padding-bottom:\s*env\(safe-area-inset-bottom\)/.test(body) ? [selector.trim().replace(/^\./, '')] : []
  })
}

const attribute = async (app: AppUnderTest, selector: string, name: string): Promise<string> =>
  String((await (await app.find(selector)).attribute(name)) ?? '')

export const chatKeyboard: readonly Case[] = [
  {
    name: "chat: the input and the newest message are above an open keyboard; without it the phone's safe area stays free",
    // The developer tools report no keyboard.
    coldStart: true,
    async run(bench) {
      const { app, target } = bench
      const safe = safeClasses(target)
      const keepsSafe = async () =>
        (await attribute(app, '#screen', 'class')).split(' ').some((one) => safe.includes(one))
      const report = (height: number) =>
        simulatorOf(app).send('Sim.notify', { name: 'onKeyboardHeightChange', args: [{ height }] })
      await enter(bench)
      await openDialog(app)
      await say(app, '怎么报名？')
      await expectRow(app, '选好场次和票种')
      assert(await keepsSafe(), `one of ${safe} is on the page`)
      // The page makes room by itself; otherwise the platform would move it a second time.
      assert.equal(await attribute(app, '#chat-input', 'adjust-position'), 'false')
      const before = await attribute(app, '#chat-messages', 'scroll-into-view')

      await report(KEYBOARD)
      const height = `height:calc(100vh - ${KEYBOARD}px)`
      await app.until('a page that ends above the keyboard', async () =>
        (await attribute(app, '#screen', 'style')).replace(/:\s+/g, ':').includes(height),
      )
      assert(!(await keepsSafe()), 'no empty strip above the keyboard')
      const end = await attribute(app, '#chat-messages', 'scroll-into-view')
      assert.notEqual(end, before, 'the list scrolls to its end again')
      const markup = await (await app.find('#screen')).wxml()
      const [newest, last, input] = [
        markup.lastIndexOf('id="message-'),
        markup.indexOf(`id="${end}"`),
        markup.indexOf('id="chat-input"'),
      ]
      assert(newest > 0 && newest < last && last < input, 'the end comes after the newest message, the input below it')

      await report(0)
      await app.until(
        'a page as high as before',
        async () => !(await attribute(app, '#screen', 'style')).includes('calc'),
      )
      assert(await keepsSafe(), 'the safe area is free again')
    },
  },
]
