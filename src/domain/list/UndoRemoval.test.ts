import { PagedList } from './PagedList'
import { UndoRemoval } from './UndoRemoval'

interface Row {
  readonly id: string
}

async function start(remove: (row: Row) => Promise<unknown> = async () => undefined) {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))
  const list = new PagedList<Row>(
    async () => ({ list: rows, total: 3, hasMore: false }),
    ({ id }) => id,
  )
  await list.load()
  const removed: string[] = []
  const failures: unknown[] = []
  let act = () => {}
  const undo = new UndoRemoval<Row>({
    list,
    keyOf: ({ id }) => id,
    remove: async (row) => {
      await remove(row)
      removed.push(row.id)
    },
    later: (_, run) => {
      act = run
      return () => {
        act = () => {}
      }
    },
    onFailed: (error) => failures.push(error),
  })
  const ids = () => list.rows.map(({ id }) => id).join('')
  return { list, undo, removed, failures, ids, wait: () => act() }
}

test('a row goes at once and for good when the time is over; undo brings it back to its place', async () => {
  const { undo, removed, ids, wait } = await start()
  undo.remove({ id: 'b' })
  expect([ids(), removed]).toEqual(['ac', []])
  undo.undo()
  wait()
  expect([ids(), removed]).toEqual(['abc', []])
  undo.remove({ id: 'a' })
  wait()
  await Promise.resolve()
  expect([ids(), removed, undo.removed]).toEqual(['bc', ['a'], null])
})

test('a second removal ends the first one, a refused one comes back', async () => {
  const { undo, removed, failures, ids } = await start(async ({ id }) => {
    if (id === 'c') throw new Error('refused')
  })
  undo.remove({ id: 'a' })
  undo.remove({ id: 'c' })
  await undo.finish()
  expect([removed, ids(), failures.length]).toEqual([['a'], 'bc', 1])
})

test('the last row leaves an empty list, and its undo a list again', async () => {
  const { list, undo } = await start()
  for (const id of ['a', 'b', 'c']) undo.remove({ id })
  expect(list.state.kind).toBe('empty')
  undo.undo()
  expect([list.state.kind, list.total]).toEqual(['ready', 1])
})
