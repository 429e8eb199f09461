import {
  getContent,
  listCollected,
  listContent,
  listPageContent,
  markContent,
  saveContent,
  searchContent,
} from '@quanzi/contract'
import { sql } from 'kysely'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
let server: TestServer
let ann: Actor
let bob: Actor
let request = 0
const reqId = () => `request-${++request}`
beforeAll(async () => {
  server = await createDemoServer()
  ann = await server.login({ nick_name: '安' })
  bob = await server.login({ nick_name: '波' })
})
afterAll(() => server.close())

const says = (text: string) => ({ body: [{ type: 'text' as const, text }] })
const save = (more: object, as = ann, moduleType: 231 | 239 = 231) =>
  server.call(saveContent, { iid, reqId: reqId(), moduleType, status: 'published', ...more }, { as })
const upload = (key: string, { member }: Actor, type = 'image/jpeg') =>
  server.db
    .insertInto('uploads')
    .values({ key, iid, user_id: member.user_id, type, size: 4, private: false, at: server.time.now })
    .execute()
const topicOf = async (title: string, as?: Actor) => {
  const { list } = await server.call(listContent, { iid, moduleType: 232, tag: title }, as ? { as } : {})
  const topic = list[0]
  if (topic?.title !== title) throw new Error(title)
  return topic
}

test('a post has text, own pictures or one own video; its title is the beginning of its text', async () => {
  await upload('h5/1000_p1.jpg', ann)
  await upload('h5/1000_p2.jpg', bob)
  await upload('h5/1000_v1', ann, 'video/mp4')
  const { id } = await save({ ...says(`  第一行\n${'山'.repeat(60)}👨‍👩‍👧  `), imgs: ['h5/1000_p1.jpg'], tag: '徒步' })
  const post = await server.call(getContent, { iid, moduleType: 231, id })
  expect(post).toMatchObject({ cover: '/oss/h5/1000_p1.jpg', tags: ['徒步'], extra: { isVideo: false } })
  expect([...post.title]).toHaveLength(40)
  expect(post.title.startsWith('第一行 山')).toBe(true)
  const family = await save(says(`${'山'.repeat(38)}👨‍👩‍👧`))
  const { title } = await server.call(getContent, { iid, moduleType: 231, id: family.id })
  expect(title).toBe('山'.repeat(38))
  for (const wrong of [
    says('   '),
    { imgs: ['h5/1000_p1.jpg'] },
    says('山'.repeat(1001)),
    { ...says('别人的'), imgs: ['h5/1000_p2.jpg'] },
    { ...says('十张'), imgs: Array.from({ length: 10 }, () => 'h5/1000_p1.jpg') },
    { ...says('图片不是视频'), video: 'h5/1000_p1.jpg' },
    { ...says('视频和两张图'), video: 'h5/1000_v1', imgs: ['h5/1000_p1.jpg', 'h5/1000_p1.jpg'] },
  ])
    await expect(save(wrong)).rejects.toMatchObject({ code: 1000003 })
  const film = await save({ ...says('看这段'), video: 'h5/1000_v1', imgs: ['h5/1000_p1.jpg'] })
  const seen = await server.call(getContent, { iid, moduleType: 231, id: film.id })
  expect(seen.video).toEqual({ src: '/oss/h5/1000_v1', poster: '/oss/h5/1000_p1.jpg', seconds: 0 })
})

test('only the author changes or deletes a post, and twenty a day are enough', async () => {
  const cem = await server.login()
  const { id, version } = await save(says('第一条'), cem)
  await expect(save({ id, status: 'deleted' }, bob)).rejects.toMatchObject({ code: 1000002 })
  await save({ id, version, ...says('改过') }, cem)
  await expect(save({ id, version, ...says('太旧') }, cem)).rejects.toMatchObject({ code: 1000007 })
  await save({ id, status: 'deleted' }, cem)
  await expect(server.call(getContent, { iid, moduleType: 231, id })).rejects.toMatchObject({ code: 1000004 })
  for (let n = 0; n < 20; n += 1) await save(says(`第${n}条`), cem)
  await expect(save(says('太多'), cem)).rejects.toMatchObject({ code: 1000006 })
})

