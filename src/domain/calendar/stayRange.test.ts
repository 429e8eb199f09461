import { addDays } from '@quanzi/contract'
import fc from 'fast-check'
import { canChoose, chooseDay, NO_STAY, nightsOf } from './stayRange'

const FULL = ['2026-11-12', '2026-11-20']
const isFree = (date: string) => !FULL.includes(date)
const press = (...dates: readonly string[]) => dates.reduce((range, date) => chooseDay(range, date, isFree), NO_STAY)

test('two presses make a stay of the nights between them', () => {
  expect(press('2026-11-09', '2026-11-11')).toEqual({ in: '2026-11-09', out: '2026-11-11' })
  expect(nightsOf(press('2026-11-30', '2026-12-02'))).toEqual(['2026-11-30', '2026-12-01'])
})

test('the day of departure may be full, no night inside may be', () => {
  expect(press('2026-11-10', '2026-11-12')).toEqual({ in: '2026-11-10', out: '2026-11-12' })
  // Behind the full night another stay begins.
  expect(press('2026-11-10', '2026-11-13')).toEqual({ in: '2026-11-13', out: '' })
  // A full day behind a full night chooses nothing.
  expect(press('2026-11-10', '2026-11-20')).toEqual({ in: '2026-11-10', out: '' })
  expect(press('2026-11-12')).toEqual(NO_STAY)
})

test('an earlier day begins again, so does a press after both days', () => {
  expect(press('2026-11-10', '2026-11-08')).toEqual({ in: '2026-11-08', out: '' })
  expect(press('2026-11-10', '2026-11-10')).toEqual({ in: '2026-11-10', out: '' })
  expect(press('2026-11-08', '2026-11-10', '2026-11-15')).toEqual({ in: '2026-11-15', out: '' })
})

test('no way of pressing books a full night, and a day that cannot be chosen changes nothing', () => {
  const day = fc.integer({ min: 0, max: 29 }).map((at) => addDays('2026-11-01', at))
  fc.assert(
    fc.property(fc.array(day, { maxLength: 12 }), day, (dates, next) => {
      const range = press(...dates)
      expect(nightsOf(range).filter((night) => !isFree(night))).toEqual([])
      if (!canChoose(range, next, isFree)) expect(chooseDay(range, next, isFree)).toBe(range)
    }),
  )
})
