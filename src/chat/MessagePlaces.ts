import type { ChatMessage } from '@quanzi/contract'
import type { ChatOwner } from './ChatOwner'
import { type ChatPeer, isNotice, peerOf } from './ChatPeer'
import type { ConversationList } from './ConversationList'
import { PANEL } from './PanelStore'
import { conversationId } from './store/conversationId'

/** A message and its place: the id of a conversation, or the panel. */
export interface PlacedMessage {
  readonly message: ChatMessage
  readonly place: string
}

/** Sorts messages from the owner's view: who sent it, who is the peer, which conversation it belongs to. */
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

  /** The other person. A message that the owner sent does not name its receiver, so the known name is used. */
  peerIn(message: ChatMessage): ChatPeer {
    const { sender, receiver } = message.content
    if (!this.isOwn(message)) return peerOf(sender)
    const known = this.conversations.ofRole(receiver.roleID)?.peer
    return known ?? { roleId: receiver.roleID, uid: receiver.uid, nickName: '' }
  }

  /** The id of the conversation with a person. */
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
