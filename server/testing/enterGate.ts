import { type ChatEntered, enterChat, getChatUser } from '@quanzi/contract'
import type { Actor, TestServer } from './createTestServer'
import { type Chat, openChat } from './openChat'

/** A member's credentials for entering the chat. */
export async function chatSecret(server: TestServer, who: Actor): Promise<{ uid: number; token: string }> {
  const body = await server.call(getChatUser, { iid: who.member.iid, uniqId: 1 }, { as: who })
  if (!body.t) throw new Error(body.msg)
  return { uid: body.t.uid, token: body.t.ridSecret }
}

/** A member's connection that has entered. */
export async function enterGate(
  server: TestServer,
  port: number,
  who: Actor,
): Promise<{ chat: Chat; entered: ChatEntered }> {
  const chat = await openChat(port)
  const entered = await chat.request<ChatEntered>(enterChat.uri, {
    ...(await chatSecret(server, who)),
    version: '2.0.8',
  })
  if (entered.code !== 200) throw new Error(entered.msg)
  return { chat, entered }
}
