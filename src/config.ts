declare const OFFICIAL_SITE: string

const text = (read: () => string): string => {
  // Build constants are absent under the test runner and in tools that do not go through Taro.
  try {
    return read()
  } catch {
    return ''
  }
}

/** Everything about the outside world that a build may set. No other file knows a host name. */
export const config = {
  /** Origin of the gateway; empty means the page's own origin. */
  gatewayOrigin: text(() => GATEWAY_ORIGIN),
  /** The gateway is on another origin that sends no CORS headers, so it is asked by script. */
  gatewayJsonp: typeof GATEWAY_JSONP === 'boolean' && GATEWAY_JSONP,
  /** Address of the chat gate; empty means the gateway's host on port 3051. */
  gateUrl: text(() => GATE_URL),
  appVersion: text(() => APP_VERSION),
  /** Where paths beginning with /app/page open; empty means such links do nothing. */
  officialSite: text(() => OFFICIAL_SITE),
} as const
