import { CHAT, type ChatContent, USER_INFO_CACHE_MS } from '@quanzi/contract'
import fc from 'fast-check'
import type { Fate } from './testing/FakeGate'
import { settle } from './testing/ManualClock'
import { memoryStorage, messageOf } from './testing/memoryStorage'
import { Phone, personOf } from './testing/Phone'
import { connected, keptBy, setUp } from './testing/twoPhones'

const MINUTE = 60_000

const systemContent = (tempID: string, body: ChatContent['body']): ChatContent => ({
  ...messageOf(1).content,
  body,
  tempID,
  receiver: { roleID: 1, uid: 1 },
  sender: { ...messageOf(1).content.sender, level: CHAT.systemLevel, roleID: 0, uid: 0, nick_name: '系统消息' },
})

test('chat-and-calls §4, §5: a message is sending, then sent, then read, and is unread for the receiver until it is seen', async () => {
  const { one, two } = await connected()
  const mine = one.with(2)
  for (const blank of ['  ', '\u200b', '\u3164']) expect(mine.send(blank)).toBe('empty')
  expect(mine.send('字'.repeat(CHAT.textLimit + 1))).toBe('tooLong')
  mine.setDraft('你好 😀')
  expect(mine.send('你好 😀')).toBe('taken')
  expect(mine.draft).toBe('')
  expect(one.shown(2)).toEqual(['sending:你好 😀'])
  await settle()
  expect(one.shown(2)).toEqual(['sent:你好 😀'])
  expect(two.service.unread).toBe(1)
  expect(two.service.panel?.entries).toMatchObject([{ canReply: true, unread: 1, peer: { roleId: 1, nickName: 'n1' } }])
  const theirs = two.with(1)
  theirs.show()
  await settle()
  expect(two.service.unread).toBe(0)
  expect(one.shown(2)).toEqual(['read:你好 😀'])
  one.with(2).send('在吗')
  await settle()
  expect(two.service.unread).toBe(0)
  expect(two.shown(1)).toEqual(['received:你好 😀', 'received:在吗'])
})

test('messages that arrive in the background count as read when the app is in front again', async () => {
  const { gate, one, two } = await connected()
  two.with(1).show()
  two.hide()
  one.with(2).send('are you there?')
  await settle()
  expect([two.service.unread, gate.rows[0]?.message.read]).toEqual([1, undefined])
  two.show()
  await settle()
  expect([two.service.unread, gate.rows[0]?.message.read]).toEqual([0, true])
})

test('sending replaces neither the list nor its items: one row renders again', async () => {
  const { one } = await connected()
  const chat = one.with(2)
  chat.send('a')
  const [before] = chat.messages
  await settle()
  expect(chat.messages[0]).toBe(before)
  expect(before?.status).toBe('sent')
})

test('a message written offline survives a kill of the app and is sent once', async () => {
  const { clock, gate, one, two } = await connected()
  gate.listening = false
  gate.cutAll()
  await settle()
  one.with(2).setDraft('half')
  one.with(2).send('kept')
  one.with(2).setDraft('half a sentence')
  one.restart()
  one.start()
  await settle()
  expect(one.shown(2)).toEqual(['sending:kept'])
  expect(one.with(2).draft).toBe('half a sentence')
  gate.listening = true
  await clock.advance(MINUTE)
  expect(one.shown(2)).toEqual(['sent:kept'])
  expect(two.shown(1)).toEqual(['received:kept'])
  expect(gate.rows).toHaveLength(1)
})

test('chat-and-calls §9: user info is fetched once in 12 hours, and again after a code other than 0', async () => {
  const { clock, gate, one } = setUp()
  one.start()
  await settle()
  one.restart()
  one.start()
  await settle()
  expect(gate.userInfoAsked).toBe(1)
  await clock.advance(USER_INFO_CACHE_MS)
  gate.userInfoCode = 7
  one.restart()
  one.start()
  await settle()
  expect(one.service.status).toBe('waiting')
  gate.userInfoCode = 0
  await clock.advance(MINUTE)
  expect(one.service.status).toBe('ready')
  expect(gate.userInfoAsked).toBe(3)
})

