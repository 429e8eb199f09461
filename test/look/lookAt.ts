import { type RouteName, routeOf } from '@quanzi/contract'
import type { Browser } from 'playwright-core'
import { enter } from '../e2e/journeys/applicant'
import { graveFindings } from '../e2e/support/axe'
import type { DemoAddresses } from '../e2e/support/demoAddresses'
import { KeptTabs } from '../e2e/support/KeptTabs'
import { doubleText, layoutProblems } from '../e2e/support/layout'
import { Phone } from '../e2e/support/Phone'
import type { Site } from '../startSite'
import type { Shot } from './contactSheet'
import { DEVICES, type Device, LANGUAGES, type Look, nameOf, SCHEMES, TEXTS } from './Look'

export interface Looked {
  readonly shots: readonly Shot[]
  readonly problems: readonly string[]
}

/** Waits for the pictures in the window, at most a moment: one that is missing stays missing. */
const picturesInSight = ({ page }: Phone) =>
  page
    .waitForFunction(
      () =>
        [...document.images].every((one) => {
          const { top, bottom, width } = one.getBoundingClientRect()
          const isSeen = width > 0 && bottom > 0 && top < window.innerHeight && one.checkVisibility()
          // A picture fades in when the app has heard of it.
          const isShown = getComputedStyle(one).opacity === '1'
          return !isSeen || (one.complete && one.currentSrc !== '' && isShown)
        }),
      undefined,
      { timeout: 3000 },
    )
    .catch(() => undefined)

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
    await picturesInSight(phone)
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

/** Opens a screen in every look: takes its screenshots and collects the findings of axe and of the layout check. */
export async function lookAt(name: RouteName, browser: Browser, site: Site, demo: DemoAddresses): Promise<Looked> {
  const shots: Shot[] = []
  const problems: string[] = []
  const isForApplicants = routeOf(name).screen.startsWith('university/')
  for (const device of DEVICES) {
    for (const language of LANGUAGES) {
      const phone = await Phone.open(new KeptTabs(browser, site.origin), deviceOptions(device))
      try {
        const cookies = [demo.visitorOf(name), demo.applicant].map(({ cookie }) => ({ ...cookie, url: site.origin }))
        await phone.context.addCookies(cookies)
        // The application's own login gives its screens what their calls name.
        if (isForApplicants) await enter(phone, demo.applicant)
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
