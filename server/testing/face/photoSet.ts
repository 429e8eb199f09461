import sharp, { type Sharp } from 'sharp'
import { drawPicture, parsePictureName } from '../../delivery/media/art/picture'
import type { PhotoVerdict } from '../../providers/face/FaceChecker'
import {
  CATS,
  cutOut,
  PORTRAITS,
  type Portrait,
  type PortraitName,
  RACCOONS,
  TURNED,
} from '../../providers/face/testing/portraits'

/** A picture for measuring the face check, with the correct verdicts. */
export interface SamplePhoto {
  readonly name: string
  readonly right: readonly PhotoVerdict[]
  make(): Promise<Buffer>
}

const [WIDTH, HEIGHT] = [600, 800]
const NAMES = Object.keys(PORTRAITS) as PortraitName[]
const some = (...names: PortraitName[]): readonly PortraitName[] => names

const cuts = new Map<PortraitName, Promise<Buffer>>()

/** Cut once: many pictures are drawn over each. */
function portrait(name: PortraitName): Promise<Buffer> {
  const made = cuts.get(name) ?? cutOut(PORTRAITS[name].cut)
  cuts.set(name, made)
  return made
}

async function overlaid(name: PortraitName, draw: (where: Portrait) => string): Promise<Buffer> {
  const svg = `<svg width="${WIDTH}" height="${HEIGHT}">${draw(PORTRAITS[name])}</svg>`
  return await sharp(await portrait(name))
    .composite([{ input: Buffer.from(svg) }])
    .jpeg()
    .toBuffer()
}

/** Distance between the eyes: the unit for drawing over a face. */
const ruler = ({ eyes: [x1, y1, x2, y2] }: Portrait): number => Math.hypot(x2 - x1, y2 - y1)
const bar = (left: number, top: number, width: number, height: number, colour: string): string =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="8" fill="${colour}"/>`

/** A bar over both eyes. */
function overEyes(face: Portrait, colour: string): string {
  const unit = ruler(face)
  const [x1, y1, x2, y2] = face.eyes
  return bar(
    x1 - unit * 0.4,
    Math.min(y1, y2) - unit * 0.22,
    x2 - x1 + unit * 0.8,
    unit * 0.44 + Math.abs(y2 - y1),
    colour,
  )
}

/** Covers the face from the nose's tip to the chin. */
function overMouth(face: Portrait, colour: string): string {
  const unit = ruler(face)
  const [x, y] = face.mouth
  return bar(x - unit * 0.8, y - unit * 0.55, unit * 1.6, unit * 1.2, colour)
}

function glasses(face: Portrait, style: string): string {
  const unit = ruler(face)
  const [x1, y1, x2, y2] = face.eyes
  const lens = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${unit * 0.33}" ry="${unit * 0.25}" ${style}/>`
  return lens(x1, y1) + lens(x2, y2)
}

const drawn = async (name: string): Promise<Buffer> => {
  const picture = parsePictureName(name)
  if (!picture) throw new Error(`no picture ${name}`)
  return await sharp(Buffer.from(drawPicture(picture)))
    .jpeg()
    .toBuffer()
}

/** The portrait, turned by a multiple of 90 degrees and cropped to upright format. */
const turnedBy = async (name: PortraitName, angle: 90 | 180 | 270): Promise<Buffer> => {
  const turned = await sharp(await portrait(name))
    .rotate(angle)
    .toBuffer()
  return await sharp(turned).resize(WIDTH, HEIGHT, { fit: 'contain', background: '#888888' }).jpeg().toBuffer()
}

/** Half of the face at the left edge of the picture. */
const halfOf = async (name: PortraitName): Promise<Buffer> => {
  const [x1, , x2] = PORTRAITS[name].eyes
  const left = Math.round((x1 + x2) / 2)
  const half = await sharp(await portrait(name))
    .extract({ left, top: 0, width: WIDTH - left, height: HEIGHT })
    .toBuffer()
  return await sharp(half).extend({ right: left, background: '#8a8f94' }).jpeg().toBuffer()
}

/** A stone bust: without colour and noise, with eyes without pupils. */
const statue = async (name: PortraitName): Promise<Buffer> => {
  const blank = await overlaid(name, (face) => glasses(face, 'fill="#b9b6ae" opacity="0.9"'))
  return await sharp(blank).greyscale().median(5).tint('#cfcabd').jpeg().toBuffer()
}

/** The portrait in front of a bright window. */
const backlit = async (name: PortraitName): Promise<Buffer> => {
  const dim = await sharp(await portrait(name))
    .linear(0.35, 0)
    .resize(400, 533)
    .toBuffer()
  return await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fbfbf6' } })
    .composite([{ input: dim, left: 100, top: 200 }])
    .jpeg()
    .toBuffer()
}

const each = (
  names: readonly PortraitName[],
  kind: string,
  right: readonly PhotoVerdict[],
  make: (name: PortraitName) => Promise<Buffer>,
): readonly SamplePhoto[] => names.map((name) => ({ name: `${kind}: ${name}`, right, make: () => make(name) }))

const edited = (edit: (photo: Sharp) => Sharp) => async (name: PortraitName) =>
  await edit(sharp(await portrait(name)))
    .jpeg()
    .toBuffer()

