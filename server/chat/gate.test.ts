import {
  blockChatPerson,
  type ChatEntered,
  type ChatSent,
  enterChat,
  listChatAgents,
  listChatConversations,
  listChatHistory,
  markChatRead,
  sendChat,
  shanghaiDay,
  syncChat,
} from '@quanzi/contract'
import { revokeSession } from '../identity/sessions'
import { sendSystemMessage } from '../notices/sendSystemMessage'
import { type Actor, createTestServer, type TestServer } from '../testing/createTestServer'
import { chatSecret, enterGate } from '../testing/enterGate'
import { type Chat, openChat, textTo, until } from '../testing/openChat'
import { type Gate, startGate } from './startGate'

let server: TestServer
let gate: Gate
const open = new Set<Chat>()

beforeAll(async () => {
  server = await createTestServer({ env: { GATE_PORT: '0' } })
  gate = await startGate(server.app.services, { burst: 50, perSecond: 1, connections: 3 })
})
afterEach(() => {
  for (const chat of open) chat.close()
  open.clear()
})
afterAll(async () => {
  await gate.stop()
  await server.close()
})

const connect = async (user: unknown = {}): Promise<Chat> => {
  const chat = await openChat(gate.port, user)
  open.add(chat)
  return chat
}

const secretOf = (who: Actor) => chatSecret(server, who)

async function enter(who: Actor): Promise<{ chat: Chat; entered: ChatEntered }> {
  const entered = await enterGate(server, gate.port, who)
  open.add(entered.chat)
  return entered
}

const send = (chat: Chat, to: Actor, text: string, tempID: string) =>
  chat.request<ChatSent>(sendChat.uri, { content: textTo(to.member.rid, text, tempID), scope: 1 })

const texts = (chat: Chat) => chat.messages.map(({ content }) => content.body.type === 1 && content.body.text)

test('chat-and-calls §7: a message reaches every connection of the receiver and the sender’s other one, in order, with the true sender', async () => {
  const [ann, bob] = [await server.login({ nick_name: '安' }), await server.login({ nick_name: '波' })]
  const [a1, a2, b1, b2] = [await enter(ann), await enter(ann), await enter(bob), await enter(bob)]
  const answers = await Promise.all(
    ['一', '二 😀', '三'].map((text, n) =>
      a1.chat.request<ChatSent>(sendChat.uri, {
        content: { ...textTo(bob.member.rid, text, `t${n}`), sender: { nick_name: '假', roleID: 1, level: 15 } },
      }),
    ),
  )
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  for (const { chat } of [a2, b1, b2]) {
    await until(() => chat.messages.length === 3, 'three messages')
    expect(texts(chat)).toEqual(['一', '二 😀', '三'])
    expect(chat.messages.map(({ id }) => id)).toEqual(answers.map(({ id }) => id))
    expect(chat.messages[0]?.content).toMatchObject({
      sender: { nick_name: '安', roleID: ann.member.rid, uid: ann.member.user_id, level: 0 },
      receiver: { roleID: bob.member.rid, uid: bob.member.user_id },
    })
  }
  expect(a1.chat.messages).toEqual([])
})

test('chat-and-calls §3: code 200 means stored: a receiver who was away has the message on entering, until it is read', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const { chat } = await enter(ann)
  const sent = await send(chat, bob, '在吗', 'away')
  const first = await enter(bob)
  expect(first.entered.unReadMsg.map(({ id }) => id)).toEqual([sent.id])
  expect(first.entered).toMatchObject({ hasMore: false, lastId: sent.id })
  expect(await first.chat.request(markChatRead.uri, { msgids: [sent.id] })).toEqual({ code: 200 })
  await until(() => chat.reads.length === 1, 'a receipt')
  expect(chat.reads).toEqual([{ msgids: [sent.id], roleID: bob.member.rid }])
  expect((await enter(bob)).entered.unReadMsg).toEqual([])
  const history = await server.call(listChatHistory, { iid: 1000, toRid: bob.member.rid }, { as: ann })
  expect(history.msgs).toMatchObject([{ id: sent.id, read: true }])
})

