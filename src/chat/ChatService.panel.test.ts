import { listChatConversations } from '@quanzi/contract'
import { settle } from './testing/ManualClock'
import { messageOf } from './testing/memoryStorage'
import { connected, keptBy } from './testing/twoPhones'

const MINUTE = 60_000

type World = Awaited<ReturnType<typeof connected>>

const rowsOf = ({ one }: World) => one.service.panel?.entries ?? []

async function rowOf(world: World) {
  const [row] = rowsOf(world)
  if (!row) throw new Error('no row')
  return row
}

test('messages of a muted person show no notice and no badge, on this device after a restart and on another', async () => {
  const world = await connected()
  const { one, two } = world
  two.with(1).send('hello')
  await settle()
  await one.service.moves?.mute(await rowOf(world), true)
  expect([one.service.unread, (await rowOf(world)).unread, (await rowOf(world)).muted]).toEqual([0, 1, true])
  one.restart()
  one.start()
  await settle()
  expect([one.service.unread, (await rowOf(world)).muted]).toEqual([0, true])
  await one.service.moves?.mute(await rowOf(world), false)
  expect([one.service.unread, (await rowOf(world)).muted]).toEqual([1, false])
})

test('a blocked person’s row says so, after a restart and on another device, until they are unblocked', async () => {
  const world = await connected()
  const { gate, one, two } = world
  two.with(1).send('hello')
  await settle()
  await one.service.moves?.block(await rowOf(world), true)
  expect([(await rowOf(world)).blocked, (await rowOf(world)).muted]).toEqual([true, false])
  const [other] = (await gate.askAs(1)(listChatConversations, { iid: 1000 })) ?? []
  expect(other).toMatchObject({ blocked: true })
  one.restart()
  one.start()
  await settle()
  expect((await rowOf(world)).blocked).toBe(true)
  await one.service.moves?.block(await rowOf(world), false)
  expect((await rowOf(world)).blocked).toBe(false)
  one.service.moves?.hasBlocked(1000, 2, true)
  one.service.moves?.hasBlocked(3073, 2, false)
  expect(one.service.panel?.entries[0]?.blocked).toBe(true)
})

test('a change that the server refuses is reverted', async () => {
  const world = await connected()
  const { gate, one, two } = world
  two.with(1).send('hello')
  await settle()
  gate.networkDown = true
  const row = await rowOf(world)
  await expect(one.service.moves?.mute(row, true)).rejects.toMatchObject({ kind: 'network' })
  await expect(one.service.moves?.clear(row)).rejects.toMatchObject({ kind: 'network' })
  expect([one.service.unread, (await rowOf(world)).muted, keptBy(one)]).toEqual([
    1,
    false,
    [`1 ${row.message.content.tempID}`],
  ])
})

test('a deleted conversation leaves the device with its unread messages, and a later message brings back only itself', async () => {
  const world = await connected()
  const { clock, one, two } = world
  for (let n = 1; n <= 40; n++) two.with(1).send(`old ${n}`)
  await settle()
  await clock.advance(MINUTE)
  const chat = one.with(2)
  chat.setDraft('half')
  await one.service.moves?.clear(await rowOf(world))
  expect([rowsOf(world), keptBy(one), one.service.unread, one.shown(2), chat.draft]).toEqual([[], [], 0, [], ''])
  one.restart()
  one.start()
  await clock.advance(MINUTE)
  one.service.panel?.show()
  await settle()
  expect(rowsOf(world)).toEqual([])
  two.with(1).send('new')
  await settle()
  expect(rowsOf(world)).toHaveLength(1)
  expect(one.shown(2)).toEqual(['received:new'])
})

test('opening the list takes over what another device has deleted and muted', async () => {
  const world = await connected()
  const { gate, one, two } = world
  two.with(1).send('hello')
  gate.push(
    1,
    gate.store(0, 1, {
      ...messageOf(9, 's').content,
      sender: { ...messageOf(9).content.sender, level: 15, roleID: 0 },
    }),
  )
  await settle()
  const ask = gate.askAs(1)
  const { clearChatConversation, muteChatConversation } = await import('@quanzi/contract')
  await ask(clearChatConversation, { iid: 1000, reqId: 'r1', toRid: 2, upToId: '9' })
  await ask(muteChatConversation, { iid: 1000, reqId: 'r2', toRid: 0, muted: true })
  one.service.panel?.show()
  await settle()
  expect(rowsOf(world).map(({ key, muted }) => [key, muted])).toEqual([['system', true]])
  expect(one.service.unread).toBe(0)
})

test('a search finds people by name and messages by words, uses the latest words only, and opens an old message', async () => {
  const world = await connected()
  const { clock, one, two } = world
  two.with(1).send('the tent is green')
  for (let n = 1; n <= 60; n++) two.with(1).send(`line ${n}`)
  await settle()
  await clock.advance(MINUTE)
  const { search } = one.service
  search?.type('line')
  search?.type('tent')
  expect([search?.state, search?.found]).toEqual(['loading', []])
  await clock.advance(1000)
  expect(search?.found.map(({ peer, message }) => [peer.roleId, message.id])).toEqual([[2, '1']])
  one.with(2).show()
  one.with(2).hide()
  await settle()
  const chat = one.with(2)
  expect(chat.messages).toHaveLength(20)
  await chat.reach('1')
  expect(chat.messages.find(({ tempID }) => tempID === chat.target)?.message?.id).toBe('1')
  await chat.reach('999')
  expect(chat.target).toBeNull()
  search?.type('N2')
  expect(search?.people.map(({ roleId }) => roleId)).toEqual([2])
  search?.type('')
  expect([search?.isOn, search?.people, search?.state]).toEqual([false, [], 'idle'])
})
