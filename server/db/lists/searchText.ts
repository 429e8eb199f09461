import { sql } from 'kysely'
import { pinyin } from 'pinyin-pro'
import type { Sql } from './Walk'

/** Texts as they are stored for a search: one width of letters, lower case, single spaces. */
export const searchText = (...parts: readonly string[]): string =>
  parts.join(' ').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** The first letters of the Chinese words of a text, by which they are found without an input method: 武功山 gives wgs. */
export const initialsOf = (text: string): string =>
  (text.match(/\p{Script=Han}{2,}/gu) ?? [])
    .map((run) => pinyin(run, { pattern: 'first', toneType: 'none', type: 'array' }).join(''))
    .join(' ')

/** The words somebody looks for; a row fits when it has each of them. */
export const searchWords = (text: string | undefined): string[] =>
  searchText(text ?? '')
    .split(' ')
    .filter(Boolean)

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** True for a text that has the word. */
export const hasWord = (text: Sql, word: string): Sql => sql`${text} like ${`%${escapeLike(word)}%`}`

/** Whether an index of `search_terms` helps to find these: a single character is in too many rows. */
const isLong = (word: string): boolean => [...word].length > 1

/**
 * True for rows whose `search_terms` hold these words and marks, by the index of that expression; null when the index
 * does not help. It finds a few rows too many, where the two characters of a word stand apart: `hasWord` goes with it.
 */
export function hasTerms(
  terms: Sql,
  { iid, words = [], marks = [] }: { iid: number; words?: readonly string[]; marks?: readonly string[] },
): Sql | null {
  const long = words.filter(isLong)
  if (long.length + marks.length === 0) return null
  return sql`${terms} @> search_terms(${iid}, ${long.join(' ')}, ${[...marks]}::text[])`
}
