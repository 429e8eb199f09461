import { messageChoices, wordsOf } from './messageChoices'

const said = { body: { type: 1, text: '几点集合？' }, tipNotify: null, place: null, status: 'received' } as const
const picture = { ...said, body: { type: 2, imageUrl: 'a.jpg' } } as const

test('words can be copied and quoted, what failed sent again or deleted', () => {
  expect(messageChoices(said, true)).toEqual(['copy', 'quote'])
  expect(messageChoices({ ...said, status: 'failed' }, true)).toEqual(['copy', 'retry', 'remove'])
  expect(messageChoices({ ...said, status: 'sending' }, true)).toEqual(['copy'])
})

test('nothing is quoted where nobody can answer, and a picture has no menu before it fails', () => {
  expect(messageChoices(said, false)).toEqual(['copy'])
  expect(messageChoices(picture, true)).toEqual([])
  expect(messageChoices({ ...picture, status: 'failed' }, true)).toEqual(['retry', 'remove'])
})

test('copied are the own words of an answer, not what it quotes', () => {
  expect(wordsOf({ ...said, body: { type: 1, text: '「小满：几点？」\n七点' } })).toBe('七点')
})
