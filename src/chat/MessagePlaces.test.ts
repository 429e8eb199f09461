import { CHAT, type ChatBody, type ChatMessage, COUPON_NOTICE_FLAG } from '@quanzi/contract'
import { type ChatOwner, senderOf } from './ChatOwner'
import type { ChatPeer } from './ChatPeer'
import { MessagePlaces } from './MessagePlaces'
import { PANEL } from './PanelStore'

const ann: ChatOwner = { iid: 1000, rid: 7, uid: 70, nickName: 'Ann', avatar: '' }
const bob: ChatOwner = { iid: 1000, rid: 3, uid: 90, nickName: 'Bob', avatar: '' }

const from = (one: ChatOwner, to: ChatOwner, body: ChatBody = { type: 1, text: 'hi' }): ChatMessage => ({
  id: '1',
  date: 0,
  flag: 0,
  scope: CHAT.scope,
  content: {
    body,
    cid: one.iid,
    sender: senderOf(one),
    receiver: { roleID: to.rid, uid: to.uid },
    tempID: 't',
  },
})

function placesOf(owner: ChatOwner, ...known: readonly ChatPeer[]) {
  const ofRole = (roleId: number) => {
    const peer = known.find((one) => one.roleId === roleId)
    return peer && { id: '', peer, last: from(ann, bob) }
  }
  return new MessagePlaces(owner, { ofRole })
}

test('chat-and-calls §3: both phones use the same conversation id, whoever sent the message', () => {
  const messages = [from(ann, bob), from(bob, ann)]
  const places = [placesOf(ann), placesOf(bob)].flatMap((one) => one.placed(messages).map(({ place }) => place))
  expect(places).toEqual(Array(4).fill('3_7_70_90'))
})

test('a message is unread for its receiver until it is read', () => {
  const message = from(bob, ann)
  expect([placesOf(ann).isUnread(message), placesOf(bob).isUnread(message)]).toEqual([true, false])
  expect(placesOf(ann).isUnread({ ...message, read: true })).toBe(false)
})

test('a message names its sender; the receiver has the known name, or none', () => {
  expect(placesOf(ann).peerIn(from(bob, ann))).toMatchObject({ roleId: 3, uid: 90, nickName: 'Bob' })
  expect(placesOf(ann).peerIn(from(ann, bob))).toEqual({ roleId: 3, uid: 90, nickName: '' })
  const known = { roleId: 3, uid: 90, nickName: 'Bobby' }
  expect(placesOf(ann, known).peerIn(from(ann, bob))).toBe(known)
})

test.each<[string, Partial<ChatMessage>]>([
  ['a notice', from(bob, ann, { type: 10, text: 'paid' })],
  ['a coupon', { flag: COUPON_NOTICE_FLAG }],
  [
    'what the system says',
    { content: { ...from(bob, ann).content, sender: { ...senderOf(bob), level: CHAT.systemLevel } } },
  ],
])('%s belongs to the panel', (_, part) => {
  const [placed] = placesOf(ann).placed([{ ...from(bob, ann), ...part }])
  expect(placed?.place).toBe(PANEL)
})
