import type { Region } from '@quanzi/contract'
import { PLACEHOLDER, Regions } from '@quanzi/contract'
import centres from '../../../contract/regions/centres.json'
import regions from '../../../contract/regions/regions.json'
import type { FoundPlace } from './rankPlaces'

/** Levels in the data that are not names of places. */
const FILLER = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划', PLACEHOLDER])
/** Number of levels below the country: a province ranks above a district of the same name. */
const LEVELS = 3

/** Provinces, cities and districts with their centres, except the few without a known centre. */
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
