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

/**
 * Runs as soon as the preview is in the page. Removes it when the phone has stored another language, or when the
 * screen is wide and the app lays its pages out in a column (`src/platform/rootSize`). Notes the last tap, which the
 * app repeats when it is ready (`src/platform/preview`).
 */
const SCRIPT = `(function(p){
try{var l=localStorage.getItem('quanzi:language')}catch(e){}
if(innerWidth>768||l&&/^en/i.test(l)!==/^en/.test(p.lang))return p.remove()
p.addEventListener('click',function(e){window.__TAPPED__=e.target})
})(document.getElementById('preview'))`

export const previewScript = (nonce: string): string => `<script nonce="${nonce}">${SCRIPT}</script>`
