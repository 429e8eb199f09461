import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { graveFindings } from '../support/axe'
import { TENANT } from '../support/Gateway'
import { doubleText, layoutProblems } from '../support/layout'
import type { Phone } from '../support/Phone'

const PARTS = ['content', 'lists', 'form', 'feedback', 'movement', 'media', 'states', 'platform', 'sections']
const LOOKS = ['light', 'dark', 'large', 'en'] as const

/**
 * The screens of most visits. Their contents belong to the tenant and stay Chinese; the interface around them is
 * English.
 */
const MAIN = [
  `/app/index/${TENANT}`,
  `/app/act/${TENANT}`,
  `/app/news/list/${TENANT}`,
  `/app/note/${TENANT}`,
  `/app/mate/${TENANT}`,
  `/app/find?iid=${TENANT}`,
  `/app/order/${TENANT}`,
  `/app/account/personal?iid=${TENANT}`,
  `/app/account/personal/edit?iid=${TENANT}`,
  `/app/map/map?iid=${TENANT}`,
  `/app/search/outdoor?iid=${TENANT}`,
]

/** A screenshot of the whole page, with its docked bars in place. */
async function shootWhole(phone: Phone, name: string): Promise<void> {
  const height = await phone.page.evaluate(() => document.documentElement.scrollHeight)
  await phone.page.setViewportSize({ width: 375, height: Math.min(Math.max(height, 667), 12_000) })
  await phone.shoot(name)
  await phone.page.setViewportSize({ width: 375, height: 667 })
}

/**
 * The problems of a part of the gallery in one look. Dark and large ones are looks at the page that the light one has
 * opened: dark changes its colours only, and large text is the last.
 */
async function look(phone: Phone, part: string, how: (typeof LOOKS)[number]): Promise<readonly string[]> {
  await phone.page.emulateMedia({ colorScheme: how === 'dark' ? 'dark' : 'light' })
  if (how === 'light' || how === 'en') {
    await phone.page.goto(`${phone.origin}/app/test/test?iid=${TENANT}&part=${part}${how === 'en' ? '&lang=en' : ''}`)
    await phone.see(`#part-${part}[aria-selected="true"]`)
    await phone.see('#screen')
  }
  if (how === 'large') await doubleText(phone.page)
  await shootWhole(phone, `gallery-${part}-${how}`)
  const grave = how === 'large' ? [] : await graveFindings(phone.page, how === 'dark' ? 'colours' : 'all')
  return [...(await layoutProblems(phone.page)), ...grave].map((problem) => `${part} ${how}: ${problem}`)
}

export const gallery: readonly Journey[] = [
  {
    name: `the gallery in ${LOOKS.join(', ')}: nothing overflows, overlaps or keeps somebody out`,
    async run(bench) {
      // A phone remembers its language, so use another phone for English.
      const chinese = await bench.phone()
      const english = await bench.phone()
      const problems: string[] = []
      for (const part of PARTS) {
        for (const how of LOOKS) problems.push(...(await look(how === 'en' ? english : chinese, part, how)))
      }
      // The gallery contains pictures that fail on purpose.
      for (const phone of [chinese, english]) phone.takeErrors()
      assert(problems.length === 0, problems.join('\n'))
    },
  },
  {
    name: 'main screens in English, also with text at 200 %: nothing overflows, overlaps or is cut off',
    async run(bench) {
      const phone = await bench.phone(await bench.member())
      const problems: string[] = []
      for (const address of MAIN) {
        await phone.open(`${address}${address.includes('?') ? '&' : '?'}lang=en`)
        await phone.shoot(`en${address.replace(/\W+/g, '-')}`)
        for (const problem of await layoutProblems(phone.page)) problems.push(`${address}: ${problem}`)
        await doubleText(phone.page)
        for (const problem of await layoutProblems(phone.page)) problems.push(`${address} at 200 %: ${problem}`)
      }
      assert(problems.length === 0, problems.join('\n'))
    },
  },
  {
    name: 'the gallery checks the phone and sends a report; the video screen shows the player’s state',
    async run(bench) {
      const phone = await bench.phone()
      await phone.open(`/app/test/test?iid=${TENANT}&part=platform`)
      await phone.tap('#self-check')
      await phone.expectText('#report-id', /\d+/)
      await phone.expectText('#check-storage', '正常')
      await phone.expectText('#check-layout', '正常')

      await phone.open(`/app/test/video?iid=${TENANT}`)
      await phone.type('#video-address', 'javascript:alert(1)')
      await phone.tap('#video-open')
      await phone.expectText('#screen', '地址无效')
      await phone.page.locator('video').evaluate((player: HTMLVideoElement) => {
        player.muted = true
        return player.play().catch(() => undefined)
      })
      await phone.see('#video-log:has-text("play")')
      await phone.tap('#send-report')
      await phone.expectText('#report-id', /\d+/)
    },
  },
]
