/** Page layout for one viewport width, in px. */
export interface RootLayout {
  readonly rootFontPx: number
  /** Width of the centred body; null for the whole viewport. */
  readonly bodyWidthPx: number | null
}

/** Root font size of the H5 page; all lengths are multiples of it. Mini-programs have units of their own. */
export interface RootSize {
  /** Applies `layout` now and at every change of the viewport. */
  follow(layout: (width: number) => RootLayout): void
}
