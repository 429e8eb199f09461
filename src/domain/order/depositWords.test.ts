import { depositWords } from './depositWords'

const HOUR = 3_600_000
const rule = { share: 20, balanceHours: 24, refundable: false }
const startsAt = Date.parse('2026-05-03T08:00:00+08:00')
const wanted = { price: 368_000, num: 2, startsAt, now: startsAt - 25 * HOUR }

test('an offered deposit says both sums, the last moment, and that a late balance loses it', () => {
  const words = depositWords(rule, wanted)
  expect([words?.fen, words?.title]).toEqual([147_200, '定金 ¥1,472'])
  expect(words?.note).toMatch(/^尾款 ¥5,888 于.*05月02日.*08:00 前付清，逾期未付尾款，定金不退$/)
  expect(depositWords({ ...rule, refundable: true }, wanted)?.note).toMatch(/定金退回$/)
})

test('nothing is offered without a rule, for what is free, and when the balance would be late', () => {
  expect(depositWords(undefined, wanted)).toBeNull()
  expect(depositWords(rule, { ...wanted, price: 0 })).toBeNull()
  expect(depositWords(rule, { ...wanted, now: startsAt - 24 * HOUR })).toBeNull()
})
