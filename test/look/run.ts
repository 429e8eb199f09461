import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROUTE_NAMES, type RouteName, routeOf } from '@quanzi/contract'
import { demoAddresses, SCREEN_ADDRESSES } from '../e2e/support/demoAddresses'
import { Gateway } from '../e2e/support/Gateway'
import { openBrowser } from '../e2e/support/openBrowser'
import { startSite } from '../startSite'
import { writeContactSheet } from './contactSheet'
import { lookAt } from './lookAt'

/**
 * `npm run look [-- --only "act/detail|pay/"]`: opens every screen on H5 in both languages, light and dark, on a phone
 * and on a desktop, with text at 100 % and at 200 %. Writes a sheet of each to `dist/look`, with the findings of axe
 * and of the layout check. Look at a screen's sheet before the screen is done.
 */
const FOLDER = path.resolve(__dirname, '../../dist/look')
/** Screens that lead on automatically. */
const LEADING_ON: readonly RouteName[] = ['root.entry', 'root.short']
/** Number of screens looked at in parallel. */
const AT_ONCE = 2

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const only = (values.only ?? '').split('|')
  const names = ROUTE_NAMES.filter((name) => {
    const { screen } = routeOf(name)
    const isWanted = only.some((part) => screen.includes(part))
    return isWanted && !LEADING_ON.includes(name) && SCREEN_ADDRESSES.get(screen) === name
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
  // The bench tells how long the last walk over all screens took.
  if (!values.only) writeFileSync(path.join(FOLDER, 'walk.json'), JSON.stringify({ screens: names.length, seconds }))
  process.stdout.write(`${names.length} screens in ${seconds} s, ${report.length} problems: ${FOLDER}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
