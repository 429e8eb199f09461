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

/** The pictures and texts the home page shows, as a page that a person would have written by hand. */
async function staticTwin(browser: Browser, site: Site): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 375, height: 667 } })
  await page.goto(site.origin + HOME)
  await page.locator(CONTENT).first().waitFor({ state: 'visible' })
  await page.waitForLoadState('networkidle')
  const images = await page.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
  const texts = (await page.locator('#home-sections').innerText()).split('\n').filter(Boolean)
  await page.close()
  const pictures = images
    .filter((src) => src && !src.startsWith('data:'))
    .map((src) => `<img loading="lazy" width="345" height="200" src="${new URL(src, site.origin).href}" alt="">`)
  return `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>home</title><main id="twin">${texts.map((text) => `<p>${text}</p>`).join('')}${pictures.join('')}</main></html>`
}

/** Time until content shows on a slow phone, beside a static page with the same pictures. */
export async function homePageTime(browser: Browser, site: Site): Promise<Figure[]> {
  const twin = await staticTwin(browser, site)
  const port = await freePort()
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(twin)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const ours: number[] = []
  const theirs: number[] = []
  for (let run = 0; run < RUNS; run++) {
    theirs.push(await openHome(browser, `http://127.0.0.1:${port}/`, '#twin p'))
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
    .filter(([name]) => !/^(vendor|app|lib|shared|runtime)\./.test(name))
    .sort((a, b) => b[1] - a[1])
  return [
    { group: 'h5 scripts', name: 'to show the home page', value: kB(home), unit: 'kB gzip', max: 190 },
    { group: 'h5 scripts', name: 'largest page chunk', value: kB(pages[0]?.[1] ?? 0), unit: 'kB gzip', max: 40 },
  ]
}