test('a topic counts its posts once: published, moved to another topic, deleted', async () => {
  const before = (await topicOf('徒步')).extra.posts ?? 0
  const bikes = (await topicOf('骑行')).extra.posts ?? 0
  const dora = await server.login()
  const { id } = await save({ ...says('走一走'), tag: '徒步', status: 'draft' }, dora)
  expect((await topicOf('徒步')).extra.posts).toBe(before)
  await save({ id, ...says('走一走') }, dora)
  await save({ id, ...says('再改一次') }, dora)
  expect((await topicOf('徒步')).extra.posts).toBe(before + 1)
  const tagged = await server.call(searchContent, { iid, tag: '徒步', moduleTypes: [231, 11], sortBy: 'new' })
  expect(tagged.list[0]?.id).toBe(id)
  expect(tagged.total).toBe(before + 1)
  await save({ id, ...says('骑一骑'), tag: '骑行' }, dora)
  expect([(await topicOf('徒步')).extra.posts, (await topicOf('骑行')).extra.posts]).toEqual([before, bikes + 1])
  await save({ id, status: 'deleted' }, dora)
  expect((await topicOf('骑行')).extra.posts).toBe(bikes)
})

test('a topic is followed once, and its posts are recommended first; an unknown topic is not found', async () => {
  const eve = await server.login()
  const follow = (id: string, on: boolean) =>
    server.call(markContent, { iid, reqId: reqId(), moduleType: 232, id, mark: 'follow', on }, { as: eve })
  const { id, extra } = await topicOf('自然')
  const n = extra.followers ?? 0
  await Promise.all([follow(id, true), follow(id, true)])
  expect((await topicOf('自然', eve)).extra).toMatchObject({ followers: n + 1, marks: ['follow'] })
  const page = await server.call(listPageContent, { iid, pageSize: 5 }, { as: eve })
  expect(page.list.every(({ tags }) => tags.includes('自然'))).toBe(true)
  const all = []
  for (let pageNum = 1; pageNum < 40; pageNum += 1) {
    const next = await server.call(listPageContent, { iid, pageSize: 20, pageNum }, { as: eve })
    all.push(...next.list.map((item) => `${item.moduleType}:${item.id}`))
    if (!next.hasMore) break
  }
  expect(new Set(all).size).toBe(all.length)
  await follow(id, false)
  expect((await topicOf('自然')).extra.followers).toBe(n)
  await expect(follow('none', true)).rejects.toMatchObject({ code: 1000004 })
})

test('a topic is found by its title, however many others there are', async () => {
  await sql`
    insert into content (iid, id, module_type, author_id, title, status, created_at, published_at)
    select ${iid}, 'topic' || n, 232, 1, '话题' || n, 'published', ${server.time.now}, ${server.time.now}
    from generate_series(1, 60) n`.execute(server.db)
  await sql`
    insert into content_index (iid, id, module_type, author_id, status, summary, text, published_at)
    select iid, id, 232, 1, 'published', jsonb_build_object('title', title, 'cover', '', 'price', null,
      'tags', '[]'::jsonb, 'lat', null, 'lng', null, 'extra', '{}'::jsonb), title, published_at
    from content where iid = ${iid} and module_type = 232 and id like 'topic%'`.execute(server.db)
  await sql`
    insert into content_counts (iid, module_type, id)
    select iid, module_type, id from content where iid = ${iid} and id like 'topic%'`.execute(server.db)
  const topics = async (tag: string) => (await server.call(listContent, { iid, moduleType: 232, tag })).list
  expect((await topics('徒步')).map(({ title }) => title)).toEqual(['徒步'])
  expect((await topics('话题7')).map(({ title }) => title)).toEqual(['话题7'])
  expect(await topics('没有的话题')).toEqual([])
  // Whoever writes a post finds one by its words, page by page.
  const find = async (queryKey: string, pageNo = 1) => {
    const wish = { iid, moduleTypes: [232], sortBy: 'new' as const, queryKey, pageNo, pageSize: 20 }
    const { list, hasMore } = await server.call(searchContent, wish)
    return { titles: list.map(({ title }) => title), hasMore }
  }
  expect(await find('徒步')).toEqual({ titles: ['徒步'], hasMore: false })
  expect((await find('话题5')).titles.sort()).toEqual(
    ['话题5', ...Array.from({ length: 10 }, (_, at) => `话题5${at}`)].sort(),
  )
  const [first, second] = [await find('话题'), await find('话题', 2)]
  expect([first.hasMore, new Set([...first.titles, ...second.titles]).size]).toEqual([true, 40])
})

