/** What a width of the viewport makes of the page, in px. */
export interface RootLayout {
  readonly rootFontPx: number
  /** The body's own width, centred; null for the whole viewport. */
  readonly bodyWidthPx: number | null
}

/** The root font size of the H5 page, which all of its lengths are multiples of. Mini-programs have units of their own. */
export interface RootSize {
  /** From now on the page follows `layout`, also when the viewport changes. */
  follow(layout: (width: number) => RootLayout): void
}
