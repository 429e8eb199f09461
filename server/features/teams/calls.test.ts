import {
  getTeam,
  listTeams,
  moveTeamMember,
  type ParamsOf,
  saveTeam,
  type TeamOp,
  updateOrderStatus,
} from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'
import { Till } from '../../testing/Till'
import { toldCards } from '../../testing/toldCards'

let server: TestServer
let till: Till
let captain: Actor
let ann: Actor
let bob: Actor
let request = 0
const reqId = () => `request-${++request}`

const ACT = { scope: 'act' as const, refId: '9012' }
const DUP = 1000008
const FULL = 1000009

beforeAll(async () => {
  server = await createDemoServer()
  till = new Till(server)
})
afterAll(() => server.close())
// Every test has new people, so that nobody is already in a team.
beforeEach(async () => {
  captain = await server.login({ nick_name: '队长甲' })
  ann = await server.login({ nick_name: '安安' })
  bob = await server.login({ nick_name: '阿波' })
})

let names = 0
const found = (as: Actor, more: Partial<ParamsOf<typeof saveTeam>> = {}) =>
  server.call(saveTeam, { iid: 1000, reqId: reqId(), ...ACT, name: `小队${++names}`, max: 3, ...more }, { as })
const change = (id: string, as: Actor, more: Partial<ParamsOf<typeof saveTeam>>) =>
  server.call(saveTeam, { iid: 1000, reqId: reqId(), id, ...more }, { as })
const move = (id: string, op: TeamOp, as: Actor, more: { toRid?: number; code?: string } = {}) =>
  server.call(moveTeamMember, { iid: 1000, reqId: reqId(), id, op, ...more }, { as })
const see = (id: string, as?: Actor) => server.call(getTeam, { iid: 1000, id }, as ? { as } : {})
const mine = (as: Actor) => server.call(getTeam, { iid: 1000, mine: 1, ...ACT }, { as })

test('a person founds one team, a name is used once, and teams are found by name or captain', async () => {
  const { id, code } = await found(captain, { name: '云顶小队', slogan: '一起看日出', notice: '周五晚开会' })
  expect(code).not.toBe('')
  expect((await mine(captain)).team).toMatchObject({ id, mine: 'captain', size: 1, max: 3, notice: '周五晚开会' })
  await expect(found(captain)).rejects.toMatchObject({ code: DUP, msg: '你已加入其他队伍' })
  await expect(found(ann, { name: '云顶小队' })).rejects.toMatchObject({ code: DUP, msg: '这个队名已被使用' })
  for (const name of ['一', '这个名字实在是太长了一点点']) {
    await expect(found(ann, { name })).rejects.toMatchObject({ code: 1000003 })
  }
  await expect(found(ann, { max: 51 })).rejects.toMatchObject({ code: 1000003, msg: expect.stringContaining('max') })
  await expect(found(ann, { refId: '1' })).rejects.toMatchObject({ code: 1000004 })
  await expect(found(ann, { refId: '9011' })).rejects.toMatchObject({ code: 1000005 })
  for (const queryKey of ['云顶', '队长甲']) {
    const { list } = await server.call(listTeams, { iid: 1000, ...ACT, queryKey })
    expect(list.map((team) => team.id)).toContain(id)
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['captain', 'id', 'max', 'name', 'open', 'size', 'slogan'])
  }
  expect((await server.call(listTeams, { iid: 3192, ...ACT })).list).toEqual([])
})

test('code, notice and applicants are hidden from others', async () => {
  const { id, code } = await found(captain, { open: 0, notice: '群号 1234' })
  await move(id, 'apply', ann)
  expect(await see(id, captain)).toMatchObject({
    code,
    applicants: [{ nick_name: '安安' }],
    members: [{ captain: true }],
  })
  for (const who of [undefined, ann, bob]) {
    const shown = await see(id, who)
    expect(shown).toMatchObject({ code: '', codeUntil: 0, applicants: [], team: { ...ACT, notice: '' } })
  }
  expect((await see(id, ann)).team?.mine).toBe('applicant')
})

test('members join an open team until it is full, and may be in one team only', async () => {
  const { id } = await found(captain)
  expect(await move(id, 'join', ann)).toEqual({ size: 2, state: 'member' })
  expect(await move(id, 'join', ann)).toEqual({ size: 2, state: 'member', again: true })
  const other = await found(bob)
  await expect(move(other.id, 'join', ann)).rejects.toMatchObject({ code: DUP, msg: '你已加入其他队伍' })
  const people = await Promise.all(['一', '二', '三'].map((n) => server.login({ nick_name: `新人${n}` })))
  const outcomes = await Promise.allSettled(people.map((as) => move(id, 'join', as)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: FULL, msg: '队伍已满' })
  expect((await see(id)).team).toMatchObject({ size: 3, max: 3 })
  expect((await see(id)).members).toHaveLength(3)
})

