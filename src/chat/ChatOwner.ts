import type { ChatSender } from '@quanzi/contract'

/** The member and the tenant of a chat; a member of two tenants has two chats. */
export interface ChatOwner {
  readonly iid: number
  readonly rid: number
  readonly uid: number
  readonly nickName: string
  readonly avatar: string
}

/** The owner as the sender of a message. The gate replaces it by its own data of the member. */
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
