import type { PosterSheet } from '../../db/schema/PosterSheet'
import { breakLines, drawable, textWidth } from './lines'
import { shade } from './shade'
import { type Box, box, image, page, words } from './svg'

/** The pictures of a sheet as data addresses. */
export interface PosterPictures {
  readonly cover: string | null
  readonly userImg: string | null
  readonly code: string
}

const W = 750
const INK = '#17201D'
const SOFT = '#54605B'
const FAINT = '#6B7671'
const PRICE = '#D9481F'
const PAPER = '#FFFFFF'

const WORDS = {
  zh: { hint: '长按识别二维码', more: '查看详情', recommends: '向你推荐' },
  en: { hint: 'Scan the code', more: 'for the details', recommends: 'recommends' },
}

/** Draws a sharing picture, 750 wide. */
export function drawPoster(sheet: PosterSheet, pictures: PosterPictures): string {
  if (sheet.template === 'card') return cardPoster(sheet, pictures)
  return sheet.template === 'words' || !pictures.cover ? wordsPoster(sheet, pictures) : picturePoster(sheet, pictures)
}

/** The cover from edge to edge, the text below it. */
function picturePoster(sheet: PosterSheet, pictures: PosterPictures): string {
  const top = 750
  const text = block(sheet, { x: 48, y: top + 40, w: W - 96 })
  const foot = top + 40 + text.height + 32
  const h = foot + 216
  const veil = `<linearGradient id="veil" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>`
  return page(
    W,
    h,
    box({ x: 0, y: 0, w: W, h }, PAPER) +
      image(pictures.cover ?? '', { x: 0, y: 0, w: W, h: top }) +
      box({ x: 0, y: 0, w: W, h: 150 }, 'url(#veil)') +
      siteName(sheet, 48, 72, PAPER) +
      text.svg +
      rule(48, foot, W - 96) +
      footer(sheet, pictures, { x: 48, y: foot + 32, w: W - 96 }),
    veil,
  )
}

/** A white card on the tenant's colour, with a perforated line above the code. */
function cardPoster(sheet: PosterSheet, pictures: PosterPictures): string {
  const card = { x: 40, y: 128, w: W - 80 }
  const inner = { x: card.x + 32, w: card.w - 64 }
  const coverH = pictures.cover ? 456 : 0
  const text = block(sheet, { x: inner.x, y: card.y + 32 + coverH + (coverH ? 36 : 8), w: inner.w })
  const tear = card.y + 32 + coverH + (coverH ? 36 : 8) + text.height + 32
  const cardH = tear - card.y + 216
  const h = card.y + cardH + 72
  const [light, dark] = [shade(sheet.colour, 0.1), shade(sheet.colour, -0.28)]
  const ground = `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`
  return page(
    W,
    h,
    box({ x: 0, y: 0, w: W, h }, 'url(#ground)') +
      `<circle cx="690" cy="40" r="190" fill="#fff" opacity=".07"/><circle cx="30" cy="${h - 30}" r="240" fill="#fff" opacity=".06"/>` +
      siteName(sheet, 48, 82, PAPER) +
      box({ ...card, h: cardH, r: 32 }, PAPER) +
      (pictures.cover ? image(pictures.cover, { x: inner.x, y: card.y + 32, w: inner.w, h: coverH, r: 20 }) : '') +
      text.svg +
      `<path d="M${card.x + 36} ${tear}H${card.x + card.w - 36}" stroke="#DDE3E0" stroke-width="3" stroke-dasharray="10 10"/>` +
      `<circle cx="${card.x}" cy="${tear}" r="20" fill="${sheet.colour}"/><circle cx="${card.x + card.w}" cy="${tear}" r="20" fill="${dark}"/>` +
      footer(sheet, pictures, { x: inner.x, y: tear + 36, w: inner.w }),
    ground,
  )
}

