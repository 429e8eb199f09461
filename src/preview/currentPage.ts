interface Page {
  /** Rooted address. */
  readonly url: string
  readonly origin: string
}

let page: Page = { url: '/', origin: '' }

/** The page that is being drawn; drawing is synchronous, so there is one at a time. */
export const currentPage = (): Page => page

export function setCurrentPage(next: Page): void {
  page = next
}
