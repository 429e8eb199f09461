import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteName } from '@quanzi/contract'
import type { Browser } from 'playwright-core'
import { demoAddresses } from '../e2e/support/demoAddresses'
import { Gateway } from '../e2e/support/Gateway'
import { DEVICES, LANGUAGES, SCHEMES, TEXTS } from '../look/Look'
import { lookAt } from '../look/lookAt'
import type { Site } from '../startSite'
import { type Figure, median } from './Figure'

/** A list, a detail and a form stand for all screens. */
const SAMPLE: readonly RouteName[] = ['act.list', 'act.detail', 'account.personalEdit']

/** The duration of `npm run look`: measured for one screen, and for all screens in its last run. */
export async function lookTime(browser: Browser, site: Site, dist: string): Promise<Figure[]> {
  const demo = await demoAddresses(new Gateway(site))
  const times: number[] = []
  for (const name of SAMPLE) {
    const started = performance.now()
    await lookAt(name, browser, site, demo)
    times.push((performance.now() - started) / 1000)
  }
  const looks = DEVICES.length * LANGUAGES.length * SCHEMES.length * TEXTS.length
  const one: Figure = {
    group: 'look',
    name: `a screen in ${looks} looks`,
    value: Math.round(median(times) * 10) / 10,
    unit: 's',
    max: 40,
  }
  const last = path.join(dist, 'look/walk.json')
  if (!existsSync(last)) return [one]
  const { screens, seconds } = JSON.parse(readFileSync(last, 'utf8')) as { screens: number; seconds: number }
  return [one, { group: 'look', name: `${screens} screens, two at once, the last time`, value: seconds, unit: 's' }]
}
