import {
  addComment,
  ERRORS,
  followRoles,
  getContent,
  getPageShow,
  getSiteInfo,
  joinContent,
  listCollected,
  listComments,
  listContent,
  markContent,
  saveContent,
  searchContent,
  sendFeedback,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { MOST_TALK } from './writeComment'

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

test.each([
  [3, 8],
  [9, 12],
  [10, 8],
  [11, 16],
  [13, 6],
  [14, 12],
] as const)('module %i lists at least %i items', async (moduleType, least) => {
  const page = await server.call(listContent, { iid: 1000, moduleType, pageSize: 50 })
  expect(page.total).toBeGreaterThanOrEqual(least)
  expect(page.list.every((item) => item.cover.startsWith('/media/') && item.author.nick_name !== '')).toBe(true)
})

test('reserved tags select by time and by viewer', async () => {
  const open = await server.call(listContent, { iid: 1000, moduleType: 9, tag: '@open' })
  expect(open.list.length).toBeGreaterThan(0)
  expect(open.list.filter((item) => item.extra.state === 'ended')).toEqual([])
  const ended = await server.call(listContent, { iid: 1000, moduleType: 9, tag: '@ended' })
  expect(ended.list.map((item) => item.id).sort()).toEqual(['9011', '9013'])
  const running = await server.call(listContent, { iid: 1000, moduleType: 13, tag: '@running' })
  expect(running.list.map((item) => [item.id, item.extra.state])).toEqual([['13004', 'running']])
  const anywhere = await server.call(listContent, { iid: 1000, tag: '@running' })
  expect(anywhere.list.map((item) => item.id)).toContain('13004')
  // A live broadcast counts as running, too.
  const states = new Set(anywhere.list.map((item) => item.extra.state))
  expect([...states].filter((state) => state !== 'running' && state !== 'living')).toEqual([])
  await expect(server.call(listContent, { iid: 1000, tag: '@mine' })).rejects.toMatchObject({ code: 1000001 })
  await expect(server.call(listContent, { iid: 1000, tag: '@nonsense' })).rejects.toMatchObject({ code: 1000003 })
})

test('a tenant does not see the items of another', async () => {
  await expect(server.call(getContent, { iid: 3073, moduleType: 9, id: '9001' })).rejects.toMatchObject({
    code: 1000004,
  })
})

test('an activity has the data for enrolment; a priced video has no address', async () => {
  const act = await server.call(getContent, { iid: 1000, moduleType: 9, id: '9001' })
  expect([act.sessions?.length, act.tickets?.length, act.questions?.length, act.refundRule?.length]).toEqual([
    3, 3, 3, 2,
  ])
  const video = await server.call(getContent, { iid: 1000, moduleType: 3, id: '3010' })
  expect([video.locked, video.video]).toEqual([true, undefined])
})

test('a detail has the author’s uid; lists do not, and an author who cannot sign in has none', async () => {
  const detail = () => server.call(getContent, { iid: 1000, moduleType: 9, id: '9012' })
  const { author } = await detail()
  const row = await server.db.selectFrom('member').selectAll().where('rid', '=', author.rid).executeTakeFirstOrThrow()
  expect(author).toEqual({ rid: 2014, uid: row.user_id, nick_name: row.nick_name, headImg: row.head_img })
  const page = await server.call(listContent, { iid: 1000, moduleType: 9, pageSize: 50 })
  expect(page.list.some((item) => 'uid' in item.author)).toBe(false)
  await server.db.updateTable('member').set({ mobile: null }).where('id', '=', row.id).execute()
  expect((await detail()).author).not.toHaveProperty('uid')
  // With an account in another tenant the author can sign in.
  await server.login({ iid: 3192, userId: row.user_id, mobile: '13912340000' })
  expect((await detail()).author.uid).toBe(row.user_id)
  await server.db.updateTable('member').set({ mobile: row.mobile }).where('id', '=', row.id).execute()
})

test('every page of the demo tenants opens, and none of its lists is empty', async () => {
  for (const [iid, type] of [
    [1000, 7],
    [3073, 0],
    [3073, 100001],
    [3073, 100002],
    [3192, 39],
    [3214, 7],
  ] as const) {
    const { page_show } = await server.call(getPageShow, { iid, type })
    const lists = page_show.flatMap(({ type, data }) => ('items' in data && type > 8 ? [data.items.length] : []))
    expect([iid, type, lists.length > 0, lists.includes(0)]).toEqual([iid, type, true, false])
  }
  const site = await server.call(getSiteInfo, { iid: 1000 })
  expect(site.adsList[0]).toMatchObject({
    type: 5,
    content: [{ couponId: 'c1001', minusPrice: 20 }, { couponId: 'c1002' }],
  })
})

test('a site says whether it sells a membership', async () => {
  const offered = async (iid: number) => (await server.call(getSiteInfo, { iid })).vipOffered
  expect([await offered(1000), await offered(3214)]).toEqual([true, false])
})

test('an unlisted item opens by its address, and stands in no list and no search', async () => {
  for (const [moduleType, id] of [
    [9, '9091'],
    [9, '9092'],
    [21, '21001'],
  ] as const) {
    const { title } = await server.call(getContent, { iid: 1000, moduleType, id })
    const pages = await Promise.all([
      ...[undefined, '@upcoming', '@open', '@running'].map((tag) =>
        server.call(listContent, { iid: 1000, moduleType, pageSize: 50, ...(tag ? { tag } : {}) }),
      ),
      server.call(searchContent, { iid: 1000, queryKey: title.slice(0, 5), pageSize: 50 }),
    ])
    expect([id, pages.flatMap(({ list }) => list.filter((item) => item.id === id))]).toEqual([id, []])
    const like = { iid: 1000, moduleType, id, mark: 'like', on: 1, reqId: reqId() } as const
    expect(await server.call(markContent, like, { as: ann })).toMatchObject({ on: true })
  }
})

test('a mark is set, never toggled, and adds to the collection', async () => {
  const before = await server.call(getContent, { iid: 1000, moduleType: 11, id: '11002' })
  const set = () =>
    server.call(
      markContent,
      { iid: 1000, reqId: reqId(), moduleType: 11, id: '11002', mark: 'collect', on: 1 },
      { as: ann },
    )
  expect(await set()).toEqual({ on: true, count: before.counts.collect + 1 })
  expect(await set()).toEqual({ on: true, count: before.counts.collect + 1 })
  const mine = await server.call(listCollected, { iid: 1000 }, { as: ann })
  expect(mine.list).toMatchObject([{ id: '11002', extra: { marks: ['collect'] } }])
  const province = (id: string) =>
    server.call(markContent, { iid: 1000, reqId: reqId(), moduleType: 244, id, mark: 'follow', on: 1 }, { as: ann })
  expect((await province('330000')).on).toBe(true)
  for (const id of ['999999', 'toString']) await expect(province(id)).rejects.toMatchObject({ code: 1000004 })
})

test('a list marks the items that the viewer has joined, puts their clubs first, and shows this to no other viewer', async () => {
  const join = { iid: 1000, moduleType: 10 as const, id: '10005', name: '张三', phone: '13912345678' }
  await server.call(joinContent, { ...join, reqId: reqId(), on: 1 }, { as: ann })
  const mineOf = async (as: Actor) => {
    const { list } = await server.call(listContent, { iid: 1000, moduleType: 10, pageSize: 50 }, { as })
    return { first: list[0]?.id, mine: list.filter(({ extra }) => extra.mine).map(({ id }) => id) }
  }
  expect(await mineOf(ann)).toEqual({ first: '10005', mine: ['10005'] })
  expect((await mineOf(bob)).mine).toEqual([])
  await server.call(joinContent, { ...join, reqId: reqId(), on: 0 }, { as: ann })
  expect((await mineOf(ann)).mine).toEqual([])
})

test('a detail tells whether the viewer follows its author, and an author’s list has only their items', async () => {
  const note = { iid: 1000, moduleType: 11, id: '11002' }
  const { author } = await server.call(getContent, note)
  const following = async () => (await server.call(getContent, note, { as: ann })).mine.following
  expect(await following()).toBe(false)
  await server.call(followRoles, { toRids: [String(author.rid)] }, { as: ann })
  expect(await following()).toBe(true)
  const unfollow = { iid: 1000, moduleType: 238, id: String(author.rid), mark: 'follow' as const, on: 0 as const }
  await server.call(markContent, { ...unfollow, reqId: reqId() }, { as: ann })
  expect(await following()).toBe(false)
  const all = await server.call(listContent, { iid: 1000, moduleType: 11, pageSize: 50 })
  const own = await server.call(listContent, { iid: 1000, moduleType: 11, pageSize: 50, tag: `@by:${author.rid}` })
  const wrote = all.list.filter((item) => item.author.rid === author.rid).map(({ id }) => id)
  expect(own.list.map(({ id }) => id)).toEqual(wrote)
  await expect(server.call(listContent, { iid: 1000, tag: '@by:me' })).rejects.toMatchObject({ code: 1000003 })
})

test('a club shows its next activity, never a past one', async () => {
  const clubs = await server.call(listContent, { iid: 1000, moduleType: 10, pageSize: 50 })
  const acts = await server.call(listContent, { iid: 1000, moduleType: 9, pageSize: 50, tag: '@in:10001' })
  const { nextAct } = clubs.list.find(({ id }) => id === '10001')?.extra ?? {}
  const [next] = acts.list
    .filter(({ extra }) => extra.state !== 'ended')
    .sort((a, b) => (a.extra.startAt ?? 0) - (b.extra.startAt ?? 0))
  expect(acts.list.some(({ extra }) => extra.state === 'ended')).toBe(true)
  expect(nextAct).toBe(next?.title)
  expect((await server.call(getContent, { iid: 1000, moduleType: 10, id: '10001' })).extra.nextAct).toBe(nextAct)
})

test('the leader of a club sees the phones of its members, and nobody else does', async () => {
  const club = { iid: 1000, moduleType: 10 as const, id: '10006' }
  await server.db.updateTable('content').set({ author_id: bob.member.user_id }).where('id', '=', '10006').execute()
  const form = { on: 1 as const, name: '张三', phone: '13912345678' }
  await server.call(joinContent, { ...club, ...form, reqId: reqId() }, { as: ann })
  const membersFor = async (as?: Actor) => (await server.call(getContent, club, as ? { as } : {})).members
  expect((await membersFor(bob))?.[0]).toEqual({ rid: ann.member.rid, name: '张三', phone: '13912345678' })
  expect(await membersFor(ann)).toBeUndefined()
  expect(await membersFor()).toBeUndefined()
})

test('the last place goes to one member; the other waits, and gets it when the first leaves', async () => {
  await server.db.updateTable('content').set({ capacity: 5 }).where('id', '=', '13002').execute()
  const sign = (as: Actor, on: 0 | 1) =>
    server.call(
      joinContent,
      { iid: 1000, reqId: reqId(), moduleType: 13, id: '13002', on, name: '张三', phone: '13912345678' },
      { as },
    )
  const states = (await Promise.all([sign(ann, 1), sign(bob, 1)])).map((result) => result.state)
  expect([...states].sort()).toEqual(['joined', 'waiting'])
  const [first, second] = states[0] === 'joined' ? [ann, bob] : [bob, ann]
  expect(await sign(first, 0)).toMatchObject({ state: 'left', joined: 5 })
  expect(await sign(second, 1)).toMatchObject({ state: 'joined', joined: 5 })
})

test('a club at capacity is full, a wrong phone is named, a priced club asks for payment', async () => {
  const base = { iid: 1000, moduleType: 10 as const, on: 1 as const, name: '张三', phone: '13912345678' }
  await server.db.updateTable('content').set({ capacity: 5 }).where('id', '=', '10007').execute()
  await expect(server.call(joinContent, { ...base, reqId: reqId(), id: '10007' }, { as: ann })).rejects.toMatchObject({
    code: 1000009,
  })
  await expect(
    server.call(joinContent, { ...base, reqId: reqId(), id: '10001', phone: '123456' }, { as: ann }),
  ).rejects.toMatchObject({ code: 1000003, msg: expect.stringContaining('请输入正确的手机号') })
  await expect(server.call(joinContent, { ...base, reqId: reqId(), id: '10004' }, { as: ann })).rejects.toMatchObject({
    msg: expect.stringContaining('请先支付'),
  })
})

const upload = (key: string, whose: Actor, type = 'image/jpeg') =>
  server.db
    .insertInto('uploads')
    .values({ key, iid: 1000, user_id: whose.member.user_id, type, size: 1, at: server.time.now })
    .execute()

test('a note accepts only pictures that its author uploaded, and no videos', async () => {
  await upload('h5/1000_own.jpg', ann)
  await upload('h5/1000_foreign.jpg', bob)
  await upload('h5/1000_clip.mp4', ann, 'video/mp4')
  const save = (images: string[], more: object = {}) =>
    server.call(
      saveContent,
      { iid: 1000, reqId: reqId(), moduleType: 11, title: '照片', imgs: images, status: 'draft', ...more },
      { as: ann },
    )
  for (const image of ['h5/1000_foreign.jpg', 'h5/1000_clip.mp4', 'h5/1000_never.jpg', '/media/x.webp'])
    await expect(save(['h5/1000_own.jpg', image])).rejects.toMatchObject({ code: 1000003 })
  await expect(save([], { body: [{ type: 'image', image: 'h5/1000_foreign.jpg' }] })).rejects.toMatchObject({
    code: 1000003,
  })
  const { id } = await save(['h5/1000_own.jpg', '/oss/h5/1000_own.jpg'], {
    body: [{ type: 'image', image: 'h5/1000_own.jpg' }],
  })
  // A bare key is no address: a screen would show a broken picture.
  const saved = await server.db.selectFrom('content').selectAll().where('iid', '=', 1000).where('id', '=', id).execute()
  expect(saved[0]).toMatchObject({
    status: 'draft',
    cover: '/oss/h5/1000_own.jpg',
    imgs: ['/oss/h5/1000_own.jpg', '/oss/h5/1000_own.jpg'],
    body: [{ type: 'image', image: '/oss/h5/1000_own.jpg' }],
  })
  // Pictures that the note already had may stay, even if others uploaded them.
  await server.db.updateTable('content').set({ author_id: ann.member.user_id }).where('id', '=', '11003').execute()
  const { imgs } = await server.call(getContent, { iid: 1000, moduleType: 11, id: '11003' }, { as: ann })
  expect(await save([...imgs, 'h5/1000_own.jpg'], { id: '11003' })).toMatchObject({ id: '11003' })
})

test('expect-reading §2.10: a note names up to nine places, may have an own video and a tag, and can lose them; who says nothing about them keeps them', async () => {
  await upload('h5/1000_film.mp4', ann, 'video/mp4')
  await upload('h5/1000_film2.mp4', bob, 'video/mp4')
  const save = (more: object) =>
    server.call(
      saveContent,
      { iid: 1000, reqId: reqId(), moduleType: 11, title: '两天三处', status: 'draft', ...more },
      { as: ann },
    )
  const get = (id: string) => server.call(getContent, { iid: 1000, moduleType: 11, id }, { as: ann })
  const places = ['云栖竹径', '五云山', '九溪'].map((name, at) => ({ name, address: '杭州', lat: 30.1 + at, lng: 120 }))
  const { id } = await save({ places, video: 'h5/1000_film.mp4', tag: '徒步' })
  const kept = {
    tags: ['徒步'],
    lat: 30.1,
    lng: 120,
    extra: { place: '云栖竹径' },
    places,
    video: { src: '/oss/h5/1000_film.mp4' },
  }
  expect(await get(id)).toMatchObject(kept)
  await save({ id, title: '两天四处' })
  expect(await get(id)).toMatchObject({ ...kept, title: '两天四处' })
  await save({ id, place: places[1] })
  expect(await get(id)).toMatchObject({ lat: 31.1, places: [places[1]] })
  await save({ id, places: [], video: 'none', tag: '' })
  const bare = await get(id)
  expect([bare.places, bare.lat, bare.extra.place, bare.video, bare.tags]).toEqual([[], null, undefined, undefined, []])
  await expect(save({ places: Array.from({ length: 10 }, () => places[0]) })).rejects.toMatchObject({ code: 1000003 })
  for (const video of ['h5/1000_film2.mp4', 'h5/1000_own.jpg'])
    await expect(save({ video })).rejects.toMatchObject({ code: 1000003 })
})

test('an item with three reports is hidden for everyone, and an edit does not restore it', async () => {
  const report = async (as: Actor) =>
    server.call(
      sendFeedback,
      { iid: 1000, reqId: reqId(), kind: 'report', content: '这是抄袭的内容', targetType: '11', targetId: '11004' },
      { as },
    )
  const open = () => server.call(getContent, { iid: 1000, moduleType: 11, id: '11004' })
  await server.db.updateTable('content').set({ author_id: ann.member.user_id }).where('id', '=', '11004').execute()
  for (const as of [bob, await server.login()]) await report(as)
  expect(await open()).toMatchObject({ id: '11004' })
  await report(await server.login())
  await expect(open()).rejects.toMatchObject({ code: 1000004 })
  await server.call(
    saveContent,
    { iid: 1000, reqId: reqId(), moduleType: 11, id: '11004', title: '换个标题', status: 'published' },
    { as: ann },
  )
  await expect(open()).rejects.toMatchObject({ code: 1000004 })
  const list = await server.call(listContent, { iid: 1000, moduleType: 11, pageSize: 50 })
  expect(list.list.map(({ id }) => id)).not.toContain('11004')
})

test('a view counts once per person and day; a visitor counts by address', async () => {
  const look = async (as?: Actor) =>
    (await server.call(getContent, { iid: 1000, moduleType: 14, id: '14005' }, as ? { as } : {})).counts.view
  const before = await look()
  for (const as of [undefined, ann, ann, bob, undefined]) await look(as)
  expect(await look()).toBe(before + 3)
  server.time.now += 86_400_000
  await look()
  expect(await look()).toBe(before + 4)
})

test('a note goes from draft to published once, and an older version is refused', async () => {
  const draft = await server.call(
    saveContent,
    {
      iid: 1000,
      reqId: reqId(),
      moduleType: 11,
      title: '草稿',
      body: [{ type: 'text', text: '一段话' }],
      status: 'draft',
    },
    { as: ann },
  )
  await expect(server.call(getContent, { iid: 1000, moduleType: 11, id: draft.id }, { as: bob })).rejects.toMatchObject(
    { code: 1000002 },
  )
  const publish = {
    iid: 1000,
    moduleType: 11 as const,
    id: draft.id,
    version: draft.version,
    status: 'published' as const,
  }
  await expect(server.call(saveContent, { ...publish, reqId: reqId() }, { as: ann })).rejects.toMatchObject({
    code: 1000003,
  })
  await upload('h5/1000_1.jpg', ann)
  const key = reqId()
  const twice = await Promise.all(
    [1, 2].map(() => server.call(saveContent, { ...publish, reqId: key, imgs: ['h5/1000_1.jpg'] }, { as: ann })),
  )
  expect(twice[0]).toEqual(twice[1])
  await expect(
    server.call(saveContent, { ...publish, reqId: reqId(), imgs: ['h5/1000_1.jpg'] }, { as: ann }),
  ).rejects.toMatchObject({ code: 1000007 })
  const found = await server.call(searchContent, { iid: 1000, queryKey: '草稿' })
  expect(found.list.map((item) => item.id)).toEqual([draft.id])
})

test('screens-content §4: a search by days uses the length of one trip, not the time from the first session to the last', async () => {
  const ids = async (days: number, more = {}) =>
    (
      await server.call(searchContent, {
        ...{ iid: 1000, moduleTypes: [9], tripDurStart: days, pageSize: 50 },
        ...more,
      })
    ).list.map(({ id }) => id)
  expect(await ids(2, { tripDurEnd: 2 })).toContain('9001')
  expect(await ids(3)).not.toContain('9001')
})

test('comments: empty and banned texts are refused, the same text within a minute is stored once', async () => {
  const say = (content: string) =>
    server.call(addComment, { iid: 1000, type: 14, targetId: '14002', content }, { as: ann })
  await expect(say(' ')).rejects.toMatchObject({ code: 1000003 })
  await expect(say('代考找我')).rejects.toMatchObject({ msg: expect.stringContaining('违禁词') })
  expect(await say('很有用')).toEqual(await say('很有用'))
  const page = await server.call(listComments, { iid: 1000, type: 14, targetId: '14002' })
  expect(page.list.filter((comment) => comment.content === '很有用')).toHaveLength(1)
})

test('a member’s comments are limited in a minute, simultaneous ones together, and nobody else’s', async () => {
  const [bob, carl] = await Promise.all([server.login(), server.login()])
  const say = (as: Actor, content: string) =>
    server.call(addComment, { iid: 1000, type: 14, targetId: '14002', content }, { as })
  const flood = await Promise.allSettled(Array.from({ length: MOST_TALK.inMinute + 5 }, (_, n) => say(bob, `第${n}条`)))
  expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_TALK.inMinute)
  await expect(say(bob, '再来')).rejects.toMatchObject({ code: ERRORS.LIMIT.code, msg: '你说得太快了，请稍后再评论' })
  await say(carl, '我第一次说')
  server.time.now += 60_000
  await say(bob, '过了一会儿')
})
