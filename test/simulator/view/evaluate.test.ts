import { evaluateAttribute, evaluateData, interpolate } from './evaluate'

const scope = { i: { p1: false, list: [1, 2], v: 'text' }, c: 1 }

test.each([
  ['{{i.p1}}', false],
  ['{{i.p9}}', undefined],
  ['{{i.p9.deeper}}', undefined],
  ["{{i.p9||'none'}}", 'none'],
  ['{{i.list[1] + c}}', 3],
  ['{{unknown}}', undefined],
  ['plain', 'plain'],
  ['a {{i.v}} b {{c}}', 'a text b 1'],
])('%s', (text, value) => {
  expect(evaluateAttribute(text, scope)).toEqual(value)
})

test('globals of Node are not in scope', () => {
  expect(evaluateAttribute('{{process}}', scope)).toBeUndefined()
})

test('template data is the inside of an object literal', () => {
  expect(evaluateData('{{i:i.v,c:c+1}}', scope)).toEqual({ i: 'text', c: 2 })
  expect(evaluateData('{{...i}}', scope)).toEqual(scope.i)
})

test('undefined renders as empty text', () => {
  expect(interpolate('[{{i.none}}]', scope)).toBe('[]')
})
