/** A point of the earth in degrees, GCJ-02 (the system of maps in China). */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

/** A place as the map search finds it (shell-and-routes §3 Map search results). */
export interface Place {
  readonly name: string
  /** Where it is, from the province down; '' when the name says it all. */
  readonly address: string
  readonly location: LatLng
}