test('messages and read marks of another device are read on from the last known message', async () => {
  const { clock, gate, one } = await connected()
  gate.cutAll()
  const { content } = messageOf(1)
  const mine = { sender: { ...content.sender, roleID: 1, uid: 1 }, receiver: { roleID: 2, uid: 2 } }
  for (let n = 1; n <= 8; n++) gate.store(1, 2, { ...content, ...mine, tempID: `m${n}` })
  await clock.advance(MINUTE)
  expect(keptBy(one)).toHaveLength(8)
  expect(one.shown(2)).toHaveLength(8)
  expect(one.service.unread).toBe(0)
})

test('chat-and-calls §4: a message that comes by push, unread list and sync is stored once', async () => {
  const { clock, gate, one } = await connected()
  const message = gate.store(2, 1, messageOf(1).content)
  gate.push(1, message)
  gate.push(1, message)
  await settle()
  gate.cutAll()
  await clock.advance(MINUTE)
  expect(one.shown(2)).toHaveLength(1)
  expect(one.service.unread).toBe(1)
})

test('read marks reach the gate when it is available again', async () => {
  const { clock, gate, one, two } = await connected()
  one.with(2).send('hello')
  await settle()
  gate.listening = false
  gate.cutAll()
  await settle()
  two.with(1).show()
  expect(two.service.unread).toBe(0)
  two.restart()
  two.start()
  gate.listening = true
  await clock.advance(MINUTE)
  expect(two.service.unread).toBe(0)
  expect(gate.rows.map(({ message }) => message.read)).toEqual([true])
})

test('chat-and-calls §3: the panel has one row for each sender, the system is one sender, and types 1 to 4 have Reply', async () => {
  const { gate, one, two } = await connected()
  const card = JSON.stringify({ imgUrl: '', title: 't', action: {} })
  gate.push(1, gate.store(0, 1, systemContent('s1', { type: 10, text: 'notice' })))
  two.with(1).send('hello')
  await settle()
  gate.push(1, gate.store(0, 1, systemContent('s2', { type: 11, operateCardString: card })))
  const coupon = { ...systemContent('s3', { type: 1, text: '' }), tipNotify: { name: '券', desc: '明天到期' } }
  gate.push(1, gate.store(0, 1, coupon, CHAT.couponNoticeFlag))
  await settle()
  const rows = () =>
    one.service.panel?.entries.map(({ key, canReply, unread, message }) => [key, canReply, unread, message.id])
  expect(rows()).toEqual([
    ['system', false, 3, '4'],
    ['1_2_1_2', true, 1, '2'],
  ])
  expect(one.service.conversations).toHaveLength(1)
  one.service.panel?.show()
  expect(one.service.unread).toBe(4)
  one.service.panel?.look(0)
  await settle()
  expect(rows()).toEqual([
    ['system', false, 0, '4'],
    ['1_2_1_2', true, 1, '2'],
  ])
  expect(one.service.panel?.noticesOf(0).map(({ id }) => id)).toEqual(['1', '3', '4'])
})

test('a notice from a person is in that person’s row, has no Reply, and is marked as read separately', async () => {
  const { gate, one, two } = await connected()
  two.with(1).send('hello')
  await settle()
  const told = (tempID: string, roleID: number) => ({
    ...messageOf(1, tempID, roleID).content,
    body: { type: 10 as const, text: tempID },
  })
  gate.push(1, gate.store(2, 1, told('p1', 2)))
  gate.push(1, gate.store(3, 1, told('p2', 3)))
  await settle()
  const rows = () => one.service.panel?.entries.map(({ peer, canReply, unread }) => [peer.roleId, canReply, unread])
  expect(rows()).toEqual([
    [3, false, 1],
    [2, false, 2],
  ])
  one.service.panel?.look(2)
  expect(rows()).toEqual([
    [3, false, 1],
    [2, false, 1],
  ])
  two.with(1).send('and now?')
  await settle()
  expect(rows()?.[0]).toEqual([2, true, 2])
})

test('a new device gets the member’s conversations and syncs from the newest message', async () => {
  const { clock, gate, one } = setUp()
  const { content } = messageOf(1)
  const mine = { sender: { ...content.sender, roleID: 1, uid: 1 }, receiver: { roleID: 2, uid: 2 } }
  for (let n = 1; n <= 30; n++) gate.store(1, 2, { ...content, ...mine, tempID: `m${n}` })
  one.start()
  await clock.advance(1000)
  expect(one.service.conversations).toMatchObject([{ peer: { nickName: 'n2' }, last: { id: '30' } }])
  expect(keptBy(one)).toHaveLength(1)
  one.with(2).show()
  await settle()
  expect(one.with(2).messages).toHaveLength(20)
})

