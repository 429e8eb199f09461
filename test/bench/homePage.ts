import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { getContent } from '@quanzi/contract'
import type { Browser, Page } from 'playwright-core'
import { Gateway } from '../e2e/support/Gateway'
import { freePort, type Site } from '../startSite'
import { type Figure, median } from './Figure'
import { type Opened, openSlowly, takenOver } from './slowPhone'

const RUNS = 5
const HOME = '/app/index/1000'
/** The first content card of the home page rendered by the app; the server's preview has no ids. */
const CONTENT = '#home-sections [id^="card-"]'

/** Waits until an element with this text has been painted: no frame comes while the page waits for its styles. */
async function painted(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const found = document.evaluate(`//*[text()=${JSON.stringify(wanted)}]`, document)
      // The app keeps covered screens in the document, with no height.
      for (let one = found.iterateNext(); one; one = found.iterateNext())
        if (one instanceof HTMLElement && one.getBoundingClientRect().height > 0) return true
      return false
    },
    words,
    { polling: 'raf', timeout: 60_000 },
  )
}

const shows =
  (words: string) =>
  async ({ page, since }: Opened): Promise<number> => {
    await painted(page, words)
    return Date.now() - since
  }

/**
 * The visitor taps the first card as soon as it shows, and reads the next page, rendered by the server or by the
 * app.
 */
const opens =
  (words: string) =>
  async ({ page, since }: Opened): Promise<number> => {
    await painted(page, words)
    await page
      .locator('[role="link"]', { hasText: words })
      .first()
      .evaluate((card: HTMLElement) => card.click())
    await page.waitForURL(/\/detail\//, { waitUntil: 'commit' })
    await painted(page, words)
    return Date.now() - since
  }

/** The home page as a static page: the same elements, styles and pictures, without scripts. */
async function staticTwin(browser: Browser, site: Site): Promise<{ html: Buffer; words: string }> {
  const page = await browser.newPage({ viewport: { width: 375, height: 667 } })
  await page.goto(site.origin + HOME)
  await page.locator(CONTENT).first().waitFor({ state: 'visible' })
  await page.waitForLoadState('networkidle')
  await page.locator('#preview').waitFor({ state: 'detached' })
  const html = await page.evaluate((origin) => {
    for (const script of document.querySelectorAll('script, link[rel="preload"], link[rel="prefetch"]')) script.remove()
    for (const picture of document.querySelectorAll('img')) {
      const src = picture.getAttribute('src')
      if (src) picture.src = new URL(src, origin).href
      const below = picture.getBoundingClientRect().top > innerHeight
      picture.loading = below ? 'lazy' : 'eager'
    }
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      sheet.href = new URL(sheet.getAttribute('href') ?? '', origin).href
    return `<!DOCTYPE html>${document.documentElement.outerHTML}`
  }, site.origin)
  const [, moduleType, id] =
    /^card-(\d+)-(.+)$/.exec((await page.locator(CONTENT).first().getAttribute('id')) ?? '') ?? []
  await page.close()
  const { title } = await new Gateway(site).ask<{ title: string }>(getContent.uri, {
    moduleType: Number(moduleType),
    id,
  })
  return { html: gzipSync(html), words: title }
}

/** Time until content shows on a slow phone, next to a static page with the same pictures. */
export async function homePageTime(browser: Browser, site: Site): Promise<Figure[]> {
  const twin = await staticTwin(browser, site)
  const port = await freePort()
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(twin.html)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const times = { ours: [] as number[], theirs: [] as number[], app: [] as number[], tap: [] as number[] }
  try {
    for (let run = 0; run < RUNS; run++) {
      times.theirs.push(await openSlowly(browser, `http://127.0.0.1:${port}/`, shows(twin.words)))
      times.ours.push(await openSlowly(browser, site.origin + HOME, shows(twin.words)))
      times.app.push(await openSlowly(browser, site.origin + HOME, takenOver(CONTENT)))
      times.tap.push(await openSlowly(browser, site.origin + HOME, opens(twin.words)))
    }
  } finally {
    server.close()
  }
  const [home, page] = [median(times.ours), median(times.theirs)]
  return [
    { group: 'h5 home', name: 'content visible, slow phone', value: home, unit: 'ms' },
    { group: 'h5 home', name: 'static page, same pictures', value: page, unit: 'ms' },
    { group: 'h5 home', name: 'home ÷ static page', value: Math.round((home / page) * 100) / 100, unit: '×', max: 1.5 },
    { group: 'h5 home', name: 'the app has taken over', value: median(times.app), unit: 'ms' },
    { group: 'h5 home', name: 'first card tapped at once, its detail visible', value: median(times.tap), unit: 'ms' },
  ]
}

/** The build's page-chunk table: page → the files that it loads. */
const pageFiles = (dist: string): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readFileSync(path.join(dist, 'h5/page-chunks.json'), 'utf8'))

/** The JavaScript that the home page loads, and the largest page chunk of the build. */
export async function homePageScripts(browser: Browser, site: Site, dist: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 375, height: 667 } })
  await page.goto(site.origin + HOME, { waitUntil: 'commit' })
  // From this moment on, requests are not needed for the app's first screen.
  const shown = await page.waitForFunction((content) => document.querySelector(content) && performance.now(), CONTENT, {
    polling: 'raf',
    timeout: 60_000,
  })
  const needed = await page.evaluate(
    (at) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < Number(at) && /\.js$/.test(name))
        .map(({ name }) => name.replace(/.*\//, '')),
    await shown.jsonValue(),
  )
  await page.close()
  const folder = path.join(dist, 'h5/js')
  const sizes = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, gzipSync(readFileSync(path.join(folder, name))).length]),
  )
  const kB = (bytes: number) => Math.round(bytes / 100) / 10
  const home = [...needed].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
  const pages = new Set(Object.values(pageFiles(dist)).flat())
  const largest = [...sizes]
    .filter(([name]) => pages.has(`js/${name}`) && !/^(lib|shared)[A-Z]?\w*\./.test(name))
    .sort((a, b) => b[1] - a[1])
  return [
    { group: 'h5 scripts', name: 'to show the home page', value: kB(home), unit: 'kB gzip', max: 165 },
    { group: 'h5 scripts', name: 'largest page chunk', value: kB(largest[0]?.[1] ?? 0), unit: 'kB gzip', max: 40 },
  ]
}
