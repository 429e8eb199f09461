import type { Browser, BrowserContext, Page } from 'playwright-core'

type Cookie = Parameters<BrowserContext['addCookies']>[0][number]

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

/** A page that is loading, and the time of its request. */
export interface Opened {
  readonly page: Page
  readonly since: number
}

/** Opens an address on a slow phone with a slow line, and closes it when it is measured. */
export async function openSlowly<T>(
  browser: Browser,
  address: string,
  measure: (opened: Opened) => Promise<T>,
  cookies: readonly Cookie[] = [],
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies([...cookies])
  const page = await context.newPage()
  await throttle(page)
  const since = Date.now()
  await page.goto(address, { waitUntil: 'commit' })
  const measured = await measure({ page, since })
  await context.close()
  return measured
}

/**
 * True when the scripts have run, the app shows its own screen, and input reaches this screen instead of the
 * server's preview.
 */
export const takenOver =
  (content: string) =>
  async ({ page, since }: Opened): Promise<number> => {
    await page.waitForFunction(
      (selector) => {
        const drawn = document.querySelector('#preview')
        const shown = [...document.querySelectorAll(selector)].some((one) => one.getBoundingClientRect().height > 0)
        return shown && (!drawn || drawn.hasAttribute('inert'))
      },
      content,
      { polling: 'raf', timeout: 60_000 },
    )
    return Date.now() - since
  }
