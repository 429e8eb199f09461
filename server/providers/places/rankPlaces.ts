import type { LatLng, Place } from '@quanzi/contract'
import { metresBetween } from '../../base/metresBetween'

/** A place with its aliases and its rank among equally good ones. */
export interface FoundPlace extends Place {
  readonly also: string
  readonly weight: number
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** The kind of region is optional: 杭州 means 杭州市. */
const stem = (name: string) => name.replace(/(省|市|区|县)$/, '')

const EXACT = 3

/** How well a name matches a word: equal, at the beginning, or somewhere. */
function nameScore(name: string, word: string): number {
  if (name === word || stem(name) === word) return EXACT
  if (name.startsWith(word)) return 2
  return name.includes(word) ? 1 : 0
}

interface Hit {
  readonly place: FoundPlace
  readonly score: number
  /** Distance from the person; 0 when their position is unknown. */
  readonly metres: number
}

/**
 * The places whose name, address or aliases contain every word of the keyword. When the person's position is known,
 * exact names come first, then the others, each nearest first; otherwise the best match comes first.
 */
export function rankPlaces(
  places: readonly FoundPlace[],
  keyword: string,
  near: LatLng | null,
  limit: number,
): readonly Place[] {
  const words = plain(keyword).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits = places.flatMap((place): readonly Hit[] => {
    const name = plain(place.name)
    const all = plain(`${place.address} ${place.name} ${place.also}`)
    if (!words.every((word) => all.includes(word))) return []
    const score = Math.max(...words.map((word) => nameScore(name, word)))
    return [{ place, score, metres: near ? metresBetween(near, place.location) : 0 }]
  })
  const better = (a: Hit, b: Hit) => b.score - a.score || b.place.weight - a.place.weight
  const called = (hit: Hit) => Number(hit.score === EXACT)
  const nearer = (a: Hit, b: Hit) => called(b) - called(a) || a.metres - b.metres
  hits.sort((a, b) => (near ? nearer(a, b) : 0) || better(a, b) || order(a.place, b.place))
  const seen = new Set<string>()
  const best: Place[] = []
  for (const { place } of hits) {
    const { name, address, location } = place
    const key = `${name}|${address}`
    if (seen.has(key)) continue
    seen.add(key)
    best.push({ name, address, location })
    if (best.length === limit) break
  }
  return best
}

const order = (a: Place, b: Place) => (a.name + a.address < b.name + b.address ? -1 : 1)
