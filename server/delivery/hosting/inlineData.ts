/** JSON for a `<script>`: nothing in it can close the element or begin a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** The data that the server puts into its page. */
export interface PageData {
  /** Answers of the first calls, by key. */
  readonly calls: Readonly<Record<string, unknown>>
  /** Port of the chat gate. */
  readonly gatePort: number
  /** Addresses of scripts and styles that the next screens need and this one does not. */
  readonly next: readonly string[]
}

/** The element with the first answers for the app (`src/platform/preload`). */
export const dataScript = (data: PageData, nonce: string): string =>
  `<script nonce="${nonce}">window.__QUANZI__=${inlineJson(data)}</script>`
