import type { QRCodeSegment } from 'qrcode'
import { create } from 'qrcode/lib/core/qrcode'
import { utf8Bytes } from '@/lib/utf8Bytes'

const quiet = 2
/** What a code has letters for; any other text is written in bytes. */
const LETTERS = /^[0-9A-Z $%*+\-./:]*$/

/** The library would encode other texts by TextEncoder, which mini-programs lack. */
const partsOf = (text: string): string | QRCodeSegment[] =>
  LETTERS.test(text) ? text : [{ data: utf8Bytes(text), mode: 'byte' }]

/** A QR code as an SVG data address: one path, dark on white in both colour schemes, because scanners need that. */
export function qrCodeImage(text: string): string {
  const { modules } = create(partsOf(text), { errorCorrectionLevel: 'M' })
  const side = modules.size + quiet * 2
  let path = ''
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
