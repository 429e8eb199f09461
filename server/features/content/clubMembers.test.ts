import { getContent, listClubMembers } from '@quanzi/contract'
import { sql } from 'kysely'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
const club = '10006'

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const page = (pageNo: number, as?: Actor) =>
  server.call(listClubMembers, { iid, id: club, pageNo, pageSize: 50 }, as ? { as } : {})

test('the leader of a club of 700 reads all of its members, page by page; nobody else reads one', async () => {
  const leader = await server.login()
  const ann = await server.login()
  const at = server.time.now
  await sql`delete from joins where iid = ${iid} and id = ${club}`.execute(server.db)
  await sql`
    insert into member (iid, user_id, nick_name, created_at)
    select ${iid}, 8000000 + n, '山友', 0 from generate_series(1, 700) n`.execute(server.db)
  // Two of them came at each instant.
  await sql`
    insert into joins (iid, module_type, id, user_id, name, phone, num, state, at)
    select ${iid}, 10, ${club}, 8000000 + n, '山友' || n, '13900000000', 1, 'joined', ${at}::bigint - n / 2
    from generate_series(1, 700) n`.execute(server.db)
  await server.db
    .updateTable('content')
    .set({ author_id: leader.member.user_id })
    .where('iid', '=', iid)
    .where('id', '=', club)
    .execute()
  const first = await server.call(getContent, { iid, moduleType: 10, id: club }, { as: leader })
  const all = []
  for (let pageNo = 1; pageNo <= 14; pageNo += 1) all.push(...(await page(pageNo, leader)).list)
  expect(new Set(all.map(({ name }) => name)).size).toBe(700)
  expect(await page(14, leader)).toMatchObject({ total: 700, hasMore: false })
  expect(first.members).toEqual(all.slice(0, 20))
  expect(Object.keys(all[0] ?? {}).sort()).toEqual(['name', 'phone', 'rid'])
  await expect(page(1, ann)).rejects.toMatchObject({ code: 1000002 })
  await expect(page(1)).rejects.toMatchObject({ code: 1000001 })
  await expect(
    server.call(listClubMembers, { iid, id: '9001', pageNo: 1, pageSize: 50 }, { as: leader }),
  ).rejects.toMatchObject({ code: 1000004 })
})
