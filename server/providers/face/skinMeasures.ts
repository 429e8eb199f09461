import { eyeDistance } from './agreement'
import { brightness } from './faceMeasures'
import type { MeshFace, Part } from './faceMesh'
import type { Pixels, Point } from './tensorflow'

/** Visibility of a face's parts, as fractions of the skin's brightness unless stated otherwise. */
export interface Visible {
  /** Mean brightness of cheeks and forehead, 0 to 255. */
  readonly skin: number
  /** Distance of the skin's colour from grey. */
  readonly colour: number
  /** Brightness and variation of the less visible eye. An eye has white and dark. */
  readonly eye: { readonly light: number; readonly variation: number }
  /** Difference in brightness between the lips and their surroundings. */
  readonly mouth: number
}

/** Half the side of a skin patch, in eye distances. */
const PATCH = 0.09
/** Height of the patches of eye and mouth, as a fraction of their widths. */
const EYE_HEIGHT = 0.45
const MOUTH_HEIGHT = 0.5

export function visibleOf(pixels: Pixels, face: MeshFace): Visible {
  const half = eyeDistance(face) * PATCH
  const patches = face.skin.map((point) => patchOf(pixels, point, half, half))
  const skin = patches.reduce((sum, { light }) => sum + light, 0) / patches.length
  const colour = patches.reduce((sum, patch) => sum + patch.colour, 0) / patches.length
  const share = (part: Part, height: number) => {
    const { light, deviation } = patchOf(pixels, part, part.width / 2, (part.width / 2) * height)
    return { light: light / (skin || 1), variation: deviation / (skin || 1) }
  }
  const [left, right] = [share(face.leftEye, EYE_HEIGHT), share(face.rightEye, EYE_HEIGHT)]
  return {
    skin,
    colour,
    eye: { light: Math.min(left.light, right.light), variation: Math.min(left.variation, right.variation) },
    mouth: share(face.mouth, MOUTH_HEIGHT).variation,
  }
}

interface Patch {
  readonly light: number
  readonly deviation: number
  readonly colour: number
}

function patchOf({ data, width, height }: Pixels, { x, y }: Point, halfWidth: number, halfHeight: number): Patch {
  let [count, sum, squares] = [0, 0, 0]
  const channels: [number, number, number] = [0, 0, 0]
  for (let row = Math.max(0, Math.round(y - halfHeight)); row <= Math.min(height - 1, y + halfHeight); row++) {
    for (let column = Math.max(0, Math.round(x - halfWidth)); column <= Math.min(width - 1, x + halfWidth); column++) {
      const at = (row * width + column) * 3
      const light = brightness(data, at)
      count += 1
      sum += light
      squares += light * light
      for (const channel of [0, 1, 2] as const) channels[channel] += data[at + channel] ?? 0
    }
  }
  const light = sum / (count || 1)
  const all = channels[0] + channels[1] + channels[2] || 1
  return {
    light,
    deviation: Math.sqrt(Math.max(0, squares / (count || 1) - light ** 2)),
    colour: Math.hypot(channels[0] / all - 1 / 3, channels[1] / all - 1 / 3),
  }
}
