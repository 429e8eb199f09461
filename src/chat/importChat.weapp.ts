import type { ImportChat } from './importChat'

/** WeChat reads the build for literal paths, here from the main package's folder; before 2.11.2 it had no `async`. */
export const importChat: ImportChat = __non_webpack_require__.async
  ? () => __non_webpack_require__.async('./chat/pages/core/index.js').then(() => null)
  : null
