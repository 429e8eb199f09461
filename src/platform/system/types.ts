export interface SystemFacts {
  /** CSS pixels. */
  readonly windowWidth: number
  readonly windowHeight: number
  readonly statusBarHeight: number
  /** Height of the area under the content for the phone's home indicator. */
  readonly safeBottom: number
  /** The mini-program's capsule button in the top right corner; null elsewhere. */
  readonly menuButton: { readonly top: number; readonly height: number; readonly left: number } | null
  readonly theme: 'light' | 'dark'
  /** The system's language tag, e.g. `zh_CN`. */
  readonly language: string
}

export interface System {
  facts(): SystemFacts
  /** `wifi`, `4g`, `none` …, as the platform names it; `unknown` when it does not say. */
  network(): Promise<string>
  /** MIME types of the videos that the browser claims to play; empty on platforms without an answer. */
  videoKinds(): readonly string[]
  /** True when the current screen is no wider than its window. */
  fits(): Promise<boolean>
}
