import fc from 'fast-check'
import { sql } from 'kysely'
import { openTestDatabase } from '../../testing/openTestDatabase'
import type { OpenDatabase } from '../openDatabase'
import { hasTerms, hasWord, initialsOf, searchText, searchWords } from './searchText'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

test('search text has one width, lower case and single spaces', () => {
  expect(searchText(' 武功山　 徒步 ', 'ＡＢＣ\n Go')).toBe('武功山 徒步 abc go')
  expect(searchWords('  徒步 ＧＯ ')).toEqual(['徒步', 'go'])
  expect(searchWords(undefined)).toEqual([])
})

test('Chinese words are found by their first letters', () => {
  expect(initialsOf('武功山徒步3天 重庆')).toBe('wgstb cq')
  expect(initialsOf('Go hiking')).toBe('')
})

/** Whether the index of terms finds the text, and whether the text has the words. */
async function find(text: string, query: string): Promise<{ indexed: boolean; has: boolean }> {
  const words = searchWords(query)
  const terms = hasTerms(sql`search_terms(5, ${text}, '{}')`, { iid: 5, words }) ?? sql`true`
  const has = sql.join(
    words.map((word) => hasWord(sql`${text}::text`, word)),
    sql` and `,
  )
  const { rows } = await sql<{ indexed: boolean; has: boolean }>`select ${terms} as indexed, (${has}) as has`.execute(
    opened.db,
  )
  return rows[0] ?? { indexed: false, has: false }
}

test('pairs of characters are indexed; a longer word must occur in the text literally', async () => {
  const text = searchText('武功山云海徒步 2天', initialsOf('武功山云海徒步'))
  for (const query of ['徒步', '云海徒步', 'wgs', '武功 徒步', '山', '2天'])
    expect({ query, ...(await find(text, query)) }).toEqual({ query, indexed: true, has: true })
  expect(await find(text, '露营')).toEqual({ indexed: false, has: false })
  expect((await find(text, '步徒')).has).toBe(false)
})

test('the index finds every text with the words', async () => {
  const letter = fc.constantFrom('山', '水', '徒', '步', 'a', 'b', '%', '_', '\\', ' ', '😀')
  const words = fc.string({ unit: letter, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(words, words, words, async (before, word, after) => {
      const query = searchText(word)
      fc.pre(query !== '')
      const text = searchText(`${before}${word}${after}`)
      fc.pre(text.includes(query))
      expect(await find(text, query)).toEqual({ indexed: true, has: true })
    }),
    { numRuns: 60 },
  )
})

test('a tenant does not find another tenant’s texts', async () => {
  const { rows } = await sql<{ found: boolean }>`
    select search_terms(5, '徒步', array['露营']) @> search_terms(50, '徒步', '{}') as found`.execute(opened.db)
  expect(rows[0]?.found).toBe(false)
})
