// Build constants. They are absent under the test runner and in tools that do not go through Taro.
declare const OFFICIAL_SITE: string | undefined

/** Everything about the outside world that a build may set. No other file knows a host name. */
export const config = {
  /** Origin of the gateway; empty means the page's own origin. */
  gatewayOrigin: typeof GATEWAY_ORIGIN === 'string' ? GATEWAY_ORIGIN : '',
  /** The gateway is on another origin that sends no CORS headers, so it is asked by script. */
  gatewayJsonp: typeof GATEWAY_JSONP === 'boolean' && GATEWAY_JSONP,
  /** Address of the chat gate; empty means the gateway's host on port 3051. */
  gateUrl: typeof GATE_URL === 'string' ? GATE_URL : '',
  appVersion: typeof APP_VERSION === 'string' ? APP_VERSION : '',
  /** Where paths beginning with /app/page open; empty means such links do nothing. */
  officialSite: typeof OFFICIAL_SITE === 'string' ? OFFICIAL_SITE : '',
} as const
