/** A character's width as a fraction of the font size; measured with Noto Sans CJK, rounded up. */
function widthOf(char: string): number {
  const code = char.codePointAt(0) ?? 0
  if (code >= 0x1100 || /[·“”‘’…—]/.test(char)) return 1
  if (/[iljtf.,:;'|!() ]/.test(char)) return 0.34
  if (/[mwMW@%]/.test(char)) return 0.92
  return /[A-Z0-9]/.test(char) ? 0.66 : 0.58
}

export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, char) => sum + widthOf(char) * size, 0)

/** Characters that no font of the server has, or that XML does not allow. */
const UNDRAWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Extended_Pictographic}]|\u{FE0F}/gu

/** The text on one line, without characters that cannot be drawn. */
export const drawable = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(/[©®™]/g, '').replace(UNDRAWN, '').trim()

/** Lines may break before and after a wide character, and at spaces; a word stays whole when it fits on a line. */
const pieces = (text: string): readonly string[] =>
  text.match(/[\u1100-\u{10FFFF}]|[^\s\u1100-\u{10FFFF}]+|\s+/gu) ?? []

/** Breaks a text into lines of a width; cuts the last line with an ellipsis. */
export function breakLines(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (more: string) => textWidth(line + more, size) <= width
  for (const piece of pieces(drawable(text))) {
    if (fits(piece)) {
      line += piece
      continue
    }
    if (line.trim() !== '' && textWidth(piece, size) <= width) {
      lines.push(line.trimEnd())
      line = piece.trimStart()
      continue
    }
    for (const char of piece) {
      if (!fits(char)) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += char
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cut(lines[most - 1] ?? '', size, width)]
}

function cut(line: string, size: number, width: number): string {
  const chars = [...line]
  while (chars.length > 0 && textWidth(`${chars.join('')}…`, size) > width) chars.pop()
  return `${chars.join('').trimEnd()}…`
}

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text escaped for XML. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => NAMES[char] ?? '')