test('the host alone reports from the room; a report is in the room’s list and in no list of all modules', async () => {
  const room = '23002'
  const row = await server.db
    .selectFrom('content')
    .select('author_id')
    .where('iid', '=', iid)
    .where('id', '=', room)
    .executeTakeFirstOrThrow()
  await expect(save({ parentId: room, ...says('不是我的') }, ann, 239)).rejects.toMatchObject({ code: 1000002 })
  await expect(save({ parentId: 'none', ...says('没有') }, ann, 239)).rejects.toMatchObject({ code: 1000004 })
  await expect(save(says('没有房间'), ann, 239)).rejects.toMatchObject({ code: 1000003 })
  await server.db
    .updateTable('content')
    .set({ author_id: ann.member.user_id })
    .where('iid', '=', iid)
    .where('id', '=', room)
    .execute()
  const { id } = await save({ parentId: room, ...says('云开了') }, ann, 239)
  const inRoom = await server.call(listContent, { iid, moduleType: 239, tag: `@in:${room}` })
  expect(inRoom.list[0]?.id).toBe(id)
  const everywhere = [
    await server.call(listContent, { iid, isNew: true, pageSize: 50 }),
    await server.call(listPageContent, { iid, pageSize: 20 }),
    await server.call(searchContent, { iid, queryKey: '云开了' }),
    await server.call(searchContent, { iid, queryKey: '云开了', sortBy: 'near', lat: 30, lng: 120 }),
    await server.call(listContent, { iid, tag: '@mine' }, { as: ann }),
  ]
  for (const { list } of everywhere) expect(list.filter(({ moduleType }) => moduleType === 239)).toEqual([])
  await server.db
    .updateTable('content')
    .set({ author_id: row.author_id })
    .where('iid', '=', iid)
    .where('id', '=', room)
    .execute()
})

test('a collected special page stands in the collection', async () => {
  const id = 'page-1000-beginner'
  await server.call(markContent, { iid, reqId: reqId(), moduleType: 240, id, mark: 'collect', on: true }, { as: bob })
  const { list } = await server.call(listCollected, { iid }, { as: bob })
  expect(list[0]).toMatchObject({ moduleType: 240, id, title: '新手出发指南' })
})

test('nobody marks a draft of somebody else, and so reads it in their collection', async () => {
  const { id } = await save({ ...says('还没有写完的话'), status: 'draft' })
  const mark = (as: Actor, on = true) =>
    server.call(markContent, { iid, reqId: reqId(), moduleType: 231, id, mark: 'collect', on }, { as })
  await expect(mark(bob)).rejects.toMatchObject({ code: 1000004 })
  expect(await mark(ann)).toMatchObject({ on: true })
  await save({ id, ...says('写完的话') })
  await mark(bob)
  await save({ id, ...says('又改了的话'), status: 'draft' })
  expect(JSON.stringify(await server.call(listCollected, { iid }, { as: bob }))).not.toContain('又改了的话')
  expect((await mark(bob, false)).on).toBe(false)
})