/** Photos that must pass. */
export const GOOD_PHOTOS: readonly SamplePhoto[] = [
  ...each(NAMES, 'portrait', ['passed'], portrait),
  ...each(some('astronaut', 'dark', 'bun', 'smiling'), 'glasses', ['passed'], (name) =>
    overlaid(name, (face) => glasses(face, 'fill="none" stroke="#222" stroke-width="5"')),
  ),
  ...each(
    some('blonde', 'bright', 'freckled', 'serious'),
    'mirrored',
    ['passed'],
    edited((photo) => photo.flop()),
  ),
  ...each(
    some('dark', 'astronaut', 'smiling', 'bun'),
    'dimmed',
    ['passed'],
    edited((photo) => photo.linear(0.6, 0)),
  ),
]

/** Pictures that must not pass, with their possible verdicts. */
export const BAD_PHOTOS: readonly SamplePhoto[] = [
  ...[...CATS, ...RACCOONS].map((cut, at) => ({
    name: `animal: ${cut[0]} ${at}`,
    right: ['noFace'] as const,
    make: () => cutOut(cut),
  })),
  ...['avatar-3', 'avatar-7', 'avatar-22', 'avatar-41', 'camp-2', 'campus-6'].map((name) => ({
    name: `drawing: ${name}`,
    right: ['noFace', 'drawn'] as const,
    make: () => drawn(`${name}-${WIDTH}x${HEIGHT}`),
  })),
  ...each(some('astronaut', 'dark', 'serious', 'blonde'), 'on its side', ['tilted', 'noFace'], (name) =>
    turnedBy(name, 90),
  ),
  ...each(some('smiling', 'coloured', 'bright'), 'on the other side', ['tilted', 'noFace'], (name) =>
    turnedBy(name, 270),
  ),
  ...each(some('freckled', 'serious', 'smiling', 'dark'), 'on its head', ['tilted', 'noFace'], (name) =>
    turnedBy(name, 180),
  ),
  ...each(
    some('astronaut', 'dark', 'freckled', 'coloured', 'bun', 'blonde'),
    'half',
    ['cut', 'noFace', 'turned', 'covered'],
    halfOf,
  ),
  ...each(some('astronaut', 'dark', 'serious', 'smiling', 'blonde'), 'bar over the eyes', ['covered'], (name) =>
    overlaid(name, (face) => overEyes(face, '#000')),
  ),
  ...each(some('astronaut', 'freckled', 'bright'), 'dark glasses', ['covered'], (name) =>
    overlaid(name, (face) => glasses(face, 'fill="#15161a"')),
  ),
  ...each(
    some('astronaut', 'dark', 'freckled', 'coloured', 'smiling'),
    'mask',
    ['covered', 'turned', 'cut', 'noFace'],
    (name) => overlaid(name, (face) => overMouth(face, '#7fb5d5')),
  ),
  ...each(some('serious', 'blonde', 'bun'), 'hand before the mouth', ['covered', 'turned', 'noFace'], (name) =>
    overlaid(name, (face) => overMouth(face, '#c89878')),
  ),
  ...each(
    some('astronaut', 'dark', 'serious', 'laughing'),
    'too dark',
    ['dark'],
    edited((photo) => photo.linear(0.15, 0)),
  ),
  ...each(some('smiling', 'dark'), 'against the light', ['dark'], backlit),
  ...each(
    some('astronaut', 'dark', 'laughing'),
    'without colour',
    ['grey'],
    edited((photo) => photo.greyscale()),
  ),
  ...each(
    some('astronaut', 'freckled', 'serious', 'bright'),
    'statue',
    ['covered', 'noFace', 'grey', 'drawn', 'blurred'],
    statue,
  ),
  ...each(
    some('astronaut', 'dark', 'blonde'),
    'eight colours',
    ['drawn', 'noFace'],
    async (name) =>
      await sharp(await portrait(name))
        .median(9)
        .png({ palette: true, colours: 8, dither: 0 })
        .toBuffer(),
  ),
  ...each(
    some('astronaut', 'smiling'),
    'blurred',
    ['blurred'],
    edited((photo) => photo.blur(6)),
  ),
  ...TURNED.map((cut, at) => ({
    name: `turned or leaning: ${cut[0]} ${at}`,
    right: ['turned', 'tilted', 'noFace'] as const,
    make: () => cutOut(cut),
  })),
]

/** Every person, and of what is done to their pictures and of all that is no portrait this many. */
const OF_A_KIND = 3

const kindOf = ({ name }: SamplePhoto): string => name.slice(0, name.indexOf(':'))

/** The pictures that every run of the suites looks at; `npm run bench` looks at all. The first, the last and one between stand for their kind. */
export function fewOfAKind(photos: readonly SamplePhoto[]): readonly SamplePhoto[] {
  const few = [...new Set(photos.map(kindOf))].flatMap((kind) => {
    const all = photos.filter((photo) => kindOf(photo) === kind)
    if (kind === 'portrait' || all.length <= OF_A_KIND) return all
    const apart = (all.length - 1) / (OF_A_KIND - 1)
    return Array.from({ length: OF_A_KIND }, (_, at) => all[Math.round(at * apart)])
  })
  return few.filter((photo) => photo !== undefined)
}
