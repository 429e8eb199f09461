import { randomUUID } from 'node:crypto'
import {
  addImpression,
  decideReview,
  followRoles,
  getRelation,
  listContent,
  listRelationItems,
  listRelations,
  listReviews,
  markContent,
  saveContent,
  saveRelation,
  sendAuth,
  sendFeedback,
} from '@quanzi/contract'
import { sql } from 'kysely'
import { forgetMember } from '../../identity/MemberTies'
import { type Actor, createTestServer, type TestServer } from '../../testing/createTestServer'

const iid = 1000
const NUMBER = '110101199003078515'
let server: TestServer
let [ann, bob, eve]: Actor[] = []
beforeAll(async () => {
  server = await createTestServer({ tenants: [iid, 3073] })
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login({ nick_name: '安', mobile: `139${String(Math.random()).slice(2, 10)}` })
  bob = await server.login({ nick_name: '博' })
  eve = await server.login({ nick_name: '夏' })
})

const as = (who: Actor | undefined) => (who ? { as: who } : {})
const ridOf = (who: Actor | undefined) => who?.member.rid ?? 0
const reqId = () => randomUUID()
const BASE = {
  ...{ headImg: '', name: '林小路', sex: 2, birthday: '1990-03-07', region: '浙江省 杭州市', industry: '户外' },
  ...{ tags: ['徒步'], wechat: 'xiaolu', contact: 'mutual', hidden: false },
}
const save = (who: Actor | undefined, part: 'base' | 'honor' | 'opinion' | 'company' | 'impress', more: object) =>
  server.call(saveRelation, { iid, reqId: reqId(), part, ...more }, as(who))
const get = (who?: Actor, toRid = ridOf(ann)) => server.call(getRelation, { iid, toRid }, as(who))
const items = (part: 'impress' | 'honor' | 'opinion' | 'company' | 'praise', who?: Actor) =>
  server.call(listRelationItems, { iid, toRid: ridOf(ann), part }, as(who))
const follow = (from: Actor | undefined, to: Actor | undefined) =>
  server.call(followRoles, { fromRid: ridOf(from), toRids: [ridOf(to)] }, as(from))
const picture = async (who: Actor | undefined, isPrivate = true) => {
  const key = `h5/${iid}_${randomUUID()}.jpg`
  const row = { key, iid, user_id: who?.member.user_id ?? 0, type: 'image/jpeg', size: 4, at: 1, private: isPrivate }
  await server.db.insertInto('uploads').values(row).execute()
  return key
}
const auth = async (who: Actor | undefined, more: object = {}) =>
  server.call(
    sendAuth,
    { iid, reqId: reqId(), name: '林小路', idCard: NUMBER, images: [await picture(who), await picture(who)], ...more },
    as(who),
  )

test('screens-content §8.10: a third member sees badge, impression and praise, but neither phone nor real name', async () => {
  await save(ann, 'base', { data: BASE })
  await server.call(addImpression, { iid, reqId: reqId(), toRid: ridOf(ann), tags: ['靠谱', '热心'] }, as(bob))
  const praise = { iid, moduleType: 238, id: String(ridOf(ann)), mark: 'praise' as const, on: true }
  await server.call(markContent, { ...praise, reqId: reqId() }, as(bob))
  await auth(ann, { idCard: '110101199003077037' })
  const staff = await server.login({ rights: ['review'] })
  const [waiting] = (await server.call(listReviews, { iid, kind: 'auth' }, as(staff))).list.slice(-1)
  expect(waiting?.data).toMatchObject({ rid: ridOf(ann), name: '林小路', idCard: '11**************37', own: false })
  expect(waiting?.data.images?.toString()).toContain('Signature=')
  expect((await get(eve)).auth).toEqual({ status: 0 })
  const decide = { iid, kind: 'auth' as const, id: waiting?.id ?? '', decision: 'pass' as const }
  await server.call(decideReview, { ...decide, reqId: reqId() }, as(staff))
  await expect(server.call(decideReview, { ...decide, reqId: reqId() }, as(staff))).rejects.toMatchObject({
    code: 1000007,
  })
  const told = await server.db
    .selectFrom('chat_outbox')
    .select('content')
    .where('to_rid', '=', ridOf(ann))
    .orderBy('id')
    .execute()
  expect(told.at(-1)?.content).toContain('/app/relation/auth?iid=')
  const seen = await get(eve)
  expect(seen).toMatchObject({
    profile: { name: '安', region: '浙江省 杭州市', tags: ['徒步'] },
    auth: { status: 2 },
    counts: { praises: 1, impressions: 1 },
    top: {
      tags: [
        { tag: '热心', count: 1 },
        { tag: '靠谱', count: 1 },
      ],
    },
  })
  const praised = async (who: Actor | undefined) => {
    const part = { iid, toRid: ridOf(ann), part: 'praise' as const, pageNo: 9 }
    return (await server.call(listRelationItems, part, as(who))).praised
  }
  expect([await praised(bob), await praised(eve), await praised(undefined)]).toEqual([true, false, false])
  const said = JSON.stringify([seen, await items('impress', eve), await items('praise', eve), await get()])
  for (const secret of ['林小路', 'xiaolu', ann?.member.mobile ?? 'x', '110101']) expect(said).not.toContain(secret)
})

