import { sql } from 'kysely'
import { pinyin } from 'pinyin-pro'
import type { Sql } from './Walk'

/** Text as stored for the search: one width of letters, lower case, single spaces. */
export const searchText = (...parts: readonly string[]): string =>
  parts.join(' ').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** The pinyin initials of a text, for searching without an input method: 武功山 gives wgs. */
export const initialsOf = (text: string): string =>
  (text.match(/\p{Script=Han}{2,}/gu) ?? [])
    .map((run) => pinyin(run, { pattern: 'first', toneType: 'none', type: 'array' }).join(''))
    .join(' ')

/** The words of a search; a row must contain all of them. */
export const searchWords = (text: string | undefined): string[] =>
  searchText(text ?? '')
    .split(' ')
    .filter(Boolean)

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Condition for a text that contains the word. */
export const hasWord = (text: Sql, word: string): Sql => sql`${text} like ${`%${escapeLike(word)}%`}`

/** True when an index of `search_terms` helps: a single character is in too many rows. */
const isLong = (word: string): boolean => [...word].length > 1

/**
 * Condition for rows whose `search_terms` contain these words and marks, by the index of that expression; null when
 * the index does not help. It finds some rows too many, where the two characters of a word are apart: combine it with
 * `hasWord`.
 */
export function hasTerms(
  terms: Sql,
  { iid, words = [], marks = [] }: { iid: number; words?: readonly string[]; marks?: readonly string[] },
): Sql | null {
  const long = words.filter(isLong)
  if (long.length + marks.length === 0) return null
  return sql`${terms} @> search_terms(${iid}, ${long.join(' ')}, ${[...marks]}::text[])`
}
