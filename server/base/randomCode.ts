import { randomInt } from 'node:crypto'

/** Letters and digits without similar-looking ones. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code that a person reads or types, of letters and digits that cannot be confused. */
export const randomCode = (length: number, alphabet = ALPHABET): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
