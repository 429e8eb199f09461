import type { LatLng } from '@quanzi/contract'
import type { FoundPlace } from '../../providers/places/rankPlaces'

/** Edge length of a tile in px. */
const EDGE = 256
/**
 * Names may reach into the next tile: places up to this many px outside are included, so that both tiles draw their
 * part.
 */
const REACH = 96
const LINE = 14

/** A point's position on the whole map of a zoom level, in px (Web Mercator). */
export function pixelOf({ lat, lng }: LatLng, zoom: number): { readonly x: number; readonly y: number } {
  const world = EDGE * 2 ** zoom
  const sin = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world,
  }
}

/** From this zoom level on, cities are named instead of provinces, whose point is their capital. */
const CITIES = 6
const DISTRICTS = 9

function isNamed({ name, weight }: FoundPlace, zoom: number): boolean {
  if (zoom < CITIES) return weight === 3
  return /省$|自治区$/.test(name) ? false : weight >= (zoom < DISTRICTS ? 2 : 1)
}

interface Name {
  readonly x: number
  readonly y: number
  readonly text: string
}

const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The names on a tile. Places come in order of importance; a later one that overlaps is left out. */
function namesOf(places: readonly FoundPlace[], zoom: number, left: number, top: number): readonly Name[] {
  const names: Name[] = []
  for (const place of places) {
    if (!isNamed(place, zoom)) continue
    const at = pixelOf(place.location, zoom)
    const x = at.x - left
    const y = at.y - top
    if (x < -REACH || x > EDGE + REACH || y < -REACH || y > EDGE + REACH) continue
    const crowded = names.some((other) => Math.abs(other.x - x) < REACH && Math.abs(other.y - y) < LINE * 2)
    if (!crowded) names.push({ x: Math.round(x), y: Math.round(y), text: place.name })
  }
  return names
}

/** A plain map tile as SVG: background, grid and names of regions. It follows the phone's dark mode. */
export function drawTile(places: readonly FoundPlace[], zoom: number, column: number, row: number): string {
  const names = namesOf(places, zoom, column * EDGE, row * EDGE)
  // The name stands below its place: a pin covers what is above.
  const marks = names
    .map(
      ({ x, y, text }) => `<circle cx="${x}" cy="${y}" r="2.5"/><text x="${x}" y="${y + 15}">${escaped(text)}</text>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}"><style>rect{fill:#edf2ee}path{stroke:#dde5e0}circle{fill:#6f857c}text{fill:#4a5b54;font:12px sans-serif;text-anchor:middle}@media(prefers-color-scheme:dark){rect{fill:#1d2422}path{stroke:#2a3431}circle{fill:#7c918a}text{fill:#b4beb9}}</style><rect width="${EDGE}" height="${EDGE}"/><path d="M0 0V${EDGE}M0 0H${EDGE}M128 0V${EDGE}M0 128H${EDGE}" fill="none"/>${marks}</svg>`
}
