import type { ImportChat } from './importChat'

/** The short-video app has `async` from 2.86.1 on, for files of packages marked `common`. */
export const importChat: ImportChat = __non_webpack_require__.async
  ? () => __non_webpack_require__.async('./chat/core/index.js').then(() => null)
  : null
