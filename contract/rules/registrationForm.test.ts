import { imagesOf, isPickerAnswer, pickerOptions } from './registrationForm'

const content = JSON.stringify([
  { key: '生物学', values: ['生态学', '纳米生物技术'] },
  '化学',
  { key: '数学' },
  7,
  null,
])

test('admissions-and-regions §3: choices are texts or keys with values; anything else is ignored', () => {
  expect(pickerOptions(content)).toEqual([
    { key: '生物学', values: ['生态学', '纳米生物技术'] },
    { key: '化学', values: [] },
    { key: '数学', values: [] },
  ])
})

test.each(['', '{', '{}', 'null', '"x"'])('the content %j offers nothing', (text) => {
  expect(pickerOptions(text)).toEqual([])
})

test.each([
  ['生物学/生态学', true],
  ['化学', true],
  ['生物学', false],
  ['生物学/化学', false],
  ['化学/', false],
  ['', false],
])('the answer %j can be given: %s', (answer, can) => {
  expect(isPickerAnswer(content, answer)).toBe(can)
})

test.each([
  ['["a","b",1]', ['a', 'b']],
  ['a, b,', ['a', 'b']],
  ['[oops', []],
  ['', []],
])('the pictures of %j are %j', (answer, images) => {
  expect(imagesOf(answer)).toEqual(images)
})