test('chat-and-calls §4: a repeated tempID is stored once and answered like the first', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const [a, again, b] = [await enter(ann), await enter(ann), await enter(bob)]
  const [one, two] = await Promise.all([send(a.chat, bob, '一次', 'same'), send(a.chat, bob, '一次', 'same')])
  const three = await send(again.chat, bob, '一次', 'same')
  expect([two, three]).toEqual([one, one])
  await until(() => b.chat.messages.length > 0, 'the message')
  expect(new Set(b.chat.messages.map(({ id }) => id))).toEqual(new Set([one.id]))
  const page = await server.call(syncChat, { iid: 1000, afterId: '0' }, { as: bob })
  expect(page.msgs).toHaveLength(1)
})

test('chat-and-calls §7: another member’s token, a wrong uid and an ended session may not enter; before entering nothing is answered', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const chat = await connect({ language: 'en' })
  const [annSecret, bobSecret] = [await secretOf(ann), await secretOf(bob)]
  expect(await send(chat, bob, 'x', 'x')).toEqual({ code: 1000001, msg: 'Please log in' })
  expect(await chat.request(markChatRead.uri, { msgids: ['1'] })).toMatchObject({ code: 1000001 })
  const refused = { code: 1000001, msg: 'Please log in', unReadMsg: [] }
  const tries = [
    { ...annSecret, uid: bobSecret.uid },
    { ...annSecret, token: `${annSecret.token}x` },
    { ...annSecret, token: 'nonsense' },
  ]
  for (const params of tries)
    expect(await chat.request(enterChat.uri, { ...params, version: '2.0.8' })).toEqual(refused)
  expect(await chat.request(enterChat.uri, { ...annSecret, version: '2.0.8' })).toMatchObject({ code: 200 })
  expect(await chat.request(enterChat.uri, { ...bobSecret, version: '2.0.8' })).toMatchObject({ code: 1000002 })
  await revokeSession(server.db, () => server.time.now, Number(annSecret.token.split('.')[0]))
  const late = await connect({ language: 'en' })
  expect(await late.request(enterChat.uri, { ...annSecret, version: '2.0.8' })).toEqual(refused)
})

test('a message to another tenant’s member or to nobody is refused with a code', async () => {
  const [ann, stranger] = [await server.login(), await server.login({ iid: 3073 })]
  const a = await enter(ann)
  const s = await enter(stranger)
  expect(await send(a.chat, stranger, '你好', 'cross')).toMatchObject({ code: 1000004 })
  expect(
    await a.chat.request(sendChat.uri, { content: textTo(99_999_999, '有人吗', 'nobody'), scope: 1 }),
  ).toMatchObject({ code: 1000004 })
  expect((await server.call(syncChat, { iid: 3073, afterId: '0' }, { as: stranger })).msgs).toEqual([])
  expect(s.chat.messages).toEqual([])
})

test('a blocked sender and a restricted one are refused in their language, and nothing is stored; agents hear the restricted one', async () => {
  const [ann, bob, agent] = [await server.login(), await server.login(), await server.login()]
  const [a, b] = [await enter(ann), await enter(bob)]
  expect(await send(a.chat, bob, '你好', 'before')).toMatchObject({ code: 200 })
  const block = async (blocked: 0 | 1, reqId: string) =>
    await server.call(blockChatPerson, { iid: 1000, reqId, toRid: ann.member.rid, blocked }, { as: bob })
  await block(1, 'block-bob-1')
  expect(await send(a.chat, bob, '加微信', 'blocked')).toEqual({ code: 1000002, msg: '消息已发出，但被对方拒收了' })
  expect(await send(b.chat, ann, '我还能说', 'by-bob')).toMatchObject({ code: 200 })
  const [row] = await server.call(listChatConversations, { iid: 1000 }, { as: bob })
  expect(row).toMatchObject({ blocked: true, unread: 1, last: { content: { tempID: 'by-bob' } } })
  const blockedBy = async (who: Actor) => {
    const rows = await server.call(listChatConversations, { iid: 1000, blocked: 1 }, { as: who })
    return rows.map(({ peer }) => peer?.roleID)
  }
  expect([await blockedBy(bob), await blockedBy(ann)]).toEqual([[ann.member.rid], []])
  await block(0, 'block-bob-2')
  expect(await send(a.chat, bob, '又可以了', 'unblocked')).toMatchObject({ code: 200 })

  const { iid, user_id } = ann.member
  const until = server.time.now + 86_400_000
  const set = { iid, user_id, staff_id: 1, until, reason: '广告', at: server.time.now }
  await server.db.insertInto('restriction').values(set).execute()
  await server.db.insertInto('chat_agent').values({ iid, rid: agent.member.rid, label: '客服' }).execute()
  const refused = await send(a.chat, bob, '广告', 'restricted')
  expect(refused).toEqual({ code: 1000002, msg: expect.stringMatching(/不能发布：广告$/) })
  expect(await send(a.chat, agent, '我的订单呢', 'to-agent')).toMatchObject({ code: 200 })
  expect(texts(b.chat)).toEqual(['你好', '又可以了'])
  await server.db.deleteFrom('chat_agent').where('iid', '=', iid).where('rid', '=', agent.member.rid).execute()
  const { msgs } = await server.call(listChatHistory, { iid: 1000, toRid: bob.member.rid }, { as: ann })
  expect(msgs.map(({ content }) => content.tempID)).toEqual(['before', 'by-bob', 'unblocked'])
})

