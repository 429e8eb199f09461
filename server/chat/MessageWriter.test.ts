import type { Db } from '../db/schema'
import { openTestDatabase } from '../testing/openTestDatabase'
import { StatementLog } from '../testing/StatementLog'
import { setConversation } from './conversations'
import { type Draft, MessageWriter, type Outcome, type Stored } from './MessageWriter'

const iid = 1000
const DAY = 86_400_000
let opened: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db

beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.db
  const people = [1, 2, 3, 4, 5].map((n) => ({ iid, rid: 500 + n, user_id: 900 + n, nick_name: `客户${n}`, at: 1 }))
  for (const { at: created_at, ...person } of people)
    await db
      .insertInto('member')
      .values({ ...person, created_at } as never)
      .execute()
})
afterAll(() => opened.close())

const said = (from: number, to: number, tempID: string, mediaKeys: readonly string[] = []): Draft => ({
  iid,
  from: { rid: 500 + from, userId: 900 + from },
  toRid: 500 + to,
  content: { body: { type: 1, text: tempID }, cid: iid, sender: {} as never, tempID },
  mediaKeys,
})

const open = (on: Db, stored: (messages: readonly Stored[]) => void = () => {}) =>
  new MessageWriter(on, () => DAY, stored)

const wordOf = (outcome: Outcome) => ('refused' in outcome ? (outcome.detail?.zh ?? outcome.refused) : 'stored')

test('who have talked before cost one statement a batch, and the refused one among them is left out alone', async () => {
  const log = new StatementLog()
  const told: string[][] = []
  const writer = open(log.listen(db), (messages) => told.push(messages.map(({ draft }) => draft.content.tempID)))
  await Promise.all([writer.write(said(1, 2, 'a1')), writer.write(said(2, 3, 'a2')), writer.write(said(3, 1, 'a3'))])
  log.take()
  await Promise.all([writer.write(said(1, 2, 'b1')), writer.write(said(2, 3, 'b2')), writer.write(said(3, 1, 'b3'))])
  expect(log.take().map(({ sql }) => /chat_\w+/.exec(sql)?.[0])).toEqual(['chat_take'])

  await setConversation(db, { iid, rid: 503 }, 502, { blocked: true })
  const outcomes = ['c1', 'c2', 'c3'].map((name, index) => writer.write(said(index + 1, ((index + 1) % 3) + 1, name)))
  expect((await Promise.all(outcomes)).map(wordOf)).toEqual(['stored', '消息已发出，但被对方拒收了', 'stored'])
  expect(told).toEqual([
    ['a1', 'a2', 'a3'],
    ['b1', 'b2', 'b3'],
    ['c1', 'c3'],
  ])
  const { last_id } = await db
    .selectFrom('chat_counter')
    .select('last_id')
    .where('iid', '=', iid)
    .executeTakeFirstOrThrow()
  expect(last_id).toBe(8)
  await setConversation(db, { iid, rid: 503 }, 502, { blocked: false })
})

test('a message that waits for the batch before it is judged by what was blocked meanwhile', async () => {
  const writer = open(db)
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const { first, second } = await db.transaction().execute(async (trx) => {
    // Nothing is stored until this ends, so the first batch waits with its message, and the second behind it.
    await trx.updateTable('chat_counter').set({ last_id: 8 }).where('iid', '=', iid).execute()
    const first = writer.write(said(3, 1, 'first'))
    await turn()
    await turn()
    const second = writer.write(said(1, 2, 'second'))
    await setConversation(trx, { iid, rid: 502 }, 501, { blocked: true })
    return { first, second }
  })
  expect([await first, await second].map(wordOf)).toEqual(['stored', '消息已发出，但被对方拒收了'])
  await setConversation(db, { iid, rid: 502 }, 501, { blocked: false })
})

test('a restricted member’s first message is refused before it counts as one to a new person', async () => {
  const set = { iid, user_id: 904, staff_id: 1, until: 3 * DAY, reason: '广告', at: 1 }
  await db.insertInto('restriction').values(set).execute()
  const writer = open(db)
  const outcomes = await Promise.all([
    writer.write(said(4, 5, 'd1')),
    writer.write(said(5, 1, 'd2', ['somebody-else.jpg'])),
    writer.write(said(4, 1, 'd3', ['somebody-else.jpg'])),
    writer.write(said(4, 999, 'd4')),
  ])
  const restricted = expect.stringMatching(/不能发布：广告$/)
  expect(outcomes.map(wordOf)).toEqual([restricted, 'DENIED', restricted, 'NOTFOUND'])
  const counted = await db
    .selectFrom('attempt')
    .select('who')
    .where('iid', '=', iid)
    .where('kind', '=', 'newPeople')
    .execute()
  expect(counted.map(({ who }) => who)).not.toContain('user 904')
  expect(counted.map(({ who }) => who)).not.toContain('user 905')
})
