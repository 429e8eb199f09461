import {
  addComment,
  decideReview,
  getContent,
  joinContent,
  listAlbumPhotos,
  listCollected,
  listComments,
  listContent,
  listReviews,
  markContent,
  type ParamsOf,
  saveAlbum,
  searchContent,
  sendFeedback,
} from '@quanzi/contract'
import { forgetMember } from '../../identity/MemberTies'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
const ALBUM = 233
const CLUB = '10001'
const DENIED = { code: 1000002 }
const PARAM = { code: 1000003 }

let server: TestServer
let ann: Actor
let bob: Actor
let made = 0
beforeAll(async () => {
  server = await createDemoServer()
  ann = await server.login({ nick_name: '安' })
  bob = await server.login({ nick_name: '波' })
})
afterAll(() => server.close())

const reqId = () => `album-${String(++made).padStart(6, '0')}`

/** Stores pictures as the app does, and returns them as photos to add. */
async function photos(count: number, { member }: Actor, more: object = {}) {
  const keys = Array.from({ length: count }, () => `h5/${iid}_album${++made}.jpg`)
  const row = { iid, user_id: member.user_id, type: 'image/jpeg', size: 4, private: true, at: server.time.now }
  await server.db
    .insertInto('uploads')
    .values(keys.map((key) => ({ ...row, key, ...more })))
    .execute()
  return keys.map((key) => ({ key, w: 4, h: 3 }))
}

type Wish = Partial<ParamsOf<typeof saveAlbum>>
const save = (wish: Wish, as = ann) => server.call(saveAlbum, { iid, reqId: reqId(), ...wish }, { as })
const shown = (id: string, as?: Actor, more: object = {}) =>
  server.call(listAlbumPhotos, { iid, id, ...more }, as ? { as } : {})
const get = (id: string, as?: Actor) => server.call(getContent, { iid, moduleType: ALBUM, id }, as ? { as } : {})
const listed = async (as?: Actor, tag?: string) => {
  const { list } = await server.call(listContent, { iid, moduleType: ALBUM, pageSize: 50, tag }, as ? { as } : {})
  return list
}
const isPrivate = async (key: string) =>
  (await server.db.selectFrom('uploads').select('private').where('key', '=', key).executeTakeFirstOrThrow()).private

test('an album shows its photos the newest first, each of them once, though it was sent twice', async () => {
  const [first, second, third] = await photos(3, ann)
  if (!first || !second || !third) throw new Error('no photos')
  const sent = { iid, reqId: reqId(), title: ' 周末 ', intro: '两天', addPhotos: [first, first, second] }
  const [one, other] = await Promise.all([1, 2].map(() => server.call(saveAlbum, sent, { as: ann })))
  expect(one).toEqual({ id: other?.id, photoCount: 2 })
  const id = one?.id ?? ''
  await Promise.all([save({ id, addPhotos: [second, third] }), save({ id, addPhotos: [third, first] })])
  const { list, total } = await shown(id)
  expect([total, list.map(({ url }) => url).sort()]).toEqual([
    3,
    [first, second, third].map(({ key }) => `/oss/${key}`),
  ])
  expect(list[0]).toMatchObject({ w: 4, h: 3, rid: ann.member.rid, thumb: list[0]?.url })
  expect(list.map((photo) => Number(photo.id))).toEqual(list.map((photo) => Number(photo.id)).sort((a, b) => b - a))
  expect(await get(id, bob)).toMatchObject({
    ...{ title: '周末', summary: '两天', cover: `/oss/${first.key}`, extra: { photos: 3 } },
    album: { visibility: 'public', open: false, photoCount: 3, mayAdd: false },
  })
  expect((await shown(id, undefined, { pageNo: 2, pageSize: 2 })).list).toHaveLength(1)
})

