import type { Browser } from 'playwright-core'
import { DEMO_APPLICANT } from '../admissions/applicantAnswers'
import { enter, openGroup } from '../e2e/journeys/applicant'
import { KeptTabs } from '../e2e/support/KeptTabs'
import { Phone } from '../e2e/support/Phone'
import type { Site } from '../startSite'
import { type Figure, median } from './Figure'

const RUNS = 9
const FIELD = '#field-277'

/** Presses the field. Counts the frames until the first province is in the page, and the time until it is painted. */
const openedIn = async (selector: string) => {
  const since = performance.now()
  document.querySelector<HTMLElement>(selector)?.click()
  let frames = 0
  do {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    frames += 1
  } while (!document.querySelector('#region-110000') && frames < 600)
  // A task queued in a frame's callback runs after that frame is painted.
  await new Promise((resolve) => setTimeout(resolve, 0))
  return { frames, milliseconds: performance.now() - since }
}

/** Opening the region picker for the second time in a browser. */
export async function regionPickerOpening(browser: Browser, site: Site): Promise<Figure[]> {
  const phone = await Phone.open(new KeptTabs(browser, site.origin))
  try {
    await enter(phone, DEMO_APPLICANT)
    await openGroup(phone, '32')
    await phone.tap(FIELD)
    await phone.see('#region-110000')
    const opened: { frames: number; milliseconds: number }[] = []
    for (let run = 0; run < RUNS; run++) {
      await phone.page.keyboard.press('Escape')
      await phone.page.locator('#region-sheet').waitFor({ state: 'detached' })
      opened.push(await phone.page.evaluate(openedIn, FIELD))
    }
    const group = 'region picker, opened again'
    const frames = median(opened.map((one) => one.frames))
    const milliseconds = median(opened.map((one) => one.milliseconds))
    return [
      { group, name: 'frames until it shows', value: frames, unit: '×', max: 1 },
      { group, name: 'painted after', value: Math.round(milliseconds * 10) / 10, unit: 'ms' },
    ]
  } finally {
    await phone.close()
  }
}
