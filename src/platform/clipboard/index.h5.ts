import { done, refused, unsupported } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import type { Clipboard } from './types'

/** Fallback for browsers without the clipboard API and for pages without https: they can still copy a selection. */
function copySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.style.cssText = 'position:fixed;opacity:0'
  document.body.appendChild(area)
  area.select()
  try {
    return document.execCommand('copy')
  } finally {
    area.remove()
  }
}

export const clipboard: Clipboard = {
  async write(text) {
    if (typeof window === 'undefined') return unsupported()
    if (navigator.clipboard) {
      const written = await taroOutcome(() => navigator.clipboard.writeText(text))
      if (written.ok) return written
    }
    return copySelection(text) ? done(undefined) : refused('failed')
  },
  async read() {
    if (typeof window === 'undefined' || !navigator.clipboard?.readText) return unsupported()
    return taroOutcome(() => navigator.clipboard.readText())
  },
}
