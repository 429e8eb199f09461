import type { Regions } from '@quanzi/contract'

/** A city's name; that of its province where it is the only one, as in a municipality. */
export function cityNames(regions: Regions, code: string): string {
  const [province, city] = regions.path(code)
  if (!province) return ''
  return city && regions.children(province.value).length > 1 ? city.name : province.name
}
