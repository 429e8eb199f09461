import type { ConfigItem } from '@quanzi/contract'

/** A place where cards are handed out. */
export interface Outlet {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly hours: string
  readonly phone: string
  readonly at: { readonly lat: number; readonly lng: number }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The outlets with a place; editors may have left fields out. */
export const outletsOf = (rows: readonly ConfigItem[]): readonly Outlet[] =>
  rows.flatMap(({ id, title, desc, extra }) => {
    const [lat, lng] = [Number(extra.lat), Number(extra.lng)]
    if (!Number.isFinite(lat) || !Number.isFinite(lng) || (lat === 0 && lng === 0)) return []
    return [
      { id, name: title, address: desc, hours: asText(extra.hours), phone: asText(extra.phone), at: { lat, lng } },
    ]
  })
