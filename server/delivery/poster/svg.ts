import { escapeXml } from './lines'

const FACE = "'Noto Sans CJK SC','Noto Sans SC','PingFang SC',sans-serif"

export interface TextStyle {
  readonly size: number
  readonly fill: string
  readonly bold?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly spacing?: number
}

/** Lines of text; x and y are the baseline of the first. */
export function words(lines: readonly string[], x: number, y: number, style: TextStyle, leading = 1.36): string {
  const { size, fill, bold = false, anchor = 'start', spacing = 0 } = style
  return lines
    .map(
      (line, at) =>
        `<text x="${x}" y="${Math.round(y + at * size * leading)}" font-family="${FACE}" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${spacing}">${escapeXml(line)}</text>`,
    )
    .join('')
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly r?: number
}

let made = 0

/** A picture that fills a box and is cropped to it; `data` is a data address made by this server. */
export function image(data: string, { x, y, w, h, r = 0 }: Box): string {
  made = (made + 1) % 1_000_000
  const id = `clip${made}`
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/></clipPath><image href="${data}" x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})"/>`
}

export const box = ({ x, y, w, h, r = 0 }: Box, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`

export const page = (w: number, h: number, body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${body}</svg>`
