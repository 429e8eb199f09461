import { createDemoServer } from '../testing/createDemoServer'
import type { Actor, TestServer } from '../testing/createTestServer'

let server: TestServer
let member: Actor
beforeAll(async () => {
  server = await createDemoServer()
  member = await server.login({ iid: 1000 })
})
afterAll(() => server.close())

const namesOf = (value: unknown): string[] => Object.keys(value as object)

/** What a member of the first tenant gets from a gateway call. */
const answer = async (uri: string, params: Readonly<Record<string, unknown>>, as = member) => {
  const { t } = await server.wire(uri, { iid: as.member.iid, ...params }, { as })
  return t
}

test('admissions-and-regions §3, §7: the names of the storage policy, the site info and the download banner', async () => {
  expect(namesOf(await answer('/api/oss/token', {}))).toEqual(
    expect.arrayContaining(['policy', 'accessKeyId', 'sign', 'expireTime']),
  )
  const site = (await answer('/api/aboutme/get', { type: 'js' })) as { adsList: readonly unknown[]; mjs: unknown }
  expect(typeof site.mjs).toBe('string')
  expect(site.adsList.length).toBeGreaterThan(0)
  for (const ad of site.adsList) expect(namesOf(ad)).toEqual(['id', 'type', 'content'])
  expect(namesOf(await answer('/api/account.interest.get.downInfo', {}))).toEqual(['downInfo'])
})

test('admissions-and-regions §3: a configured page is page_show, sections with a type', async () => {
  for (const uri of ['/api/h5.shop.pageShow.list', '/api/mainPage']) {
    const { page_show } = (await answer(uri, { rid: 1, type: 7 })) as { page_show: readonly { type: unknown }[] }
    expect(page_show.length).toBeGreaterThan(0)
    for (const { type } of page_show) expect(typeof type).toBe('number')
  }
})

test('admissions-and-regions §3: the names of a coupon; amounts are in yuan', async () => {
  const { list } = (await answer('/api/shop/h5/coupon/list', { status: 'claimable' })) as { list: readonly object[] }
  expect(list.length).toBeGreaterThan(0)
  for (const coupon of list)
    expect(namesOf(coupon)).toEqual(
      expect.arrayContaining(['id', 'discountType', 'minusPrice', 'fullPrice', 'name', 'endTime']),
    )
  expect(list).toContainEqual(expect.objectContaining({ id: 'c1001', minusPrice: 20, fullPrice: 99 }))
})

test('admissions-and-regions §3, §7: the names of a registration, of its groups and of its form', async () => {
  const applicant = await server.login({ iid: 3073 })
  const own = { rid: applicant.member.rid, token: applicant.bearer }
  const registration = (await answer('/api/registration/get', { ...own, id: 3 }, applicant)) as { groups: string }
  expect(namesOf(registration)).toEqual(
    expect.arrayContaining(['regImage', 'statusImg', 'statusShowImg', 'status', 'regSummary', 'groups']),
  )
  const groups = JSON.parse(registration.groups) as readonly { id: string }[]
  for (const group of groups) expect(namesOf(group)).toEqual(['id', 'groupName', 'groupDesc', 'isFill'])
  for (const { id } of groups) {
    const form = await server.wire('/api/registration/getFormItems', { ...own, regId: 3, id }, { as: applicant })
    const components = form.t1 as readonly object[]
    expect(components.length).toBeGreaterThan(0)
    for (const component of components)
      expect(namesOf(component)).toEqual(
        expect.arrayContaining(['id', 'name', 'type', 'must', 'content', 'value', 'placeholder', 'isShow']),
      )
    expect(typeof JSON.parse(String(form.t3))).toBe('object')
  }
})

test('chat-and-calls §3, §7: getUserInfo answers code, t and msg; t has the names of a user', async () => {
  const { rid, iid } = member.member
  for (const asked of [{ userId: rid }, { uniqId: 1 }]) {
    const body = await server.wire('getUserInfo', { ...asked, iid }, { as: member })
    expect(body).toMatchObject({ code: 0, msg: '', t: { id: rid, uid: member.member.user_id } })
    expect(namesOf(body.t)).toEqual(['id', 'uid', 'nickname', 'img_path', 'ridSecret'])
  }
})

test('shell-and-routes §7: the names of the JS-SDK’s signature', async () => {
  const signed = await server.app.http.inject({ url: '/wxservice2/ticket?iid=1000' })
  expect(namesOf(signed.json().t)).toEqual(['appId', 'timestamp', 'nonceStr', 'signature'])
})

test('admissions-and-regions §2: the tabs of the university are home, graduate studies and mine', async () => {
  const { list } = (await answer('/api/config/list', { iid: 3073, type: 'tabBar' })) as {
    list: readonly { title: string; action: { url: string }; extra: { en: string } }[]
  }
  expect(list.map(({ title, extra, action }) => [title, extra.en, action.url])).toEqual([
    ['首页', 'Home', expect.stringMatching(/^\/app\/university\/frame\/home/)],
    ['研究生', 'Graduate studies', expect.stringMatching(/^\/app\/university\/frame\/master/)],
    ['我的', 'Me', expect.stringMatching(/^\/app\/university\/frame\/personal/)],
  ])
})
