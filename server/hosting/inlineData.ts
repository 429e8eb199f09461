/** JSON that may stand inside a `<script>`: nothing in it closes the element or begins a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** The element that hands the answers of the first calls to the app (`src/platform/preload`). */
export const dataScript = (calls: Readonly<Record<string, unknown>>, nonce: string): string =>
  `<script nonce="${nonce}">window.__QUANZI__=${inlineJson({ calls })}</script>`
