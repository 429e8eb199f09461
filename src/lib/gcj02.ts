/** A point in degrees. */
export type Degrees = { readonly lat: number; readonly lng: number }

const AXIS = 6_378_245
const ECCENTRICITY = 0.006_693_421_622_965_943
const WAVES = (x: number) => (20 * Math.sin(6 * x * Math.PI) + 20 * Math.sin(2 * x * Math.PI)) * (2 / 3)

/** Maps inside this box use the shifted coordinates. Like everybody's box, it is larger than the country. */
const inChina = ({ lat, lng }: Degrees) => lng > 72.004 && lng < 137.8347 && lat > 0.8293 && lat < 55.8271

function shift({ lat, lng }: Degrees): Degrees {
  const x = lng - 105
  const y = lat - 35
  const root = Math.sqrt(Math.abs(x))
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * root +
    WAVES(x) +
    (20 * Math.sin(y * Math.PI) + 40 * Math.sin((y / 3) * Math.PI)) * (2 / 3) +
    (160 * Math.sin((y / 12) * Math.PI) + 320 * Math.sin((y * Math.PI) / 30)) * (2 / 3)
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * root +
    WAVES(x) +
    (20 * Math.sin(x * Math.PI) + 40 * Math.sin((x / 3) * Math.PI)) * (2 / 3) +
    (150 * Math.sin((x / 12) * Math.PI) + 300 * Math.sin((x / 30) * Math.PI)) * (2 / 3)
  const angle = (lat / 180) * Math.PI
  const bend = 1 - ECCENTRICITY * Math.sin(angle) ** 2
  return {
    lat: (north * 180) / (((AXIS * (1 - ECCENTRICITY)) / (bend * Math.sqrt(bend))) * Math.PI),
    lng: (east * 180) / ((AXIS / Math.sqrt(bend)) * Math.cos(angle) * Math.PI),
  }
}

/** Converts WGS-84 (GPS) to GCJ-02 (maps in China). Points outside China stay the same. */
export function toGcj02(point: Degrees): Degrees {
  if (!inChina(point)) return { lat: point.lat, lng: point.lng }
  const by = shift(point)
  return { lat: point.lat + by.lat, lng: point.lng + by.lng }
}

/** Converts GCJ-02 back to WGS-84, to within a centimetre. */
export function toWgs84(point: Degrees): Degrees {
  if (!inChina(point)) return { lat: point.lat, lng: point.lng }
  let guess: Degrees = point
  for (let round = 0; round < 5; round++) {
    const there = toGcj02(guess)
    guess = { lat: guess.lat + point.lat - there.lat, lng: guess.lng + point.lng - there.lng }
  }
  return guess
}
