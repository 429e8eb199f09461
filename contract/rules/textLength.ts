/** Number of characters as people count them: an emoji outside the basic plane is one. */
export const countCharacters = (value: string): number => [...value].length

/** Number of characters without blanks at both ends; limits on names and words use it. */
export const countTrimmed = (value: string): number => countCharacters(value.trim())

/** Length of a textarea's text: a newline counts 2 against the maximum (admissions-and-regions §5). */
export const textareaLength = (value: string): number => {
  const text = value.replace(/\r\n?/g, '\n')
  return countCharacters(text) + (text.match(/\n/g)?.length ?? 0)
}

/** True for a person's name: 2 to 6 characters after trimming (admissions-and-regions §5). */
export const isPersonName = (value: string): boolean => {
  const count = countTrimmed(value)
  return count >= 2 && count <= 6
}

/**
 * Code points of which nothing is seen, from and to: blanks, control and format characters, fillers, halves of pairs.
 * Written out, because the oldest phones know no classes like `\p{Cf}`.
 */
const UNSEEN: readonly (readonly [number, number])[] = [
  [0x0, 0x20],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xd800, 0xf8ff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xfffe, 0xffff],
  [0xe0000, 0x10ffff],
]

/** True for text of which something can be seen; every text that must not be empty is asked this. */
export const isSeen = (value: string): boolean =>
  [...value].some((character) => {
    const code = character.codePointAt(0) ?? 0
    return !UNSEEN.some(([from, to]) => code >= from && code <= to)
  })

/** True for text of which something is seen, for a non-empty list, a number, or `false`. */
export const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return isSeen(value)
  if (Array.isArray(value)) return value.length > 0
  return value !== null && value !== undefined && !Number.isNaN(value)
}
