import { shanghaiDay } from '@quanzi/contract'
import { lastOwn, opensPeriod, rowChange } from './ShownMessage'

const row = (tempID: string, date = 0, mine = false) => ({ tempID, date, mine })

const NOON = Date.parse('2026-11-21T12:00:00+08:00')

test('the time shows above the first row, after ten minutes and on a new day', () => {
  const before = row('a', NOON)
  expect(opensPeriod(before, undefined, shanghaiDay)).toBe(true)
  expect(opensPeriod(row('b', NOON + 599_999), before, shanghaiDay)).toBe(false)
  expect(opensPeriod(row('b', NOON + 600_000), before, shanghaiDay)).toBe(true)
  const night = row('c', Date.parse('2026-11-21T23:59:00+08:00'))
  expect(opensPeriod(row('d', night.date + 61_000), night, shanghaiDay)).toBe(true)
})

test('the last own message is found, also below the other’s answers', () => {
  const own = row('b', 0, true)
  expect(lastOwn([row('a', 0, true), own, row('c')])).toBe(own)
  expect(lastOwn([row('c')])).toBeUndefined()
})

test('new rows at the bottom are counted, and the user’s own is recognised', () => {
  const before = [row('a'), row('b')]
  expect(rowChange(before, [...before, row('c'), row('d')])).toEqual({ kind: 'newer', count: 2, mine: false })
  expect(rowChange(before, [...before, row('c', 0, true)])).toEqual({ kind: 'newer', count: 1, mine: true })
})

test('a message that arrives while one of the user’s waits is placed above it and counts as new', () => {
  const waiting = row('mine', 5, true)
  expect(rowChange([row('a'), waiting], [row('a'), row('b'), waiting])).toEqual({
    kind: 'newer',
    count: 1,
    mine: false,
  })
})

test('older rows at the top and removed rows do not count as new', () => {
  const before = [row('b'), row('c')]
  expect(rowChange(before, [row('a'), ...before])).toEqual({ kind: 'older' })
  expect(rowChange(before, [row('b')])).toEqual({ kind: 'none' })
  expect(rowChange(before, before)).toEqual({ kind: 'none' })
  expect(rowChange([], before)).toEqual({ kind: 'none' })
})
