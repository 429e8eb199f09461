import type { CardSheet } from '../../db/schema/PosterSheet'
import { breakLines } from './lines'
import { shade } from './shade'
import { box, image, page, words } from './svg'

const W = 1000
const H = 630

/** Draws a membership card, 1000 × 630. */
export function drawCard(sheet: CardSheet, pictures: { readonly cover: string | null; readonly code: string | null }) {
  const { cover, code } = pictures
  const room = W - 128 - (code ? 200 : 0)
  const light = '#F7E7C6'
  const ground = `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shade(sheet.colour, -0.45)}"/><stop offset="1" stop-color="${shade(sheet.colour, -0.78)}"/></linearGradient>`
  return page(
    W,
    H,
    box({ x: 0, y: 0, w: W, h: H, r: 40 }, 'url(#ground)') +
      (cover ? `<g opacity=".38">${image(cover, { x: 0, y: 0, w: W, h: H, r: 40 })}</g>` : '') +
      `<circle cx="900" cy="80" r="260" fill="${light}" opacity=".08"/>` +
      words(breakLines(sheet.site, 32, W - 128, 1), 64, 96, { size: 32, fill: light, spacing: 2 }) +
      words(breakLines(sheet.title, 68, W - 128, 1), 64, 216, { size: 68, fill: '#FFF8E8', bold: true }) +
      words(breakLines(sheet.desc, 30, W - 128, 2), 64, 282, { size: 30, fill: light }, 1.5) +
      words(breakLines(sheet.no, 44, room, 1), 64, 496, { size: 44, fill: '#FFF8E8', spacing: 4 }) +
      words(breakLines(sheet.date, 28, room, 1), 64, 556, { size: 28, fill: light }) +
      (code
        ? box({ x: W - 232, y: H - 232, w: 176, h: 176, r: 16 }, '#fff') +
          image(code, { x: W - 224, y: H - 224, w: 160, h: 160 })
        : ''),
    ground,
  )
}
