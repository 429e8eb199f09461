import type { RootLayout, RootSize } from './types'

/** The width in rem for which the styles are made (config/index.ts). */
const DRAWN_REM = 20
/**
 * From this width in px on, a page is a column beside a rail instead of an enlarged phone, and a rem has the same
 * size as on a phone.
 */
const WIDE = 768
const WIDE_REM_PX = 20
const RAIL = '116px'

let current: ((width: number) => RootLayout) | null = null

/**
 * The root has the documented font size. When that differs from the size of the styles, zoom corrects it, so that
 * the screen still fits.
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
    // An inline script in index.html sets the first size and follows `resize` before the app starts.
    if (!current) window.addEventListener('resize', apply)
    current = layout
    apply()
  },
}
