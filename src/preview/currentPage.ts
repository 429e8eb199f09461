interface Page {
  /** Path with query. */
  readonly url: string
  readonly origin: string
}

let page: Page = { url: '/', origin: '' }

/** The page that is being rendered. Rendering is synchronous, so only one page exists at a time. */
export const currentPage = (): Page => page

export function setCurrentPage(next: Page): void {
  page = next
}
