const letters = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** The beginning of a text, at most so many characters. It breaks no letter: an emoji family of seven characters is one. */
export function beginningOf(text: string, most: number): string {
  let end = 0
  let count = 0
  for (const { segment } of letters.segment(text)) {
    count += [...segment].length
    if (count > most) break
    end += segment.length
  }
  // Marks without end on one letter are no letter.
  return end > 0 ? text.slice(0, end) : [...text].slice(0, most).join('')
}
