import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { LocalFaceChecker } from '../../server/providers/face/LocalFaceChecker'
import { cameraPhoto } from '../../server/providers/face/testing'
import { BAD_PHOTOS, GOOD_PHOTOS, type SamplePhoto } from '../../server/testing/face/photoSet'
import type { Figure } from './Figure'

const RUNS = 9
const MOST_TIMES_DECODING = 3

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/**
 * Checking the face in a 12-megapixel JPEG, next to decoding the picture once. In turns, so that both run on the same
 * machine state.
 */
export async function facePhotoTime(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quanzi-bench-'))
  const checker = new LocalFaceChecker()
  try {
    const file = join(folder, 'photo.jpg')
    await writeFile(file, await cameraPhoto())
    const verdict = await checker.check(file)
    if (verdict !== 'passed') throw new Error(`the photo of the bench is ${verdict}`)
    const decoding: number[] = []
    const checking: number[] = []
    for (let run = 0; run < RUNS; run++) {
      decoding.push(await timed(() => sharp(file).raw().toBuffer()))
      checking.push(await timed(() => checker.check(file)))
    }
    // The fastest run of each: other work on the machine can only make a run slower.
    const [decode, check] = [Math.min(...decoding), Math.min(...checking)]
    const group = 'face check, 12 megapixels'
    const pass = async (photos: readonly SamplePhoto[]) => {
      let passed = 0
      for (const { make } of photos) {
        await writeFile(file, await make())
        if ((await checker.check(file)) === 'passed') passed += 1
      }
      return passed
    }
    const [accepted, taken] = [await pass(BAD_PHOTOS), await pass(GOOD_PHOTOS)]
    const right = 'face check, right and wrong'
    return [
      { group, name: 'decoding the JPEG', value: Math.round(decode), unit: 'ms' },
      { group, name: 'checking the photo', value: Math.round(check), unit: 'ms' },
      {
        group,
        name: 'checking beside decoding',
        value: Math.round((check / decode) * 100) / 100,
        unit: '×',
        max: MOST_TIMES_DECODING,
      },
      { group: right, name: `wrongly accepted, of ${BAD_PHOTOS.length}`, value: accepted, unit: 'photos', max: 0 },
      {
        group: right,
        name: `wrongly refused, of ${GOOD_PHOTOS.length}`,
        value: GOOD_PHOTOS.length - taken,
        unit: 'photos',
        max: 0,
      },
    ]
  } finally {
    await checker.close()
    await rm(folder, { recursive: true, force: true })
  }
}
