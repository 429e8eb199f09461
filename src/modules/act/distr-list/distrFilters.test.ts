import { askedFilters, chosenFilters, isWrongRange, NO_FILTERS } from './distrFilters'

test('filters are asked for in days and fen, the highest commission first', () => {
  expect(askedFilters(NO_FILTERS)).toMatchObject({ province: '', sortBy: 'commission' })
  expect(askedFilters({ ...NO_FILTERS, days: 'two', sortBy: 'price', from: '9.9', to: '100' })).toEqual({
    ...{ province: '', tripDurStart: 2, tripDurEnd: 3, costStart: 990, costEnd: 10_000, sortBy: 'price' },
  })
  expect(askedFilters({ ...NO_FILTERS, days: 'more' })).toMatchObject({ tripDurStart: 4, tripDurEnd: undefined })
})

test('a lowest price above the highest is wrong, and so is no number', () => {
  expect([isWrongRange({ from: '100', to: '99' }), isWrongRange({ from: '.', to: '' })]).toEqual([true, true])
  for (const from of ['1e3', '-5', '1.005', '0x3']) expect([from, isWrongRange({ from, to: '' })]).toEqual([from, true])
  expect([isWrongRange({ from: '', to: '' }), isWrongRange({ from: '5', to: '5' })]).toEqual([false, false])
})

test('each set filter can be taken away alone, a range of prices as one', () => {
  expect(chosenFilters({ ...NO_FILTERS, sortBy: 'hot' })).toEqual([])
  const set = { ...NO_FILTERS, province: '浙江', days: 'two' as const, to: '100' }
  const [province, days, price] = chosenFilters(set)
  expect([province.key, days.key, price.key]).toEqual(['province', 'days', 'from'])
  expect(chosenFilters({ ...set, ...price.without, ...province.without })).toEqual([days])
})
