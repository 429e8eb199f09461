import { excerpt } from './excerpt'

test('the searched words are visible, with a little text before them', () => {
  expect(excerpt('周末的露营还有位置吗', '露营')).toEqual(['周末的', '露营', '还有位置吗'])
  expect(excerpt('一二三四五六七八九十一二三四\n露营 ok', ' 露营 ')).toEqual([
    '…四五六七八九十一二三四 ',
    '露营',
    ' ok',
  ])
  expect(excerpt('Any PLACES left', 'places')).toEqual(['Any ', 'PLACES', ' left'])
  expect(excerpt('nothing', 'else')).toEqual(['nothing', '', ''])
})
