import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface ChatMessageTable {
  /** Counted within the tenant. */
  id: number
  iid: number
  /** 0 is the system. */
  from_rid: number
  to_rid: number
  low_rid: GeneratedAlways<number>
  high_rid: GeneratedAlways<number>
  /** The sender's own name of the message; unique per sender. */
  temp_id: string
  flag: number
  /** The `ChatContent` as JSON text. */
  content: string
  at: number
  read_at: number | null
}

/** With whom a member has talked. */
export interface ChatConversationTable {
  iid: number
  rid: number
  /** 0 is the system. */
  other: number
  last_id: number
  unread: Generated<number>
  /** Messages up to this id are deleted for this member. */
  cleared_id: Generated<number>
  muted: Generated<boolean>
}

/** The last id given to a message of the tenant. */
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

/** What an agent without a person says. */
export interface AutoReply {
  /** The first rule one of whose words the question holds. */
  readonly rules: readonly { readonly words: readonly string[]; readonly text: string }[]
  /** When no rule fits; what the tenant has published on the words of the question is added. */
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
