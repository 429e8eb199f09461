import type { LatLng, Place } from '@quanzi/contract'

export interface PlaceWish {
  /** The tenant whose own places may be found. */
  readonly iid: number
  readonly keyword: string
  /** Where the person is: of two equally good places the nearer one comes first. */
  readonly near: LatLng | null
  readonly limit: number
}

/** Finds places by a keyword. A map service's own search goes behind this; positions are GCJ-02. */
export interface PlaceSearch {
  suggest(wish: PlaceWish): Promise<readonly Place[]>
}
