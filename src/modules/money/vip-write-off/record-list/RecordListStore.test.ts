import type { VipRecord } from '@quanzi/contract'
import { RecordListStore, type RecordQuestion } from './RecordListStore'

const record = (more: Partial<VipRecord> = {}): VipRecord => ({
  ...{ id: '1', benefitId: 'b', name: '手冲一杯', img: '', type: 1, status: 0, code: '123412341234', surcharge: 0 },
  ...{ at: 0, endsAt: null, usedAt: null, place: '', company: '', transportNumber: '', member: '' },
  infos: { name: '', mobile: '', address: '' },
  ...more,
})

function start(rows: readonly VipRecord[], scope: RecordQuestion['scope'] = 'mine') {
  const asked: RecordQuestion[] = []
  const store = new RecordListStore({
    scope,
    fetchPage: async (question) => {
      asked.push(question)
      return { list: rows, total: rows.length, hasMore: false }
    },
    fetchOne: async () => record({ status: 1, usedAt: 5 }),
    emptyState: ({ tab }) => ({ kind: 'empty', message: tab }),
  })
  return { store, asked }
}
const settled = () => new Promise(setImmediate)

test('a tab asks for its state; only staff ask for a code', async () => {
  const { store, asked } = start([])
  await store.load()
  store.search('1234 1234')
  store.choose('used')
  await settled()
  expect(asked).toEqual([
    { scope: 'mine', pageNo: 1 },
    { scope: 'mine', status: 1, pageNo: 1 },
  ])
  const staff = start([], 'staff')
  staff.store.search('1234 1234')
  await staff.store.load()
  expect(staff.asked).toEqual([{ scope: 'staff', queryKey: '12341234', pageNo: 1 }])
  expect(store.list.state).toEqual({ kind: 'empty', message: 'used' })
})

test('a claim that was sent keeps the address on screen, which the answer does not have', async () => {
  const infos = { name: '林小路', mobile: '13812345678', address: '龙井路 1 号' }
  const { store } = start([record({ type: 2, infos })])
  await store.load()
  store.sent(record({ type: 2, status: 1, transportNumber: 'SF123456' }))
  expect(store.list.rows).toMatchObject([{ status: 1, transportNumber: 'SF123456', infos }])
})

test('a code on screen is looked after until it was used', async () => {
  const open = start([record()]).store
  await open.load()
  expect(open.showing).toBe(false)
  open.open('1')
  expect(open.showing).toBe(true)
  open.open('1')
  expect(open.showing).toBe(false)
  const used = start([record({ status: 1 })]).store
  await used.load()
  used.open('1')
  expect(used.showing).toBe(false)
})

test('a code that is used while it is shown says so in its place, on the tab of unused ones too', async () => {
  const rows = [record({ id: '2' }), record(), record({ id: '3' })]
  const { store } = start(rows)
  store.choose('open')
  await settled()
  store.open('1')
  rows.splice(1, 1)
  await store.load()
  expect(store.list.rows.map(({ id, usedAt }) => [id, usedAt])).toEqual([
    ['2', null],
    ['1', 5],
    ['3', null],
  ])
  expect(store.showing).toBe(false)
})

test('the only unused code stays too', async () => {
  const rows = [record()]
  const { store } = start(rows)
  store.choose('open')
  await settled()
  store.open('1')
  rows.pop()
  await store.load()
  expect([store.list.rows.length, store.list.state.kind]).toEqual([1, 'ready'])
})
