import { randomUUID } from 'node:crypto'
import { link, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { MOST_PIXELS } from '../../base/mostPixels'

/** What is being drawn, by its file: who asks meanwhile waits for the same one. */
const drawing = new Map<string, Promise<void>>()

/**
 * The file with a picture in a width, drawn once. Of a picture whose first bytes alone are one, and of an animation that
 * is too much work, it holds what was uploaded.
 */
export async function resizedPicture(source: string, target: string, width: number): Promise<string> {
  if (await stat(target).catch(() => null)) return target
  const work = drawing.get(target) ?? draw(source, target, width).finally(() => drawing.delete(target))
  drawing.set(target, work)
  await work
  return target
}

async function draw(source: string, target: string, width: number): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const part = `${target}.${randomUUID()}`
  try {
    await sharp(source, { animated: true, limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .toFile(part)
      .catch(async () => {
        await rm(part, { force: true })
        await link(source, part)
      })
    await rename(part, target)
  } finally {
    await rm(part, { force: true })
  }
}
