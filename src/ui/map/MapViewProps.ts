/** Degrees in GCJ-02, the coordinate system of maps in China. */
export type MapPoint = { readonly lat: number; readonly lng: number }

export type MapPin = {
  /** Unique on the map; a number, because mini-programs accept no text. */
  readonly key: number
  readonly at: MapPoint
  /** What the pin is called, for readers and under a mouse. */
  readonly label: string
  /** Stands under the pin: a name or a price, in a few letters. */
  readonly caption?: string
  /** Paler, for something done or closed. */
  readonly faded?: boolean
  /** With a tick, for something done. */
  readonly ticked?: boolean
}

export type MapViewProps = {
  id?: string
  /** Description of the map for screen readers. */
  label: string
  centre: MapPoint
  /** 3 to 18; default 15, a neighbourhood. */
  zoom?: number
  pins?: readonly MapPin[]
  /** A line through these points. */
  line?: readonly MapPoint[]
  /** Where the visitor is. */
  me?: MapPoint | null
  /** Called for a tap on the map beside the pins. */
  onPick?: (at: MapPoint) => void
  onPin?: (key: number) => void
}
