import type { ChatImport } from './ChatImport'

/** WeChat scans the build for literal paths, relative to the main package; before 2.11.2 it had no `async`. */
export const importChat: ChatImport = __non_webpack_require__.async
  ? () => __non_webpack_require__.async('./chat/pages/core/index.js').then(() => null)
  : null
