import { openTestDatabase } from '../testing/openTestDatabase'
import { conversation, insertMessages, markRead, messagesAfter, newestMessageId, unreadMessages } from './messages'

let opened: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const [ANN, BEN] = [901, 902]
const say = (temp_id: string, from_rid = ANN, to_rid = BEN) => ({
  iid: 1000,
  from_rid,
  to_rid,
  temp_id,
  flag: 0,
  content: JSON.stringify({ tempID: temp_id }),
  at: 5,
})
const names = (msgs: readonly { content: { tempID: string } }[]) => msgs.map(({ content }) => content.tempID)

test('a batch is stored in its order; what was stored before, and a second of one name, is answered with the first row', async () => {
  const first = await insertMessages(
    opened.db,
    ['a', 'b', 'c'].map((name) => say(name)),
  )
  expect(first.map(({ again }) => again)).toEqual([false, false, false])
  const [a, b, c] = first.map(({ row }) => row.id)
  expect([b, c]).toEqual([Number(a) + 1, Number(a) + 2])

  const mixed = await insertMessages(
    opened.db,
    ['b', 'd', 'd', 'e'].map((name) => say(name)),
  )
  expect(mixed.map(({ again }) => again)).toEqual([true, false, true, false])
  expect(mixed[0]?.row.id).toBe(b)
  expect(mixed[2]?.row.id).toBe(mixed[1]?.row.id)

  const repeated = await insertMessages(
    opened.db,
    ['a', 'e'].map((name) => say(name)),
  )
  expect(repeated.map(({ again }) => again)).toEqual([true, true])

  // Another sender's names are their own, also after numbers were skipped.
  const others = await insertMessages(
    opened.db,
    ['a', 'b'].map((name) => say(name, BEN, ANN)),
  )
  expect(others.map(({ again }) => again)).toEqual([false, false])
  expect(names((await messagesAfter(opened.db, BEN, 0, 10)).msgs)).toEqual(['a', 'b', 'c', 'd', 'e', 'a', 'b'])
  expect(await newestMessageId(opened.db, ANN)).toBe(others[1]?.row.id)
})

test('history keeps its order over read and unread messages, and reading takes from the unread only', async () => {
  const { msgs } = await unreadMessages(opened.db, BEN, 10)
  expect(names(msgs)).toEqual(['a', 'b', 'c', 'd', 'e'])
  await markRead(opened.db, BEN, [Number(msgs[1]?.id), Number(msgs[3]?.id)], 9)
  expect(names((await unreadMessages(opened.db, BEN, 10)).msgs)).toEqual(['a', 'c', 'e'])
  expect((await unreadMessages(opened.db, BEN, 2)).hasMore).toBe(true)
  const page = { rid: BEN, other: ANN, beforeId: undefined, limit: 4 }
  const last = await conversation(opened.db, page)
  expect(names(last.msgs)).toEqual(['d', 'e', 'a', 'b'])
  const older = await conversation(opened.db, { ...page, beforeId: Number(last.msgs[0]?.id) })
  expect(names(older.msgs)).toEqual(['a', 'b', 'c'])
  expect(names((await messagesAfter(opened.db, BEN, Number(msgs[1]?.id), 3)).msgs)).toEqual(['c', 'd', 'e'])
})
