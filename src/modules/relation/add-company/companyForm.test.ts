import { BLANK, dataOf, problemsOf } from './companyForm'

test('name, post and a beginning are needed, and the end is not before it', () => {
  expect(problemsOf(BLANK)).toEqual(['name', 'post', 'from'])
  const form = { ...BLANK, name: ' 山野 ', post: '领队', from: '2024-03' }
  expect(problemsOf(form)).toEqual([])
  expect(problemsOf({ ...form, to: '2024-02' })).toEqual(['to'])
  expect(problemsOf({ ...form, to: '2024-03' })).toEqual([])
  expect(dataOf(form).name).toBe('山野')
})
