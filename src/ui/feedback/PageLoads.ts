import { makeAutoObservable } from 'mobx'

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '')

/** The path of the address bar in the router's form, which is decoded once. */
function decodedPath(address: string): string {
  const path = withoutQuery(address)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * The pages being loaded, for the loading overlay. The overlay closes when none is left, never by a timer: when the
 * page arrives, when another page comes to the front, or when loading fails.
 */
export class PageLoads {
  /** Paths of pages that have not arrived. */
  private pending: readonly string[] = []
  private shown: string | null = null

  constructor() {
    makeAutoObservable(this)
  }

  /** False until the first page has arrived. */
  get hasPage(): boolean {
    return this.shown !== null
  }

  get count(): number {
    return this.pending.length
  }

  /** @param routed the router's path, decoded once, perhaps with a query */
  begin(routed: string): void {
    const path = withoutQuery(routed)
    // The page in front does not load again, and two taps on a link load one page.
    if (path === this.shown) this.pending = []
    else if (!this.pending.includes(path)) this.pending = [...this.pending, path]
  }

  /** The page of this address is in front: neither it nor earlier requests are awaited any more. */
  arrived(address: string): void {
    this.shown = decodedPath(address)
    this.pending = this.pending.slice(this.pending.indexOf(this.shown) + 1)
  }

  failed(): void {
    this.pending = []
  }
}

export const pageLoads = new PageLoads()
