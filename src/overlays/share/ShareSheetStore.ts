import { resolve } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ShareContent } from '@/platform/share/types'

/** What is being shared, and where its poster is made. */
export interface ShareWish {
  readonly content: ShareContent
  /** Tells the screen's content from that of any other. */
  readonly key: string
  readonly openPoster: () => void
}

/** The path of an address of this app, because the server shortens only its own addresses. */
const shortenable = (link: string): string => {
  const path = link.replace(/^https?:\/\/[^/?#]+/i, '')
  return resolve(link) ? path : link
}

/** The share sheet of the screen in front. */
export class ShareSheetStore {
  wish: ShareWish | null = null
  /** Which menu entry the user is being shown. */
  guide: 'friend' | 'timeline' | null = null
  private shortLink: string | null = null

  constructor(private readonly shorten: (url: string) => Promise<string>) {
    makeAutoObservable<ShareSheetStore, 'shorten'>(this, { wish: observableRef, shorten: false })
  }

  /** The short link is asked for at once: a browser lets a page copy only right after a tap. */
  open(wish: ShareWish): void {
    this.wish = wish
    this.guide = null
    this.shortLink = null
    this.shorten(shortenable(wish.content.link)).then(
      (link) =>
        runInAction(() => {
          if (this.wish === wish) this.shortLink = link
        }),
      // The long link serves as well.
      () => undefined,
    )
  }

  /** What is copied. */
  get link(): string {
    return this.shortLink ?? this.wish?.content.link ?? ''
  }

  show(guide: 'friend' | 'timeline'): void {
    this.guide = guide
  }

  close(): void {
    this.wish = null
    this.guide = null
  }

  /** The screen that offered it is gone. */
  leave(key: string): void {
    if (this.wish?.key === key) this.close()
  }
}
