import type { CertificateSheet } from '../../db/schema/PosterSheet'
import { breakLines } from './lines'
import { shade } from './shade'
import { box, image, page, words } from './svg'

const W = 750
const PAPER = '#FFFDF6'
const INK = '#17201D'
const SOFT = '#54605B'
const GOLD = '#B8893B'
const MIDDLE = W / 2

/** Draws a certificate, 750 wide. */
export function drawCertificate(
  sheet: CertificateSheet,
  pictures: { readonly photo: string | null; readonly code: string },
): string {
  const dark = shade(sheet.colour, -0.35)
  const centred = { anchor: 'middle' } as const
  const title = breakLines(sheet.title, 38, W - 200, 2)
  const facts = sheet.facts.flatMap((fact) => breakLines(fact, 30, W - 200, 1)).slice(0, 4)
  const photoH = pictures.photo ? 272 : 0
  const nameAt = 316 + photoH
  const titleAt = nameAt + 96
  const factsAt = titleAt + title.length * 52 + 36
  const foot = factsAt + facts.length * 50 + 40
  const h = foot + 236
  return page(
    W,
    h,
    box({ x: 0, y: 0, w: W, h }, dark) +
      box({ x: 28, y: 28, w: W - 56, h: h - 56, r: 20 }, PAPER) +
      frame(48, h, 3) +
      frame(58, h, 1) +
      words(breakLines(sheet.site, 26, W - 240, 1), MIDDLE, 120, { ...centred, size: 26, fill: GOLD, spacing: 4 }) +
      words([sheet.heading], MIDDLE, 196, { ...centred, size: 60, fill: dark, bold: true, spacing: 10 }) +
      `<path d="M${MIDDLE - 110} 226H${MIDDLE + 110}" stroke="${GOLD}" stroke-width="3"/>` +
      (pictures.photo
        ? box({ x: MIDDLE - 126, y: 254, w: 252, h: 252, r: 24 }, GOLD) +
          image(pictures.photo, { x: MIDDLE - 120, y: 260, w: 240, h: 240, r: 20 })
        : '') +
      words(breakLines(sheet.name, 54, W - 200, 1), MIDDLE, nameAt, { ...centred, size: 54, fill: INK, bold: true }) +
      words(title, MIDDLE, titleAt, { ...centred, size: 38, fill: dark, bold: true }) +
      words(facts, MIDDLE, factsAt, { ...centred, size: 30, fill: SOFT }, 1.66) +
      words([`No. ${sheet.no}`], 96, foot + 68, { size: 34, fill: dark, bold: true, spacing: 2 }) +
      words([sheet.date], 96, foot + 120, { size: 26, fill: SOFT }) +
      image(pictures.code, { x: W - 96 - 148, y: foot, w: 148, h: 148 }),
  )
}

const frame = (inset: number, h: number, width: number): string =>
  `<rect x="${inset}" y="${inset}" width="${W - 2 * inset}" height="${h - 2 * inset}" rx="12" fill="none" stroke="${GOLD}" stroke-width="${width}"/>`
