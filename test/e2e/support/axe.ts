import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import type { CDPSession, Page } from 'playwright-core'

type Finding = {
  readonly rule: string
  readonly impact: string
  readonly where: readonly string[]
  readonly why: string
}

/** Findings that make the page unusable for some people; `minor` and `moderate` ones are advice. */
const GRAVE = ['serious', 'critical']

interface Rule {
  readonly id: string
  readonly impact: string
}

/** Rules that can find nothing grave, because all that they find has their own impact: not asked at all. */
const ADVICE = (axe as unknown as { readonly _audit: { readonly rules: readonly Rule[] } })._audit.rules
  .filter(({ impact }) => !GRAVE.includes(impact))
  .map(({ id }) => [id, { enabled: false }] as const)

/** The shorter text: each page that is loaded reads it anew. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const devtools = new WeakMap<Page, Promise<CDPSession>>()

async function openDevtools(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  // It ends with the journey; the tab may serve another one.
  session.once('close', () => devtools.delete(page))
  return session
}

/** Gives the loaded page the audit. As an expression of its own: within a call of Playwright it takes half as long again. */
async function bringAudit(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  const session = devtools.get(page) ?? openDevtools(page)
  devtools.set(page, session)
  await (await session).send('Runtime.evaluate', { expression: SOURCE, returnByValue: true })
}

/** Time in ms after which an audit is begun anew: once in thousands axe never ends one, and ends the next. */
const STUCK = 60_000

/** Ends all transitions: a colour on its way to another one may be too pale for a moment. */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // A change of light and dark takes effect with the next frame.
    await frame()
    await frame()
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })

/**
 * Audits the visible screen with axe-core. Each serious finding is one line: rule, place, reason. Colours are checked
 * as painted, so choose light or dark before. `colours`: only what changes with light and dark.
 */
export async function graveFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<readonly string[]> {
  // The preview stays until the app has rendered its screen; it is not part of the audit.
  await page.locator('#preview').waitFor({ state: 'detached' })
  await endAnimations(page)
  await bringAudit(page)
  const asked = { only: rules, advice: Object.fromEntries(ADVICE), stuck: STUCK }
  const findings = await page.evaluate(async ({ only, advice, stuck }): Promise<Finding[]> => {
    const { axe: audit } = globalThis as unknown as { axe: typeof import('axe-core') }
    const auditOnce = () =>
      Promise.race([
        audit.run(globalThis.document, {
          resultTypes: ['violations'],
          iframes: false,
          rules: advice,
          ...(only === 'colours' && { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }),
        }),
        new Promise<null>((resolve) => setTimeout(() => resolve(null), stuck)),
      ])
    let results = await auditOnce()
    if (!results) {
      // It refuses a second audit while it believes that one runs.
      Object.assign(audit, { _running: false })
      results = await auditOnce()
    }
    if (!results) throw new Error('axe does not end')
    return results.violations.map(({ id, impact, nodes }) => ({
      rule: id,
      impact: impact ?? '',
      where: nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`),
      why: (nodes[0]?.failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 240),
    }))
  }, asked)
  return findings
    .filter(({ impact }) => GRAVE.includes(impact))
    .map(({ rule, impact, where, why }) => `${impact} ${rule}: ${why}\n    ${where.slice(0, 4).join('\n    ')}`)
}
