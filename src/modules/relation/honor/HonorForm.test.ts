import { BLANK, dataOf, formOf, problemsOf } from './HonorForm'

test('a title, who awarded it, and a year that has begun are needed', () => {
  expect(problemsOf(BLANK, 2026)).toEqual(['title', 'issuer', 'year'])
  const form = { ...BLANK, title: ' 优秀领队 ', issuer: '协会', year: '2026' }
  expect(problemsOf(form, 2026)).toEqual([])
  for (const year of ['2027', '1899', '20', 'abcd']) expect(problemsOf({ ...form, year }, 2026)).toEqual(['year'])
  expect(dataOf(form)).toEqual({ title: '优秀领队', issuer: '协会', year: 2026, image: '' })
  expect(formOf('3', dataOf(form))).toEqual({ id: '3', title: '优秀领队', issuer: '协会', year: '2026', image: '' })
})
