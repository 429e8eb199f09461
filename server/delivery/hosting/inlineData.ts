/** JSON that may stand inside a `<script>`: nothing in it closes the element or begins a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** What the server tells the page it serves. */
export interface PageData {
  /** Answers of the first calls, by key. */
  readonly calls: Readonly<Record<string, unknown>>
  /** Where the chat gate listens. */
  readonly gatePort: number
  /** Addresses of scripts and styles that the screens after this one need and this one does not. */
  readonly next: readonly string[]
}

/** The element that hands the answers of the first calls to the app (`src/platform/preload`). */
export const dataScript = (data: PageData, nonce: string): string =>
  `<script nonce="${nonce}">window.__QUANZI__=${inlineJson(data)}</script>`
