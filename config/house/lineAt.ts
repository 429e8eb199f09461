/** The line number of a position in a text, starting at 1. */
export const lineAt = (text: string, at = 0): number => text.slice(0, at).split('\n').length
