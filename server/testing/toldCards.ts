import type { OperateCard } from '@quanzi/contract'
import type { Actor, TestServer } from './createTestServer'

/** The notices that somebody has got, in both languages, with the address that each opens. */
export async function toldCards(server: TestServer, { member }: Actor) {
  const rows = await server.db
    .selectFrom('chat_outbox')
    .select('content')
    .where('iid', '=', member.iid)
    .where('to_rid', '=', member.rid)
    .orderBy('id')
    .execute()
  return rows.map(({ content }) => {
    const { body, en } = JSON.parse(content)
    const card: OperateCard = JSON.parse(body.operateCardString)
    return { zh: card.title, en, url: card.action.url }
  })
}
