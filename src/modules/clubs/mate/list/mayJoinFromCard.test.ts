import type { ItemSummary } from '@quanzi/contract'
import { mayJoinFromCard } from './mayJoinFromCard'

const club = (price: number | null, extra: ItemSummary['extra'], rid = '7') =>
  mayJoinFromCard({ price, extra, author: { rid: 8, nick_name: '', headImg: '' } } as ItemSummary, rid)

test.each([
  ['free with places', null, { left: 3 }, true],
  ['free of charge', 0, {}, true],
  ['without a limit', null, { left: null }, true],
  ['with a price', 9900, { left: 3 }, false],
  ['one’s own', null, { left: 3, mine: true }, false],
  ['full', null, { left: 0 }, false],
  ['said to be full', null, { state: 'full' }, false],
] as const)('a club %s', (_, price, extra, may) => expect(club(price, extra)).toBe(may))

test('a leader cannot join their own club', () => expect(club(null, { left: 3 }, '8')).toBe(false))
