import { priceParts } from './priceParts'

test.each([
  [0, '¥0'],
  [5, '¥0.05'],
  [990, '¥9.90'],
  [12_345_650, '¥123,456.50'],
  [-100, '-¥1'],
])('%i fen', (fen, text) => {
  expect(Object.values(priceParts(fen)).join('')).toBe(text)
})
