import assert from 'node:assert/strict'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ConsoleMessage } from 'playwright-core'
import type { Bench, Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'

const HOME = `/app/index/${TENANT}`

/** Puts the script in the operator's folder while `run` runs. */
async function withScript(
  bench: Bench,
  source: string,
  run: (phone: Phone, lines: string[]) => Promise<void>,
  opened?: Phone,
) {
  const folder = path.join(bench.site.dataDir, 'site-scripts')
  const file = path.join(folder, `${TENANT}.js`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, source)
  const lines: string[] = []
  const phone = opened ?? (await bench.phone())
  const listen = (message: ConsoleMessage) => lines.push(message.text())
  phone.page.on('console', listen)
  try {
    await run(phone, lines)
  } finally {
    phone.page.off('console', listen)
    rmSync(file)
  }
}

const read = (phone: Phone, name: string) => phone.page.evaluate((key) => Reflect.get(window, key) as unknown, name)

/** Scripts with errors, and the log line that each must cause. */
const HOSTILE: readonly (readonly [what: string, source: string, line: RegExp])[] = [
  ['throws', 'throw new Error("at once")', /^site-script-1000\.js: at once/],
  ['is no JavaScript', 'function (', /^site-script-1000\.js: .+/],
  ['throws later', 'setTimeout(() => { throw new Error("later") })', /^site-script-1000\.js: later/],
  ['rejects', 'Promise.reject(new Error("a promise"))', /^site-script-1000\.js: a promise/],
  ['evaluates text', 'eval("1")', /^site-script-1000\.js: .*eval/i],
]

export const siteScript: readonly Journey[] = [
  {
    name: 'admissions-and-regions §7: the operator’s script runs once per page load, in its own tenant only',
    async run(bench) {
      await withScript(bench, 'window.__runs = (window.__runs || 0) + 1', async (phone) => {
        await phone.open(HOME)
        await phone.page.waitForFunction(() => Reflect.get(window, '__runs') === 1)
        const again = phone.answerTo('/api/aboutme/get')
        await phone.tap('#tab-find')
        await again
        assert.equal(await read(phone, '__runs'), 1)
        const other = phone.answerTo('/api/aboutme/get')
        await phone.open('/app/index/3192')
        await other
        assert.equal(await read(phone, '__runs'), undefined)
      })
    },
  },
  {
    name: 'a failing script is logged and breaks nothing',
    async run(bench) {
      const one = await bench.phone()
      for (const [what, source, line] of HOSTILE) {
        const look = async (phone: Phone, lines: string[]) => {
          await phone.open(HOME)
          await phone.see('#home-sections')
          await phone.page.waitForFunction(() => document.title !== '')
          const deadline = Date.now() + 40_000
          while (!lines.some((one) => line.test(one)) && Date.now() < deadline) await phone.page.waitForTimeout(50)
          assert(
            lines.some((one) => line.test(one)),
            `${what}: ${lines.join('\n')}`,
          )
          await phone.tap('#tab-find')
          await phone.at('/app/find')
          const errors = phone.takeErrors()
          assert(
            errors.every((error) => /Content Security Policy/.test(error)),
            `${what}: ${errors.join('\n')}`,
          )
        }
        await withScript(bench, source, look, one)
      }
    },
  },
  {
    name: 'no text in the script ends an element of the page, and without a nonce nothing runs',
    async run(bench) {
      const source = 'window.__text = "</script><script>window.__broken = 1</script><!--"'
      await withScript(bench, source, async (phone) => {
        await phone.open(HOME)
        await phone.page.waitForFunction(() => Reflect.get(window, '__text') !== undefined)
        assert.equal(await read(phone, '__broken'), undefined)
      })
      await withScript(bench, 'window.__runs = 1', async (phone, lines) => {
        await phone.page.route(`**${HOME}`, async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace(/<script nonce=.*?<\/script>/gs, '')
          await route.fulfill({ response, body })
        })
        await phone.open(HOME)
        await phone.see('#home-sections')
        const deadline = Date.now() + 40_000
        while (!lines.some((line) => line.includes('not run')) && Date.now() < deadline)
          await phone.page.waitForTimeout(50)
        assert(lines.some((line) => line.includes('no nonce')))
        assert.equal(await read(phone, '__runs'), undefined)
      })
    },
  },
]
