import type { OpenDatabase } from '../db/openDatabase'
import { openTestDatabase } from './openTestDatabase'
import { RowChanges } from './RowChanges'

let opened: OpenDatabase
let changes: RowChanges
beforeAll(async () => {
  opened = await openTestDatabase()
  await plant(1)
  changes = await RowChanges.watch(opened.db)
})
afterAll(() => opened.close())

const plant = (iid: number) =>
  opened.db
    .insertInto('tenants')
    .values({ iid, name: `圈${iid}`, settings: '{}' })
    .execute()
const rename = (iid: number, name: string) =>
  opened.db.updateTable('tenants').set({ name }).where('iid', '=', iid).execute()
const remove = (iid: number) => opened.db.deleteFrom('tenants').where('iid', '=', iid).execute()
const member = (user_id: number, nick_name: string) =>
  opened.db.insertInto('member').values({ iid: 1, user_id, nick_name, head_img: '', created_at: 0 }).execute()

test('an added, changed or deleted row reports its table; nothing else does', async () => {
  for (const write of [() => plant(2), () => rename(2, '新名'), () => remove(2)]) {
    await write()
    expect((await changes.look()).tables()).toEqual(['tenants'])
    expect((await changes.look()).tables()).toEqual([])
  }
})

test('a rolled-back write, a write of the same values and a write to no row change nothing', async () => {
  await changes.look()
  await plant(3)
  await remove(3)
  await rename(1, '圈1')
  await rename(99, '无人')
  const look = await changes.look()
  expect(look.tables()).toEqual([])
  expect(look.totals()).toEqual({})
})

test('a person’s rows are distinguished from those of others', async () => {
  await changes.look()
  await member(12_345, '安')
  const look = await changes.look()
  expect(look.tables({ numbers: [123], texts: ['波'] })).toEqual([])
  expect(look.tables({ numbers: [12_345], texts: [] })).toEqual(['member'])
  expect(look.tables({ numbers: [123], texts: ['安'] })).toEqual(['member'])
})

test('rows and amounts are summed up, ids are not', async () => {
  await changes.look()
  const tried = (key: string, tries: number) =>
    opened.db.insertInto('password_try').values({ iid: 1, key, tries, until: 9 }).execute()
  await tried('a', 2)
  await tried('b', 4)
  expect((await changes.look()).totals()).toEqual({ password_try: 2, 'password_try.tries': 6 })
})
