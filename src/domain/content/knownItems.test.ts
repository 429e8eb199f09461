import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { recallItem, rememberItem } from './knownItems'

const item = (moduleType: number, id: string, title = `${moduleType}-${id}`) =>
  ({ moduleType, id, title }) as unknown as ItemSummary

test('the current activity and the current game are known to the screens they lead to', () => {
  rememberItem(item(MODULE_TYPE.act, '5', '溯溪一日'))
  rememberItem(item(MODULE_TYPE.game, '5', '越野赛'))
  expect(recallItem(MODULE_TYPE.act, '5')?.title).toBe('溯溪一日')
  expect(recallItem(MODULE_TYPE.game, '5')?.title).toBe('越野赛')
  expect(recallItem(MODULE_TYPE.note, '5')).toBeNull()
})

test('the newest data of an item counts, and is dropped after sixty other items', () => {
  rememberItem(item(MODULE_TYPE.act, '7', 'alt'))
  rememberItem(item(MODULE_TYPE.act, '7', 'neu'))
  expect(recallItem(MODULE_TYPE.act, '7')?.title).toBe('neu')
  for (let n = 0; n < 59; n++) rememberItem(item(MODULE_TYPE.note, String(n)))
  expect(recallItem(MODULE_TYPE.act, '7')).not.toBeNull()
  rememberItem(item(MODULE_TYPE.note, '59'))
  expect(recallItem(MODULE_TYPE.act, '7')).toBeNull()
})
