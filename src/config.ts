// Build constants. They are absent under the test runner and in tools that do not go through Taro.
declare const OFFICIAL_SITE: string | undefined
declare const MAP_TILES: string | undefined
declare const MAP_TILES_SYSTEM: string | undefined
declare const MAP_TILES_CREDIT: string | undefined
declare const MAP_TILES_ZOOM: number | undefined
declare const MAP_GUIDE: string | undefined

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
  /** Address of a map tile on H5 with {z}, {x} and {y}; empty means a map without tiles. */
  mapTiles: typeof MAP_TILES === 'string' ? MAP_TILES : '',
  /** The system the tiles are drawn in. */
  mapTilesSystem: typeof MAP_TILES_SYSTEM === 'string' && MAP_TILES_SYSTEM === 'wgs84' ? 'wgs84' : 'gcj02',
  /** How near a map begins at most: the server's own tiles have nothing to show nearer than a city. */
  mapTilesZoom: typeof MAP_TILES_ZOOM === 'number' ? MAP_TILES_ZOOM : 15,
  /** Whom the tiles are from, shown in the corner of the map. */
  mapTilesCredit: typeof MAP_TILES_CREDIT === 'string' ? MAP_TILES_CREDIT : '',
  /** Where H5 sends who wants to be led to a place, with {lat}, {lng} and {name}; empty means nowhere. */
  mapGuide: typeof MAP_GUIDE === 'string' ? MAP_GUIDE : '',
} as const
