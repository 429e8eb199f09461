import { BLANK, dataOf, formOf, problemsOf, tagsOf } from './baseForm'

test('tags are a line of words, each once', () => {
  expect(tagsOf(' 徒步，露营、徒步  摄影 ')).toEqual(['徒步', '露营', '摄影'])
  expect(dataOf({ ...BLANK, name: ' 林小路 ', tags: '徒步 露营' })).toMatchObject({
    name: '林小路',
    tags: ['徒步', '露营'],
  })
  expect(formOf(dataOf({ ...BLANK, tags: 'a b' })).tags).toBe('a b')
})

test('a name has 2 to 6 characters, and there are at most 8 tags of 10 characters', () => {
  expect(problemsOf({ ...BLANK, name: '林' })).toEqual(['name'])
  expect(problemsOf({ ...BLANK, name: '林小路', tags: '一二三四五六七八九十一' })).toEqual(['tags'])
  expect(problemsOf({ ...BLANK, name: '林小路', tags: '1 2 3 4 5 6 7 8 9' })).toEqual(['tags'])
  expect(problemsOf({ ...BLANK, name: '林小路', tags: '1 2 3 4 5 6 7 8' })).toEqual([])
})
