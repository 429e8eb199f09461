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

/** True for text that is not only white space, for a non-empty list, a number, or `false`. */
export const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return value !== null && value !== undefined && !Number.isNaN(value)
}
