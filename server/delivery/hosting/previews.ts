import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BuildSources, RenderPreview } from '@quanzi/contract'

/** The part of the H5 build that runs here: it renders first screens with the app's own components. */
export const PREVIEW_FILE = 'preview.cjs'

interface Previews {
  readonly renderPreview: RenderPreview
  readonly sources: BuildSources
}

/** A build without the file has no previews and no sources besides this site. */
export function readPreviews(folder: string): Previews {
  const file = join(folder, PREVIEW_FILE)
  const exported: Partial<Previews> = existsSync(file) ? createRequire(file)(file) : {}
  const { renderPreview = async () => null, sources = { connect: [], pictures: [] } } = exported
  return { renderPreview, sources }
}
