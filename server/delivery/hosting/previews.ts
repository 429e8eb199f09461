import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BuildSources, PreviewPage, PreviewRequest, RenderPreview } from '@quanzi/contract'
import { LruMap } from 'toad-cache'

/** The part of the H5 build that runs here: it renders first screens with the app's own components. */
export const PREVIEW_FILE = 'preview.cjs'

/** Number of drawings that are kept; one of a full home page has 70 kB. */
const KEPT = 200
/** Time in ms for which a drawing is given again: "3 minutes ago" is hardly less true then. */
const FRESH = 30_000

interface Previews {
  /** Draws the first screen for a visitor. The same answers give the same drawing, which is kept for a while. */
  readonly renderPreview: RenderPreview
  readonly sources: BuildSources
}

/** A build without the file has no previews and no sources besides this site. */
export function readPreviews(folder: string): Previews {
  const file = join(folder, PREVIEW_FILE)
  const exported: Partial<Previews> = existsSync(file) ? createRequire(file)(file) : {}
  const { renderPreview = async () => null, sources = { connect: [], pictures: [] } } = exported
  return { renderPreview: keepDrawn(renderPreview), sources }
}

const keyOf = ({ url, origin, language, answers }: PreviewRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([url, origin, language, answers]))
    .digest('base64url')

/**
 * To draw a home page takes two thirds of the processor time that it costs. Whoever asks while it is drawn waits for
 * the same drawing; one that failed is tried again.
 */
function keepDrawn(render: RenderPreview): RenderPreview {
  const drawn = new LruMap<Promise<PreviewPage | null>>(KEPT, FRESH)
  return (request) => {
    const key = keyOf(request)
    const known = drawn.get(key)
    if (known) return known
    const page = render(request)
    drawn.set(key, page)
    page.catch(() => drawn.delete(key))
    return page
  }
}
