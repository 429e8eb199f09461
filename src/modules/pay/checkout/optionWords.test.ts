import { isChoice, optionText } from './optionWords'

const option = (left: number | null) => ({ name: '橙', price: 35_910, left })

test('pieces are said from ten down, places always', () => {
  expect(optionText(option(11), 'pieces')).toBe('橙 · ¥359.10')
  expect(optionText(option(10), 'pieces')).toBe('橙 · ¥359.10 · 余10')
  expect(optionText(option(0), 'pieces')).toBe('橙 · ¥359.10 · 售罄')
  expect(optionText(option(57), 'people')).toBe('橙 · ¥359.10 · 余57')
  expect(optionText(option(null), 'one')).toBe('橙 · ¥359.10')
})

test('goods of one kind leave nothing to choose', () => {
  expect(isChoice([{ name: '校园植物图鉴' }], '校园植物图鉴')).toBe(false)
  expect(isChoice([{ name: '一袋' }], '全麦预拌粉')).toBe(true)
  expect(isChoice([{ name: '大' }, { name: '小' }], '陶杯')).toBe(true)
})
