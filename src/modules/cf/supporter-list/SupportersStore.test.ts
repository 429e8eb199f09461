import { type CfSupport, getCfProject } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { SupportersStore } from './SupportersStore'

const support = (id: string): CfSupport => ({
  ...{ id, projectId: 'p', name: '阿木', headImg: '', anonymous: false, amount: 100, tier: '', num: 1 },
  ...{ message: '', state: 'paid', thanks: '', at: 1, mine: false },
})

test('the owner filters those who were not thanked, and an empty answer says why', async () => {
  const asked: object[] = []
  const store = new SupportersStore({
    ...{ iid: 1000, projectId: 'p', empty: (key) => key },
    ask: (async (definition: object, params: { unthanked?: boolean }) => {
      if (definition === getCfProject) return { mine: true }
      asked.push(params)
      const list = params.unthanked ? [] : [support('a'), support('b')]
      return { list, total: list.length, hasMore: false, unthanked: params.unthanked ? 0 : 2 }
    }) as unknown as Call,
  })
  await store.load()
  expect([store.isOwner, store.unthanked, store.list.rows.length]).toEqual([true, 2, 2])
  store.choose('unthanked')
  await store.list.load()
  expect(store.list.state).toEqual({ kind: 'empty', message: 'allThanked' })
  expect(asked.at(-1)).toEqual({ iid: 1000, projectId: 'p', pageNo: 1, unthanked: true })
})
