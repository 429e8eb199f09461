import type { Sku } from '@quanzi/contract'
import { type KeptChoice, SpecStore } from './SpecStore'

const sku = (values: string[], stock: number, price = 1000): Sku => ({
  skuId: values.join('-'),
  values,
  price,
  accountPrice: null,
  vipPrice: null,
  marketPrice: null,
  stock,
  img: '',
})

/** Red is sold out in L and does not exist in S. */
const goods = {
  specs: [
    { name: '颜色', values: ['红', '蓝'] },
    { name: '尺码', values: ['S', 'M', 'L'] },
  ],
  skus: [
    sku(['红', 'M'], 3, 1200),
    sku(['红', 'L'], 0, 900),
    sku(['蓝', 'S'], 5),
    sku(['蓝', 'M'], 120),
    sku(['蓝', 'L'], 1),
  ],
}

const statesOf = (store: SpecStore, at: number) =>
  store.specs[at]?.values.map((value) => `${value} ${store.stateOf(at, value)}`)

test('values that do not fit the choice are sold out or do not exist', () => {
  const store = new SpecStore({ goods })
  expect(statesOf(store, 1)).toEqual(['S free', 'M free', 'L free'])
  store.pick(0, '红')
  expect(statesOf(store, 1)).toEqual(['S none', 'M free', 'L soldOut'])
  expect(statesOf(store, 0)).toEqual(['红 free', '蓝 free'])
  store.pick(1, 'M')
  expect([store.sku?.skuId, store.open]).toEqual(['红-M', null])
  store.pick(1, 'M')
  expect([store.sku, store.open]).toEqual([null, '尺码'])
})

test('until the choice is complete the cheapest sku in stock is shown', () => {
  const store = new SpecStore({ goods })
  expect(store.shown?.skuId).toBe('蓝-S')
  store.pick(0, '红')
  expect(store.shown?.skuId).toBe('红-M')
})

test('the quantity is limited by the stock and by the maximum of a cart line', () => {
  const store = new SpecStore({ goods, skuId: '蓝-M' })
  store.setNum(500)
  expect(store.num).toBe(99)
  store.pick(1, 'L')
  expect([store.sku?.skuId, store.num]).toEqual(['蓝-L', 1])
})

test('the choice is restored as far as the goods still have it', () => {
  let kept: KeptChoice | null = null
  const drawer = {
    read: () => kept,
    write: (choice: KeptChoice) => {
      kept = choice
    },
  }
  const store = new SpecStore({ goods, kept: drawer })
  store.pick(0, '蓝')
  store.pick(1, 'M')
  store.setNum(4)
  const again = new SpecStore({ goods, kept: drawer })
  expect([again.sku?.skuId, again.num]).toEqual(['蓝-M', 4])
  const less = { ...goods, specs: [{ name: '颜色', values: ['红'] }, goods.specs[1] ?? { name: '', values: [] }] }
  expect(new SpecStore({ goods: less, kept: drawer }).values).toEqual(['红', 'M'])
  expect(new SpecStore({ goods, kept: drawer, skuId: '红-M' }).sku?.skuId).toBe('红-M')
})

test('a choice made at an address comes back at this address, after a reload and when the goods are read again', () => {
  let kept: KeptChoice | null = null
  const drawer = {
    read: () => kept,
    write: (choice: KeptChoice) => {
      kept = choice
    },
  }
  const store = new SpecStore({ goods, kept: drawer, skuId: '蓝-S' })
  store.pick(1, 'M')
  expect(new SpecStore({ goods, kept: drawer, skuId: '蓝-S' }).sku?.skuId).toBe('蓝-M')
  expect(new SpecStore({ goods, kept: drawer, skuId: '红-M' }).sku?.skuId).toBe('红-M')
  kept = null
  store.pick(1, 'M')
  const again = new SpecStore({ goods, skuId: '蓝-S', now: store.choice })
  expect([again.values, again.num]).toEqual([['蓝', null], 1])
})

test('goods with one sku have nothing to choose', () => {
  const one = { specs: [], skus: [sku([], 2)] }
  const store = new SpecStore({ goods: one })
  expect([store.hasChoice, store.sku?.stock, store.open, store.most]).toEqual([false, 2, null, 2])
  expect(new SpecStore({ goods: { specs: [], skus: [sku([], 0)] } }).isSoldOut).toBe(true)
})
