import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface ChatMessageTable {
  /** Counted per tenant. */
  id: number
  iid: number
  /** 0 means the system. */
  from_rid: number
  to_rid: number
  low_rid: GeneratedAlways<number>
  high_rid: GeneratedAlways<number>
  /** The sender's own name for the message; unique per sender. */
  temp_id: string
  flag: number
  /** The `ChatContent` as JSON text. */
  content: string
  at: number
  read_at: number | null
}

/** The people with whom a member has talked. */
export interface ChatConversationTable {
  iid: number
  rid: number
  /** 0 means the system. */
  other: number
  last_id: number
  unread: Generated<number>
  /** This member has deleted the messages up to this id. */
  cleared_id: Generated<number>
  muted: Generated<boolean>
  /** This member takes no messages from the other. */
  blocked: Generated<boolean>
}

/** The last message id of the tenant. */
export interface ChatCounterTable {
  iid: number
  last_id: number
}

export interface ChatOutboxTable {
  id: Generated<number>
  iid: number
  to_rid: number
  temp_id: string
  flag: number
  content: string
  at: number
}

/** The rules of an automatic agent. */
export interface AutoReply {
  /** The first rule with a word in the question wins. */
  readonly rules: readonly { readonly words: readonly string[]; readonly text: string }[]
  /** When no rule matches; published items on the question are added. */
  readonly fallback: string
}

export interface ChatAgentTable {
  iid: number
  rid: number
  label: string
  sort: Generated<number>
  auto_reply: JSONColumnType<AutoReply> | null
}

export interface ChatTables {
  chat_message: ChatMessageTable
  chat_conversation: ChatConversationTable
  chat_counter: ChatCounterTable
  chat_outbox: ChatOutboxTable
  chat_agent: ChatAgentTable
}
