import axe from 'axe-core'
import type { Page } from 'playwright-core'

type Finding = {
  readonly rule: string
  readonly impact: string
  readonly where: readonly string[]
  readonly why: string
}

/** What keeps somebody out; `minor` and `moderate` findings are advice. */
const GRAVE = ['serious', 'critical']

/**
 * Audits the visible screen with axe-core. Each grave finding is one line: the rule, where, and why.
 * Colours are judged as they are painted, so the caller has chosen light or dark before.
 */
export async function graveFindings(page: Page): Promise<readonly string[]> {
  // What the server drew of the page for the eye stands until the app has drawn it; nobody can press it.
  await page.locator('#preview').waitFor({ state: 'detached' })
  const ready = await page.evaluate(() => 'axe' in globalThis)
  if (!ready) await page.evaluate(axe.source)
  const findings = await page.evaluate(async (): Promise<Finding[]> => {
    const { axe: audit } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await audit.run(globalThis.document, { resultTypes: ['violations'], iframes: false })
    return violations.map(({ id, impact, nodes }) => ({
      rule: id,
      impact: impact ?? '',
      where: nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`),
      why: (nodes[0]?.failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 240),
    }))
  })
  return findings
    .filter(({ impact }) => GRAVE.includes(impact))
    .map(({ rule, impact, where, why }) => `${impact} ${rule}: ${why}\n    ${where.slice(0, 4).join('\n    ')}`)
}
