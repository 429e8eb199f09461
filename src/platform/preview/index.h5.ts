import type { Preview } from './types'

declare global {
  interface Window {
    /**
     * The element that the visitor tapped in the preview; an inline script stores it here
     * (server/delivery/hosting/previews).
     */
    __TAPPED__?: Element
  }
}

/** The app's pictures fade in under the preview, which already shows them. */
const FADE_MS = 300
const LONGEST_MS = 1500
const MOST_FRAMES = 20
const CONTROLS = '[tabindex]'

/** The element in which Taro's router scrolls the page. */
const pageBox = (): Element | null => document.querySelector('.taro_page_show')

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

async function picturesLoaded(page: Element): Promise<void> {
  const waiting = [...page.querySelectorAll('img')].filter((picture) => isOnScreen(picture) && !picture.complete)
  await Promise.all(
    waiting.map(
      (picture) =>
        new Promise((resolve) => {
          picture.addEventListener('load', resolve)
          picture.addEventListener('error', resolve)
        }),
    ),
  )
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The app's element at the same place as `tapped`: preview and app render the same elements. */
function twinOf(tapped: Element | null | undefined, drawn: Element, page: Element): HTMLElement | null {
  const control = tapped?.closest(CONTROLS)
  if (!control || !drawn.contains(control)) return null
  const at = [...drawn.querySelectorAll(CONTROLS)].indexOf(control)
  const twin = page.querySelectorAll<HTMLElement>(CONTROLS)[at]
  return twin && twin.textContent === control.textContent ? twin : null
}

const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/** The router shows a page when all its elements exist: right after the last one, or a few frames later. */
async function pageShown(): Promise<Element | null> {
  await null
  for (let frames = 0; frames < MOST_FRAMES; frames++) {
    const page = pageBox()
    if (page?.querySelector('#screen')?.clientHeight) return page
    await frame()
  }
  return pageBox()
}

/**
 * True when the visitor has scrolled, tapped or focused something in the preview: the matching element may be below
 * the app's first screenful.
 */
const isUsed = (drawn: Element): boolean =>
  drawn.scrollTop > 0 ||
  [window.__TAPPED__, document.activeElement].some((element) => element?.closest(CONTROLS) && drawn.contains(element))

let over: ((atOnce: boolean) => void)[] | null = null

function tellOver(atOnce: boolean): void {
  const waiting = over ?? []
  over = null
  for (const act of waiting) act(atOnce)
}

async function handOver(drawn: HTMLElement): Promise<void> {
  const page = await pageShown()
  if (!page) {
    drawn.remove()
    return tellOver(false)
  }
  if (isUsed(drawn)) tellOver(true)
  page.scrollTop = drawn.scrollTop
  const tapped = window.__TAPPED__
  const twin = tapped?.closest('a') ? null : twinOf(tapped, drawn, page)
  const focused = twinOf(document.activeElement, drawn, page)
  // From now on the app below gets touches, keys and focus; so far the preview had them.
  drawn.style.pointerEvents = 'none'
  drawn.setAttribute('aria-hidden', 'true')
  drawn.setAttribute('inert', '')
  focused?.focus({ preventScroll: true })
  twin?.click()
  tellOver(false)
  // The browser reports our own scrolling in the next frame; any later scroll event comes from the visitor.
  await frame()
  await frame()
  page.addEventListener('scroll', () => drawn.remove(), { once: true })
  await Promise.race([picturesLoaded(page).then(() => pause(FADE_MS)), pause(LONGEST_MS)])
  drawn.remove()
}

let drawn = typeof document === 'undefined' ? null : document.getElementById('preview')

if (drawn) over = []

export const preview: Preview = {
  end() {
    if (drawn) void handOver(drawn)
    drawn = null
  },
  covers: () => over !== null && (drawn?.scrollTop ?? 0) === 0,
  whenOver(act) {
    if (!over) {
      act(false)
      return () => undefined
    }
    over.push(act)
    return () => {
      over = over?.filter((one) => one !== act) ?? null
    }
  },
}
