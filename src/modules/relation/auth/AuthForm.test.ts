import { BLANK, problemsOf } from './AuthForm'

test('a name, an ID number with its check digit, and both sides of the card are needed', () => {
  expect(problemsOf(BLANK)).toEqual(['name', 'idCard', 'images'])
  const form = { name: '林小路', idCard: ' 110101199003078515 ', images: ['a', 'b'] }
  expect(problemsOf(form)).toEqual([])
  expect(problemsOf({ ...form, idCard: '110101199003078516' })).toEqual(['idCard'])
  expect(problemsOf({ ...form, images: ['a'] })).toEqual(['images'])
})
