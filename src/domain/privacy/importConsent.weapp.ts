/** WeChat reads the build for literal paths; what asks for consent here is younger than its `async`. */
export const importConsent = (): Promise<unknown> => __non_webpack_require__.async('./modules/info/consent/index.js')
