export interface SystemFacts {
  /** CSS pixels. */
  readonly windowWidth: number
  readonly windowHeight: number
  readonly statusBarHeight: number
  /** Below the content, for the phone's home indicator. */
  readonly safeBottom: number
  /** The mini-program's own button in the top right corner; null elsewhere. */
  readonly menuButton: { readonly top: number; readonly height: number; readonly left: number } | null
  readonly theme: 'light' | 'dark'
  /** As the system names it, e.g. `zh_CN`. */
  readonly language: string
}

export interface System {
  facts(): SystemFacts
  isOnline(): Promise<boolean>
  /** `wifi`, `4g`, `none` …, as the platform calls it; `unknown` where it does not say. */
  network(): Promise<string>
  /** The kinds of video a browser says it plays, by name; none where only the platform knows. */
  videoKinds(): readonly string[]
  /** Whether the screen on top is no wider than its window. */
  fits(): Promise<boolean>
}
