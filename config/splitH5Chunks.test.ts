import { audienceOf } from './splitH5Chunks'

const page = (screen: string) => `modules/${screen}/index`
const audience = (...screens: string[]) => audienceOf(screens.map(page))

test('a page that a link leads to does not wait for code that only other pages use', () => {
  expect(audience('act/enroll', 'pay/checkout', 'mall/cart')).toBe('More')
  expect(audience('mall/detail', 'pay/checkout', 'mall/cart')).toBe('Detail')
  expect(audience('act/detail', 'note/detail', 'mall/detail')).toBe('Content')
  expect(audience('order/detail', 'order/list', 'mall/detail')).toBe('Order')
  expect(audience('order/detail', 'act/detail', 'mall/cart')).toBe('Linked')
})

test('home does not wait for code that it does not use, and no linked page waits for code that only home uses', () => {
  expect(audience('index/home', 'find/home', 'act/list')).toBe('Home')
  expect(audience('index/home', 'note/detail', 'act/list')).toBe('')
})
