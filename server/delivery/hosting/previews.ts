import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { RenderPreview } from '@quanzi/contract'

/** The part of the H5 build that runs here: it draws first screens with the app's own components. */
export const PREVIEW_FILE = 'preview.cjs'

/** A build without one has no previews. */
export function readPreviews(folder: string): RenderPreview {
  const file = join(folder, PREVIEW_FILE)
  if (!existsSync(file)) return async () => null
  const { renderPreview } = createRequire(file)(file) as { readonly renderPreview: RenderPreview }
  return renderPreview
}

/**
 * Runs as soon as the drawn screen is there. Takes it away when the phone remembers another language, or
 * is no phone but a wide screen, where the app lays its pages out in a column of its own (`src/platform/rootSize`); notes the last tap, which the app repeats when it stands (`src/platform/preview`).
 */
const SCRIPT = `(function(p){
try{var l=localStorage.getItem('quanzi:language')}catch(e){}
if(innerWidth>768||l&&/^en/i.test(l)!==/^en/.test(p.lang))return p.remove()
p.addEventListener('click',function(e){window.__TAPPED__=e.target})
})(document.getElementById('preview'))`

export const previewScript = (nonce: string): string => `<script nonce="${nonce}">${SCRIPT}</script>`
