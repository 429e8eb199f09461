import { buyAgain, createOrder, setCart } from '@quanzi/contract'
import { tellChange } from '@/gateway/changes'
import { onCart } from './onCart'

test('what the buttons of goods and the cart itself write is heard by the goods below, as it was stored', () => {
  const heard: (readonly [string, number] | 'moved')[] = []
  const stop = onCart(1000, { wrote: (skuId, num) => heard.push([skuId, num]), moved: () => heard.push('moved') })
  tellChange(setCart, { iid: 1000, skuId: 's1', num: 3 }, { capped: {} })
  tellChange(setCart, { iid: '1000', skuId: 7, num: '9' }, { capped: { 7: 2 } })
  const lines = [
    { skuId: 's1', num: 5 },
    { skuId: 's2', num: 0 },
    { skuId: 's3', checked: true },
    { skuId: 's4', num: 8 },
  ]
  tellChange(setCart, { iid: 1000, lines }, { capped: { s4: 6 } })
  tellChange(setCart, { iid: 3073, skuId: 's1', num: 1 }, { capped: {} })
  expect(heard).toEqual([
    ['s1', 3],
    ['7', 2],
    ['s1', 5],
    ['s2', 0],
    ['s4', 6],
  ])
  heard.length = 0
  tellChange(createOrder, { iid: 1000 }, { gid: 'g1' })
  tellChange(buyAgain, { iid: 1000 }, { added: 1 })
  tellChange(buyAgain, { iid: 3073 }, { added: 1 })
  expect(heard).toEqual(['moved', 'moved'])
  stop()
  tellChange(setCart, { iid: 1000, skuId: 's1', num: 3 }, { capped: {} })
  tellChange(createOrder, { iid: 1000 }, { gid: 'g1' })
  expect(heard).toHaveLength(2)
})
