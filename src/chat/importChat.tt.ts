import type { ChatImport } from './ChatImport'

/** The short-video app has `async` since 2.86.1, for files of packages marked `common`. */
export const importChat: ChatImport = __non_webpack_require__.async
  ? () => __non_webpack_require__.async('./chat/core/index.js').then(() => null)
  : null
