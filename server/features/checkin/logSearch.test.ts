import { type CheckinResult, listCheckins } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { TICKET } from '../../testing/Till'
import { writeEntries } from '../../testing/writeEntries'

const REF = { iid: TICKET.iid, scope: 'act', refId: TICKET.keys } as const
/** People of one name: more than were once looked up. */
const NAMESAKES = 250
/** More people than the first steps of a walk pass. */
const LATER = 600

let server: TestServer
let staff: Actor
beforeAll(async () => {
  server = await createDemoServer()
  staff = await server.login({ rights: ['scan'] })
})
afterAll(() => server.close())

/** People who were scanned one after the other, in this order. */
async function scanned(names: readonly string[]): Promise<void> {
  const { db, time } = server
  const people = names.map((name) => ({ name, ticket_code: null }))
  const ids = await writeEntries(db, people, time.now)
  const scan = { ...{ iid: TICKET.iid, scope: 'act', ref_id: TICKET.keys }, at: time.now }
  await db
    .insertInto('checkin')
    .values(ids.map((entry_id) => ({ ...scan, entry_id, result: 'refused' as const, method: 'staff' as const })))
    .execute()
}

test('the log finds people by a part of the name: the newest of many namesakes first, and one from long ago', async () => {
  await scanned([
    '欧阳稀客',
    '爨七',
    ...Array.from({ length: NAMESAKES }, (_, n) => `王小${n}`),
    ...Array.from({ length: LATER }, (_, n) => `到场${n}`),
  ])
  const find = async (queryKey: string, pageNo = 1, result?: CheckinResult) => {
    const page = await server.call(listCheckins, { ...REF, all: 1, queryKey, pageNo, result }, { as: staff })
    return page.list.map(({ person }) => person)
  }
  expect((await find('王小')).slice(0, 2)).toEqual([`王小${NAMESAKES - 1}`, `王小${NAMESAKES - 2}`])
  const second = await find('王小', 2)
  expect(second.length).toBeGreaterThan(0)
  expect(await find('王小', 1)).not.toContain(second[0])
  expect((await find('到场'))[0]).toBe(`到场${LATER - 1}`)
  expect(await find('稀客')).toEqual(['欧阳稀客'])
  expect(await find('欧阳 稀客', 1, 'refused')).toEqual(['欧阳稀客'])
  expect(await find('欧阳 王小')).toEqual([])
  expect(await find('稀客', 1, 'ok')).toEqual([])
  // One character is in too many names for an index: it is met on the way.
  expect(await find('爨')).toEqual(['爨七'])
})
