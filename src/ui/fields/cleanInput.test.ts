import fc from 'fast-check'
import { cleanInput } from './cleanInput'
import type { InputKind } from './InputKind'

test.each<[InputKind, string, number, string]>([
  ['phone', '+86 138-0013-8000', 11, '13800138000'],
  ['phone', '8613800138000', 11, '13800138000'],
  ['phone', '0086 138 0013 8000', 11, '13800138000'],
  ['phone', '１３８ ００１３ ８０００', 11, '13800138000'],
  ['phone', '\u202d13800138000\u202c', 11, '13800138000'],
  ['phone', '138001380001234', 11, '13800138000'],
  ['phone', '86', 11, '86'],
  ['idcard', '110105 19491231 002x', 18, '11010519491231002X'],
  ['idcard', '１１０１０５１９４９１２３１００２Ｘ', 18, '11010519491231002X'],
  ['code', '【圈子】 123 456', 6, '123456'],
  ['number', '３１０-０００', 6, '310000'],
  ['decimal', '￥12。50', 10, '12.50'],
  ['email', ' lin＠example.com ', 100, 'lin@example.com'],
  ['name', ' 林 小圈 ', 20, ' 林 小圈 '],
  ['text', '第１号 ', 20, '第１号 '],
  ['password', ' ａ1 ', 20, ' ａ1 '],
])('%s: %j', (kind, typed, max, expected) => {
  expect(cleanInput(kind, typed, max)).toBe(expected)
})

test('clean text stays unchanged', () => {
  const kinds = fc.constantFrom<InputKind>('phone', 'idcard', 'code', 'number', 'decimal', 'email')
  fc.assert(
    fc.property(kinds, fc.string(), (kind, typed) => {
      const once = cleanInput(kind, typed, 11)
      expect(cleanInput(kind, once, 11)).toBe(once)
    }),
  )
})
