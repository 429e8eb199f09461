import type { ProvinceRow } from '@quanzi/contract'
import { DestinationStore } from './DestinationStore'

const ROW: ProvinceRow = { code: '330000', name: '浙江', cover: '', count: 3, followed: false }

function start(rows: readonly ProvinceRow[], refuses = false) {
  const sent: [string, boolean][] = []
  const store = new DestinationStore({
    fetch: async () => rows,
    setFollow: async (code, on) => {
      sent.push([code, on])
      if (refuses) throw new Error('offline')
      return { on, count: 1 }
    },
    emptyState: () => ({ kind: 'empty' }),
  })
  return { store, sent }
}

test('a follow shows at once and can be undone; a refusal takes it back', async () => {
  const { store, sent } = start([ROW])
  await store.load()
  const first = store.toggle(ROW)
  expect(store.rows[0]?.followed).toBe(true)
  await first
  await store.toggle(store.rows[0] ?? ROW)
  expect([store.rows[0]?.followed, sent]).toEqual([
    false,
    [
      ['330000', true],
      ['330000', false],
    ],
  ])
  const broken = start([ROW], true)
  await broken.store.load()
  await expect(broken.store.toggle(ROW)).rejects.toThrow('offline')
  expect(broken.store.rows[0]?.followed).toBe(false)
})

test('a tenant without activities says so', async () => {
  const { store } = start([])
  await store.load()
  expect(store.state.kind).toBe('empty')
})
