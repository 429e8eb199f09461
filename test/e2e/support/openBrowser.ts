import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Chromium without a window does half the work of the whole browser, which stands in where that is missing. */
const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Debian's Chromium, headless. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: PROGRAMS.find((file) => existsSync(file)),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A microphone that hums, and a user who allows it.
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
    ],
  })
