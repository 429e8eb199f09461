import type { ChatContent, ChatMessage } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { ChatMessageTable } from '../db/schema/chat'

/** A stored message. */
export type ChatRow = Omit<Selectable<ChatMessageTable>, 'low_rid' | 'high_rid'>

/** A message to be stored. */
export type NewChatRow = Omit<ChatRow, 'id' | 'read_at'>

/** A stored row as a message. */
export const toChatMessage = (row: Pick<ChatRow, 'id' | 'content' | 'at' | 'flag' | 'read_at'>): ChatMessage => ({
  id: String(row.id),
  content: JSON.parse(row.content) as ChatContent,
  date: row.at,
  flag: row.flag,
  scope: 1,
  ...(row.read_at === null ? {} : { read: true }),
})

/** The JSON of {@link toChatMessage} without parsing the content, which is only passed on. */
export const chatMessageJson = ({ id, content, at, flag, read_at }: ChatRow): string =>
  `{"id":"${id}","content":${content},"date":${at},"flag":${flag},"scope":1${read_at === null ? '' : ',"read":true'}}`
