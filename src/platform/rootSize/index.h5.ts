import type { RootLayout, RootSize } from './types'

/** Our styles are drawn for a screen 20 rem wide (config/index.ts). */
const DRAWN_REM = 20
/** From this width on, in px, a page is a column beside a rail and not a larger phone: a rem is as large as on a phone. */
const WIDE = 768
const WIDE_REM_PX = 20
const RAIL = '94px'

let current: ((width: number) => RootLayout) | null = null

/**
 * Where the root font is another than what the styles are drawn for, the app is zoomed back by as much:
 * the documented size holds for the root, and the screen still fits.
 */
function apply(): void {
  if (!current) return
  const { documentElement: root, body } = document
  const width = root.clientWidth
  const { rootFontPx, bodyWidthPx } = current(width)
  root.style.fontSize = `${rootFontPx}px`
  body.style.width = bodyWidthPx === null ? '' : `${bodyWidthPx}px`
  body.style.margin = bodyWidthPx === null ? '' : '0 auto'
  const isColumn = bodyWidthPx === null && width >= WIDE
  const drawn = isColumn ? WIDE_REM_PX : Math.min(bodyWidthPx ?? width, width) / DRAWN_REM
  const zoom = bodyWidthPx === null && rootFontPx <= drawn * 1.01 ? '' : String(drawn / rootFontPx)
  root.style.setProperty('--root-zoom', zoom)
  root.style.setProperty('--rail', isColumn ? RAIL : '')
}

export const rootSize: RootSize = {
  follow(layout) {
    if (layout === current) return
    // The page's own script in index.html has set the size before the app was there, and sets it on resize.
    if (!current) window.addEventListener('resize', apply)
    current = layout
    apply()
  },
}