test('phone, wechat and the real name are for mutual followers, and only while the owner allows it', async () => {
  await save(ann, 'base', { data: BASE })
  await follow(bob, ann)
  expect((await get(bob)).profile).not.toHaveProperty('phone')
  await follow(ann, bob)
  expect((await get(bob)).profile).toMatchObject({ phone: ann?.member.mobile, wechat: 'xiaolu', realName: '林小路' })
  await save(ann, 'base', { data: { ...BASE, contact: 'none' } })
  expect((await get(bob)).profile).not.toHaveProperty('phone')
  expect((await get(ann)).profile).toMatchObject({ realName: '林小路', base: { name: '林小路', contact: 'none' } })
})

test('a hidden profile shows nickname and picture; its parts are refused to others', async () => {
  await save(ann, 'base', { data: { ...BASE, hidden: true } })
  await save(ann, 'opinion', { data: { text: '慢慢走，比较快。' } })
  const seen = await get(bob)
  expect(seen.profile).toMatchObject({ name: '安', region: '', tags: [], hidden: true })
  expect(seen.top).toEqual({ tags: [], companies: [], honors: [], opinions: [] })
  expect(seen.counts).toEqual({ fans: 0, follows: 0, praises: 0, impressions: 0 })
  expect(seen.profile).not.toHaveProperty('uid')
  await expect(items('opinion', bob)).rejects.toMatchObject({ code: 1000002 })
  expect((await items('opinion', ann)).list).toHaveLength(1)
  const block = { type: 'text' as const, text: '今天的云海很好看' }
  const post = { iid, reqId: reqId(), moduleType: 231, status: 'published' as const, body: [block] }
  await server.call(saveContent, post, as(ann))
  const posts = async (who?: Actor) =>
    (await server.call(listContent, { iid, tag: `@by:${ridOf(ann)}` }, as(who))).list.length
  const isSuggested = async () =>
    (await server.call(listRelations, { iid, kind: 'suggested', pageSize: 50 }, as(bob))).list.some(
      ({ rid }) => rid === ridOf(ann),
    )
  expect([await posts(), await posts(bob), await posts(ann), await isSuggested()]).toEqual([0, 0, 1, false])
  await save(ann, 'base', { data: BASE })
  expect([await posts(), await isSuggested()]).toEqual([1, true])
  // What three have reported is hidden like what its owner hides.
  const report = { iid, kind: 'report' as const, content: '冒充他人的主页', targetType: '238' }
  await follow(eve, ann)
  await save(ann, 'company', { data: { name: '山野', post: '领队', from: '2024-03', current: true } })
  const titles = async () =>
    (await server.call(listRelations, { iid, kind: 'contacts' }, as(eve))).list.map(({ title }) => title)
  expect(await titles()).toEqual(['领队'])
  for (const who of [bob, eve, await server.login()])
    await server.call(sendFeedback, { ...report, reqId: reqId(), targetId: String(ridOf(ann)) }, as(who))
  expect([await posts(), await posts(ann), await isSuggested(), await titles()]).toEqual([0, 1, false, ['']])
})

test('an impression replaces the earlier one, is never about oneself, and only its subject removes it', async () => {
  const say = (who: Actor | undefined, toRid: number, tags: string[]) =>
    server.call(addImpression, { iid, reqId: reqId(), toRid, tags }, as(who))
  await expect(say(ann, ridOf(ann), ['靠谱'])).rejects.toMatchObject({ msg: expect.stringContaining('不能评价自己') })
  await expect(say(bob, ridOf(ann), ['好'])).rejects.toMatchObject({ code: 1000003 })
  const first = await say(bob, ridOf(ann), ['靠谱'])
  expect(await say(bob, ridOf(ann), ['热心', '守时'])).toEqual(first)
  expect(await items('impress', eve)).toMatchObject({
    list: [{ data: { tags: ['热心', '守时'] }, name: '博', mine: false }],
    tags: [{ count: 1 }, { count: 1 }],
  })
  const remove = { id: first.id, remove: true }
  await expect(save(bob, 'impress', remove)).rejects.toMatchObject({ code: 1000002 })
  await save(ann, 'impress', remove)
  expect((await items('impress')).list).toEqual([])
})

