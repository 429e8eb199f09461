import { type DistributionItem, MODULE_TYPE } from '@quanzi/contract'
import { PromotionShelfStore } from './PromotionShelfStore'

const item = (type: number): DistributionItem => ({
  ...{ id: `of-${type}`, type, title: '', img: '', price: 100, commission: 10, sold: 0 },
})

test('only goods can be put on the shelf of a small store; what else is promoted can be shared', async () => {
  const types = [MODULE_TYPE.goods, MODULE_TYPE.act, 100, 101, 211]
  const store = new PromotionShelfStore({
    modules: async () => types.map((dataType) => ({ dataType, name: '', count: 1 })),
    items: async ({ dataType }) => ({ list: [item(dataType)], total: 1, hasMore: false }),
    empty: () => ({ kind: 'empty', message: '' }),
  })
  const shelved: string[] = []
  for (const type of types) {
    store.choose(type)
    await store.load()
    expect(store.list.rows.map(({ type: shown }) => shown)).toEqual([type])
    shelved.push(...store.list.rows.filter((row) => store.canShelve(row)).map(({ id }) => id))
  }
  expect(shelved).toEqual([`of-${MODULE_TYPE.goods}`])
})
