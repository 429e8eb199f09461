import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isBuilt, ROUTE_NAMES, type RouteName, routeOf } from '@quanzi/contract'
import type { Browser } from 'playwright-core'
import { graveFindings } from '../e2e/support/axe'
import { type DemoAddresses, demoAddresses } from '../e2e/support/demoAddresses'
import { Gateway } from '../e2e/support/Gateway'
import { doubleText, layoutProblems } from '../e2e/support/layout'
import { openBrowser } from '../e2e/support/openBrowser'
import { Phone } from '../e2e/support/Phone'
import { type Site, startSite } from '../startSite'
import { type Shot, writeContactSheet } from './contactSheet'
import { DEVICES, type Device, LANGUAGES, type Look, nameOf, SCHEMES, TEXTS } from './Look'

/**
 * `npm run look [-- --only act/detail]`: opens every built screen on H5 in both languages, light and dark, on a phone
 * and on a desktop, with text at 100 % and at 200 %. Writes a sheet of each to `dist/look`, with the findings of axe
 * and of the layout check. Look at a screen's sheet before the screen is done.
 */
const FOLDER = path.resolve(__dirname, '../../dist/look')
/** Screens that lead on automatically. */
const LEADING_ON: readonly RouteName[] = ['root.entry', 'root.short']
/** Number of screens looked at in parallel. */
const AT_ONCE = 2

interface Looked {
  readonly shots: readonly Shot[]
  readonly problems: readonly string[]
}

async function lookOn(phone: Phone, looks: readonly Look[]): Promise<Looked> {
  const shots: Shot[] = []
  const problems: string[] = []
  let doubled = false
  for (const look of looks) {
    await phone.page.emulateMedia({ colorScheme: look.scheme })
    if (look.text === 200 && !doubled) {
      await doubleText(phone.page)
      doubled = true
    }
    const png = await phone.page.screenshot({ animations: 'disabled' })
    shots.push({ look, png })
    const found = [
      ...(look.text === 100 ? await graveFindings(phone.page) : []),
      ...(look.scheme === 'light' ? await layoutProblems(phone.page) : []),
      ...phone.takeErrors().map((error) => `console: ${error}`),
    ]
    problems.push(...found.map((line) => `${nameOf(look)}: ${line}`))
  }
  return { shots, problems }
}

const deviceOptions = ({ name, width, height }: Device) =>
  name === 'phone'
    ? { deviceScaleFactor: 1 }
    : { viewport: { width, height }, deviceScaleFactor: 1, isMobile: false, hasTouch: false }

async function lookAt(name: RouteName, browser: Browser, site: Site, demo: DemoAddresses): Promise<Looked> {
  const shots: Shot[] = []
  const problems: string[] = []
  for (const device of DEVICES) {
    for (const language of LANGUAGES) {
      const phone = await Phone.open(browser, site.origin, deviceOptions(device))
      try {
        await phone.context.addCookies([{ ...demo.member.cookie, url: site.origin }])
        await phone.open(`${demo.addressOf(name)}&lang=${language}`)
        const looks = TEXTS.flatMap((text) => SCHEMES.map((scheme) => ({ language, device, scheme, text })))
        const looked = await lookOn(phone, looks)
        shots.push(...looked.shots)
        problems.push(...looked.problems)
      } catch (error) {
        problems.push(`${device.name} ${language}: ${error instanceof Error ? error.message : String(error)}`)
      } finally {
        await phone.close()
      }
    }
  }
  return { shots, problems }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const seen = new Set<string>()
  const names = ROUTE_NAMES.filter((name) => {
    const { screen } = routeOf(name)
    if (LEADING_ON.includes(name) || !isBuilt(screen) || seen.has(screen)) return false
    seen.add(screen)
    return !values.only || screen.includes(values.only)
  })
  mkdirSync(FOLDER, { recursive: true })
  const started = Date.now()
  const browser = await openBrowser()
  const site = await startSite({ TRUST_PROXY: '1' })
  const report: string[] = []
  try {
    const demo = await demoAddresses(new Gateway(site))
    const queue = [...names]
    const work = async () => {
      for (let name = queue.shift(); name; name = queue.shift()) {
        const { shots, problems } = await lookAt(name, browser, site, demo)
        const { screen } = routeOf(name)
        if (shots.length > 0) await writeContactSheet(path.join(FOLDER, `${screen.replaceAll('/', '-')}.jpg`), shots)
        process.stdout.write(`${problems.length > 0 ? '✗' : '✓'} ${screen}\n`)
        report.push(...problems.map((problem) => `${screen}: ${problem}`))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await browser.close()
    await site.dispose()
  }
  writeFileSync(path.join(FOLDER, 'problems.txt'), `${report.join('\n')}\n`)
  const seconds = Math.round((Date.now() - started) / 1000)
  process.stdout.write(`${names.length} screens in ${seconds} s, ${report.length} problems: ${FOLDER}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
