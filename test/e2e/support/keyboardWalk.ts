import type { Page } from 'playwright-core'

const CONTROLS = '[tabindex="0"], input:not([type=hidden]), textarea, select, video, a[href]'

/** A player and a date field have several stops. */
const MORE_STOPS = 60
/**
 * A feed grows while one walks through it, page by page. What stands behind a long one is reached from the end of the
 * page, backwards.
 */
const MOST_STOPS = 600
const PRESSES_AT_ONCE = 20
const END = 'end-of-page'

interface Walk {
  asked: readonly Element[]
  readonly reached: Set<Element>
  readonly ringless: Set<Element>
}

/** Remembers the controls in sight, and from now on what gets the focus and whether that shows. */
function begin({ controls, end }: { controls: string; end: string }): number {
  const outlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && outlineWidth !== '0px'
  // A field shows the focus as the border of the box around its input, in the tenant's colour.
  const bordered = (one: Element): boolean => {
    const ruler = one.appendChild(document.createElement('i'))
    ruler.style.color = 'var(--brand)'
    const brand = getComputedStyle(ruler).color
    ruler.remove()
    const { borderTopColor, borderTopWidth } = getComputedStyle(one)
    return borderTopColor === brand && borderTopWidth !== '0px'
  }
  const walk: Walk = {
    asked: [...document.querySelectorAll(controls)].filter((one) => {
      const { width, height } = one.getBoundingClientRect()
      const isOff = (one as HTMLInputElement).disabled || one.closest('[aria-hidden="true"], [inert]') !== null
      // A button for more moves down as long as there is more.
      const isSeen = one.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
      return isSeen && !isOff && one.textContent !== '加载更多' && one.getAttribute('tabindex') !== '-1'
    }),
    reached: new Set(),
    ringless: new Set(),
  }
  Object.assign(window, { walk })
  const note = ({ target }: Event) => {
    if (!(target instanceof Element) || target.id === end) return
    walk.reached.add(target)
    const around = [target.parentElement, target.parentElement?.parentElement]
    const shows = outlined(getComputedStyle(target)) || around.some((one) => one instanceof Element && bordered(one))
    if (!shows) walk.ringless.add(target)
  }
  // While it is going down: some fields stop the event.
  document.addEventListener('focusin', note, true)
  return walk.asked.length
}

/** Sets the focus behind everything on the page. */
function goToEnd(id: string): void {
  const mark = Object.assign(document.createElement('i'), { id, tabIndex: -1 })
  document.body.append(mark)
  mark.focus()
}

/** How many controls were not reached yet, and how many stops there are now. */
function progress(controls: string): { missed: number; stops: number } {
  const { asked, reached } = (window as unknown as { walk: Walk }).walk
  const missed = asked.filter((one) => one.isConnected && !reached.has(one)).length
  return { missed, stops: document.querySelectorAll(controls).length }
}

function found(controls: string): string[] {
  const { asked, reached, ringless } = (window as unknown as { walk: Walk }).walk
  const nameOf = (one: Element) => one.outerHTML.slice(0, 120)
  const taps = (one: Element) => {
    const key = Object.keys(one).find((name) => name.startsWith('__reactProps$'))
    const props = key ? (one as unknown as Record<string, { onClick?: unknown }>)[key] : undefined
    return typeof props?.onClick === 'function'
  }
  const known = `${controls}, [aria-disabled="true"], [tabindex="-1"]`
  // What can be tapped and is no control, and neither in one nor around one, nor the words of a check box.
  const tappedOnly = [...document.querySelectorAll('#app *')].filter(
    (one) =>
      taps(one) &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.matches(known) &&
      !one.closest(known) &&
      !one.querySelector(known) &&
      !one.previousElementSibling?.matches('[role="checkbox"]'),
  )
  return [
    ...asked.filter((one) => one.isConnected && !reached.has(one)).map((one) => `Tab never reaches ${nameOf(one)}`),
    ...[...ringless].map((one) => `the focus does not show on ${nameOf(one)}`),
    ...tappedOnly.map((one) => `only a finger reaches ${nameOf(one)}`),
  ]
}

/**
 * Walks over the page by Tab. Returns a line for each control that Tab never reaches, that does not show the focus, or
 * that only a finger can press. The key stays down and repeats, many times at once: nothing has to be waited for
 * between two stops.
 */
export async function keyboardProblems(page: Page): Promise<readonly string[]> {
  // The preview stays until the app has rendered its screen; its links are not walked.
  await page.locator('#preview').waitFor({ state: 'detached' })
  // Without a control nothing is walked, but there may be what only a finger reaches.
  let stops = await page.evaluate(begin, { controls: CONTROLS, end: END })
  let missed = stops
  const press = async () => {
    await Promise.all(Array.from({ length: PRESSES_AT_ONCE }, () => page.keyboard.down('Tab')))
    await page.keyboard.up('Tab')
    ;({ missed, stops } = await page.evaluate(progress, CONTROLS))
  }
  for (let presses = 0; missed > 0 && presses < Math.min(stops + MORE_STOPS, MOST_STOPS); presses += PRESSES_AT_ONCE)
    await press()
  if (missed > 0) {
    await page.evaluate(goToEnd, END)
    await page.keyboard.down('Shift')
    for (let presses = 0; missed > 0 && presses < MORE_STOPS; presses += PRESSES_AT_ONCE) await press()
    await page.keyboard.up('Shift')
    await page.locator(`#${END}`).evaluate((mark) => mark.remove())
  }
  return page.evaluate(found, CONTROLS)
}