test('a member begins conversations with twenty strangers a day; who is connected or wrote first is none', async () => {
  const [ann, bob, dan, eve, fan, staff] = await Promise.all(Array.from({ length: 6 }, () => server.login()))
  if (!ann || !bob || !dan || !eve || !fan || !staff) throw new Error('six members')
  const [a, e] = [await enter(ann), await enter(eve)]
  const { iid, user_id, rid } = ann.member
  const day = shanghaiDay(server.time.now)
  await server.db
    .insertInto('attempt')
    .values({ iid, who: `user ${user_id}`, kind: 'newPeople', day, n: 18 })
    .execute()
  await server.db.insertInto('follows').values({ iid, from_id: fan.member.rid, to_id: rid, at: 1 }).execute()
  const both = [
    send(a.chat, bob, '加微信', 'to-bob'),
    send(a.chat, bob, '在吗', 'to-bob-2'),
    send(a.chat, fan, '好', 'to-fan'),
  ]
  const three = [...both, send(a.chat, dan, '加微信', 'to-dan'), send(a.chat, eve, '加微信', 'to-eve')]
  const refused = { code: 1000002, msg: '你今天新联系的人太多了，请明天再发' }
  const taken = { code: 200 }
  expect(await Promise.all(three)).toMatchObject([taken, taken, taken, taken, refused])
  expect(await send(a.chat, eve, '加微信', 'to-eve')).toEqual(refused)
  expect(e.chat.messages).toEqual([])
  expect(await send(e.chat, ann, '你好', 'by-eve')).toMatchObject(taken)
  expect(await send(a.chat, eve, '你好', 'answer')).toMatchObject(taken)
  expect(await send(a.chat, staff, '加微信', 'to-staff')).toEqual(refused)
  const club = { iid, module_type: 10, author_id: staff.member.user_id, title: '徒步', status: 'published' as const }
  const { id } = await server.db
    .insertInto('content')
    .values({ ...club, body: '[]', extra: '{}', created_at: 1, published_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('joins')
    .values({ iid, module_type: 10, id, user_id, name: '', phone: '', num: 1, state: 'joined', at: 1 })
    .execute()
  expect(await send(a.chat, staff, '几点集合', 'to-leader')).toMatchObject(taken)
  const dear = await server.login()
  expect(await send(a.chat, dear, '加微信', 'tomorrow')).toEqual(refused)
  server.time.now += 86_400_000
  expect(await send(a.chat, dear, '加微信', 'tomorrow')).toMatchObject(taken)
})

test('chat-and-calls §7: read marks for another member’s messages are refused, and none is set', async () => {
  const [ann, bob, eve] = [await server.login(), await server.login(), await server.login()]
  const [a, b, e] = [await enter(ann), await enter(bob), await enter(eve)]
  const toBob = await send(a.chat, bob, '给波', 'b')
  const toEve = await send(a.chat, eve, '给夜', 'e')
  expect(await e.chat.request(markChatRead.uri, { msgids: [toEve.id, toBob.id] })).toMatchObject({ code: 1000002 })
  expect(await a.chat.request(markChatRead.uri, { msgids: [toBob.id] })).toMatchObject({ code: 1000002 })
  expect(await e.chat.request(markChatRead.uri, { msgids: ['no-id'] })).toMatchObject({ code: 1000002 })
  expect((await enter(eve)).entered.unReadMsg.map(({ id }) => id)).toEqual([toEve.id])
  expect(await b.chat.request(markChatRead.uri, { msgids: [toBob.id] })).toEqual({ code: 200 })
})

test.each<[string, unknown]>([
  ['no content', {}],
  ['blank text', { body: { type: 1, text: ' \n' } }],
  ['2001 characters', { body: { type: 1, text: '长'.repeat(2001) } }],
  ['the system’s type', { body: { type: 11, operateCardString: '{}' } }],
  ['a picture from elsewhere', { body: { type: 2, imageUrl: 'https://evil.test/oss/h5/1000_1.jpg' } }],
  ['a bad tempID', { tempID: 'a b' }],
  ['no receiver', { receiver: undefined }],
])('%s is a wrong parameter', async (_, part) => {
  const [ann, bob] = [await server.login(), await server.login()]
  const { chat } = await enter(ann)
  const content = Object.keys(part as object).length ? { ...textTo(bob.member.rid, 'x', 'x'), ...(part as object) } : {}
  expect(await chat.request(sendChat.uri, { content, scope: 1 })).toMatchObject({ code: 1000003 })
})

test('a picture must be the sender’s own upload', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const key = `h5/1000_${ann.member.user_id}.jpg`
  await server.db
    .insertInto('uploads')
    .values({ key, iid: 1000, user_id: ann.member.user_id, type: 'image/jpeg', at: server.time.now })
    .execute()
  const [a, b] = [await enter(ann), await enter(bob)]
  const picture = (to: Actor) => ({ ...textTo(to.member.rid, '', 'p'), body: { type: 2, imageUrl: `/oss/${key}` } })
  expect(await a.chat.request(sendChat.uri, { content: picture(bob) })).toMatchObject({ code: 200 })
  expect(await b.chat.request(sendChat.uri, { content: picture(ann) })).toMatchObject({ code: 1000002 })
  const voice = { ...textTo(bob.member.rid, '', 'v'), body: { type: 3, voiceUrl: `/oss/${key}?seconds=3` } }
  expect(await a.chat.request(sendChat.uri, { content: voice })).toMatchObject({ code: 200 })
  // The receiver could never open it.
  await server.db.updateTable('uploads').set({ private: true }).where('key', '=', key).execute()
  const hidden = { ...picture(bob), tempID: 'hidden' }
  expect(await a.chat.request(sendChat.uri, { content: hidden })).toMatchObject({ code: 1000002 })
})

test('a lone surrogate and a NUL arrive as text, and messages sent beside them arrive intact', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const [a, b] = [await enter(ann), await enter(bob)]
  const answers = await Promise.all([send(a.chat, bob, '半\ud83d个\0', 'half'), send(a.chat, bob, '整个', 'whole')])
  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  await until(() => b.chat.messages.length === 2, 'both')
  expect(texts(b.chat)).toEqual(['半\ufffd个', '整个'])
})

