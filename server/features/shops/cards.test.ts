import { randomUUID } from 'node:crypto'
import {
  followRoles,
  getContent,
  getRelation,
  listRelations,
  markContent,
  saveCard,
  sendFeedback,
} from '@quanzi/contract'
import { type Actor, createTestServer, type TestServer } from '../../testing/createTestServer'

const iid = 1000
const PHONE = '13912345678'
let server: TestServer
let [ann, bob, eve]: Actor[] = []
beforeAll(async () => {
  server = await createTestServer({ tenants: [iid] })
})
afterAll(() => server.close())
beforeEach(async () => {
  ann = await server.login({ nick_name: '安' })
  bob = await server.login({ nick_name: '博' })
  eve = await server.login({ nick_name: '夏' })
})

const as = (who: Actor | undefined) => (who ? { as: who } : {})
const PERSONAL = {
  name: '林小路',
  post: '领队',
  phone: PHONE,
  wechat: 'x',
  email: '',
  headImg: '',
  intro: '',
  showPhone: 'all',
}
const LOOK = { template: 'forest', cover: '', video: '', visibility: 'public' }
const save = (part: 'edit' | 'bcard' | 'edit1', data: object, version: number, who = ann) =>
  server.call(saveCard, { iid, reqId: randomUUID(), part, data: { ...data }, version }, as(who))
const open = (id: string, who?: Actor) => server.call(getContent, { iid, moduleType: 236, id }, as(who))
const keep = (id: string, who: Actor | undefined, on = true) =>
  server.call(markContent, { iid, reqId: randomUUID(), moduleType: 236, id, mark: 'keep', on }, as(who))

test('a card is made by its personal part; name and phone are asked for; an older version is stale', async () => {
  await expect(open('mine', ann)).rejects.toMatchObject({ code: 1000004 })
  await expect(save('bcard', { company: '山野' }, 0)).rejects.toMatchObject({ code: 1000004 })
  await expect(save('edit', { ...PERSONAL, name: ' ' }, 0)).rejects.toMatchObject({
    msg: expect.stringContaining('请填写姓名'),
  })
  await expect(save('edit', { ...PERSONAL, phone: '' }, 0)).rejects.toMatchObject({
    msg: expect.stringContaining('手机号'),
  })
  const { id, version } = await save('edit', PERSONAL, 0)
  await expect(save('edit', PERSONAL, 0)).rejects.toMatchObject({ code: 1000007 })
  expect(await save('bcard', { company: '山野', address: '文三路 1 号' }, version)).toEqual({ id, version: 2 })
  expect((await open('mine', ann)).card).toMatchObject({
    personal: { name: '林小路', phone: PHONE },
    business: { company: '山野', address: '文三路 1 号' },
    look: { template: 'plain', visibility: 'public' },
    visits: 0,
  })
  await expect(save('edit1', LOOK, 1)).rejects.toMatchObject({ code: 1000007 })
  await expect(save('bcard', { company: '山野', shopId: '77' }, 2)).rejects.toMatchObject({ code: 1000003 })
})

test('the number is for whom the owner allows it', async () => {
  const { id } = await save('edit', { ...PERSONAL, showPhone: 'mutual' }, 0)
  expect(JSON.stringify(await open(id, bob))).not.toContain(PHONE)
  for (const [from, to] of [
    [ann, bob],
    [bob, ann],
  ])
    await server.call(followRoles, { fromRid: from?.member.rid ?? 0, toRids: [to?.member.rid ?? 0] }, as(from))
  expect((await open(id, bob)).card?.personal.phone).toBe(PHONE)
  expect(JSON.stringify(await open(id, eve))).not.toContain(PHONE)
  await save('edit', { ...PERSONAL, showPhone: 'none' }, 1)
  expect(JSON.stringify(await open(id, bob))).not.toContain(PHONE)
})

test('who may open it: everybody, members, holders of the link, or the owner', async () => {
  const { id } = await save('edit', PERSONAL, 0)
  const cardOf = async (who?: Actor) =>
    (await server.call(getRelation, { iid, toRid: ann?.member.rid ?? 0 }, as(who))).cardId
  expect([(await open(id)).title, await cardOf()]).toEqual(['林小路', id])
  await save('edit1', { ...LOOK, visibility: 'members' }, 1)
  await expect(open(id)).rejects.toMatchObject({ code: 1000001 })
  expect([(await open(id, bob)).title, await cardOf(), await cardOf(bob)]).toEqual(['林小路', undefined, id])
  await save('edit1', { ...LOOK, visibility: 'link' }, 2)
  expect([(await open(id)).title, await cardOf(bob), await cardOf(ann)]).toEqual(['林小路', undefined, id])
  await save('edit1', { ...LOOK, visibility: 'private' }, 3)
  await expect(open(id, bob)).rejects.toMatchObject({ code: 1000002 })
  await expect(keep(id, bob)).rejects.toMatchObject({ code: 1000002 })
  expect((await open(id, ann)).mine.author).toBe(true)
})

test('a kept card is found by name and company, leaves with its mark, and a look counts once a day', async () => {
  const { id } = await save('edit', PERSONAL, 0)
  await save('bcard', { company: '溪谷租赁' }, 1)
  const holder = async (queryKey?: string) =>
    (await server.call(listRelations, { iid, kind: 'cards', queryKey }, as(bob))).list.map(({ cardId }) => cardId)
  expect(await keep(id, bob)).toEqual({ on: true, count: 1 })
  expect((await open(id, bob)).mine.mark).toEqual(['keep'])
  expect([await holder(), await holder('小路'), await holder('溪谷'), await holder('别人')]).toEqual([
    [id],
    [id],
    [id],
    [],
  ])
  await open(id, bob)
  await open(id, ann)
  expect((await open('mine', ann)).card?.visits).toBe(1)
  server.time.now += 86_400_000
  await open(id, bob)
  expect((await open('mine', ann)).card?.visits).toBe(2)
  await keep(id, bob, false)
  expect(await holder()).toEqual([])
})

test('a card that three have reported is open to its owner only', async () => {
  const { id } = await save('edit', PERSONAL, 0)
  const targetType = '236'
  for (const who of [bob, eve, await server.login({ nick_name: '秋' })])
    await server.call(
      sendFeedback,
      { iid, reqId: randomUUID(), kind: 'report', content: '这是冒用的名片', targetType, targetId: id },
      as(who),
    )
  await expect(open(id, bob)).rejects.toMatchObject({ code: 1000004 })
  await expect(keep(id, bob)).rejects.toMatchObject({ code: 1000004 })
  expect((await open(id, ann)).mine.author).toBe(true)
})