test('title, photos and rights are checked; what is refused changes nothing', async () => {
  const { id } = await save({ title: '安的相册', addPhotos: await photos(1, ann) })
  for (const title of ['', '一', '山'.repeat(31)]) await expect(save({ title })).rejects.toMatchObject(PARAM)
  await expect(save({ title: '要赌博吗' })).rejects.toMatchObject(PARAM)
  const wrong = [
    ...[await photos(1, bob), await photos(1, ann, { type: 'video/mp4' }), await photos(1, ann, { private: false })],
    [{ key: 'https://elsewhere.test/a.jpg', w: 1, h: 1 }],
    Array.from({ length: 101 }, () => ({ key: `h5/${iid}_x.jpg`, w: 1, h: 1 })),
  ]
  for (const addPhotos of wrong) await expect(save({ id, addPhotos })).rejects.toMatchObject(PARAM)
  const [mine] = (await shown(id)).list
  const others: Wish[] = [
    { id, addPhotos: await photos(1, bob) },
    { id, removeIds: [mine?.id ?? ''] },
    { id, title: '我的了' },
    { id, visibility: 'private' },
    { id, remove: true },
  ]
  for (const wish of others) await expect(save(wish, bob)).rejects.toMatchObject(DENIED)
  await expect(save({ id: '999', title: '没有' })).rejects.toMatchObject({ code: 1000004 })
  await expect(save({ id: '14003', title: '新闻' })).rejects.toMatchObject({ code: 1000004 })
  const away = await server.login({ iid: 3192 })
  await expect(server.call(saveAlbum, { iid: 3192, reqId: reqId(), id, remove: true }, { as: away })).rejects.toThrow()
  await expect(server.call(listAlbumPhotos, { iid: 3192, id }, { as: away })).rejects.toMatchObject({ code: 1000004 })
  expect((await shown(id)).total).toBe(1)
})

test('a private album is its owner’s alone, and so are its pictures until it opens', async () => {
  const [photo] = await photos(1, ann)
  const { id } = await save({ title: '秘密基地', visibility: 'private', addPhotos: photo ? [photo] : [] })
  const key = photo?.key ?? ''
  for (const who of [undefined, bob]) {
    await expect(get(id, who)).rejects.toMatchObject({ ...DENIED, message: expect.stringContaining('相册未公开') })
    await expect(shown(id, who)).rejects.toMatchObject(DENIED)
    expect((await listed(who)).map((album) => album.id)).not.toContain(id)
    expect((await listed(who, `@by:${ann.member.rid}`)).map((album) => album.id)).not.toContain(id)
    const found = await server.call(searchContent, { iid, queryKey: '秘密基地' }, who ? { as: who } : {})
    expect(found.list).toEqual([])
  }
  await expect(
    server.call(markContent, { iid, reqId: reqId(), moduleType: ALBUM, id, mark: 'like', on: true }, { as: bob }),
  ).rejects.toMatchObject(DENIED)
  const say = (as: Actor) =>
    server.call(addComment, { iid, type: ALBUM, targetId: id, content: '只有我看得到' }, { as })
  await say(ann)
  await expect(say(bob)).rejects.toMatchObject(DENIED)
  for (const who of [{}, { as: bob }])
    await expect(server.call(listComments, { iid, type: ALBUM, targetId: id }, who)).rejects.toMatchObject(DENIED)
  const own = (await listed(ann, '@mine')).find((album) => album.id === id)
  expect(own).toMatchObject({ extra: { visibility: 'private', photos: 1 } })
  expect(own?.extra.status).toBeUndefined()
  expect(own?.cover).toMatch(/^\/oss\/.*Signature=/)
  const [signed] = (await shown(id, ann)).list
  expect([signed?.url, signed?.thumb]).toEqual([
    expect.stringContaining('Signature='),
    expect.stringContaining('w_480'),
  ])
  expect(await isPrivate(key)).toBe(true)
  await save({ id, visibility: 'public' })
  expect([await isPrivate(key), (await get(id)).cover]).toEqual([false, `/oss/${key}`])
  expect((await listed()).map((album) => album.id)).toContain(id)
  const collect = (on: boolean) =>
    server.call(markContent, { iid, reqId: reqId(), moduleType: ALBUM, id, mark: 'collect', on }, { as: bob })
  await collect(true)
  await save({ id, visibility: 'private' })
  expect(await isPrivate(key)).toBe(true)
  expect((await server.call(listCollected, { iid }, { as: bob })).list).toEqual([])
  expect((await collect(false)).on).toBe(false)
  await save({ id, visibility: 'public' })
  await save({ id, remove: true })
  expect(await isPrivate(key)).toBe(true)
  await expect(get(id, ann)).rejects.toMatchObject({ code: 1000004 })
})

test('the pictures of a reported album cannot be read by their address until staff show it again', async () => {
  const [photo] = await photos(1, ann)
  const key = photo?.key ?? ''
  const { id } = await save({ title: '被举报的', addPhotos: photo ? [photo] : [] })
  const report = (as: Actor) =>
    server.call(
      sendFeedback,
      { iid, reqId: reqId(), kind: 'report', content: '这是一条广告', targetType: String(ALBUM), targetId: id },
      { as },
    )
  const staff = await server.login({ rights: ['review'] })
  const decide = (report: string, decision: 'pass' | 'refuse') =>
    server.call(
      decideReview,
      { iid, reqId: reqId(), kind: 'report', id: report, decision, note: '看过了' },
      { as: staff },
    )
  const first = await report(bob)
  await report(await server.login())
  expect(await isPrivate(key)).toBe(false)
  await report(await server.login())
  expect(await isPrivate(key)).toBe(true)
  await expect(get(id)).rejects.toMatchObject({ code: 1000004 })
  const queue = await server.call(listReviews, { iid, kind: 'report', id: first.id }, { as: staff })
  expect(queue.list).toMatchObject([{ data: { cover: expect.stringMatching(/^\/oss\/.*Signature=/) } }])
  await decide(first.id, 'refuse')
  expect([await isPrivate(key), (await get(id)).id]).toEqual([false, id])
  await decide((await report(await server.login())).id, 'pass')
  expect(await isPrivate(key)).toBe(true)
})

