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

/**
 * A way of sending it on: by a button of the platform's own (mini-programs), by the app's own menu, which the user has
 * to be shown, or by a call.
 */
export type ShareWay =
  | { readonly target: 'friend' | 'timeline'; readonly by: 'button' | 'menu' }
  | { readonly target: 'system'; readonly by: 'call' }

export interface Share {
  /** What this platform can do, in the order to show it; none in a plain browser without a sheet of its own. */
  ways(): readonly ShareWay[]
  /** Opens the system's own sheet; right after a tap only. */
  send(content: ShareContent): Promise<Outcome>
  /** Sets what the messaging app's menu sends. A mini-program asks its hooks instead. */
  offer(content: ShareContent, onShared?: (target: ShareTarget) => void): Promise<Outcome>
  /**
   * React hook for the page component of a screen that can be shared. Needs enableShareAppMessage and
   * enableShareTimeline in the page's config. Does nothing on H5.
   */
  useShareHooks(read: () => ShareContent, onShared: (target: ShareTarget) => void): void
}
