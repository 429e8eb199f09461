import { contentCalls, MODULE_TYPE } from '@quanzi/contract'
import { moveCounts } from '../../items/moveCounts'
import { createTestServer, type TestServer } from '../../testing/createTestServer'

const iid = 1000
const NOTE = MODULE_TYPE.note

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ tenants: [iid] })
  await server.db
    .insertInto('feature_types')
    .values([
      { iid, id: 'walks', module_type: NOTE, name: '徒步' },
      { iid, id: 'hills', module_type: NOTE, name: '登山', parent_id: 'walks' },
    ])
    .execute()
})
afterAll(() => server.close())

const item = (id: string, type_id: string | null, status = 'published') => ({
  ...{ iid, id, type_id, status, module_type: NOTE, author_id: 0, text: id, tags: [], published_at: server.time.now },
  summary: JSON.stringify({ title: id, cover: '', price: null, tags: [], lat: null, lng: null, extra: {} }),
})
const put = (...items: ReturnType<typeof item>[]) =>
  server.db
    .insertInto('content_index')
    .values(items as never)
    .execute()
const heat = (id: string, view: number) => moveCounts(server.db, { iid, module_type: NOTE, id }, { view })
const hottest = async (typeId: string) => {
  const wish = { iid, sortBy: 'hot' as const, moduleTypes: [NOTE], typeId, pageNo: 1, pageSize: 20 }
  return (await server.call(contentCalls.searchContent, wish)).list.map(({ id }) => id)
}

test('the hottest items of a type and of those below it, whether the item or its counters were there first', async () => {
  await put(item('cool', 'walks'), item('other', 'rides'), item('none', null), item('hidden', 'walks', 'draft'))
  for (const [id, view] of [
    ['cool', 1],
    ['other', 9],
    ['none', 9],
    ['hidden', 9],
    ['warm', 5],
    ['hot', 7],
  ] as const)
    await heat(id, view)
  await put(item('warm', 'walks'), item('hot', 'hills'))
  expect(await hottest('walks')).toEqual(['hot', 'warm', 'cool'])
  expect(await hottest('hills')).toEqual(['hot'])
  await heat('cool', 8)
  expect(await hottest('walks')).toEqual(['cool', 'hot', 'warm'])
})

test('an item that gets another type, or none, leaves the list of the old one', async () => {
  await put(item('moves', 'walks'), item('leaves', 'walks'))
  await heat('moves', 20)
  await heat('leaves', 21)
  const change = (id: string, type_id: string | null) =>
    server.db.updateTable('content_index').set({ type_id }).where('iid', '=', iid).where('id', '=', id).execute()
  await change('moves', 'hills')
  await change('leaves', null)
  expect((await hottest('walks'))[0]).toBe('moves')
  expect(await hottest('hills')).toEqual(['moves', 'hot'])
  const kept = server.db.selectFrom('content_counts').select('type_id').where('iid', '=', iid)
  expect(await kept.where('id', '=', 'leaves').execute()).toEqual([{ type_id: null }])
})
