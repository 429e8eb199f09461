import { certificateShare, statValue } from './certificateShare'

test('the first figure of a certificate with what it lacks is the whole', () => {
  const stats = [
    { key: 'steps' as const, value: 12_000 },
    { key: 'days' as const, value: 3 },
  ]
  expect(certificateShare({ stats, lacks: 88_000 })).toEqual({ done: 12_000, total: 100_000 })
  expect(certificateShare({ stats, lacks: 0 })).toEqual({ done: 12_000, total: 12_000 })
  expect(certificateShare({ stats: [], lacks: 5 })).toEqual({ done: 0, total: 5 })
})

test('times of a certificate are written as a clock, and counts with commas', () => {
  expect(statValue({ key: 'netMs', value: 5_025_400 })).toBe('1:23:45')
  expect(statValue({ key: 'seconds', value: 299.6 })).toBe('0:05:00')
  expect(statValue({ key: 'metres', value: 21_097 })).toBe('21,097')
})
