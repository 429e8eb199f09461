import type { ChatMessage, ChatSender } from '@quanzi/contract'
import { CHAT, COUPON_NOTICE_FLAG } from '@quanzi/contract'
import { isText } from '@/lib/isText'
import { hasFields } from './store/hasFields'
import type { PeerRole } from './subject/subjectKind'

/** The other person of a conversation. */
export interface ChatPeer {
  readonly roleId: number
  readonly uid: number
  readonly nickName: string
  readonly avatar?: string
  /** Shown beside the name, e.g. 客服. */
  readonly label?: string
  /** Their relation to the item that the conversation is about; the label takes precedence. */
  readonly role?: PeerRole
}

/** The newest data wins, but an empty field keeps the known value. */
export function mergePeer(known: ChatPeer | undefined, fresh: ChatPeer): ChatPeer {
  const [label, role, avatar] = [fresh.label || known?.label, fresh.role ?? known?.role, fresh.avatar || known?.avatar]
  return {
    roleId: fresh.roleId,
    uid: fresh.uid,
    nickName: fresh.nickName || (known?.nickName ?? ''),
    ...(avatar ? { avatar } : {}),
    ...(label ? { label } : {}),
    ...(role ? { role } : {}),
  }
}

export const peerOf = ({
  roleID,
  uid,
  nick_name,
  avatar,
  label,
}: Pick<ChatSender, 'roleID' | 'uid' | 'nick_name' | 'avatar' | 'label'>): ChatPeer => ({
  roleId: roleID,
  uid,
  nickName: nick_name,
  avatar,
  label,
})

export const isPeer = (value: unknown): value is ChatPeer =>
  hasFields(value, 'roleId', 'uid', 'nickName') &&
  typeof value.roleId === 'number' &&
  typeof value.uid === 'number' &&
  isText(value.nickName)

/** The system. All kinds of its notices share one row of the message list. */
export const SYSTEM_PEER: ChatPeer = { roleId: 0, uid: 0, nickName: '' }

/** The sender of a notice. */
export const tellerOf = ({ content: { sender } }: ChatMessage): ChatPeer =>
  sender.level === CHAT.systemLevel ? SYSTEM_PEER : peerOf(sender)

/**
 * True for a message of the system, which only the panel shows. Only types 1 to 4 from a person make a conversation.
 */
export const isNotice = ({ content, flag }: ChatMessage): boolean =>
  content.body.type > 4 || flag === COUPON_NOTICE_FLAG || content.sender.level === CHAT.systemLevel
