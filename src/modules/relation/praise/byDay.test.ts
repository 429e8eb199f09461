import type { RelationItem } from '@quanzi/contract'
import { byDay } from './byDay'

const at = (id: string, time: string) => ({ id, at: Date.parse(time) }) as RelationItem

test('rows are gathered by the day in Shanghai, in their order', () => {
  const rows = [at('1', '2026-05-20T16:30:00Z'), at('2', '2026-05-20T15:30:00Z'), at('3', '2026-05-20T01:00:00Z')]
  expect(byDay(rows).map(({ rows: of }) => of.map(({ id }) => id).join(''))).toEqual(['1', '23'])
  expect(byDay([])).toEqual([])
})
