import { priceNumber } from './priceNumber'

test('an amount is written as prices are drawn, without the sign', () => {
  expect([6800, 1990, 123_450, 0].map(priceNumber)).toEqual(['68', '19.90', '1,234.50', '0'])
})
