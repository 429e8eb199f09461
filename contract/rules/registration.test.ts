import fc from 'fast-check'
import {
  canMoveRegistration,
  isComponentShown,
  missingMust,
  REGISTRATION_BUTTON,
  requiredMessage,
  savedValues,
} from './registration'

const component = (id: number, more: { must?: boolean; type?: number; isShow?: boolean } = {}) => ({
  id,
  name: `题${id}`,
  type: 1,
  must: true,
  ...more,
})
const form = [282, 283, 284, 285, 297, 426, 1].map((id) => component(id))

test.each([
  [{}, [282, 297, 1]],
  [{ 282: '是' }, [282, 283, 284, 285, 297, 1]],
  [{ 282: ' 是 ' }, [282, 283, 284, 285, 297, 1]],
  [{ 282: '否' }, [282, 297, 1]],
  [{ 297: '生物学/纳米生物技术' }, [282, 297, 426, 1]],
  [{ 297: ['生物学', '生态学'] }, [282, 297, 426, 1]],
  [{ 297: '生物学/遗传学' }, [282, 297, 1]],
  [{ 297: '生物学' }, [282, 297, 1]],
])('admissions-and-regions §4: with %j shows %j', (values, ids) => {
  expect(form.filter((one) => isComponentShown(one, values)).map(({ id }) => id)).toEqual(ids)
})

test('admissions-and-regions §4: components under a rule are exempt even when shown', () => {
  expect(missingMust(form, { 282: '是', 297: '生物学/生态学' }).map(({ id }) => id)).toEqual([1])
  expect(missingMust(form, {}).map(({ id }) => id)).toEqual([282, 297, 1])
})

test.each([
  ['', true],
  ['  ', true],
  [null, true],
  [undefined, true],
  [[], true],
  ['x', false],
  [0, false],
  [['x'], false],
])('admissions-and-regions §5: the answer %j is missing: %s', (value, missing) => {
  expect(missingMust([component(1)], { 1: value })).toHaveLength(missing ? 1 : 0)
})

test('admissions-and-regions §5: captions, unknown types, hidden and optional components are never missing', () => {
  const others = [
    component(1, { type: 0 }),
    component(2, { type: 9 }),
    component(3, { isShow: false }),
    component(4, { must: false }),
  ]
  expect(missingMust(others, {})).toEqual([])
})

test('admissions-and-regions §4: the answers of hidden components are not saved', () => {
  const values = { 282: '否', 283: 'old', 1: 'kept', 999: 'not of this form' }
  expect(savedValues(form, values)).toEqual({ 282: '否', 1: 'kept' })
  expect(savedValues([component(1, { type: 0 }), component(2, { isShow: false })], { 1: 'a', 2: 'b' })).toEqual({})
})

test('saving what was saved changes nothing', () => {
  const answer = fc.constantFrom('是', '否', '生物学/生态学', 'x', '')
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('282', '283', '297', '426', '1'), answer), (values) => {
      const saved = savedValues(form, values)
      expect(savedValues(form, saved)).toEqual(saved)
    }),
  )
})

test('admissions-and-regions §4: moves: submit, review, pay, reset and nothing else', () => {
  const all = [0, 1, 2, 3, 4]
  const actors = ['applicant', 'staff', 'payment'] as const
  const moves = all.flatMap((from) =>
    all.flatMap((to) => actors.filter((by) => canMoveRegistration(from, to, by)).map((by) => `${from}→${to} ${by}`)),
  )
  expect(moves).toEqual(['0→1 applicant', '1→2 staff', '1→3 staff', '1→4 staff', '2→3 payment', '4→0 applicant'])
})

test('admissions-and-regions §4: the buttons of the waiting and the finished status are inactive', () => {
  expect(Object.values(REGISTRATION_BUTTON).map(({ active }) => active)).toEqual([true, false, true, false, true])
})

test('admissions-and-regions §5: a missing answer is named', () => {
  expect(requiredMessage('姓名')).toBe('姓名为必填项!')
  expect(requiredMessage('Name', 'en')).toBe('Name is required!')
})