test('who joined the club contributes to its open album and takes back what is their own', async () => {
  const club = { title: '俱乐部的', parentId: CLUB }
  await expect(save(club, bob)).rejects.toMatchObject(DENIED)
  await expect(save({ ...club, parentId: '14003' }, ann)).rejects.toMatchObject({ code: 1000004 })
  const join = (as: Actor, on: boolean) =>
    server.call(
      joinContent,
      { iid, reqId: reqId(), moduleType: 10, id: CLUB, on, name: '林小路', phone: '13812345678' },
      { as },
    )
  await join(ann, true)
  const { id } = await save({ ...club, open: true, visibility: 'members', addPhotos: await photos(2, ann) })
  await expect(shown(id)).rejects.toMatchObject({ code: 1000001 })
  await expect(shown(id, bob)).rejects.toMatchObject(DENIED)
  expect(await listed(undefined, `@in:${CLUB}`)).toContainEqual(expect.objectContaining({ id, cover: '' }))
  await join(bob, true)
  expect((await get(id, bob)).album).toMatchObject({ mayAdd: true, parent: { id: CLUB, moduleType: 10 } })
  await save({ id, addPhotos: await photos(2, bob) }, bob)
  const { list } = await shown(id, bob)
  expect(list.map(({ rid }) => rid)).toEqual([bob, bob, ann, ann].map(({ member }) => member.rid))
  const ids = list.map((photo) => photo.id)
  await expect(save({ id, removeIds: ids.slice(1, 3) }, bob)).rejects.toMatchObject(DENIED)
  expect(await save({ id, removeIds: ids.slice(0, 1) }, bob)).toMatchObject({ photoCount: 3 })
  expect(await save({ id, removeIds: ids.slice(0, 2) })).toMatchObject({ photoCount: 2 })
  await save({ id, open: false })
  await expect(save({ id, addPhotos: await photos(1, bob) }, bob)).rejects.toMatchObject(DENIED)
  await join(bob, false)
  await expect(shown(id, bob)).rejects.toMatchObject(DENIED)
})

test('two who fill the last places of an album at once do not overfill it', async () => {
  const { id } = await save({ title: '满满的', open: true })
  await server.db
    .insertInto('album_photos')
    .values(
      Array.from({ length: 1995 }, (_, n) => ({
        ...{ iid, album_id: id, user_id: ann.member.user_id, key: `/media/full-${n}.webp`, created_at: 1 },
      })),
    )
    .execute()
  const both = await Promise.allSettled(
    [ann, bob].map(async (who) => save({ id, addPhotos: await photos(4, who) }, who)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await get(id)).album?.photoCount).toBe(1999)
})

test('a closed account takes its photos along; its albums stay where others have photos in them', async () => {
  const eve = await server.login({ nick_name: '夏' })
  const shared = await save({ title: '一起的', open: true, addPhotos: await photos(1, eve) }, eve)
  const alone = await save({ title: '自己的', addPhotos: await photos(1, eve) }, eve)
  await save({ id: shared.id, addPhotos: await photos(1, bob) }, bob)
  const guest = await save({ title: '别人的', open: true }, ann)
  const [photo] = await photos(1, eve)
  await save({ id: guest.id, addPhotos: photo ? [photo] : [] }, eve)
  await forgetMember(server.db, eve.member, server.app.services)
  expect((await shown(shared.id)).list.map(({ rid }) => rid)).toEqual([bob.member.rid])
  await expect(shown(alone.id)).rejects.toMatchObject({ code: 1000004 })
  expect([(await get(guest.id)).album?.photoCount, await isPrivate(photo?.key ?? '')]).toEqual([0, true])
})

test('the demo has albums with many photos, of a club, for members and private', async () => {
  expect((await shown('23301')).total).toBeGreaterThanOrEqual(40)
  expect((await listed(undefined, `@in:${CLUB}`)).map(({ id }) => id)).toContain('23302')
  await expect(shown('23306', bob)).rejects.toMatchObject(DENIED)
})
