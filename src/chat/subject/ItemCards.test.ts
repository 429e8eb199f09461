import type { ChatLink } from '@quanzi/contract'
import { ItemCards } from './ItemCards'

const link: ChatLink = { moduleType: 9, title: '武功山', cover: '', price: 100, isFrom: true, startAt: null }

test('an item is requested once, even when it does not exist, and again only after a failure', async () => {
  const ask = jest.fn(async (url: string) => (url === 'gone' ? null : link))
  const cards = new ItemCards(ask)
  await Promise.all([cards.want('a'), cards.want('a'), cards.want('gone')])
  await cards.want('gone')
  expect([cards.find('a'), cards.find('gone'), cards.find('other')]).toEqual([link, null, undefined])
  expect(ask).toHaveBeenCalledTimes(2)
  ask.mockRejectedValueOnce(new Error('no network'))
  await cards.want('b')
  expect(cards.find('b')).toBeUndefined()
  await cards.want('b')
  expect(cards.find('b')).toEqual(link)
})
