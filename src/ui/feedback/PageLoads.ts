import { makeAutoObservable } from 'mobx'

/** Address bar and router write one path differently: with query or without, encoded or not. */
function plain(path: string): string {
  const bare = path.replace(/[?#].*$/, '')
  try {
    return decodeURI(bare)
  } catch {
    return bare
  }
}

/**
 * Page loads under way, for the loading overlay. It closes when none is left, never by a timer: when the
 * page arrives, when one that is there already comes in its place, or when its load fails.
 */
export class PageLoads {
  /** Paths that were asked for and have not come. */
  private pending: readonly string[] = []
  private shown: string | null = null

  constructor() {
    makeAutoObservable(this)
  }

  get count(): number {
    return this.pending.length
  }

  begin(address: string): void {
    const path = plain(address)
    // A page that is in front already does not load again, and two taps on a link load one page.
    if (path === this.shown) this.pending = []
    else if (!this.pending.includes(path)) this.pending = [...this.pending, path]
  }

  /** The page of this address is in front: neither it nor what was asked for before it is waited for. */
  arrived(address: string): void {
    this.shown = plain(address)
    this.pending = this.pending.slice(this.pending.indexOf(this.shown) + 1)
  }

  failed(): void {
    this.pending = []
  }
}

export const pageLoads = new PageLoads()
