/** A point on the earth in degrees, GCJ-02 (the coordinate system of maps in China). */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

/** A place in the map search (shell-and-routes §3 Map search results). */
export interface Place {
  readonly name: string
  /** Address from the province down; '' when the name is enough. */
  readonly address: string
  readonly location: LatLng
}
