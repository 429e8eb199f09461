/** WeChat reads the build for literal paths. Every version that asks for consent has `async`. */
export const importConsent = (): Promise<unknown> => __non_webpack_require__.async('./modules/info/consent/index.js')
