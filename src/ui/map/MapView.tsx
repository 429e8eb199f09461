import { Map as NativeMap } from '@tarojs/components'
import css from './MapView.module.scss'
import type { MapViewProps } from './MapViewProps'
import pin from './pin.png'
import pinDone from './pinDone.png'

const PIN = { width: 32, height: 42 }
const CLOSED = 0.45
/** The bubble of words at a pin, always shown: the platform draws it on the map, where no style of ours reaches. */
const CAPTION = {
  display: 'ALWAYS',
  textAlign: 'center',
  fontSize: 12,
  padding: 4,
  anchorX: 0,
  anchorY: 0,
  color: '#1c1c1e',
  bgColor: '#ffffff',
  borderColor: '#ffffff',
  borderWidth: 0,
  borderRadius: 6,
} as const

/** The platform's own map with pins. A tap beside the pins picks a point. */
export function MapView({ id, centre, zoom = 15, pins = [], line, me, onPick, onPin }: MapViewProps) {
  return (
    <NativeMap
      id={id}
      className={css.map}
      latitude={centre.lat}
      longitude={centre.lng}
      scale={zoom}
      showLocation={Boolean(me)}
      markers={pins.map(({ key, at, label, caption, faded, ticked }) => ({
        id: key,
        latitude: at.lat,
        longitude: at.lng,
        title: label,
        iconPath: ticked ? pinDone : pin,
        alpha: faded ? CLOSED : 1,
        ...(caption ? { callout: { ...CAPTION, content: caption } } : {}),
        ...PIN,
      }))}
      {...(line
        ? {
            polyline: [
              { points: line.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })), color: '#0E7C66', width: 4 },
            ],
          }
        : {})}
      onTap={(event) => {
        const { latitude, longitude } = (event.detail ?? {}) as { latitude?: number; longitude?: number }
        if (latitude !== undefined && longitude !== undefined) onPick?.({ lat: latitude, lng: longitude })
      }}
      onMarkerTap={(event) => onPin?.(Number((event.detail as { markerId?: number }).markerId))}
      onError={() => undefined}
    />
  )
}
