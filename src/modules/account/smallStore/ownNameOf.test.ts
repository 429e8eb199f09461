import { ownNameOf } from './ownNameOf'

test('a form shows the name that was given, and nothing for a nickname', () => {
  expect(ownNameOf({ name: '林客服', nick_name: '小林' })).toBe('林客服')
  expect(ownNameOf({ name: '小林', nick_name: '小林' })).toBe('')
  expect([ownNameOf(null), ownNameOf(undefined)]).toEqual(['', ''])
})
