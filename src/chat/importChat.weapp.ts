import type { ChatImport } from './ChatImport'

/** WeChat reads the build for literal paths, here from the main package's folder; before 2.11.2 it had no `async`. */
export const importChat: ChatImport = __non_webpack_require__.async
  ? () => __non_webpack_require__.async('./chat/pages/core/index.js').then(() => null)
  : null
