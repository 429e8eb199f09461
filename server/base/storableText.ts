const HALVES = /\p{Surrogate}/gu

/**
 * Control characters that change the direction of text (U+202A–202E, U+2066–2069). One without its end mark also
 * changes the text that follows: a name could reverse the price beside it. Arabic and Hebrew read correctly without
 * them.
 */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Makes a text safe to store and show: replaces lone surrogates and removes direction marks. */
export const storableText = (text: string): string => text.replace(HALVES, '\ufffd').replace(TURNS, '')
