import { randomUUID } from 'node:crypto'
import {
  addComment,
  addImpression,
  bindInterest,
  calculateOrder,
  createOrder,
  decideReview,
  getContent,
  getGoods,
  getInfo,
  getOrderSource,
  getPageShow,
  joinContent,
  listComments,
  listConfig,
  listContent,
  listFeatureTypes,
  listOwnReports,
  listReviews,
  MODULE_TYPE,
  type ParamsOf,
  REVIEW_KINDS,
  type ReviewKind,
  restrictMember,
  saveAlbum,
  saveCard,
  saveContent,
  saveRelation,
  saveStore,
  saveStoreMember,
  saveTeam,
  sendFeedback,
  shanghaiDay,
  updateProfile,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { toldCards } from '../../testing/toldCards'

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const iid = 1000
const FEED = MODULE_TYPE.feed
const reqId = () => randomUUID()
const post = async (as: Actor, text = '今天的云海很好看') =>
  await server.call(
    saveContent,
    {
      ...{ iid, reqId: reqId(), moduleType: FEED, status: 'published', tag: '徒步' },
      body: [{ type: 'text', text }],
    },
    { as },
  )
const report = (as: Actor, targetId: string, targetType = String(FEED)) =>
  server.call(
    sendFeedback,
    { iid, reqId: reqId(), kind: 'report', content: '这是一条广告', targetType, targetId },
    { as },
  )
const appeal = (as: Actor, targetType: string, targetId: string) =>
  server.call(
    sendFeedback,
    { iid, reqId: reqId(), kind: 'appeal', content: '我认为判断有误', targetType, targetId },
    { as },
  )
const decide = (as: Actor, id: string, decision: 'pass' | 'refuse', note = '') =>
  server.call(decideReview, { iid, reqId: reqId(), kind: 'report', id, decision, note }, { as })
const TALK = { iid, targetRec: '', content: '这里的云海真好看', score1: 0, score2: 0, score3: 0 }
const own = (as: Actor) => server.call(listOwnReports, { iid }, { as })
const seen = (id: string) => server.call(getContent, { iid, moduleType: FEED, id })
const postsOfTopic = async () => {
  const { list } = await server.call(listContent, { iid, moduleType: MODULE_TYPE.topic, pageSize: 50 })
  return list.find(({ title }) => title === '徒步')?.extra.posts ?? 0
}

test('expect-reading §2 community: members and posts are counted, staff are named without numbers, joining shows', async () => {
  const asked = { iid: 3214, kind: 'community' as const }
  const visitor = await server.call(getInfo, asked)
  expect(visitor.extra).toMatchObject({ joined: false })
  expect(Number(visitor.extra.members)).toBeGreaterThan(0)
  // Chapters and tracks are no posts of their own.
  expect(visitor.extra.posts).toBe((await server.call(listContent, { iid: 3214 })).total)
  const guest = await server.login()
  expect((await server.call(getInfo, asked, { as: guest })).extra.joined).toBe(false)
  await server.call(bindInterest, { iid: 3214 }, { as: guest })
  const joined = await server.call(getInfo, asked, { as: guest })
  expect(joined.extra).toMatchObject({ joined: true, members: Number(visitor.extra.members) + 1 })
  const { extra } = await server.call(getInfo, { iid: 1000, kind: 'community' })
  expect(extra.staff).toContainEqual({ rid: 2002, name: '山野圈站长', headImg: expect.any(String) })
})

test('screens-commerce §2 account/contact: what somebody leaves reaches the people who answer, a store’s its own', async () => {
  const toldOf = async (no: string) =>
    (await server.db.selectFrom('chat_outbox').select(['to_rid', 'content']).execute()).filter(({ content }) =>
      JSON.stringify(content).includes(no),
    )
  const ask = (as: Actor | null, more: Partial<ParamsOf<typeof sendFeedback>> = {}) =>
    server.call(
      sendFeedback,
      { iid, reqId: reqId(), kind: 'contact', content: '周末的路线还走吗', ...more },
      as ? { as } : {},
    )
  const ann = await server.login({ nick_name: '安' })
  const agents = await server.db
    .selectFrom('chat_agent')
    .select('rid')
    .where('iid', '=', iid)
    .where('auto_reply', 'is', null)
    .execute()
  const told = await toldOf((await ask(ann)).no)
  expect(told.map(({ to_rid }) => to_rid).sort()).toEqual(agents.map(({ rid }) => rid).sort())
  expect(told.length).toBeGreaterThan(0)
  expect(JSON.stringify(told[0]?.content)).toMatch(/安的留言（F\d+）：周末的路线还走吗.*\/app\/relation\/detail/)
  const [visitors] = await toldOf((await ask(null, { name: '路人', phone: '13900000001' })).no)
  expect(JSON.stringify(visitors?.content)).toContain('路人 13900000001的留言')
  expect(await toldOf((await ask(ann, { kind: 'help' })).no)).toHaveLength(agents.length)
  const owner = await server.login()
  const { id } = await server.db
    .insertInto('small_store')
    .values({ iid, user_id: owner.member.user_id, name: '问一问小店', at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const store = { targetType: 'store', targetId: String(id) }
  expect(await toldOf((await ask(ann, store)).no)).toMatchObject([{ to_rid: owner.member.rid }])
  const helper = await server.login()
  const consult = {
    iid,
    store_id: id,
    user_id: helper.member.user_id,
    kind: 'consult' as const,
    name: '',
    options: '{}',
  }
  await server.db.insertInto('store_member').values(consult).execute()
  expect(await toldOf((await ask(ann, store)).no)).toMatchObject([{ to_rid: helper.member.rid }])
  await expect(ask(ann, { ...store, targetId: '0' })).rejects.toMatchObject({ code: 1000004 })
})

test('expect-reading §2.22: a legal text comes in the caller’s language, else in Chinese and says so', async () => {
  const get = (tenant: number, kind: 'insurance' | 'protocol_ext' | 'contact' | 'community', language: string) =>
    server.call(getInfo, { iid: tenant, kind, language } as ParamsOf<typeof getInfo>)
  const english = await get(3073, 'insurance', 'EN')
  expect(english).toMatchObject({ lang: 'en', title: 'Insurance', version: 1 })
  expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u)
  expect(await get(3073, 'insurance', 'CN')).toMatchObject({ lang: 'zh', title: '保险说明', extra: {} })
  expect(await get(3214, 'protocol_ext', 'EN')).toMatchObject({ lang: 'zh', title: '合作伙伴用户协议' })
  const address = '1 Qinglan Road, Hangzhou'
  const hours = 'Weekdays 8:30–17:00'
  expect((await get(3073, 'contact', 'EN')).extra).toMatchObject({ address, hours, phone: '0571-86000000' })
  expect((await get(3073, 'contact', 'CN')).extra).toMatchObject({ address: '杭州市青岚路 1 号' })
  expect((await get(3073, 'community', 'EN')).extra).toMatchObject({ hours })
  const outlets = { iid: 3073, type: 'outlet', language: 'EN' } as ParamsOf<typeof listConfig>
  expect((await server.call(listConfig, outlets)).list[0]).toMatchObject({ desc: address, extra: { hours } })
  const offers = { iid: 1000, type: 'gongyi', language: 'EN', pageSize: 50 } as ParamsOf<typeof listConfig>
  const { list: partners } = await server.call(listConfig, offers)
  expect(partners[0]).toMatchObject({ title: 'Qinghe Noodles', desc: '20% off noodles', extra: { category: 'Food' } })
  expect(JSON.stringify(partners)).not.toMatch(/\p{Script=Han}/u)
  const types = (tenant: number, language: string) =>
    server.call(listFeatureTypes, { iid: tenant, language } as ParamsOf<typeof listFeatureTypes>)
  expect((await types(3214, 'CN')).map(({ name }) => name)).toEqual(['活动', '联盟商家', '邻里手作'])
  for (const tenant of [1000, 3073, 3192, 3214])
    expect(JSON.stringify((await types(tenant, 'EN')).map(({ name }) => name))).not.toMatch(/\p{Script=Han}/u)
  const home = async (language: string) => {
    const { page_show } = await server.call(getPageShow, {
      ...({ iid: 3192, type: 39, language } as ParamsOf<typeof getPageShow>),
    })
    return page_show.flatMap(({ type, title, data }) => (type === 8 ? [title, data.title] : []))
  }
  expect((await home('EN')).slice(0, 2)).toEqual(['Now recruiting', 'Now recruiting'])
  expect((await home('CN')).slice(0, 2)).toEqual(['正在招募', '正在招募'])
  const icons = async (language: string) => {
    const wish = { iid: 3192, type: 39, language } as ParamsOf<typeof getPageShow>
    const { page_show } = await server.call(getPageShow, wish)
    return page_show.flatMap((section) => (section.type === 2 ? section.data.items.map(({ name }) => name) : []))
  }
  expect([(await icons('EN')).slice(0, 3), (await icons('CN'))[0]]).toEqual([
    ['Funding', 'Activities', 'Stories'],
    '众筹',
  ])
  const badges = async (language: string) => {
    const wish = { iid: 1000, type: 7, language } as ParamsOf<typeof getPageShow>
    const { page_show } = await server.call(getPageShow, wish)
    return page_show.flatMap((section) =>
      section.type === 2 ? section.data.items.flatMap(({ badge }) => badge ?? []) : [],
    )
  }
  expect([await badges('EN'), await badges('CN')]).toEqual([['New'], ['新']])
  const hint = async (language: string) => {
    const wish = { iid: 3073, type: 0, language } as ParamsOf<typeof getPageShow>
    const { page_show } = await server.call(getPageShow, wish)
    return page_show.flatMap((section) => (section.type === 7 ? [section.data.placeholder] : []))
  }
  expect([await hint('EN'), await hint('CN')]).toEqual([['Search notices, tips, activities'], ['搜索公告、经验、活动']])
  const questions = async (language: string) => {
    const wish = { iid: 3073, type: 'faq', language } as ParamsOf<typeof listConfig>
    return (await server.call(listConfig, wish)).list.map(({ title, extra }) => [extra.topic, title])
  }
  expect((await questions('EN'))[0]).toEqual(['Account', 'I forgot my password'])
  expect((await questions('CN'))[0]).toEqual(['账号与安全', '忘记密码怎么办？'])
})

describe('reports and appeals', () => {
  const people = async () => {
    const [author, ann, bob, staff] = await Promise.all([
      server.login({ nick_name: '作者' }),
      server.login(),
      server.login(),
      server.login({ rights: ['review'] }),
    ])
    return { author, ann, bob, staff }
  }

  test('nobody reports what they may not see: a draft, a private album', async () => {
    const { author, ann } = await people()
    const { id } = await post(author)
    const set = (change: object) => server.db.updateTable('content').set(change).where('id', '=', id).execute()
    await set({ status: 'draft' })
    await expect(report(ann, id)).rejects.toMatchObject({ code: 1000004 })
    await set({ status: 'published' })
    expect(await report(ann, id)).toHaveProperty('no')
    // Nothing, something of another kind, and the item of another tenant.
    for (const [one, type] of [
      ['nothing', FEED],
      [id, 14],
      [id, 'javascript:1'],
      ['f3192-1', FEED],
    ] as const)
      await expect(report(ann, one, String(type))).rejects.toMatchObject({ code: 1000004 })
    const closed = { iid, reqId: reqId(), title: '只给自己看', visibility: 'private' as const }
    const album = await server.call(saveAlbum, closed, { as: author })
    await expect(report(ann, album.id, '233')).rejects.toMatchObject({ code: 1000002 })
  })

  test('conventions §8: a passed report hides the item for good, answers all who reported it, and tells them apart from strangers', async () => {
    const { author, ann, bob, staff } = await people()
    const { id } = await post(author)
    const before = await postsOfTopic()
    const first = await report(ann, id)
    const second = await report(bob, id)
    // The author edits what was reported: staff still read what the reporters saw.
    await server.db.updateTable('content').set({ title: '无害', summary: '无害的话' }).where('id', '=', id).execute()
    const { list } = await server.call(listReviews, { iid, kind: 'report', id: first.id }, { as: staff })
    expect(list).toMatchObject([
      {
        id: first.id,
        data: { kind: 'report', text: '今天的云海很好看', author: { rid: author.member.rid }, own: false },
      },
    ])
    await expect(server.call(listReviews, { iid, kind: 'report' }, { as: ann })).rejects.toMatchObject({
      code: 1000002,
    })
    await expect(decide(ann, first.id, 'pass')).rejects.toMatchObject({ code: 1000002 })
    expect(await decide(staff, first.id, 'pass')).toEqual({ state: 'passed' })
    await expect(decide(staff, second.id, 'refuse', '没有问题')).rejects.toMatchObject({ code: 1000007 })
    await expect(seen(id)).rejects.toMatchObject({ code: 1000004 })
    expect(await postsOfTopic()).toBe(before - 1)
    const edit = { iid, reqId: reqId(), moduleType: FEED, id, status: 'published' as const }
    await server.call(saveContent, { ...edit, body: [{ type: 'text', text: '改一改' }] }, { as: author })
    await expect(seen(id)).rejects.toMatchObject({ code: 1000004 })
    await server.call(saveContent, { ...edit, reqId: reqId(), status: 'deleted' }, { as: author })
    expect(await postsOfTopic()).toBe(before - 1)
    expect((await own(bob)).list).toMatchObject([{ id: second.id, state: 'passed', mayAppeal: false }])
    expect((await own(author)).list).toEqual([])
    const told = await server.db.selectFrom('chat_outbox').select('to_rid').where('iid', '=', iid).execute()
    expect(told.map(({ to_rid }) => to_rid)).toEqual(
      expect.arrayContaining([ann, bob, author].map(({ member }) => member.rid)),
    )
  })

  test('a refused report shows the item again; its reporter appeals once, and a granted appeal hides it', async () => {
    const { author, ann, bob, staff } = await people()
    const { id } = await post(author)
    const before = await postsOfTopic()
    const { id: reportId } = await report(ann, id)
    for (const as of [bob, await server.login()]) await report(as, id)
    await expect(seen(id)).rejects.toMatchObject({ code: 1000004 })
    expect(await postsOfTopic()).toBe(before - 1)
    await expect(decide(staff, reportId, 'refuse')).rejects.toMatchObject({ code: 1000003 })
    await decide(staff, reportId, 'refuse', '只是分享照片')
    expect(await seen(id)).toMatchObject({ id })
    expect(await postsOfTopic()).toBe(before)
    const [mine] = (await own(ann)).list
    expect(mine).toMatchObject({ state: 'refused', note: '只是分享照片', title: '今天的云海很好看', mayAppeal: true })
    await expect(appeal(bob, 'report', reportId)).rejects.toMatchObject({ code: 1000004 })
    await expect(appeal(ann, 'note', reportId)).rejects.toMatchObject({ code: 1000003 })
    const sent = await appeal(ann, 'report', reportId)
    expect(await appeal(ann, 'report', reportId)).toMatchObject({ id: sent.id, again: true })
    expect((await own(ann)).list).toMatchObject([{ kind: 'appeal' }, { kind: 'report', mayAppeal: false }])
    // Whoever refused a report, all reports of the same thing with it, does not decide about the appeal.
    await expect(decide(staff, sent.id, 'pass')).rejects.toMatchObject({ code: 1000002 })
    const byBob = (await own(bob)).list[0]?.id ?? ''
    await expect(decide(staff, (await appeal(bob, 'report', byBob)).id, 'pass')).rejects.toMatchObject({
      code: 1000002,
    })
    const other = await server.login({ rights: ['review'] })
    await decide(other, sent.id, 'pass')
    await expect(seen(id)).rejects.toMatchObject({ code: 1000004 })
    expect((await own(ann)).list.map(({ state }) => state)).toEqual(['passed', 'passed'])
  })

  test('what reports have hidden is neither joined nor bought', async () => {
    const { ann, staff } = await people()
    const join = (id: string) => {
      const wish = {
        iid,
        reqId: reqId(),
        moduleType: 10 as const,
        id,
        name: '张三',
        phone: '13912345678',
        on: 1 as const,
      }
      return server.call(joinContent, wish, { as: ann })
    }
    const buy = () =>
      server.call(createOrder, { iid, orderType: 201, keys: '20103', num: 1, info: { reqId: reqId() } }, { as: ann })
    const gone = { code: 1000004 }
    for (const [type, id] of [
      ['10', '10005'],
      ['201', '20103'],
    ] as const)
      await decide(staff, (await report(ann, id, type)).id, 'pass', '骗人的')
    await expect(join('10005')).rejects.toMatchObject(gone)
    await expect(buy()).rejects.toMatchObject(gone)
    await expect(server.call(calculateOrder, { iid, orderType: 2, keys: '10005', num: 1 })).rejects.toMatchObject(gone)
    await expect(server.call(getOrderSource, { iid, orderType: 2, id: '10005' })).rejects.toMatchObject(gone)
  })

  test('goods that reports have hidden leave the shelf and the cart, and come back when staff find nothing wrong', async () => {
    const { ann, bob, staff } = await people()
    const one = { iid, orderType: 32, keys: 's5001,s5002', property: '{"s5001-1":1,"s5002-1":1}', num: 2 }
    const price = () => server.call(calculateOrder, one)
    const before = await price()
    const { id } = await report(ann, 's5001', '32')
    for (const as of [bob, await server.login()]) await report(as, 's5001', '32')
    const gone = { code: 1000004 }
    await expect(price()).rejects.toMatchObject(gone)
    await expect(server.call(getGoods, { iid, goodsId: 's5001' })).rejects.toMatchObject(gone)
    const { list } = await server.call(listReviews, { iid, kind: 'report', id }, { as: staff })
    expect(list[0]?.data.title).toBe(before.lines[0]?.title)
    await decide(staff, id, 'refuse', '没有问题')
    expect(await price()).toEqual(before)
    await server.call(addComment, { ...TALK, type: 32, targetId: 's5001' }, { as: ann })
  })

  test('the talk below a hidden or a withdrawn item is hidden with it', async () => {
    const { author, ann, staff } = await people()
    const talk = async (id: string) => await server.call(listComments, { iid, type: FEED, targetId: id })
    const [hidden, withdrawn] = [(await post(author)).id, (await post(author)).id]
    for (const id of [hidden, withdrawn]) {
      await server.call(addComment, { ...TALK, type: FEED, targetId: id }, { as: ann })
      expect(await talk(id)).toMatchObject({ total: 1, list: [{ content: TALK.content }] })
    }
    await decide(staff, (await report(ann, hidden)).id, 'pass', '广告')
    const edit = { iid, reqId: reqId(), moduleType: FEED, status: 'deleted' as const }
    await server.call(saveContent, { ...edit, id: withdrawn }, { as: author })
    for (const id of [hidden, withdrawn])
      expect(await talk(id)).toMatchObject({ total: 0, list: [], counts: { all: 0 } })
  })

  test('nobody decides what they sent or wrote, and another tenant’s staff decide nothing', async () => {
    const { author, ann, staff } = await people()
    const { id } = await post(staff)
    const aboutStaff = await report(author, id)
    await expect(decide(staff, aboutStaff.id, 'refuse', '没有问题')).rejects.toMatchObject({ code: 1000002 })
    const other = await server.login({ rights: ['review'] })
    await decide(other, aboutStaff.id, 'refuse', '没有问题')
    const again = await appeal(author, 'report', aboutStaff.id)
    const queued = async (as: Actor) => {
      const { list } = await server.call(listReviews, { iid, kind: 'report', id: again.id }, { as })
      return list.map(({ data }) => data.own)
    }
    // The first wrote what was reported, the second refused the report.
    const third = await server.login({ rights: ['review'] })
    expect(await Promise.all([staff, other, third].map(queued))).toEqual([[true], [true], [false]])
    for (const as of [staff, other])
      await expect(decide(as, again.id, 'refuse', '没有问题')).rejects.toMatchObject({ code: 1000002 })
    expect((await decide(third, again.id, 'pass')).state).toBe('passed')
    const both = (await post(author)).id
    const byStaff = await report(staff, both)
    // One decision answers all who reported it: the report of somebody else is no way round.
    const byOther = await report(ann, both)
    for (const one of [byStaff, byOther])
      await expect(decide(staff, one.id, 'pass')).rejects.toMatchObject({ code: 1000002 })
    const { list: waiting } = await server.call(listReviews, { iid, kind: 'report', id: byOther.id }, { as: staff })
    expect(waiting.map(({ data }) => data.own)).toEqual([true])
    const foreign = await server.login({ iid: 3192, rights: ['review'] })
    const wish = { iid: 3192, reqId: reqId(), kind: 'report' as const, id: aboutStaff.id, decision: 'pass' as const }
    await expect(server.call(decideReview, wish, { as: foreign })).rejects.toMatchObject({ code: 1000004 })
    expect(
      (await server.call(listReviews, { iid: 3192, kind: 'report', id: byStaff.id }, { as: foreign })).list,
    ).toEqual([])
    await expect(server.call(listOwnReports, { iid })).rejects.toMatchObject({ code: 1000001 })
    expect((await own(ann)).list).toMatchObject([{ id: byOther.id, state: 'open' }])
  })

  test('conventions §8: of no kind does anybody decide their own request', async () => {
    const at = server.time.now
    const me = await server.login({ rights: ['review', 'money'] })
    const user_id = me.member.user_id
    const mine = { iid, user_id, at }
    const db = server.db
    const feedback = (kind: string) => ({ ...mine, kind, content: '请处理', no: `F-own-${kind}` })
    const auth = { ...mine, name: '张三', id_cipher: '', id_shown: '', id_hash: 'own', images: [], moved_at: at }
    const shop = { ...mine, data: '{}', status: 'reviewing', fee_fen: 0, order_id: null, moved_at: at } as const
    const days = { from_day: '2027-05-01', to_day: '2027-05-02', contacted_at: null, done_at: null }
    const need = { ...mine, ...days, destination: '杭州', people: 2, budget_fen: 0, name: '张三', phone: '', note: '' }
    const step = { ...mine, challenge_id: 'walk-31', date: '2026-05-01', steps: 9000, photo: '', decided_at: null }
    const appeal = { ...mine, game_id: '21012', entry_id: '21012-e0', text: '成绩有误', decided_at: null }
    const account = {
      account_id: 1,
      kind: 'bank' as const,
      holder: '张三',
      masked: '1',
      number_enc: '1',
      numbered_at: at,
    }
    const paid = { ...mine, ...account, amount: 1000, fee: 6, reviewer_id: null, channel_no: null } as const
    const into = { decided_at: null, sent_at: null, done_at: null }
    const requests = {
      auth: db.insertInto('profile_auth').values(auth).returning('id').executeTakeFirstOrThrow(),
      shop: db.insertInto('shop_apply').values(shop).returning('id').executeTakeFirstOrThrow(),
      report: db.insertInto('feedback').values(feedback('report')).returning('id').executeTakeFirstOrThrow(),
      volunteer: db.insertInto('feedback').values(feedback('volunteer')).returning('id').executeTakeFirstOrThrow(),
      needform: db.insertInto('needform').values(need).returning('id').executeTakeFirstOrThrow(),
      step: db.insertInto('step_claim').values(step).returning('id').executeTakeFirstOrThrow(),
      appeal: db.insertInto('game_appeal').values(appeal).returning('id').executeTakeFirstOrThrow(),
      withdrawal: db
        .insertInto('withdrawal')
        .values({ ...paid, ...into })
        .returning('id')
        .executeTakeFirstOrThrow(),
    }
    const words = { code: 1000002, msg: expect.stringContaining('由其他工作人员处理') }
    for (const [kind, request] of Object.entries(requests)) {
      const { id } = await request
      const wish = { iid, reqId: reqId(), kind: kind as ReviewKind, id: String(id) }
      for (const decision of ['pass', 'refuse'] as const)
        await expect(
          server.call(decideReview, { ...wish, reqId: reqId(), decision, note: '同意' }, { as: me }),
        ).rejects.toMatchObject(words)
    }
    // Registrations and supports have tests of their own with their forms and projects; in a draw nobody asks.
    const apart = ['registration', 'cfRefund', 'draw']
    expect([...Object.keys(requests), ...apart].sort()).toEqual([...REVIEW_KINDS].sort())
  })

  test('expect-reading §2.18: a restricted member may not save, comment or impress until the day; an appeal ends it', async () => {
    const { author, ann, staff } = await people()
    const { id } = await post(author)
    const until = shanghaiDay(server.time.now + 2 * 86_400_000)
    const wish = { iid, toRid: author.member.rid, until, reason: '多次发布广告' }
    const blank = { iid, user_id: author.member.user_id, name: '安静的店', at: server.time.now }
    const store = await server.db.insertInto('small_store').values(blank).returning('id').executeTakeFirstOrThrow()
    const profile = { headImg: '', name: '林小路', sex: 2, birthday: '', region: '', industry: '户外', tags: ['徒步'] }
    const saveProfile = (more: object) => {
      const data = { ...profile, wechat: '', contact: 'none', hidden: false, ...more }
      return server.call(saveRelation, { iid, reqId: reqId(), part: 'base', data }, { as: author })
    }
    await saveProfile({})
    const restrict = (as: Actor, more: object = {}) =>
      server.call(restrictMember, { ...wish, reqId: reqId(), ...more }, { as })
    await expect(restrict(ann)).rejects.toMatchObject({ code: 1000002 })
    await expect(restrict(await server.login({ rights: ['content'] }))).rejects.toMatchObject({ code: 1000002 })
    await expect(restrict(staff, { toRid: staff.member.rid })).rejects.toMatchObject({ code: 1000002 })
    await expect(restrict(staff, { until: shanghaiDay(server.time.now - 86_400_000) })).rejects.toMatchObject({
      code: 1000003,
    })
    expect(await restrict(staff)).toMatchObject({ until: expect.any(Number) })
    expect(await restrict(staff)).toMatchObject({ again: true })
    const refused = { code: 1000002, msg: expect.stringContaining('多次发布广告'), data: { reason: '多次发布广告' } }
    await expect(post(author)).rejects.toMatchObject(refused)
    const comment = { iid, type: FEED, targetId: id, targetRec: '', content: '说得好', score1: 0, score2: 0, score3: 0 }
    await expect(server.call(addComment, comment, { as: author })).rejects.toMatchObject(refused)
    const words = { iid, reqId: reqId(), toRid: ann.member.rid, tags: ['靠谱'] }
    await expect(server.call(addImpression, words, { as: author })).rejects.toMatchObject(refused)
    const opinion = { iid, reqId: reqId(), part: 'opinion' as const, data: { text: '我的看法是这样' } }
    await expect(server.call(saveRelation, opinion, { as: author })).rejects.toMatchObject(refused)
    await expect(
      server.call(saveAlbum, { iid, reqId: reqId(), title: '湖边的早晨' }, { as: author }),
    ).rejects.toMatchObject(refused)
    const told = (part: 'honor', data: Record<string, unknown>) =>
      server.call(saveRelation, { iid, reqId: reqId(), part, data }, { as: author })
    const team = { scope: 'act' as const, refId: '9012', name: '广告小队' }
    const card = { name: '林小路', phone: '13812345678', showPhone: 'none', intro: '加我微信' }
    const writes = [
      () => saveProfile({ industry: '广告' }),
      () => told('honor', { title: '广告之星', issuer: '广告社', year: 2020 }),
      () => server.call(updateProfile, { iid, reqId: reqId(), signature: '加我微信' }, { as: author }),
      () => server.call(saveCard, { iid, reqId: reqId(), part: 'edit', data: card, version: 0 }, { as: author }),
      () => server.call(saveStore, { iid, reqId: reqId(), id: String(store.id), notice: '加我微信' }, { as: author }),
      () =>
        server.call(
          saveStoreMember,
          { iid, reqId: reqId(), storeId: String(store.id), kind: 'master', name: '加我微信' },
          { as: author },
        ),
      () => server.call(saveTeam, { iid, reqId: reqId(), ...team }, { as: author }),
    ]
    for (const write of writes) await expect(write()).rejects.toMatchObject(refused)
    const tip = (info: object) => {
      const wish = { iid, orderType: 205, keys: '14003', property: '14', num: 1 }
      return server.call(createOrder, { ...wish, info: { reqId: reqId(), amount: 100, ...info } }, { as: author })
    }
    await expect(tip({ message: '加我微信' })).rejects.toMatchObject(refused)
    await tip({})
    // What publishes nothing is still theirs to set.
    await saveProfile({ hidden: true, wechat: '', tags: [] })
    await server.call(updateProfile, { iid, reqId: reqId(), sex: 1, signature: '' }, { as: author })
    await server.call(saveStore, { iid, reqId: reqId(), id: String(store.id), open: 0 }, { as: author })
    // What is there can still be taken back.
    await server.call(saveContent, { iid, reqId: reqId(), moduleType: FEED, id, status: 'deleted' }, { as: author })
    const [restriction] = (await own(author)).restrictions
    expect(restriction).toMatchObject({ reason: '多次发布广告', mayAppeal: true })
    await expect(appeal(ann, 'restriction', restriction?.id ?? '')).rejects.toMatchObject({ code: 1000004 })
    const sent = await appeal(author, 'restriction', restriction?.id ?? '')
    expect((await own(author)).restrictions).toMatchObject([{ mayAppeal: false }])
    await expect(decide(staff, sent.id, 'refuse', '没有问题')).rejects.toMatchObject({ code: 1000002 })
    await decide(await server.login({ rights: ['review'] }), sent.id, 'pass')
    const granted = { zh: '你的申诉已通过。', url: `/app/info/forbid/${iid}` }
    expect((await toldCards(server, author)).at(-1)).toMatchObject(granted)
    expect((await own(author)).restrictions).toEqual([])
    await post(author, '又可以说话了')
    await restrict(staff)
    server.time.now += 3 * 86_400_000
    await post(author, '时间到了，又可以说话了')
  })
})
