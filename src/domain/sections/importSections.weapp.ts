/** WeChat reads the build for literal paths. Versions before 2.11.2 have no `async`. */
export const importSections: (() => Promise<unknown>) | null = __non_webpack_require__.async
  ? () => __non_webpack_require__.async('./modules/find/sections/index.js')
  : null