test('the name of a new peer survives a reload, even before the message is sent', async () => {
  const { clock, gate, one } = await connected()
  one.with(2).send('first')
  await settle()
  one.restart()
  expect(one.service.conversations).toEqual([])
  one.start()
  expect(one.service.conversations).toMatchObject([{ peer: { nickName: 'n2' } }])
  gate.listening = false
  gate.cutAll()
  await settle()
  one.with(3).send('to another')
  one.restart()
  gate.listening = true
  one.start()
  await clock.advance(MINUTE)
  expect(one.service.conversations.map(({ peer }) => peer.nickName)).toEqual(['n3', 'n2'])
})

test('a truncated list of unread messages does not mark older messages as read', async () => {
  const { clock, gate, one } = await connected()
  for (let n = 1; n <= 5; n++) gate.push(1, gate.store(2, 1, { ...messageOf(n).content, tempID: `m${n}` }))
  await settle()
  expect(one.service.unread).toBe(5)
  gate.unreadLimit = 2
  gate.cutAll()
  await clock.advance(MINUTE)
  expect(one.service.unread).toBe(5)
})

test('after any last write before its end, a restarted app counts the same unread messages as the gate', async () => {
  for (let last = 0; last < 60; last++) {
    const world = setUp()
    const { clock, gate, two } = world
    gate.unreadLimit = 2
    const device = memoryStorage()
    let left = Number.POSITIVE_INFINITY
    const dying = {
      ...device,
      write: (key: string, value: string) => (left-- > 0 ? device.write(key, value) : true),
      remove: (key: string) => (left > 0 ? device.remove(key) : undefined),
    }
    // An app that has ended sends nothing to the gate any more.
    const openSocket: typeof gate.openSocket = (url, events) => {
      const socket = gate.openSocket(url, events)
      return { ...socket, send: (frame) => (left > 0 ? socket.send(frame) : undefined) }
    }
    const one = new Phone(1, gate, clock, { device: dying, openSocket })
    one.start()
    two.start()
    await settle()
    const write = async (count: number) => {
      for (let n = 0; n < count; n++) two.with(1).send(`to one ${n}`)
      await settle()
    }
    await write(2)
    left = last
    await write(3)
    one.with(2).show()
    await settle()
    one.hide()
    await write(5)
    one.service.stop()
    gate.cutAll()
    left = Number.POSITIVE_INFINITY
    one.restart()
    await write(4)
    one.start()
    one.hide()
    await clock.advance(MINUTE)
    const unread = gate.rows.filter(({ to, message }) => to === 1 && !message.read).length
    expect([last, one.service.unread]).toEqual([last, unread])
  }
})

const ACT = 'https://own.test/app/act/1000/detail/9001'

test('chat-and-calls §4: a conversation from a page begins with its title and address, once, and has it as subject until other messages follow', async () => {
  const { one } = await connected()
  const chat = one.with(2)
  expect([chat.subject, chat.isWrittenTo, chat.question]).toEqual([null, false, ''])
  chat.begin('Hike', ACT)
  chat.begin('Hike', ACT)
  await settle()
  expect(one.shown(2)).toEqual([`sent:Hike\n${ACT}`])
  expect(chat.subject).toMatchObject({ title: 'Hike', url: ACT, route: { name: 'act.detail' } })
  expect([chat.isWrittenTo, chat.question]).toEqual([true, ''])
  chat.send('any places left?')
  expect([chat.subject, chat.question]).toEqual([null, 'any places left?'])
  chat.begin('Hike', ACT)
  expect(chat.messages).toHaveLength(3)
})

test('the role of the person asked about an item stays, after their answers and a restart', async () => {
  const { one, two } = await connected()
  one.service.openConversation({ ...personOf(2), role: 'leader' }).send('hi')
  await settle()
  two.with(1).send('hello')
  await settle()
  one.restart()
  one.start()
  await settle()
  expect(one.service.knownPeer(personOf(2))).toMatchObject({ nickName: 'n2', role: 'leader' })
})

test('a conversation opens at its first unread message, and the mark stays while the member reads', async () => {
  const { gate, one, two } = await connected()
  two.with(1).send('old')
  await settle()
  one.with(2).show()
  one.with(2).hide()
  expect(one.with(2).firstUnread).toBeNull()
  for (let n = 1; n <= 45; n++) gate.push(1, gate.store(2, 1, { ...messageOf(n, `m${n}`).content }))
  await settle()
  const chat = one.with(2)
  expect(chat.firstUnread).toBe('m1')
  expect(chat.messages.some(({ tempID }) => tempID === 'm1')).toBe(true)
  chat.show()
  await settle()
  expect([chat.unread, chat.firstUnread]).toEqual([0, 'm1'])
  chat.hide()
  expect(one.with(2).firstUnread).toBeNull()
})

