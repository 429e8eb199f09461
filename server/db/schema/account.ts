import type { Generated } from 'kysely'

export interface MemberTable {
  id: Generated<number>
  iid: number
  user_id: number
  rid: Generated<number>
  mobile: string | null
  openid: string | null
  unionid: string | null
  password_hash: string | null
  nick_name: string
  head_img: string
  sex: Generated<number>
  birthday: string | null
  signature: Generated<string>
  /** Number of followers. */
  fans: Generated<number>
  created_at: number
}

export interface SessionTable {
  id: Generated<number>
  token_hash: string
  iid: number
  user_id: number
  openid: string | null
  unionid: string | null
  created_at: number
  expires_at: number
  revoked_at: number | null
  /** The messaging app's key of this session, sealed; null without one. */
  wechat_key: Generated<string | null>
}

export interface RequestLogTable {
  user_id: number
  req_id: string
  uri: string
  /** The JSON text of the first answer, sealed; null while the request runs, and after its account is closed. */
  answer: string | null
  at: number
}

export interface SmsCodeTable {
  id: Generated<number>
  iid: number
  mobile: string
  purpose: string
  code_hash: string
  ip: string
  tries: Generated<number>
  sent_at: number
  used_at: number | null
}

export interface PasswordTryTable {
  iid: number
  /** Signature of a number and of the address or device where its password was tried. */
  key: string
  tries: number
  until: number
}

export interface StaffTable {
  iid: number
  user_id: number
  /** Out of `content`, `order`, `scan`, `review`, `money`, `page`. */
  rights: string[]
}

export interface ServerKeyTable {
  name: string
  value: string
}

export interface AccountTables {
  member: MemberTable
  session: SessionTable
  request_log: RequestLogTable
  sms_code: SmsCodeTable
  password_try: PasswordTryTable
  staff: StaffTable
  server_key: ServerKeyTable
}
