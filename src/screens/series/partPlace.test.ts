import type { Place } from '@/routes/Place'
import { placePath } from '@/routes/Place'
import { partPlace, wantedPart } from './partPlace'

const at = (query: Readonly<Record<string, string>>) =>
  ({ name: 'book.article', params: { iid: 1000, id: '7-1' }, query, iid: 1000, cid: 1000 }) as Place<'book.article'>

test('a reload finds the part that one has gone on to, another address its own part', () => {
  expect(wantedPart(at({ part: '7-2' }))).toBe('7-2')
  expect(wantedPart(at({ part: '' }))).toBe('7-1')
  expect(wantedPart(at({}))).toBe('7-1')
})

test('what is shared is the part that is shown, by its own path', () => {
  expect(placePath(partPlace(at({ part: '7-2', cid: '5' }), '7-3'))).toBe('/app/book/1000/articleDetail/7-3?cid=5')
})
