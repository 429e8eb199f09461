/** Length as the forms count it: a line break counts as two characters. */
export function textLength(text: string): number {
  return text.replace(/\r\n?/g, '\n').replace(/\n/g, '__').length
}
