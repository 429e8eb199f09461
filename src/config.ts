// Build constants. Tests and tools without Taro do not define them.
declare const OFFICIAL_SITE: string | undefined
declare const MAP_TILES: string | undefined
declare const MAP_TILES_SYSTEM: string | undefined
declare const MAP_TILES_CREDIT: string | undefined
declare const MAP_TILES_ZOOM: number | undefined
declare const MAP_GUIDE: string | undefined

/** All settings of a build that concern other systems. No other file names a host. */
export const config = {
  /** Origin of the gateway; empty means the page's own origin. */
  gatewayOrigin: typeof GATEWAY_ORIGIN === 'string' ? GATEWAY_ORIGIN : '',
  /** True when the gateway is on another origin without CORS headers: H5 then uses JSONP. */
  gatewayJsonp: typeof GATEWAY_JSONP === 'boolean' && GATEWAY_JSONP,
  /** Address of the chat gate; empty means the gateway's host on port 3051. */
  gateUrl: typeof GATE_URL === 'string' ? GATE_URL : '',
  appVersion: typeof APP_VERSION === 'string' ? APP_VERSION : '',
  /** Host for paths that begin with /app/page; empty means that such links do nothing. */
  officialSite: typeof OFFICIAL_SITE === 'string' ? OFFICIAL_SITE : '',
  /** Address of a map tile on H5 with {z}, {x} and {y}; empty means a map without tiles. */
  mapTiles: typeof MAP_TILES === 'string' ? MAP_TILES : '',
  /** The coordinate system of the tiles. */
  mapTilesSystem: typeof MAP_TILES_SYSTEM === 'string' && MAP_TILES_SYSTEM === 'wgs84' ? 'wgs84' : 'gcj02',
  /** Maximum zoom at which a map opens: the server's own tiles show nothing smaller than a city. */
  mapTilesZoom: typeof MAP_TILES_ZOOM === 'number' ? MAP_TILES_ZOOM : 15,
  /** The credit for the tiles in the corner of the map. */
  mapTilesCredit: typeof MAP_TILES_CREDIT === 'string' ? MAP_TILES_CREDIT : '',
  /** Address of a navigation service on H5, with {lat}, {lng} and {name}; empty without a service. */
  mapGuide: typeof MAP_GUIDE === 'string' ? MAP_GUIDE : '',
} as const
