import type { TrackDegrees } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { MapView } from '@/ui/map/MapView'
import { text } from './messages'
import css from './trajectory.module.scss'

interface Point {
  readonly lat: number
  readonly lng: number
}

/** The recorded line, or before it the suggested way, with the checkpoints. */
export function TrackMap({
  line,
  route,
  places = [],
}: {
  readonly line: readonly Point[]
  readonly route: readonly TrackDegrees[]
  readonly places?: readonly (Point & { readonly name: string; readonly done: boolean })[]
}) {
  const way = line.length > 1 ? line : route.map(([lat, lng]) => ({ lat, lng }))
  const middle = line[line.length - 1] ?? way[Math.floor(way.length / 2)] ?? places[0]
  if (!middle) return null
  return (
    <View className={css.map}>
      <MapView
        id="track-map"
        label={text('map')}
        centre={{ lat: middle.lat, lng: middle.lng }}
        zoom={14}
        {...(way.length > 1 ? { line: way } : {})}
        pins={places.map(({ lat, lng, name, done }, key) => ({ key, at: { lat, lng }, label: name, faded: done }))}
      />
    </View>
  )
}
