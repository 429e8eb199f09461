import fc from 'fast-check'
import * as v from 'valibot'
import { createOrder } from './checkout'
import { listContent } from './content'
import { claimCoupons } from './coupons'
import type { ParamsSchema } from './define'
import { Day, Flag01, Id, Iid, JsonOf, Line, ListOf, maybe, PageNo, PageSize, Text, UserId } from './fields'

const parse = (schema: ParamsSchema, value: unknown): unknown => {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : 'refused'
}

test('a number may be sent as text or number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (n) => {
      expect(parse(Iid, String(n))).toBe(n)
      expect(parse(Iid, n)).toBe(n)
    }),
  )
})

test.each([
  '',
  ' 1',
  '0',
  0,
  '1e3',
  '0x10',
  '-1',
  '1.5',
  'NaN',
  '99999999999999999999',
  null,
  true,
  [],
  {},
  1.5,
  Number.NaN,
])('an iid is not %p', (value) => expect(parse(Iid, value)).toBe('refused'))

test('a page is 1 by default, and a page of more than 50 rows is refused', () => {
  expect([undefined, '', null, '3', 3].map((value) => parse(PageNo, value))).toEqual([1, 1, 1, 3, 3])
  expect([undefined, '50', '51', '0'].map((value) => parse(PageSize, value))).toEqual([20, 50, 'refused', 'refused'])
})

test('empty and null count as absent in an optional field', () => {
  expect([undefined, '', null, '7'].map((value) => parse(maybe(UserId), value))).toEqual([
    undefined,
    undefined,
    undefined,
    7,
  ])
  expect(parse(maybe(UserId), 'me')).toBe('refused')
})

test('a flag becomes a boolean', () => {
  expect([0, '0', 1, '1', true, 'false', 'yes', 2].map((value) => parse(Flag01, value))).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    'refused',
    'refused',
  ])
})

test('an id becomes text, whatever it was', () => {
  expect([5, '5', 'p12', '', 'a b', '../x', 'x'.repeat(65)].map((value) => parse(Id, value))).toEqual([
    '5',
    '5',
    'p12',
    'refused',
    'refused',
    'refused',
    'refused',
  ])
})

test('text is trimmed and counted by characters', () => {
  expect(parse(Text(3), '  圈子😀 ')).toBe('圈子😀')
  expect(parse(Text(3), '圈子圈子')).toBe('refused')
  expect(parse(Text(3), '   ')).toBe('refused')
  expect(parse(Text(9), '山\n水')).toBe('山\n水')
})

test.each([
  ['山\n水', '山 水'],
  ['山\r\n\u2028水', '山 水'],
  ['\n山\t', '山'],
  ['\n', 'refused'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
])('a name or a title is one line: %j is %j', (typed, kept) => {
  expect(parse(Line(9), typed)).toBe(kept)
})

test('a day must exist', () => {
  expect(['2024-02-29', '2024-13-01', '2024-2-9'].map((value) => parse(Day, value))).toEqual([
    '2024-02-29',
    'refused',
    'refused',
  ])
})

test('a list may be sent as JSON text, comma-separated text or a list', () => {
  const ids = ListOf(Id, 3)
  expect(['["1",2]', '1, 2', ['1', 2], '1,2,3,4', '["1"', '{"a":1}'].map((value) => parse(ids, value))).toEqual([
    ['1', '2'],
    ['1', '2'],
    ['1', '2'],
    'refused',
    'refused',
    'refused',
  ])
})

test('a structure may be sent as JSON text or as itself', () => {
  const schema = JsonOf(v.object({ a: v.number() }))
  fc.assert(
    fc.property(fc.integer(), (a) => {
      expect(parse(schema, JSON.stringify({ a }))).toEqual({ a })
      expect(parse(schema, { a })).toEqual({ a })
    }),
  )
  expect(parse(schema, '{"a":')).toBe('refused')
})

test('the issue of a malformed parameter names the field', () => {
  const field = (schema: ParamsSchema, value: unknown) => {
    const result = v.safeParse(schema, value)
    return result.success ? null : v.getDotPath(result.issues[0])?.split('.')[0]
  }
  expect(field(listContent.params, { iid: 1, moduleType: 'x' })).toBe('moduleType')
  expect(field(listContent.params, {})).toBe('iid')
  expect(field(claimCoupons.params, { iid: 1, couponIds: '[' })).toBe('couponIds')
  expect(field(createOrder.params, { iid: 1, num: 0, orderType: 1, keys: '5' })).toBe('num')
})

test('no schema throws on hostile input', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const { params } of [listContent, claimCoupons, createOrder]) v.safeParse(params, value)
    }),
  )
})
