import type { ChatContent, ChatSender } from '@quanzi/contract'
import type { Db } from '../db/schema'
import type { AutoReply } from '../db/schema/chat'
import type { ChatRow } from './ChatRow'
import { composeReply } from './composeReply'
import type { Draft } from './MessageWriter'

/** Agents that a program answers for. */
export class AutoAgents {
  constructor(private readonly db: Db) {}

  /**
   * The answer to a stored message. The answer's name derives from the question's id, so a question that is handled
   * twice (a server died, or a client repeated it) gets one answer. Null when the receiver is not such an agent;
   * otherwise two programs would talk to each other.
   */
  async answer(question: ChatRow): Promise<Draft | null> {
    const rows = await this.db
      .selectFrom('chat_agent')
      .innerJoin('member', (on) =>
        on.onRef('member.iid', '=', 'chat_agent.iid').onRef('member.rid', '=', 'chat_agent.rid'),
      )
      .selectAll('member')
      .select(['chat_agent.label', 'chat_agent.auto_reply'])
      .where('chat_agent.iid', '=', question.iid)
      .where('chat_agent.rid', 'in', [question.to_rid, question.from_rid])
      .where('chat_agent.auto_reply', 'is not', null)
      .execute()
    const [agent] = rows
    if (rows.length !== 1 || agent?.rid !== question.to_rid || !agent.auto_reply) return null
    const { body, cid } = JSON.parse(question.content) as ChatContent
    const rules: AutoReply = agent.auto_reply
    const text = await composeReply(this.db, question.iid, rules, body)
    const sender: ChatSender = {
      avatar: agent.head_img,
      interestID: agent.iid,
      interestName: '',
      label: agent.label,
      level: 0,
      nick_name: agent.nick_name,
      roleID: agent.rid,
      sex: agent.sex,
      uid: agent.user_id,
    }
    return {
      iid: question.iid,
      from: { rid: agent.rid, userId: agent.user_id },
      toRid: question.from_rid,
      content: { body: { type: 1, text }, cid, sender, tempID: `auto-${question.id}` },
      mediaKeys: [],
    }
  }
}
