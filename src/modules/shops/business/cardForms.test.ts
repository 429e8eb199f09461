import type { BusinessCard } from '@quanzi/contract'
import { BLANK_BUSINESS, BLANK_LOOK, BLANK_PERSONAL, personalOf, problemsOf, trimmed } from './cardForms'

test('a card needs a name and a number that can be called', () => {
  expect(problemsOf(BLANK_PERSONAL)).toEqual(['name', 'phone'])
  expect(problemsOf({ ...BLANK_PERSONAL, name: '林', phone: ' 13812345678 ' })).toEqual([])
  expect(trimmed({ ...BLANK_PERSONAL, name: ' 林 ', phone: ' 1 ' })).toMatchObject({ name: '林', phone: '1' })
})

test('a card without a number that the viewer may see fills an empty field', () => {
  const { phone: _, ...personal } = BLANK_PERSONAL
  const card: BusinessCard = { rid: 1, personal, business: BLANK_BUSINESS, look: BLANK_LOOK, verified: false }
  expect(personalOf(card).phone).toBe('')
})
