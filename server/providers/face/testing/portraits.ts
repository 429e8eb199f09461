import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** The detectors' package has photos of people; the test portraits are cut out of them. */
export const SAMPLES = join(dirname(createRequire(__filename).resolve('@vladmandic/face-api/package.json')), 'demo')
/** An astronaut's portrait, a cat and a raccoon, free for any use (fixtures/README.md). */
const FIXTURES = join(__dirname, 'fixtures')

/** Where a portrait is cut out: file, left, top, width, height. */
export type Cut = readonly [file: string, left: number, top: number, width: number, height: number]

/** People who look into the camera, with the positions of eyes and mouth in a 600 × 800 portrait. */
export const PORTRAITS = {
  astronaut: { cut: ['astronaut.jpg', 135, 7, 174, 232], eyes: [236, 325, 388, 333], mouth: [304, 468] },
  painted: { cut: ['sample1.jpg', 317, 227, 372, 495], eyes: [202, 370, 323, 373], mouth: [265, 510] },
  blonde: { cut: ['sample3.jpg', 476, 187, 418, 556], eyes: [218, 354, 355, 355], mouth: [284, 502] },
  laughing: { cut: ['sample3.jpg', 1421, 195, 356, 473], eyes: [223, 366, 391, 354], mouth: [311, 521] },
  coloured: { cut: ['sample3.jpg', 954, 57, 461, 614], eyes: [216, 344, 343, 367], mouth: [250, 489] },
  bun: { cut: ['sample5.jpg', 701, 0, 327, 435], eyes: [268, 356, 401, 376], mouth: [322, 520] },
  bright: { cut: ['sample5.jpg', 1026, 95, 332, 442], eyes: [224, 370, 362, 364], mouth: [279, 507] },
  evening: { cut: ['sample5.jpg', 282, 769, 361, 480], eyes: [232, 371, 405, 354], mouth: [341, 541] },
  smiling: { cut: ['sample6.jpg', 593, 251, 335, 445], eyes: [192, 368, 362, 357], mouth: [300, 552] },
  serious: { cut: ['sample6.jpg', 1077, 182, 395, 525], eyes: [224, 376, 377, 377], mouth: [295, 538] },
  freckled: { cut: ['sample6.jpg', 1371, 115, 444, 591], eyes: [219, 351, 348, 376], mouth: [248, 507] },
  dark: { cut: ['sample6.jpg', 134, 320, 441, 586], eyes: [255, 394, 397, 379], mouth: [349, 523] },
} as const satisfies Readonly<Record<string, Portrait>>

export interface Portrait {
  readonly cut: Cut
  readonly eyes: readonly [leftX: number, leftY: number, rightX: number, rightY: number]
  readonly mouth: readonly [x: number, y: number]
}

export type PortraitName = keyof typeof PORTRAITS

/** People who look sideways or down, or tilt their heads. */
export const TURNED: readonly Cut[] = [
  ['sample1.jpg', 736, 274, 391, 520],
  ['sample2.jpg', 1341, 4, 406, 540],
  ['sample2.jpg', 818, 126, 317, 421],
  ['sample2.jpg', 277, 42, 320, 426],
  ['sample5.jpg', 1315, 294, 347, 461],
  ['sample5.jpg', 506, 307, 348, 464],
  ['sample4.jpg', 562, 0, 392, 521],
]

export const CATS: readonly Cut[] = [
  ['cat.jpg', 60, 0, 225, 300],
  ['cat.jpg', 80, 0, 225, 300],
  ['cat.jpg', 100, 20, 190, 253],
  ['cat.jpg', 40, 0, 225, 300],
  ['cat.jpg', 120, 40, 170, 226],
  ['cat.jpg', 20, 0, 225, 300],
  ['cat.jpg', 90, 60, 150, 200],
]

export const RACCOONS: readonly Cut[] = [
  ['raccoon.jpg', 273, 68, 307, 410],
  ['raccoon.jpg', 307, 102, 273, 364],
  ['raccoon.jpg', 239, 0, 382, 510],
]

/** A cut as a JPEG of 600 × 800. */
export async function cutOut([file, left, top, width, height]: Cut): Promise<Buffer> {
  const folder = file.startsWith('sample') ? SAMPLES : FIXTURES
  return await sharp(join(folder, file))
    .extract({ left, top, width, height })
    .resize(600, 800, { fit: 'fill' })
    .jpeg({ quality: 92 })
    .toBuffer()
}