test('there is one current company; months and years that cannot be are refused', async () => {
  const company = { name: '山野', post: '领队', from: '2024-03' }
  await save(ann, 'company', { data: { ...company, current: true } })
  await save(ann, 'company', { data: { ...company, name: '溪谷', from: '2025-01', current: true } })
  expect((await items('company')).list.map(({ data }) => [data.name, data.current])).toEqual([
    ['溪谷', true],
    ['山野', false],
  ])
  expect((await get(bob)).profile).toMatchObject({ company: '溪谷', title: '领队' })
  const left = await save(ann, 'company', { data: { ...company, name: '旧地', to: '2025-02', current: true } })
  expect((await items('company')).list.find(({ id }) => id === left.id)?.data).toMatchObject({ current: true, to: '' })
  await save(ann, 'company', { id: left.id, data: { ...company, name: '旧地', to: '2025-02', current: false } })
  // Whoever makes it the current one says nothing of what another device has changed meanwhile.
  await save(ann, 'company', { id: left.id, data: { current: true } })
  expect((await items('company')).list.find(({ id }) => id === left.id)?.data).toMatchObject({
    ...{ name: '旧地', post: '领队', from: '2024-03', to: '', current: true },
  })
  const early = { ...company, to: '2024-02' }
  await expect(save(ann, 'company', { data: early })).rejects.toMatchObject({
    msg: expect.stringContaining('结束时间早于开始时间'),
  })
  const honor = { title: '优秀领队', issuer: '协会' }
  for (const year of [1899, 2027, 'x'])
    await expect(save(ann, 'honor', { data: { ...honor, year } })).rejects.toMatchObject({
      msg: expect.stringContaining('年份不正确'),
    })
  for (let year = 2000; year < 2020; year++) await save(ann, 'honor', { data: { ...honor, year } })
  await expect(save(ann, 'honor', { data: { ...honor, year: 2020 } })).rejects.toMatchObject({ code: 1000006 })
  const [own] = (await items('honor')).list
  await expect(save(bob, 'honor', { id: own?.id, data: { ...honor, year: 2001 } })).rejects.toMatchObject({
    code: 1000002,
  })
  await expect(save(bob, 'honor', { id: own?.id, remove: true })).rejects.toMatchObject({ code: 1000002 })
  expect((await items('honor')).total).toBe(20)
})

test('an opinion is liked, and its likes go with it', async () => {
  for (const text of ['短', '\u115f'.repeat(5)])
    await expect(save(ann, 'opinion', { data: { text } })).rejects.toMatchObject({
      msg: expect.stringContaining('5-500'),
    })
  const { id } = await save(ann, 'opinion', { data: { text: '慢慢走，比较快。' } })
  const like = { iid, moduleType: 242, id, mark: 'like' as const, on: true }
  expect(await server.call(markContent, { ...like, reqId: reqId() }, as(bob))).toEqual({ on: true, count: 1 })
  expect((await items('opinion', bob)).list).toMatchObject([{ likes: 1, mine: true }])
  expect((await items('opinion', eve)).list).toMatchObject([{ likes: 1, mine: false }])
  expect((await get(bob)).top.opinions).toMatchObject([{ likes: 1, mine: true }])
  await save(ann, 'base', { data: { ...BASE, hidden: true } })
  await expect(server.call(markContent, { ...like, reqId: reqId() }, as(eve))).rejects.toMatchObject({ code: 1000004 })
  const praise = { iid, reqId: reqId(), moduleType: 238, id: String(ridOf(ann)), mark: 'praise' as const, on: true }
  await expect(server.call(markContent, praise, as(eve))).rejects.toMatchObject({ code: 1000002 })
  expect(await server.call(markContent, { ...like, on: false, reqId: reqId() }, as(bob))).toEqual({
    ...{ on: false, count: 0 },
  })
  await save(ann, 'base', { data: BASE })
  expect(await server.call(markContent, { ...like, reqId: reqId() }, as(eve))).toEqual({ on: true, count: 1 })
  await save(ann, 'opinion', { id, remove: true })
  await expect(server.call(markContent, { ...like, reqId: reqId() }, as(eve))).rejects.toMatchObject({ code: 1000004 })
})

