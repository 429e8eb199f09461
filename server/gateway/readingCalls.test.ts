import { defineCall, reply } from '@quanzi/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import { CallError } from '../call/CallError'
import { callGroup } from '../call/handlers'
import type { Db } from '../db/schema'
import { withTransaction } from '../db/withTransaction'
import { createTestServer, type TestServer } from '../testing/createTestServer'

const look = defineCall({
  uri: '/test/look',
  params: v.object({ how: v.string() }),
  reply: reply<number>(),
  access: 'public',
  safe: true,
  source: 'test',
})

const row = { name: 'looked at', value: '1' }
const count = async (db: Db) => (await db.selectFrom('server_key').select('name').execute()).length

const WAYS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  insert: (db) => db.insertInto('server_key').values(row).execute(),
  update: (db) => db.updateTable('server_key').set({ value: '2' }).execute(),
  delete: (db) => db.deleteFrom('server_key').execute(),
  text: (db) => sql`insert into server_key (name, value) values ('a', 'b')`.execute(db),
  'text behind a with': (db) => sql`with old as (select 1) delete from server_key`.execute(db),
  transaction: (db) => withTransaction(db, (trx) => trx.insertInto('server_key').values(row).execute()),
}

let server: TestServer
beforeAll(async () => {
  const group = callGroup(
    { look },
    {
      look: async (ctx, { how }) => {
        await WAYS[how]?.(ctx.db)
        if (how.startsWith('trace')) ctx.leave((db) => db.insertInto('server_key').values(row).execute())
        if (how === 'trace, refused') throw new CallError('STOCK')
        return await count(ctx.db)
      },
    },
  )
  server = await createTestServer({ groups: [group] })
})
afterAll(() => server.close())

test.each(Object.keys(WAYS))('a call that reads cannot write: %s', async (how) => {
  const before = await server.db.selectFrom('server_key').selectAll().execute()
  expect(await server.wire(look.uri, { how })).toMatchObject({ code: 500000 })
  expect(await server.db.selectFrom('server_key').selectAll().execute()).toEqual(before)
})

test('a reading call leaves its trace when it succeeds, and none when it is refused', async () => {
  const before = await count(server.db)
  expect(await server.wire(look.uri, { how: 'trace, refused' })).toHaveProperty('code')
  expect(await count(server.db)).toBe(before)
  expect(await server.wire(look.uri, { how: 'trace' })).toEqual({ t: before })
  expect(await count(server.db)).toBe(before + 1)
})
