import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { freePort, type Site } from '../e2e/support/startSite'
import { type Figure, median } from './Figure'

const RUNS = 5
const HOME = '/app/index/1000'
/** The first content card of the home page; what makes the page usable. */
const CONTENT = '#home-sections [id^="card-"]'

async function throttle(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function openHome(browser: Browser, address: string, selector: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  await throttle(page)
  const since = Date.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(selector).first().waitFor({ state: 'visible', timeout: 60_000 })
  const time = Date.now() - since
  await context.close()
  return time
}

/** The home page as a page that somebody has written by hand: the same elements, styles and pictures, no script. */
async function staticTwin(browser: Browser, site: Site): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 375, height: 667 } })
  await page.goto(site.origin + HOME)
  await page.locator(CONTENT).first().waitFor({ state: 'visible' })
  await page.waitForLoadState('networkidle')
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
  await page.close()
  return gzipSync(html)
}

/** Time until content shows on a slow phone, beside a static page with the same pictures. */
export async function homePageTime(browser: Browser, site: Site): Promise<Figure[]> {
  const twin = await staticTwin(browser, site)
  const port = await freePort()
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(twin)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const ours: number[] = []
  const theirs: number[] = []
  for (let run = 0; run < RUNS; run++) {
    theirs.push(await openHome(browser, `http://127.0.0.1:${port}/`, CONTENT))
    ours.push(await openHome(browser, site.origin + HOME, CONTENT))
  }
  server.close()
  const [home, page] = [median(ours), median(theirs)]
  return [
    { group: 'h5 home', name: 'content visible, slow phone', value: home, unit: 'ms' },
    { group: 'h5 home', name: 'static page, same pictures', value: page, unit: 'ms' },
    { group: 'h5 home', name: 'home ÷ static page', value: Math.round((home / page) * 100) / 100, unit: '×', max: 2.5 },
  ]
}

/** JavaScript that the home page really loads, and the largest page chunk of the build. */
export async function homePageScripts(browser: Browser, site: Site, dist: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 375, height: 667 } })
  const names = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) names.add(path.basename(pathname))
  })
  await page.goto(site.origin + HOME)
  await page.locator(CONTENT).first().waitFor({ state: 'visible' })
  const needed = new Set(names)
  await page.close()
  const folder = path.join(dist, 'h5/js')
  const sizes = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, gzipSync(readFileSync(path.join(folder, name))).length]),
  )
  const kB = (bytes: number) => Math.round(bytes / 100) / 10
  const home = [...needed].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
  const pages = [...sizes]
    .filter(([name]) => !/^(vendor|app|lib|libMore|shared|sharedMore|runtime)\./.test(name))
    .sort((a, b) => b[1] - a[1])
  return [
    { group: 'h5 scripts', name: 'to show the home page', value: kB(home), unit: 'kB gzip', max: 190 },
    { group: 'h5 scripts', name: 'largest page chunk', value: kB(pages[0]?.[1] ?? 0), unit: 'kB gzip', max: 40 },
  ]
}