/** Text first: a large title, and a small picture if there is one. */
function wordsPoster(sheet: PosterSheet, pictures: PosterPictures): string {
  const lines = breakLines(sheet.title, 60, W - 128, 5)
  const coverTop = 236 + lines.length * 82
  const coverH = pictures.cover ? 372 : 0
  const text = block({ ...sheet, title: '' }, { x: 64, y: coverTop + coverH + (coverH ? 28 : 0), w: W - 128 })
  const foot = coverTop + coverH + (coverH ? 28 : 0) + text.height + 36
  const h = foot + 220
  return page(
    W,
    h,
    box({ x: 0, y: 0, w: W, h }, '#FBF9F4') +
      box({ x: 0, y: 0, w: 16, h }, sheet.colour) +
      siteName(sheet, 64, 92, sheet.colour) +
      `<text x="58" y="206" font-family="Georgia,serif" font-size="130" fill="${sheet.colour}" opacity=".24">“</text>` +
      words(lines, 64, 244, { size: 60, fill: INK, bold: true }) +
      (pictures.cover ? image(pictures.cover, { x: 64, y: coverTop, w: W - 128, h: coverH, r: 20 }) : '') +
      text.svg +
      rule(64, foot, W - 128) +
      footer(sheet, pictures, { x: 64, y: foot + 32, w: W - 128 }),
  )
}

const rule = (x: number, y: number, w: number) => box({ x, y, w, h: 2 }, '#E6E9E7')

/** The tenant's name, shortened when it is long. */
const siteName = ({ site }: PosterSheet, x: number, y: number, fill: string) =>
  words(breakLines(site, 32, 560, 1), x, y, { size: 32, fill, bold: true, spacing: 2 })

/** Title, facts and price, with their total height. */
function block(sheet: PosterSheet, { x, y, w }: Omit<Box, 'h'>): { readonly svg: string; readonly height: number } {
  const title = breakLines(sheet.title, 44, w, 3)
  let svg = words(title, x, y + 42, { size: 44, fill: INK, bold: true })
  let height = title.length * 60
  const facts = sheet.facts.slice(0, 2).flatMap((fact) => breakLines(fact, 28, w, 1))
  if (facts.length > 0) {
    svg += words(facts, x, y + height + 40, { size: 28, fill: SOFT }, 1.5)
    height += 16 + facts.length * 42
  }
  if (sheet.price !== '' || sheet.label !== '') {
    const at = y + height + 56
    svg += words([sheet.price], x, at, { size: 46, fill: PRICE, bold: true })
    if (sheet.label !== '') {
      const width = textWidth(sheet.label, 24) + 36
      const left = sheet.price === '' ? x : x + w - width
      svg += box({ x: left, y: at - 36, w: width, h: 44, r: 22 }, sheet.colour, 'opacity=".12"')
      svg += words([sheet.label], left + width / 2, at - 5, {
        size: 24,
        fill: shade(sheet.colour, -0.1),
        anchor: 'middle',
      })
    }
    height += 72
  }
  return { svg, height }
}

/** The recommending member, and the code. */
function footer(sheet: PosterSheet, { userImg, code }: PosterPictures, { x, y, w }: Omit<Box, 'h'>): string {
  const edge = 148
  const name = drawable(sheet.userName)
  const { hint, more, recommends } = WORDS[sheet.english ? 'en' : 'zh']
  const room = w - edge - 40
  let svg = image(code, { x: x + w - edge, y, w: edge, h: edge })
  const textX = userImg ? x + 104 : x
  if (userImg) svg += image(userImg, { x, y: y + 8, w: 80, h: 80, r: 40 })
  if (name !== '') {
    svg += words(breakLines(name, 32, room - (textX - x), 1), textX, y + 42, { size: 32, fill: INK, bold: true })
    svg += words([recommends], textX, y + 82, { size: 24, fill: FAINT })
  } else svg += words([hint], x, y + 56, { size: 32, fill: INK, bold: true })
  svg += words([name === '' ? more : hint], x, y + (name === '' ? 100 : 132), { size: 24, fill: FAINT })
  return svg
}