test('joining two teams at the same moment succeeds for one of them', async () => {
  const [first, second] = [await found(captain), await found(bob)]
  const outcomes = await Promise.allSettled([move(first.id, 'join', ann), move(second.id, 'join', ann)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const sizes = await Promise.all([first.id, second.id].map(async (id) => (await see(id)).team?.size ?? 0))
  expect(sizes.sort()).toEqual([1, 2])
})

test('a closed team admits people by its captain or by its code, which is valid for seven days', async () => {
  const { id, code } = await found(captain, { open: 0 })
  await expect(move(id, 'join', ann)).rejects.toMatchObject({ code: 1000002 })
  expect(await move(id, 'apply', ann)).toEqual({ size: 1, state: 'applicant' })
  expect(await move(id, 'apply', ann)).toMatchObject({ again: true })
  await expect(move(id, 'approve', ann, { toRid: ann.member.rid })).rejects.toMatchObject({ code: 1000002 })
  expect(await move(id, 'approve', captain, { toRid: ann.member.rid })).toEqual({ size: 2, state: 'member' })
  const url = `/app/act/1000/teamList?id=${ACT.refId}&teamId=${id}`
  expect(await toldCards(server, ann)).toMatchObject([{ zh: expect.stringContaining('欢迎加入'), url }])
  await expect(move(id, 'join', bob, { code: 'wrong' })).rejects.toMatchObject({ msg: '邀请已失效' })
  expect((await server.call(getTeam, { iid: 1000, code }, { as: bob })).team?.id).toBe(id)
  expect(await move(id, 'join', bob, { code })).toEqual({ size: 3, state: 'member' })
  // The invitation is good for everybody while there is room, and counts once for each.
  expect(await move(id, 'join', bob, { code })).toEqual({ size: 3, state: 'member', again: true })
  const third = await server.login({ nick_name: '第三人' })
  await expect(move(id, 'join', third, { code })).rejects.toMatchObject({ code: FULL, msg: '队伍已满' })
  const now = server.time.now
  server.time.now += 8 * 86_400_000
  const late = await server.login({ nick_name: '晚来' })
  await expect(move(id, 'join', late, { code })).rejects.toMatchObject({ code: 1000005, msg: '邀请已失效' })
  await expect(server.call(getTeam, { iid: 1000, code })).rejects.toMatchObject({ code: 1000005 })
  expect((await change(id, captain, { slogan: '再出发' })).code).not.toBe(code)
  server.time.now = now
})

test('the captain changes, removes and hands over; others do not', async () => {
  const { id } = await found(captain)
  await move(id, 'join', ann)
  await move(id, 'join', bob)
  await expect(change(id, ann, { name: '换个名字' })).rejects.toMatchObject({ code: 1000002 })
  await expect(change(id, captain, { max: 2 })).rejects.toMatchObject({ code: FULL })
  await expect(move(id, 'leave', captain)).rejects.toMatchObject({ msg: '请先转让队长' })
  await expect(move(id, 'remove', ann, { toRid: bob.member.rid })).rejects.toMatchObject({ code: 1000002 })
  expect(await move(id, 'remove', captain, { toRid: bob.member.rid })).toEqual({ size: 2, state: 'none' })
  expect(await move(id, 'remove', captain, { toRid: bob.member.rid })).toMatchObject({ again: true })
  await expect(move(id, 'transfer', captain, { toRid: bob.member.rid })).rejects.toMatchObject({ code: 1000004 })
  await move(id, 'transfer', captain, { toRid: ann.member.rid })
  expect((await see(id, ann)).team?.mine).toBe('captain')
  expect(await move(id, 'leave', captain)).toEqual({ size: 1, state: 'none' })
  expect(await move(id, 'leave', captain)).toMatchObject({ again: true })
  expect(await move(id, 'leave', ann)).toEqual({ size: 0, state: 'none' })
  await expect(see(id)).rejects.toMatchObject({ code: 1000004 })
  expect((await mine(ann)).team).toBeNull()
})

const enter = (as: Actor, num: number, groupId: string) => till.order(as, { num, groupId })

test('members order places for their team, never more than its maximum', async () => {
  const { id } = await found(captain)
  await move(id, 'join', ann)
  await expect(enter(bob, 1, id)).rejects.toMatchObject({ code: 1000002 })
  await expect(enter(ann, 1, 'nothing')).rejects.toMatchObject({ code: 1000003 })
  const { gid } = await enter(captain, 2, id)
  expect((await see(id)).value).toBe(2)
  await expect(enter(ann, 2, id)).rejects.toMatchObject({ code: FULL, msg: '队伍已满', data: { team: id } })
  await enter(ann, 1, id)
  await expect(enter(captain, 1, id)).rejects.toMatchObject({ code: FULL })
  await server.call(updateOrderStatus, { iid: 1000, orderId: gid, status: 3 }, { as: captain })
  expect((await see(id)).value).toBe(1)
  await move(id, 'leave', ann)
  expect((await see(id)).value).toBe(0)
})

test('only the captain may enter more people than one member may', async () => {
  const { id } = await found(captain, { max: 12 })
  await move(id, 'join', ann)
  await expect(enter(ann, 11, id)).rejects.toMatchObject({ code: 1000002 })
  expect((await enter(captain, 11, id)).status).toBe(1)
})
