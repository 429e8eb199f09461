import type { Selectable } from 'kysely'
import type { MemberTable } from '../db/schema/account'

export type Member = Selectable<MemberTable>

/** An open session, which identifies the caller. */
export interface Session {
  readonly id: number
  readonly iid: number
  readonly userId: number
  readonly openid: string | null
  readonly unionid: string | null
}
