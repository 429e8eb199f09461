/** A text and the position of its caret. */
export interface Caret {
  readonly text: string
  readonly at: number
}

/** One visible character: an emoji with its modifiers, or a letter with its marks. */
const LAST =
  /(?:\p{RI}\p{RI}|\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]*(?:\u200D\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]*)*|.\p{M}*)$/su

export const insertAt = ({ text, at }: Caret, words: string): Caret => ({
  text: text.slice(0, at) + words + text.slice(at),
  at: at + words.length,
})

/** Removes the character before the caret. */
export function removeBefore({ text, at }: Caret): Caret {
  const before = text.slice(0, at).replace(LAST, '')
  return { text: before + text.slice(at), at: before.length }
}