test('a banned word is refused, and so is a text of which nothing is seen', async () => {
  await server.db
    .insertInto('tenants')
    .values({ iid: 3214, name: '云杉', banned_words: ['赌博'], settings: '{}' })
    .execute()
  const [ann, bob] = [await server.login({ iid: 3214 }), await server.login({ iid: 3214 })]
  const { chat } = await enter(ann)
  expect(await send(chat, bob, '来赌 博吧', 'w')).toEqual({ code: 1000003, msg: '参数错误: 内容包含违禁词' })
  expect(await send(chat, bob, '\u200b\u3164', 'b')).toMatchObject({ code: 1000003 })
})

test('messages over the burst limit are refused with the time of the next try, and succeed then', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const { chat } = await enter(ann)
  const answers = await Promise.all(Array.from({ length: 51 }, (_, n) => send(chat, bob, `${n}`, `r${n}`)))
  expect(answers.slice(0, 50).every(({ code }) => code === 200)).toBe(true)
  expect(answers[50]).toMatchObject({ code: 1000006, until: server.time.now + 1000 })
  server.time.now += 1000
  expect(await send(chat, bob, '50', 'r50')).toMatchObject({ code: 200 })
})

test('reconnecting does not reset the sending limit', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const first = await enter(ann)
  await Promise.all(Array.from({ length: 50 }, (_, n) => send(first.chat, bob, `${n}`, `b${n}`)))
  first.chat.close()
  const { chat } = await enter(ann)
  expect(await send(chat, bob, '50', 'b50')).toMatchObject({ code: 1000006 })
  server.time.now += 1000
  expect(await send(chat, bob, '50', 'b50')).toMatchObject({ code: 200 })
})

