import type { Generated, GeneratedAlways } from 'kysely'

/** Notes of distributors about their clients. */
export interface ClientTables {
  client_note: {
    iid: number
    id: GeneratedAlways<number>
    role_id: number
    user_id: number
    text: string
    tag: Generated<string>
    at: number
    current: Generated<boolean>
  }
}
