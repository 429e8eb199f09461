import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../e2e/support/openBrowser'
import { type Site, startSite } from '../startSite'
import { chatFigures } from './chat'
import { conversationOpening, messageAppending } from './chatScreen'
import { contentListThroughput } from './contentList'
import { couponListBytes } from './couponList'
import { distributionTree } from './distribution'
import { type Figure, holds } from './Figure'
import { facePhotoTime } from './facePhoto'
import { goodsListBytes } from './goodsList'
import { homePageScripts, homePageTime } from './homePage'
import { linkedPagesTime } from './linkedPages'
import { longFormTyping } from './longForm'
import { lookTime } from './look'
import { markedRowCost } from './markedRow'
import { packageSizes } from './packageSizes'
import { bigRanks } from './ranks'
import { regionPickerOpening } from './regionPicker'
import { resultListBytes } from './resultList'
import { measureScale } from './scale'
import { setDataBytes } from './setData'

const DIST = path.resolve(__dirname, '../../dist')

const say = (line: string) => process.stdout.write(`${line}\n`)

interface Surroundings {
  readonly browser: Browser
  readonly site: Site
}

const PARTS: Readonly<Record<string, (around: Surroundings) => Figure[] | Promise<Figure[]>>> = {
  weapp: () => packageSizes(DIST, 'weapp'),
  tt: () => packageSizes(DIST, 'tt'),
  scripts: ({ browser, site }) => homePageScripts(browser, site, DIST),
  setData: ({ site }) => setDataBytes(site, DIST),
  goods: ({ site }) => goodsListBytes(site, DIST),
  results: ({ site }) => resultListBytes(site, DIST),
  coupons: ({ site }) => couponListBytes(site.origin, DIST),
  marked: ({ site }) => markedRowCost(site.origin, DIST),
  longForm: ({ site }) => longFormTyping(site, DIST),
  regions: ({ browser, site }) => regionPickerOpening(browser, site),
  home: ({ browser, site }) => homePageTime(browser, site),
  links: ({ browser, site }) => linkedPagesTime(browser, site),
  list: ({ site }) => contentListThroughput(site),
  distribution: distributionTree,
  ranks: bigRanks,
  face: facePhotoTime,
  chat: chatFigures,
  dialog: ({ browser, site }) => conversationOpening(browser, site),
  look: ({ browser, site }) => lookTime(browser, site, DIST),
  message: ({ site }) => messageAppending(site, DIST),
}

const machine = (): string => {
  const all = cpus()
  return `${all.length} × ${all[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
}

const limitOf = ({ max, min, unit }: Figure): string =>
  max !== undefined ? `≤ ${max} ${unit}` : min !== undefined ? `≥ ${min} ${unit}` : ''

/** The table as Markdown, for the README. */
function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.group,
    figure.name,
    `${figure.value} ${figure.unit}`,
    limitOf(figure),
    limitOf(figure) ? (holds(figure) ? 'yes' : '**no**') : '',
  ])
  return [['', 'figure', 'measured', 'limit', 'holds'], ['---', '---', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, rows: { type: 'string' } },
    allowPositionals: true,
  })
  if (positionals[0] === 'scale') {
    const holds = await measureScale(Number(values.rows ?? 1_000_000), values.only ?? '', say)
    process.exitCode = holds ? 0 : 1
    return
  }
  const wanted = values.only ?? positionals[0] ?? ''
  const parts = Object.entries(PARTS).filter(([name]) => name.includes(wanted))
  if (parts.length === 0) throw new Error(`no part is called ${wanted}: ${Object.keys(PARTS).join(', ')}`)
  const browser = await openBrowser()
  const site = await startSite({ TRUST_PROXY: '1' })
  const figures: Figure[] = []
  const problems: string[] = []
  try {
    for (const [name, measure] of parts) {
      try {
        figures.push(...(await measure({ browser, site })))
      } catch (error) {
        problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  } finally {
    await browser.close()
    await site.dispose()
  }
  say(`${machine()}\n\n${table(figures)}`)
  for (const problem of problems) say(`not measured: ${problem}`)
  mkdirSync(DIST, { recursive: true })
  const report = figures.map((figure) => ({ ...figure, holds: holds(figure) }))
  writeFileSync(
    path.join(DIST, 'bench.json'),
    `${JSON.stringify({ machine: machine(), figures: report, problems }, null, 2)}\n`,
  )
  process.exitCode = problems.length > 0 || figures.some((figure) => !holds(figure)) ? 1 : 0
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
