import type { Outcome } from '../outcome'

export interface ShareContent {
  readonly title: string
  readonly desc: string
  /** Absolute public H5 address. */
  readonly link: string
  readonly imgUrl: string
  /** Mini-program page path with query; the timeline takes only its query. */
  readonly miniPath: string
}

/** 1 timeline, 2 friend: the types of `/v1/sys/stat`. */
export type ShareTarget = 1 | 2

/**
 * A way to share: by a button of the platform (mini-programs), by the app's own menu, which the screen points the user
 * to, or by a function call.
 */
export type ShareWay =
  | { readonly target: 'friend' | 'timeline'; readonly by: 'button' | 'menu' }
  | { readonly target: 'system'; readonly by: 'call' }

export interface Share {
  /** The ways that this platform offers, in display order. Empty in a plain browser without a share sheet. */
  ways(): readonly ShareWay[]
  /** Opens the system's share sheet; works only right after a tap. */
  send(content: ShareContent): Promise<Outcome>
  /** Sets the content that the messaging app's menu shares. A mini-program asks its page hooks instead. */
  offer(content: ShareContent, onShared?: (target: ShareTarget) => void): Promise<Outcome>
  /**
   * React hook for the page component of a screen that can be shared. The page config must set enableShareAppMessage
   * and enableShareTimeline. Does nothing on H5.
   */
  useShareHooks(read: () => ShareContent, onShared: (target: ShareTarget) => void): void
}
