import { type Canvas, chance } from './canvas'
import { PALETTES } from './palettes'
import { avatar, emblem } from './portraits'
import { SCENES, type SceneName } from './scenes'
import { statusPicture } from './statusPicture'
import { logo, sign, still } from './stills'
import { isStyle, paletteIn, recoloured, STYLES, type StyleName } from './styles'
import { isThing, type ThingName } from './things/things'

const NAME = /^([a-z_]+)-(\d{1,5})-(\d{2,4})x(\d{2,4})(?:-([a-z]+))?$/
const LARGEST = 1600

/** The parts of a picture's address: what it shows, which variation, the size and the style. */
export interface PictureName {
  readonly scene: string
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly style: StyleName
}

/** Reads `camp-12-800x600`, `thing_bag-3-600x600-print`; null when no such picture exists. */
export function parsePictureName(name: string): PictureName | null {
  const [, scene, seed, width, height, style = 'flat'] = NAME.exec(name) ?? []
  if (!scene || !isStyle(style)) return null
  if (!(isScene(scene) || isFigure(scene) || thingOf(scene))) return null
  const size = { width: Number(width), height: Number(height) }
  if (size.width > LARGEST || size.height > LARGEST || size.width < 32 || size.height < 32) return null
  return { scene, seed: Number(seed), ...size, style }
}

const FIGURES = { avatar, emblem, status: statusPicture } as const
const SETTINGS = { thing: still, sign, logo } as const

const isScene = (word: string): word is SceneName => Object.hasOwn(SCENES, word)
const isFigure = (word: string): word is keyof typeof FIGURES => Object.hasOwn(FIGURES, word)
const isSetting = (word: string): word is keyof typeof SETTINGS => Object.hasOwn(SETTINGS, word)

/** Reads `thing_bag`: the setting and the object. */
function thingOf(word: string): { readonly setting: keyof typeof SETTINGS; readonly thing: ThingName } | null {
  const [setting = '', thing = ''] = word.split('_')
  return isSetting(setting) && isThing(thing) ? { setting, thing } : null
}

/** Draws the picture as SVG; the same name always gives the same picture. */
export function drawPicture({ scene, seed, width, height, style }: PictureName): string {
  const next = chance(seed * 7919 + scene.length * 131 + scene.charCodeAt(0))
  const shown = thingOf(scene)
  // Signs and logos always have the same light, so that those on one page match.
  const light = scene === 'starry' ? 3 : shown && shown.setting !== 'thing' ? 1 : seed % PALETTES.length
  const palette = PALETTES[light] ?? PALETTES[0]
  if (!palette) throw new Error('no palette')
  const canvas: Canvas = {
    w: width,
    h: height,
    unit: Math.min(width, height) / 600,
    colours: paletteIn(palette, style),
    pick: (from, to) => from + next() * (to - from),
  }
  const svg = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
  if (shown) return svg(SETTINGS[shown.setting](canvas, shown.thing, seed))
  if (isFigure(scene)) return svg(recoloured(FIGURES[scene](canvas, seed), scene === 'avatar' ? 'flat' : style))
  if (!isScene(scene)) throw new Error('no scene')
  const drawn = SCENES[scene](canvas)
  // Every second picture is mirrored, so that a feed of one scene does not repeat itself. The hall has a clock and
  // is not mirrored.
  const mirrored = scene !== 'campus' && seed % 2 === 1
  const body = mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>` : drawn
  return svg(STYLES[style].finish(body, width, height))
}