test('chat-and-calls §8: a client below the floor of the server is refused with 501, and the document’s is let in', async () => {
  const services = { ...server.app.services, config: { ...server.app.services.config, gateClientFloor: '2.0.8' } }
  const own = await startGate(services)
  await expect(openChat(own.port, {}, '2.0.7')).rejects.toThrow('"code":501,"message":"client version not fullfill"')
  await expect(openChat(own.port, {}, 'latest')).rejects.toThrow('"code":501')
  for (const version of ['2.0.8', '2.0.10', '3']) (await openChat(own.port, {}, version)).close()
  await own.stop()
})

test('chat-and-calls §9: a message has its sender’s channel, 1000 by default, in every tenant', async () => {
  const [ann, bob] = [await server.login({ iid: 3073 }), await server.login({ iid: 3073 })]
  const [a, b] = [await enter(ann), await enter(bob)]
  const content = textTo(bob.member.rid, '你好', 'c1')
  await a.chat.request(sendChat.uri, { content: { ...content, cid: 9 } })
  await a.chat.request(sendChat.uri, { content: { ...content, cid: undefined, tempID: 'c2' } })
  await until(() => b.chat.messages.length === 2, 'both')
  expect(b.chat.messages.map(({ content }) => [content.cid, content.sender.interestID])).toEqual([
    [9, 3073],
    [1000, 3073],
  ])
})

test('an unknown route is answered 404; garbage and a frame of 10 MB end only their own connection', async () => {
  const [ann, bob] = [await server.login(), await server.login()]
  const [a, b] = [await enter(ann), await enter(bob)]
  expect(await a.chat.request('chat.chatHandler.nothing', {})).toEqual({ code: 404 })
  expect(await a.chat.request('nodots', {})).toEqual({ code: 404 })
  for (const harm of [new Uint8Array([9, 0, 0, 1, 7]), new Uint8Array(10 << 20), 'text']) {
    const bad = await connect()
    bad.raw(harm)
    await until(() => bad.client.state.status === 'closed', 'the bad connection is closed')
  }
  expect(await send(a.chat, bob, '还在', 'still')).toMatchObject({ code: 200 })
  await until(() => b.chat.messages.length === 1, 'the message')
})

test('a member’s fourth connection closes the first one', async () => {
  const ann = await server.login()
  const chats = [await enter(ann), await enter(ann), await enter(ann), await enter(ann)].map(({ chat }) => chat)
  await until(() => chats[0]?.client.state.status === 'closed', 'the first is closed')
  expect(chats[0]?.events).toContainEqual({ type: 'kick', reason: 'too many connections' })
  expect(chats.slice(1).map(({ client }) => client.state.status)).toEqual(['ready', 'ready', 'ready'])
})

test('a system message is sent only when its transaction commits, and once per key', async () => {
  const bob = await server.login()
  const { chat } = await enter(bob)
  const ctx = { db: server.db, clock: () => server.time.now }
  const notice = (text: string, key: string) => ({
    iid: 1000,
    toRid: bob.member.rid,
    body: { type: 10 as const, text },
    tipNotify: { name: '满减券', desc: text },
    key,
  })
  const rolledBack = server.db.transaction().execute(async (trx) => {
    await sendSystemMessage({ ...ctx, db: trx }, notice('取消了', 'gone'))
    throw new Error('rolled back')
  })
  // Any other error would mean that nothing was written; the message could then not have been sent in any case.
  await expect(rolledBack).rejects.toThrow('rolled back')
  await sendSystemMessage(ctx, notice('券到了', 'paid-1'))
  await sendSystemMessage(ctx, notice('券又到了', 'paid-1'))
  await sendSystemMessage(ctx, notice('第二张', 'paid-2'))
  await until(() => chat.messages.length >= 2, 'both notices')
  expect(chat.messages).toMatchObject([
    { flag: 2, content: { body: { type: 10, text: '券到了' }, sender: { level: 15 }, tipNotify: { name: '满减券' } } },
    { flag: 2, content: { body: { text: '第二张' } } },
  ])
})

