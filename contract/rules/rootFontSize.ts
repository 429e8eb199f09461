/** Root font size in px while the screen's width is unknown (shell-and-routes §9). */
export const DEFAULT_ROOT_FONT_PX = 50

const isWidth = (width: number): boolean => Number.isFinite(width) && width > 0

/** Root font size in px for a viewport width in px: 40 above 768, else width × 18.75 / 375; 50 for an unknown width. */
export function rootFontSize(width: number): number {
  if (!isWidth(width)) return DEFAULT_ROOT_FONT_PX
  return width > 768 ? 40 : (width * 18.75) / 375
}

/** Layout of the trip page (shell-and-routes §2): width / 7.5 under 750; otherwise the body is 320 px wide and centred. */
export function tripLayout(width: number): { readonly rootFontPx: number; readonly bodyWidthPx: number | null } {
  if (isWidth(width) && width < 750) return { rootFontPx: width / 7.5, bodyWidthPx: null }
  return { rootFontPx: rootFontSize(width), bodyWidthPx: isWidth(width) ? 320 : null }
}
