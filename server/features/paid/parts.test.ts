import { randomUUID } from 'node:crypto'
import {
  addComment,
  getContent,
  listComments,
  listContent,
  listPageContent,
  markContent,
  searchContent,
} from '@quanzi/contract'
import { reindex } from '../../items/contentIndex'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'

const iid = 1000
const BOOK = '20101'
const AUDIO = '20201'
let server: TestServer
let ann: Actor
beforeAll(async () => {
  server = await createDemoServer()
  ann = await server.login({ nick_name: '安' })
})
afterAll(() => server.close())

const get = (moduleType: number, id: string, as?: Actor) =>
  server.call(getContent, { iid, moduleType, id }, as ? { as } : {})
const words = (html: string) => [...html.replace(/<[^>]+>|…/g, '')].length

test('expect-reading §2.2: no list, search or recommendation finds a part that was not asked for', async () => {
  const lists = [
    await server.call(listContent, { iid, pageSize: 50 }),
    await server.call(listContent, { iid, isNew: 1, pageSize: 50 }),
    await server.call(listPageContent, { iid, pageSize: 50 }),
    ...(await Promise.all(
      (['hot', 'new', 'price'] as const).map((sortBy) => server.call(searchContent, { iid, sortBy, pageSize: 50 })),
    )),
    await server.call(searchContent, { iid, queryKey: '第一章', sortBy: 'new' }),
  ]
  for (const { list } of lists)
    expect(list.filter(({ moduleType }) => [221, 222, 223, 239].includes(moduleType))).toEqual([])
  expect(lists[0]?.list.length).toBeGreaterThan(20)
})

test('expect-reading §2.2: parts are listed by their type, and in a whole in their order', async () => {
  const { list } = await server.call(listContent, { iid, moduleType: 222, pageSize: 50 })
  expect(list.length).toBeGreaterThan(5)
  expect(list.every(({ moduleType, extra }) => moduleType === 222 && extra.status === undefined)).toBe(true)
  const inBook = await server.call(listContent, { iid, moduleType: 221, tag: `@in:${BOOK}`, pageSize: 50 })
  expect(inBook.list.map(({ id }) => id)).toEqual(
    Array.from({ length: inBook.list.length }, (_, place) => `${BOOK}-${place + 1}`),
  )
  const all = await server.call(listContent, { iid, tag: `@in:${BOOK}`, pageSize: 50 })
  expect(all.list.map(({ id }) => id)).toEqual(inBook.list.map(({ id }) => id))
  const found = await server.call(searchContent, { iid, moduleTypes: [221], queryKey: '帐篷' })
  expect(found.list.map(({ title }) => title)).toContainEqual(expect.stringContaining('帐篷'))
})

test('expect-reading §2.2: a whole has its parts, a part has its whole', async () => {
  const album = await get(202, AUDIO, ann)
  expect(album).toMatchObject({ locked: true })
  expect(album.children?.slice(0, 2)).toMatchObject([
    { id: `${AUDIO}-1`, free: true, locked: false },
    { id: `${AUDIO}-2`, free: false, locked: true },
  ])
  expect(album.children?.every(({ seconds }) => seconds > 0)).toBe(true)
  const track = await get(222, `${AUDIO}-2`, ann)
  expect(track).toMatchObject({
    moduleType: 222,
    locked: true,
    parent: { id: AUDIO, moduleType: 202, title: album.title, cover: album.cover, price: 990, owned: false },
  })
  expect(JSON.stringify([album, track])).not.toContain('/clips/')
})

test('expect-reading §2.3: a locked chapter has no more than its first 500 characters, also as a draft of the page', async () => {
  const long = `<p><b>${'山'.repeat(400)}</b></p><p>${'水'.repeat(400)}&amp;${'<i>云</i>'.repeat(1200)}</p>`
  const set = (html: string) =>
    server.db.updateTable('content').set({ html }).where('iid', '=', iid).where('id', '=', `${BOOK}-2`).execute()
  await set(long)
  const locked = await get(221, `${BOOK}-2`)
  expect(words(locked.html)).toBe(500)
  expect(locked.html.match(/<p>/g)?.length).toBe(locked.html.match(/<\/p>/g)?.length)
  expect(locked.html).not.toContain('云')
  const free = await get(221, `${BOOK}-1`)
  expect(free).toMatchObject({ locked: false })
  const buyer = await server.login()
  const till = new Till(server)
  await till.pay(await till.order(buyer, { orderType: 201, keys: BOOK }), buyer)
  expect(await get(221, `${BOOK}-2`, buyer)).toMatchObject({ locked: false, html: long, parent: { owned: true } })
  // A text shorter than the free characters is not given away whole.
  await set(`<p>${'山'.repeat(300)}</p>`)
  expect(words((await get(221, `${BOOK}-2`)).html)).toBe(100)
})

test('a part is liked and commented like any item, and found in the collection', async () => {
  const id = `${AUDIO}-1`
  await server.call(addComment, { iid, type: 222, targetId: id, content: '听着睡着了' }, { as: ann })
  expect((await server.call(listComments, { iid, type: 222, targetId: id })).list).toHaveLength(1)
  const liked = await server.call(
    markContent,
    { iid, reqId: randomUUID(), moduleType: 222, id, mark: 'like', on: 1 },
    { as: ann },
  )
  expect(liked).toEqual({ on: true, count: 1 })
})

test('a part whose whole was withdrawn is gone, and a rewritten part stays out of lists', async () => {
  const part = { iid, id: `${AUDIO}-3` }
  await reindex(server.db, part)
  const row = () =>
    server.db
      .selectFrom('content_index')
      .select(['status', 'seq'])
      .where('iid', '=', iid)
      .where('id', '=', part.id)
      .executeTakeFirstOrThrow()
  expect(await row()).toEqual({ status: 'part', seq: 3 })
  await server.db
    .updateTable('content')
    .set({ status: 'deleted' })
    .where('iid', '=', iid)
    .where('id', '=', AUDIO)
    .execute()
  await expect(get(222, part.id)).rejects.toMatchObject({ code: 1000004 })
})
