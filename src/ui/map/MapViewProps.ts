/** Degrees in the system of maps in China, GCJ-02. */
export type MapPoint = { readonly lat: number; readonly lng: number }

export type MapPin = {
  /** Unique on the map; numbers, because mini-programs know no other. */
  readonly key: number
  readonly at: MapPoint
  /** What is there, in words. */
  readonly label: string
  /** Drawn pale: something done or closed. */
  readonly faded?: boolean
}

export type MapViewProps = {
  id?: string
  /** What the map shows, in words. */
  label: string
  centre: MapPoint
  /** 3 to 18; default 15, a neighbourhood. */
  zoom?: number
  pins?: readonly MapPin[]
  /** A way, drawn from its first point to its last. */
  line?: readonly MapPoint[]
  /** A tap on the map beside the pins. */
  onPick?: (at: MapPoint) => void
  onPin?: (key: number) => void
}
