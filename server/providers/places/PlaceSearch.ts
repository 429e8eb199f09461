import type { LatLng, Place } from '@quanzi/contract'

export interface PlaceWish {
  /** The tenant whose own places are included. */
  readonly iid: number
  readonly keyword: string
  /** The person's position: of two equally good places the nearer one comes first. */
  readonly near: LatLng | null
  readonly limit: number
}

/** Finds places by a keyword. A map service can implement it; positions are GCJ-02. */
export interface PlaceSearch {
  suggest(wish: PlaceWish): Promise<readonly Place[]>
}
