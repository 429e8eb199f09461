import { fillBlank } from './fillBlank'

test('only blank fields take what is known', () => {
  const form = { name: ' ', phone: '13900000000', place: null, num: 1 }
  expect(fillBlank(form, { name: '林小圈', phone: '13800138000' })).toEqual({ ...form, name: '林小圈' })
})
