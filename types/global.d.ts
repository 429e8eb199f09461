/// <reference types="@tarojs/taro" />

declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
/** One drawing per file: a screen loads only the drawings it shows, and the main package contains only its own. */
declare module '@/ui/icon/drawings/*' {
  const classes: { readonly drawing: string }
  export default classes
}
declare module '*.scss'
declare module '*.css'
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.png' {
  const address: string
  export default address
}

/** Origin of the gateway; empty means the page's own origin. Set at build time. */
declare const GATEWAY_ORIGIN: string
/** True when the gateway is on another origin that sends no CORS headers. */
declare const GATEWAY_JSONP: boolean
/** Address of the chat gate; empty means the gateway's host on port 3051. */
declare const GATE_URL: string
declare const APP_VERSION: string

declare namespace NodeJS {
  interface ProcessEnv {
    TARO_ENV?: 'weapp' | 'h5' | 'tt'
    GATEWAY_ORIGIN?: string
    GATEWAY_JSONP?: string
    GATE_URL?: string
  }
}

/** A mini-program's own `require`, which webpack does not replace. Old platforms lack `async`. */
declare const __non_webpack_require__: { async(path: string): Promise<unknown> }
