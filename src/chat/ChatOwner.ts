import type { ChatSender } from '@quanzi/contract'

/** Whose chat it is; a member of two tenants has two. */
export interface ChatOwner {
  readonly iid: number
  readonly rid: number
  readonly uid: number
  readonly nickName: string
  readonly avatar: string
}

/** The owner as who sends a message; the gate puts what it knows of the member in its place. */
export const senderOf = ({ iid, rid, uid, nickName, avatar }: ChatOwner): ChatSender => ({
  avatar,
  interestID: iid,
  interestName: '',
  label: '',
  level: 0,
  nick_name: nickName,
  roleID: rid,
  sex: 0,
  uid,
})
