import type { Outcome } from '../outcome'

export interface ShareContent {
  readonly title: string
  readonly desc: string
  /** Public H5 address, absolute. */
  readonly link: string
  readonly imgUrl: string
  /** Mini-program page path with query; the timeline takes only its query. */
  readonly miniPath: string
}

/** 1 timeline, 2 friend: the types of `/v1/sys/stat`. */
export type ShareTarget = 1 | 2

export interface Share {
  /** Sets what the platform's own share button sends. On mini-programs `useShareHooks` reads it. */
  offer(content: ShareContent, onShared?: (target: ShareTarget) => void): Promise<Outcome>
  /**
   * React hook for the page component of a screen that can be shared. Needs enableShareAppMessage and
   * enableShareTimeline in the page's config. Does nothing on H5.
   */
  useShareHooks(read: () => ShareContent, onShared: (target: ShareTarget) => void): void
}
