import type { PaperItem } from '../entities/paper'
import { isPaperAnswered, offeredAnswer, PAPER_TEXT_MAX } from './paperAnswer'

const item = (type: PaperItem['type'], more: Partial<PaperItem> = {}): PaperItem => ({
  ...{
    id: 'a',
    type,
    text: '',
    options: type === 'single' || type === 'multiple' ? ['一', '二', '三'] : [],
    must: true,
  },
  ...more,
})

test('one choice is the place of an option', () => {
  expect([offeredAnswer(item('single'), '2'), offeredAnswer(item('single'), ['0'])]).toEqual(['2', '0'])
  for (const wrong of ['3', '', '-1', '1.5', 'x', ['0', '1'], []])
    expect(offeredAnswer(item('single'), wrong)).toBeUndefined()
})

test('several choices are each named once, and stored in their order', () => {
  expect(offeredAnswer(item('multiple'), ['2', '0'])).toEqual(['0', '2'])
  for (const wrong of [['0', '0'], ['3'], ['x']]) expect(offeredAnswer(item('multiple'), wrong)).toBeUndefined()
})

test('points go from one to the highest; a question that offers fewer now offers no more than those', () => {
  const score = item('score', { max: 5 })
  expect([offeredAnswer(score, '1'), offeredAnswer(score, '5')]).toEqual(['1', '5'])
  for (const wrong of ['0', '6', '', 'x', '2.5']) expect(offeredAnswer(score, wrong)).toBeUndefined()
})

test('a text is stored without the spaces around it, up to its length', () => {
  expect(offeredAnswer(item('text'), ' 好 ')).toBe('好')
  expect(offeredAnswer(item('text'), '长'.repeat(PAPER_TEXT_MAX))).toHaveLength(PAPER_TEXT_MAX)
  expect(offeredAnswer(item('text'), '长'.repeat(PAPER_TEXT_MAX + 1))).toBeUndefined()
})

test('spaces and an empty choice say nothing', () => {
  expect(['  ', '', [], [' '], undefined].map(isPaperAnswered)).toEqual([false, false, false, false, false])
  expect(['0', ['1']].map(isPaperAnswered)).toEqual([true, true])
})
