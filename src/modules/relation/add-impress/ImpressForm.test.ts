import { addOwn, BLANK, formOf, problemsOf, tagsOf, toggleTag } from './ImpressForm'

test('one to three words are chosen; a fourth changes nothing', () => {
  expect(problemsOf(BLANK)).toEqual(['tags'])
  const three = { ...BLANK, tags: ['靠谱', '热心', '守时'] }
  expect(toggleTag(three, '细心').tags).toEqual(three.tags)
  expect(toggleTag(three, '热心').tags).toEqual(['靠谱', '守时'])
  expect(problemsOf(three)).toEqual([])
})

test('a word of one’s own has 2 to 6 characters, and counts once', () => {
  for (const own of ['', '好', '一二三四五六七']) expect(addOwn({ ...BLANK, own })).toBe('word')
  expect(addOwn({ ...BLANK, own: ' 爱笑 ' })).toEqual({ tags: ['爱笑'], own: '' })
  expect(addOwn({ ...BLANK, tags: ['爱笑'], own: '爱笑' })).toEqual({ tags: ['爱笑'], own: '' })
  expect(addOwn({ ...BLANK, tags: ['a1', 'b1', 'c1'], own: '爱笑' })).toBe('full')
})

test('a word that was typed and not added is sent too, and what is wrong about it is said', () => {
  const typed = { ...BLANK, tags: ['靠谱'], own: ' 爱笑 ' }
  expect([problemsOf(typed), tagsOf(typed)]).toEqual([[], ['靠谱', '爱笑']])
  expect(problemsOf({ ...typed, tags: [] })).toEqual([])
  expect(problemsOf({ ...typed, own: '好' })).toEqual(['word'])
  expect(problemsOf({ ...typed, tags: ['a1', 'b1', 'c1'] })).toEqual(['full'])
})

test('what was said before is filled in', () => {
  expect(formOf({ tags: ['靠谱'], text: '好' })).toEqual({ tags: ['靠谱'], text: '好', own: '' })
  expect(formOf(null)).toEqual(BLANK)
})
