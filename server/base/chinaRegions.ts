import { type Region, Regions } from '@quanzi/contract'
import data from '../../contract/regions/regions.json'

let known: Regions | undefined

/** The region data set with its index, made when it is first asked for. */
export function chinaRegions(): Regions {
  known ??= new Regions(data as readonly Region[])
  return known
}
