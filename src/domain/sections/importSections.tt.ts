/** The short-video app has `async` from 2.86.1 on, for files of packages marked `common`. */
export const importSections: (() => Promise<unknown>) | null = __non_webpack_require__.async
  ? () => __non_webpack_require__.async('./later/sections/index.js')
  : null
