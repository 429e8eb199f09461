import type { Preview } from './types'

declare global {
  interface Window {
    /** What was tapped in the drawn screen, noted by the page's own script (server/delivery/hosting/previewScript). */
    __TAPPED__?: Element
  }
}

/** Pictures fade in; they do so below the drawn screen, which has them already. */
const FADE_MS = 300
const LONGEST_MS = 1500
const MOST_FRAMES = 20
const CONTROLS = '[tabindex]'

/** The box that Taro's router scrolls the page in. */
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

/** The control of the app that stands where `tapped` stands: both draw the same elements. */
function twinOf(tapped: Element | null | undefined, drawn: Element, page: Element): HTMLElement | null {
  const control = tapped?.closest(CONTROLS)
  if (!control || !drawn.contains(control)) return null
  const at = [...drawn.querySelectorAll(CONTROLS)].indexOf(control)
  const twin = page.querySelectorAll<HTMLElement>(CONTROLS)[at]
  return twin && twin.textContent === control.textContent ? twin : null
}

const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/** The router shows a page some frames after its elements are there. */
async function pageShown(): Promise<Element | null> {
  for (let frames = 0; frames < MOST_FRAMES; frames++) {
    await frame()
    const page = pageBox()
    if (page && page.scrollHeight > page.clientHeight) return page
  }
  return pageBox()
}

async function handOver(drawn: HTMLElement): Promise<void> {
  const page = await pageShown()
  if (!page) return drawn.remove()
  page.scrollTop = drawn.scrollTop
  // The scrolling of the line above is told with the next frame; what is told later is the visitor's own.
  await frame()
  await frame()
  const tapped = window.__TAPPED__
  const twin = tapped?.closest('a') ? null : twinOf(tapped, drawn, page)
  const focused = twinOf(document.activeElement, drawn, page)
  // From now on a finger, a key and a reader meet the app below; before, its links and its taps are the drawn screen's.
  drawn.style.pointerEvents = 'none'
  drawn.setAttribute('aria-hidden', 'true')
  drawn.setAttribute('inert', '')
  focused?.focus({ preventScroll: true })
  page.addEventListener('scroll', () => drawn.remove(), { once: true })
  twin?.click()
  await Promise.race([picturesLoaded(page).then(() => pause(FADE_MS)), pause(LONGEST_MS)])
  drawn.remove()
}

let drawn = typeof document === 'undefined' ? null : document.getElementById('preview')

export const preview: Preview = {
  end() {
    if (drawn) void handOver(drawn)
    drawn = null
  },
}
