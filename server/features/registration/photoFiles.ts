import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../base/config'

/** Folder of the photos: outside the public bucket, served only by signed addresses. */
export const photoFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'photos')

/** The public file of an upload. */
export const uploadFile = ({ dataDir }: Pick<Config, 'dataDir'>, key: string): string => join(dataDir, 'oss', key)

/** Copies an upload to the private photos and returns its name there. */
export async function keepPhoto(config: Pick<Config, 'dataDir'>, key: string): Promise<string> {
  const name = randomUUID()
  await mkdir(photoFolder(config), { recursive: true })
  await copyFile(uploadFile(config, key), join(photoFolder(config), name))
  return name
}

/** Removes the public file of an upload. */
export async function removeUpload(config: Pick<Config, 'dataDir'>, key: string): Promise<void> {
  await rm(uploadFile(config, key), { force: true })
}

export async function removePhoto(config: Pick<Config, 'dataDir'>, name: string): Promise<void> {
  await rm(join(photoFolder(config), name), { force: true })
}
