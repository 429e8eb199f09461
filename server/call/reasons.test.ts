import { refused } from '../gateway/answers'
import { CallError, paramError } from './CallError'
import { answerReason, entrantReason, REASONS } from './reasons'

const HAN = /[\u4e00-\u9fff]/

test('a refusal is in the caller’s language', () => {
  const error = new CallError('FULL', { detail: REASONS.teamFull })
  expect(refused(error, 'zh').msg).toBe('队伍已满')
  expect(refused(error, 'en').msg).toBe('This team is full')
  expect(refused(paramError('title', REASONS.noTitle), 'en').msg).toMatch(/: title please enter a title$/)
})

test('every reason exists in both languages, and the English text contains no Chinese', () => {
  const all = [...Object.values(REASONS), entrantReason(0, 'entered'), answerReason(1, 'T-shirt', true)]
  expect(all.filter(({ zh, en }) => !HAN.test(zh) || HAN.test(en) || !en)).toEqual([])
  expect(entrantReason(0, 'entered').en).toBe('Entrant 1: is already signed up for this session')
})
