import { certificateShare } from './certificateShare'

test('the first figure of a certificate with what it lacks is the whole', () => {
  const stats = [
    { key: 'steps' as const, value: 12_000 },
    { key: 'days' as const, value: 3 },
  ]
  expect(certificateShare({ stats, lacks: 88_000 })).toEqual({ done: 12_000, total: 100_000 })
  expect(certificateShare({ stats, lacks: 0 })).toEqual({ done: 12_000, total: 12_000 })
  expect(certificateShare({ stats: [], lacks: 5 })).toEqual({ done: 0, total: 5 })
})
