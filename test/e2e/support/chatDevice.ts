import type { ChatContent, ChatMessage, ChatUser, ChatUserBody } from '@quanzi/contract'
import { openChatStorage } from '../../../src/chat/store/ChatStorage'
import { conversationId } from '../../../src/chat/store/conversationId'
import { MessageLog } from '../../../src/chat/store/MessageLog'
import { memoryStorage } from '../../../src/chat/testing/memoryStorage'
import type { Site } from '../../startSite'
import { type Member, TENANT } from './Gateway'

/** The member's data for the gate. */
export async function chatUser(site: Site, { cookie }: Member): Promise<ChatUser> {
  const headers = { cookie: `${cookie.name}=${encodeURIComponent(cookie.value)}` }
  const answer = await fetch(`${site.origin}/getUserInfo?uniqId=1&iid=${TENANT}`, { headers })
  const { t } = (await answer.json()) as ChatUserBody
  if (!t) throw new Error('getUserInfo answered no user')
  return t
}

const partyOf = ({ id, uid }: ChatUser) => ({ roleId: id, uid })

/** `count` read messages between the two in turn, one minute apart, up to now. */
export function messagesBetween(count: number, me: ChatUser, peer: ChatUser): readonly ChatMessage[] {
  const sender = ({ id: roleID, uid, nickname, img_path }: ChatUser) => ({
    avatar: img_path,
    interestID: TENANT,
    interestName: '山野同行',
    label: '',
    level: 0,
    nick_name: nickname,
    roleID,
    sex: 0,
    uid,
  })
  return Array.from({ length: count }, (_, n) => {
    const [from, to] = n % 2 ? [me, peer] : [peer, me]
    const text = `第 ${n + 1} 条：明早六点半在地铁口集合，记得带水和雨衣。`.repeat(1 + (n % 3))
    const content: ChatContent = {
      body: { type: 1, text },
      cid: TENANT,
      sender: sender(from),
      receiver: { roleID: to.id, uid: to.uid },
      tempID: `bench-${n + 1}`,
    }
    return { id: String(n + 1), content, date: Date.now() - (count - n) * 60_000, flag: 0, scope: 1, read: true }
  })
}

/** The storage of a device after these messages, as the app writes it. */
export function deviceAfter(
  messages: readonly ChatMessage[],
  me: ChatUser,
  peer: ChatUser,
): Readonly<Record<string, string>> {
  const device = memoryStorage()
  const storage = openChatStorage(device, TENANT, String(me.id))
  const id = conversationId(partyOf(me), partyOf(peer))
  new MessageLog(storage, id).addAll(messages)
  const last = messages[messages.length - 1]
  storage.write(`peer:${id}`, { id, peer: { ...partyOf(peer), nickName: peer.nickname }, last })
  // Nothing to fetch: the device has all messages.
  storage.write('cursor', String(10 ** 9))
  return Object.fromEntries(device.keys().map((key) => [key, device.read(key) ?? '']))
}
