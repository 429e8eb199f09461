import { boughtItem, homeOf } from './boughtItem'

test('a bought activity is shared with its own page', () => {
  const place = boughtItem({ target: '/app/act/1000/detail/9001' })
  expect(place).toMatchObject({ name: 'act.detail', iid: 1000, params: { id: '9001' } })
})

test('items that others cannot see and items without a page are not shared', () => {
  expect(boughtItem({ target: '/app/university/apply/home?iid=3073' })).toBeNull()
  expect(boughtItem({ target: '' })).toBeNull()
  expect(boughtItem(null)).toBeNull()
  expect(homeOf(3073)).toMatchObject({ name: 'index.home', iid: 3073 })
})
