import type { Place } from '@quanzi/contract'

const degrees = (text: string | undefined, most: number): number | null => {
  if (text === undefined || text.trim() === '') return null
  const value = Number(text)
  return Math.abs(value) <= most ? value : null
}

interface PlaceQuery {
  readonly lat?: string
  readonly lng?: string
  readonly name?: string
  readonly address?: string
}

/** The place in an address; null when it has no valid position. */
export function placeOf(query: PlaceQuery, unnamed: string): Place | null {
  const lat = degrees(query.lat, 90)
  const lng = degrees(query.lng, 180)
  if (lat === null || lng === null) return null
  const address = query.address ?? ''
  const name = query.name || address || unnamed
  return { name, address: name === address ? '' : address, location: { lat, lng } }
}

/** Fills the template of a navigation service's address. */
export const guideAddress = (template: string, { name, location }: Place): string =>
  template
    .replace('{lat}', String(location.lat))
    .replace('{lng}', String(location.lng))
    .replace('{name}', encodeURIComponent(name))
