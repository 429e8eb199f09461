import { resolve } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ShareContent } from '@/platform/share/types'

/** The content to share, and the place for its poster. */
export interface ShareWish {
  readonly content: ShareContent
  /** Identifies the screen's content. */
  readonly key: string
  readonly openPoster: () => void
}

/** The path of an address of this app: the server shortens only its own addresses. */
const shortenable = (link: string): string => {
  const path = link.replace(/^https?:\/\/[^/?#]+/i, '')
  return resolve(link) ? path : link
}

/** Maximum time in ms to wait for the short link before copying. */
const PATIENCE_MS = 3000

/** The share sheet of the screen in front. */
export class ShareSheetStore {
  wish: ShareWish | null = null
  /** The menu entry that an arrow points to. */
  guide: 'friend' | 'timeline' | null = null
  private shortLink: string | null = null
  private asking: Promise<void> = Promise.resolve()

  constructor(private readonly shorten: (url: string) => Promise<string>) {
    makeAutoObservable<ShareSheetStore, 'shorten' | 'asking'>(this, {
      wish: observableRef,
      shorten: false,
      asking: false,
    })
  }

  /** Requests the short link at once: a browser allows copying only right after a tap. */
  open(wish: ShareWish): void {
    this.wish = wish
    this.guide = null
    this.shortLink = null
    this.asking = this.shorten(shortenable(wish.content.link)).then(
      (link) =>
        runInAction(() => {
          if (this.wish === wish) this.shortLink = link
        }),
      // The long link works too.
      () => undefined,
    )
  }

  /** The link to copy. */
  get link(): string {
    return this.shortLink ?? this.wish?.content.link ?? ''
  }

  /**
   * The short link, where the platform also allows copying later; the full link when the short one does not arrive
   * in time.
   */
  async waitedLink(): Promise<string> {
    const { wish } = this
    await Promise.race([this.asking, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    return this.wish === wish ? this.link : (wish?.content.link ?? '')
  }

  show(guide: 'friend' | 'timeline'): void {
    this.guide = guide
  }

  close(): void {
    this.wish = null
    this.guide = null
  }

  /** Closes the sheet of a screen that the user has left. */
  leave(key: string): void {
    if (this.wish?.key === key) this.close()
  }
}