test('a name has 2 to 6 characters, a picture is an own upload', async () => {
  await expect(save(ann, 'base', { data: { ...BASE, name: '林' } })).rejects.toMatchObject({
    msg: expect.stringContaining('姓名为2-6个字'),
  })
  const theirs = `/oss/${await picture(bob, false)}`
  await expect(save(ann, 'base', { data: { ...BASE, headImg: theirs } })).rejects.toMatchObject({ code: 1000003 })
  await save(ann, 'base', { data: { ...BASE, headImg: await picture(ann, false) } })
  expect((await get(bob)).profile.headImg).toMatch(/^\/oss\/h5\//)
})

test('an ID number is checked, kept sealed, reviewed once at a time, and one passes for one person', async () => {
  await expect(auth(ann, { idCard: '110101199003078516' })).rejects.toMatchObject({
    msg: expect.stringContaining('身份证号不正确'),
  })
  await expect(auth(ann, { images: [await picture(ann, false), await picture(ann)] })).rejects.toMatchObject({
    code: 1000003,
  })
  await expect(auth(ann, { images: [await picture(bob), await picture(ann)] })).rejects.toMatchObject({ code: 1000002 })
  const both = await Promise.allSettled([auth(ann), auth(ann)])
  // The second of two taps is answered like the first; a minute later one is under review.
  expect(both).toMatchObject([1, 1].map((status) => ({ status: 'fulfilled', value: { status } })))
  server.time.now += 60_000
  await expect(auth(ann)).rejects.toMatchObject({ code: 1000008 })
  const row = await server.db
    .selectFrom('profile_auth')
    .selectAll()
    .where('user_id', '=', ann?.member.user_id ?? 0)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(NUMBER)
  expect((await get(ann)).auth).toMatchObject({ status: 1, name: '林*', idCard: '11**************15' })
  await auth(bob)
  const staff = await server.login({ rights: ['review'] })
  const decide = (id: number, decision: 'pass' | 'refuse', who = staff) =>
    server.call(
      decideReview,
      { iid, reqId: reqId(), kind: 'auth', id: String(id), decision, note: '照片不清' },
      as(who),
    )
  await decide(row.id, 'pass')
  const other = await server.db
    .selectFrom('profile_auth')
    .select('id')
    .where('user_id', '=', bob?.member.user_id ?? 0)
    .executeTakeFirstOrThrow()
  await expect(decide(other.id, 'pass')).rejects.toMatchObject({ code: 1000008 })
  await decide(other.id, 'refuse')
  expect((await get(bob, ridOf(bob))).auth).toMatchObject({ status: 3, reason: '照片不清' })
  await expect(auth(eve)).rejects.toMatchObject({ code: 1000008 })
})

test('expect-reading-and-people decision 17: lists are ordered by the follow, which is their time; own looks do not count', async () => {
  server.time.now += 60_000
  await follow(bob, ann)
  const at = server.time.now
  const list = (kind: 'contacts' | 'viewers', who: Actor | undefined) =>
    server.call(listRelations, { iid, kind }, as(who))
  expect((await list('contacts', bob)).list).toMatchObject([{ rid: ridOf(ann), at, following: true, mutual: false }])
  await get(ann)
  await get(eve)
  server.time.now += 60_000
  await get(eve)
  await get(bob)
  expect((await list('viewers', ann)).list.map(({ rid }) => rid)).toEqual([ridOf(bob), ridOf(eve)])
})

test('a name is found among those who looked, however many looked later', async () => {
  const zoe = await server.login({ nick_name: '佐伊' })
  await get(zoe)
  const owner = ann?.member.user_id ?? 0
  await sql`
    insert into profile_visit (iid, owner_id, visitor_id, at)
    select ${iid}::int, ${owner}::bigint, 9000000 + n, ${server.time.now}::bigint + n from generate_series(1, 10500) n
  `.execute(server.db)
  // As the job that tidies tables does; a plan made for an empty table takes seconds.
  await sql`analyze profile_visit`.execute(server.db)
  const { list } = await server.call(listRelations, { iid, kind: 'viewers', queryKey: '佐伊' }, as(ann))
  expect(list.map(({ rid }) => rid)).toEqual([ridOf(zoe)])
})

test('what is missing leads through the profile; a closed account leaves nothing', async () => {
  expect((await get(ann)).missing?.[0]).toBe('head')
  await save(ann, 'base', { data: { ...BASE, headImg: await picture(ann, false) } })
  const { completeness, missing } = await get(ann)
  expect([completeness, missing]).toEqual([50, ['company', 'honor', 'opinion', 'card', 'auth']])
  await auth(ann, { idCard: '110101199003074119' }).catch(() => undefined)
  if (ann) await forgetMember(server.db, ann.member, server.app.services)
  for (const table of ['profile', 'profile_auth'] as const)
    expect(
      await server.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', ann?.member.user_id ?? 0)
        .execute(),
    ).toEqual([])
})