test('an automatic agent answers each question once, by its rules or from published content', async () => {
  const [ann, agent] = [await server.login(), await server.login({ nick_name: '小助手' })]
  const rules = { rules: [{ words: ['退款'], text: '去订单里申请' }], fallback: '不知道' }
  await server.db
    .insertInto('chat_agent')
    .values({ iid: 1000, rid: agent.member.rid, label: '自动回复', auto_reply: JSON.stringify(rules) })
    .execute()
  const { chat } = await enter(ann)
  await send(chat, agent, '怎么退款？', 'q1')
  await send(chat, agent, '怎么退款？', 'q1')
  await until(() => chat.messages.length >= 1, 'an answer')
  await send(chat, agent, '月亮', 'q2')
  await until(() => new Set(chat.messages.map(({ id }) => id)).size >= 2, 'the second answer')
  expect([...new Set(texts(chat))]).toEqual(['去订单里申请', '不知道'])
  expect(await server.call(listChatAgents, { iid: 1000 })).toEqual([
    expect.objectContaining({ roleID: agent.member.rid, auto: true, label: '自动回复' }),
  ])
})

test('history pages go backwards, sync pages forwards, conversations come newest first', async () => {
  const [ann, bob, eve] = [await server.login(), await server.login(), await server.login()]
  const [a, b] = [await enter(ann), await enter(bob)]
  const ids: string[] = []
  for (let n = 0; n < 5; n++)
    ids.push((await send(n % 2 ? b.chat : a.chat, n % 2 ? ann : bob, `${n}`, `n${n}`)).id ?? '')
  await send(a.chat, eve, '别人', 'other')
  const idsOf = (page: { msgs: readonly { id: string }[] }) => page.msgs.map(({ id }) => id)
  const last = await server.call(listChatHistory, { iid: 1000, toRid: bob.member.rid, pageSize: 2 }, { as: ann })
  expect([idsOf(last), last.hasMore]).toEqual([ids.slice(3), true])
  const older = { iid: 1000, toRid: bob.member.rid, pageSize: 9, beforeId: ids[3] ?? '' }
  const before = await server.call(listChatHistory, older, { as: ann })
  expect([idsOf(before), before.hasMore]).toEqual([ids.slice(0, 3), false])
  const next = await server.call(syncChat, { iid: 1000, afterId: ids[1] ?? '', pageSize: 2 }, { as: bob })
  expect([idsOf(next), next.hasMore]).toEqual([ids.slice(2, 4), true])
  expect(await server.call(listChatConversations, { iid: 1000 }, { as: ann })).toMatchObject([
    { last: { content: { receiver: { roleID: eve.member.rid } } }, unread: 0, peer: { roleID: eve.member.rid } },
    { last: { id: ids[4] }, unread: 2, peer: { uid: bob.member.user_id, nick_name: bob.member.nick_name } },
  ])
  await expect(server.call(syncChat, { iid: 1000, afterId: '0' })).rejects.toMatchObject({ code: 1000001 })
})

test('stopping the gate answers all requests before it closes', async () => {
  const own = await startGate(server.app.services, {})
  const [ann, bob] = [await server.login(), await server.login()]
  const chat = await openChat(own.port)
  await chat.request(enterChat.uri, { ...(await secretOf(ann)), version: '2.0.8' })
  const answers = Array.from({ length: 20 }, (_, n) => send(chat, bob, `${n}`, `s${n}`))
  // The first answer shows that the gate is at work on them.
  await answers[0]
  await own.stop()
  expect((await Promise.all(answers)).every(({ code }) => code === 200)).toBe(true)
  await until(() => chat.client.state.status === 'closed', 'the connection is closed')
})
