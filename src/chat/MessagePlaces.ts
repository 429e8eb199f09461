import type { ChatMessage } from '@quanzi/contract'
import type { ChatOwner } from './ChatOwner'
import { type ChatPeer, isNotice, peerOf } from './ChatPeer'
import type { ConversationList } from './ConversationList'
import { PANEL } from './PanelStore'
import { conversationId } from './store/conversationId'

/** A message and where it belongs: the id of a conversation, or the panel. */
export interface PlacedMessage {
  readonly message: ChatMessage
  readonly place: string
}

/** Sorts messages as the owner of the chat sees them: who wrote, who is the peer, which conversation it belongs to. */
export class MessagePlaces {
  constructor(
    private readonly owner: Pick<ChatOwner, 'rid' | 'uid'>,
    private readonly conversations: Pick<ConversationList, 'ofRole'>,
  ) {}

  isOwn({ content }: ChatMessage): boolean {
    return content.sender.roleID === this.owner.rid
  }

  isUnread(message: ChatMessage): boolean {
    return !message.read && !this.isOwn(message)
  }

  /**
   * The other party. A message that the owner sent carries no name of its receiver, so the name known before is used.
   */
  peerIn(message: ChatMessage): ChatPeer {
    const { sender, receiver } = message.content
    if (!this.isOwn(message)) return peerOf(sender)
    const known = this.conversations.ofRole(receiver.roleID)?.peer
    return known ?? { roleId: receiver.roleID, uid: receiver.uid, nickName: '' }
  }

  /** The conversation with somebody. */
  idWith({ roleId, uid }: Pick<ChatPeer, 'roleId' | 'uid'>): string {
    return conversationId({ roleId: this.owner.rid, uid: this.owner.uid }, { roleId, uid })
  }

  placed(messages: readonly ChatMessage[]): readonly PlacedMessage[] {
    return messages.map((message) => ({
      message,
      place: isNotice(message) ? PANEL : this.idWith(this.peerIn(message)),
    }))
  }
}
