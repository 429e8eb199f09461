import {
  circleMarker,
  control,
  DomUtil,
  divIcon,
  type FitBoundsOptions,
  type LatLngTuple,
  latLngBounds,
  layerGroup,
  map as makeMap,
  marker,
  polyline,
  tileLayer,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { config } from '@/config'
import { toGcj02, toWgs84 } from '@/lib/gcj02'
import { joinClasses } from '@/ui/joinClasses'
import css from './MapView.module.scss'
import type { MapPin, MapPoint, MapViewProps } from './MapViewProps'
import { text } from './messages'

export interface OpenedMap {
  show(props: MapViewProps): void
  close(): void
}

const PIN =
  '<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path fill="currentColor" stroke="#fff" stroke-width="1.5" d="M16 41S2 25.500 2 15.500a14 14 0 0128 0C30 25.500 16 41 16 41z"/><circle cx="16" cy="15.500" r="5.500" fill="#fff"/></svg>'
const TICKED = PIN.replace(
  /<circle[^>]*>/,
  '<path fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round" d="M10 16l4.500 4.500L22.500 11"/>',
)
const NEAREST = 18
const FARTHEST = 3

/** The visitor's own position. */
const ME = { radius: 8, color: '#fff', weight: 3, fillColor: '#1a73e8', fillOpacity: 1, interactive: false }

/** Room around what is fitted, in px: a pin stands above its point. */
const AROUND: FitBoundsOptions = { paddingTopLeft: [32, 56], paddingBottomRight: [32, 24], animate: false }

const beginning = (zoom = 15) => Math.min(zoom, config.mapTilesZoom)

/** Converts from GCJ-02 to the coordinate system of the tiles. */
const inTiles = (point: MapPoint): LatLngTuple => {
  const { lat, lng } = config.mapTilesSystem === 'wgs84' ? toWgs84(point) : point
  return [lat, lng]
}
const fromTiles = ({ lat, lng }: MapPoint): MapPoint =>
  config.mapTilesSystem === 'wgs84' ? toGcj02({ lat, lng }) : { lat, lng }

/** The drawing of a pin with the words under it, which are people's own: they are never read as HTML. */
function drawPin({ caption, ticked }: MapPin): HTMLElement {
  const drawing = DomUtil.create('div')
  drawing.innerHTML = ticked ? TICKED : PIN
  if (caption) DomUtil.create('span', css.caption, drawing).textContent = caption
  return drawing
}

function pinMarker(pin: MapPin, press: (key: number) => void) {
  const { key, at, label, faded } = pin
  const icon = divIcon({
    html: drawPin(pin),
    className: joinClasses(css.pin, faded && css.faded) ?? '',
    iconSize: [32, 42],
    iconAnchor: [16, 41],
  })
  const one = marker(inTiles(at), { icon, title: label, alt: label, keyboard: true })
  one.on('add', () => one.getElement()?.setAttribute('aria-label', label))
  return one.on('click', () => press(key)).on('keypress', () => press(key))
}

/** Opens the library's map in an element. `latest` returns the current handlers. */
export function openMap(box: HTMLElement, latest: () => MapViewProps): OpenedMap {
  const { centre, zoom } = latest()
  const map = makeMap(box, { zoomControl: false, attributionControl: false, minZoom: FARTHEST, maxZoom: NEAREST })
  map.setView(inTiles(centre), beginning(zoom))
  control.zoom({ position: 'topright', zoomInTitle: text('zoomIn'), zoomOutTitle: text('zoomOut') }).addTo(map)
  if (config.mapTilesCredit) control.attribution({ prefix: false }).addAttribution(config.mapTilesCredit).addTo(map)
  if (config.mapTiles) tileLayer(config.mapTiles, { maxZoom: NEAREST }).addTo(map)
  map.on('click', ({ latlng }) => latest().onPick?.(fromTiles(latlng)))
  const drawn = layerGroup().addTo(map)
  let shown = { lat: centre.lat, lng: centre.lng, zoom }
  let fitted = false

  return {
    show(props) {
      const next = { lat: props.centre.lat, lng: props.centre.lng, zoom: props.zoom }
      // Keep a map that the visitor has moved until the screen asks for another place.
      if (next.lat !== shown.lat || next.lng !== shown.lng || next.zoom !== shown.zoom) {
        map.setView(inTiles(props.centre), fitted ? map.getZoom() : beginning(next.zoom))
        shown = next
      }
      const all = [...(props.line ?? []), ...(props.pins ?? []).map(({ at }) => at)]
      // From as far as tiles have names, the pins of a walk would lie on one heap.
      if (!fitted && all.length > 1) {
        map.fitBounds(latLngBounds(all.map(inTiles)), { ...AROUND, maxZoom: props.zoom ?? 15 })
        fitted = true
      }
      drawn.clearLayers()
      if (props.line && props.line.length > 1) {
        polyline(props.line.map(inTiles), { color: '#0e7c66', weight: 5 }).addTo(drawn)
      }
      if (props.me) circleMarker(inTiles(props.me), ME).addTo(drawn)
      for (const pin of props.pins ?? []) pinMarker(pin, (key) => latest().onPin?.(key)).addTo(drawn)
    },
    close: () => void map.remove(),
  }
}
