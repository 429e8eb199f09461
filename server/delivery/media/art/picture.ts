import { type Canvas, chance } from './canvas'
import { PALETTES } from './palettes'
import { avatar, emblem } from './portraits'
import { SCENES, type SceneName } from './scenes'
import { statusPicture } from './statusPicture'

const NAME = /^([a-z]+)-(\d{1,5})-(\d{2,4})x(\d{2,4})$/
const LARGEST = 1600

/** What a picture's address says: which scene, which variation, at what size. */
export interface PictureName {
  readonly scene: string
  readonly seed: number
  readonly width: number
  readonly height: number
}

/** Reads `camp-12-800x600`; null when there is no such picture. */
export function parsePictureName(name: string): PictureName | null {
  const [, scene, seed, width, height] = NAME.exec(name) ?? []
  if (!scene || !(scene in SCENES || scene in FIGURES)) return null
  const size = { width: Number(width), height: Number(height) }
  if (size.width > LARGEST || size.height > LARGEST || size.width < 32 || size.height < 32) return null
  return { scene, seed: Number(seed), ...size }
}

const FIGURES = { avatar, emblem, status: statusPicture } as const

const isScene = (word: string): word is SceneName => word in SCENES

/** Draws the picture as SVG; the same name always gives the same picture. */
export function drawPicture({ scene, seed, width, height }: PictureName): string {
  const next = chance(seed * 7919 + scene.length * 131 + scene.charCodeAt(0))
  const light = scene === 'starry' ? 3 : seed % PALETTES.length
  const colours = PALETTES[light] ?? PALETTES[0]
  if (!colours) throw new Error('no palette')
  const canvas: Canvas = {
    w: width,
    h: height,
    unit: Math.min(width, height) / 600,
    colours,
    pick: (from, to) => from + next() * (to - from),
  }
  const drawn = isScene(scene) ? SCENES[scene](canvas) : FIGURES[scene as keyof typeof FIGURES](canvas, seed)
  // Every second picture looks the other way, so that a feed of one scene does not repeat itself; the hall has a clock.
  const mirrored = isScene(scene) && scene !== 'campus' && seed % 2 === 1
  const body = mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>` : drawn
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}
