/** Blanks, dashes and invisible characters, which come with a code that is shown in groups or copied. */
const BETWEEN = /[\s\-\u200b-\u200f\u2010-\u2015\u2060\ufeff]/g

/** A code as it is stored, however it was typed: in lower case, in groups, or with the wide letters of a Chinese keyboard. */
export const typedCode = (typed: string): string => typed.normalize('NFKC').replace(BETWEEN, '').toUpperCase()
