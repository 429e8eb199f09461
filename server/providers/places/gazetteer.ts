import type { Region } from '@quanzi/contract'
import { PLACEHOLDER, Regions } from '@quanzi/contract'
import centres from '../../../contract/regions/centres.json'
import regions from '../../../contract/regions/regions.json'
import type { FoundPlace } from './rankPlaces'

/** A level of its own below a municipality, which is no name of a place. */
const FILLER = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划', PLACEHOLDER])
/** How many levels a region lies below the country: a province weighs more than a district of that name. */
const LEVELS = 3

/** Provinces, cities and districts with the middle of each; the few without a known middle are left out. */
export function gazetteer(): readonly FoundPlace[] {
  const middle: Readonly<Record<string, readonly number[]>> = centres
  const tree = new Regions(regions)
  return (regions as readonly Region[]).flatMap((region) => {
    const [lat, lng] = middle[region.value] ?? []
    if (lat === undefined || lng === undefined || FILLER.has(region.name)) return []
    const above = region.parent === undefined ? [] : tree.path(region.parent).map(({ name }) => name)
    const address = above.filter((name) => !FILLER.has(name)).join('')
    return [{ name: region.name, address, location: { lat, lng }, also: '', weight: LEVELS - above.length }]
  })
}
