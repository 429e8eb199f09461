const HALVES = /\p{Surrogate}/gu

/**
 * Marks that turn the direction of the text around them (U+202A–202E, U+2066–2069). One without its end mark turns what
 * the page shows behind it, e.g. a name turns the price beside it. Arabic and Hebrew read right without them.
 */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** A text as columns and pages accept it: lone surrogates are replaced, marks of direction go. */
export const storableText = (text: string): string => text.replace(HALVES, '\ufffd').replace(TURNS, '')