test('chat-and-calls §4: a reply starts an empty conversation with the message it replies to', async () => {
  const { one } = await connected()
  one.service.openConversation(personOf(2), messageOf(7))
  expect(one.shown(2)).toEqual(['received:text 7'])
  one.service.openConversation(personOf(2), messageOf(9))
  expect(one.shown(2)).toHaveLength(1)
})

test('older messages come from the device, then from the server, until there are no more', async () => {
  const { gate, one, two } = await connected()
  for (let n = 1; n <= 70; n++) gate.store(2, 1, { ...messageOf(n).content, tempID: `m${n}` })
  const chat = two.with(1)
  while (chat.older.hasMore) await chat.older.load()
  expect(chat.messages).toHaveLength(70)
  const first = one.with(2)
  gate.networkDown = true
  await first.older.load()
  expect(first.older.failed).toBe(true)
  gate.networkDown = false
  while (first.older.hasMore) await first.older.load()
  expect(first.messages.map(({ message }) => Number(message?.id))).toEqual(Array.from({ length: 70 }, (_, n) => n + 1))
  first.show()
  await settle()
  one.restart()
  one.start()
  expect(one.with(2).messages).toHaveLength(20)
})

test('two tabs of one member share a conversation, and one sends the unsent messages of the other', async () => {
  const { clock, gate, one, two } = await connected()
  const tab = new Phone(1, gate, clock, { device: one.device })
  tab.start()
  await settle()
  for (let n = 0; n < 35; n++) {
    two.with(1).send(`two-${n}`)
    one.with(2).send(`one-${n}`)
    tab.with(2).send(`tab-${n}`)
    await settle()
  }
  expect(keptBy(one)).toEqual(gate.rows.map(({ message: { id, content } }) => `${id} ${content.tempID}`))
  expect(gate.rows).toHaveLength(105)
  expect(one.shown(2).slice(-5)).toEqual(tab.shown(2).slice(-5))
  tab.network(false)
  tab.with(2).send('left behind')
  tab.service.stop()
  one.restart()
  one.start()
  await settle()
  expect(one.shown(2).slice(-1)).toEqual(['sent:left behind'])
  expect(gate.rows).toHaveLength(106)
})

test('whatever faults and kills happen, both phones have the same messages, once and in order', async () => {
  const fate = fc.constantFrom<Fate>('lost before', 'lost after', 'busy')
  const event = fc.constantFrom('one writes', 'two writes', 'one dies', 'two dies', 'cut', 'wait', 'gate away')
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { maxLength: 12 }), fc.array(event, { maxLength: 25 }), async (fates, events) => {
      const { clock, gate, one, two } = await connected()
      gate.fates = [...fates]
      const written = { one: 0, two: 0 }
      for (const each of events) {
        if (each === 'one writes') one.with(2).send(`one-${++written.one}`)
        else if (each === 'two writes') two.with(1).send(`two-${++written.two}`)
        else if (each === 'cut') gate.cutAll()
        else if (each === 'wait') await clock.advance(7000)
        else if (each === 'gate away') gate.listening = !gate.listening
        else {
          const phone = each === 'one dies' ? one : two
          phone.restart()
          phone.start()
        }
        await settle()
      }
      gate.listening = true
      one.network(true)
      two.network(true)
      await clock.advance(10 * MINUTE)
      expect(keptBy(one)).toEqual(gate.rows.map(({ message: { id, content } }) => `${id} ${content.tempID}`))
      expect(keptBy(two)).toEqual(keptBy(one))
      expect([...one.shown(2), ...two.shown(1)].filter((text) => /^(sending|failed)/.test(text))).toEqual([])
      const stored = gate.rows.map(({ message }) => (message.content.body.type === 1 ? message.content.body.text : ''))
      for (const who of ['one', 'two'] as const) {
        const wanted = Array.from({ length: written[who] }, (_, n) => `${who}-${n + 1}`)
        expect(stored.filter((text) => text.startsWith(who))).toEqual(wanted)
      }
    }),
    { numRuns: 25 },
  )
})
