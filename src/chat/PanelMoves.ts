import type { ChatConversation, ChatMessage } from '@quanzi/contract'
import { clearChatConversation, listChatConversations, muteChatConversation } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { type ChatPeer, peerOf } from './ChatPeer'
import type { PanelEntry } from './PanelStore'
import type { MutedPeers } from './store/MutedPeers'

interface Parts {
  readonly iid: number
  readonly ask: Call
  readonly createId: () => string
  readonly muted: MutedPeers
  /** The other party of a message. */
  readonly peerIn: (message: ChatMessage) => ChatPeer
  readonly named: (peer: ChatPeer) => void
  /** Deletes a peer's messages up to an id from the device. */
  readonly forget: (peer: ChatPeer, upToId: string) => void
}

/** Muting and deleting rows of the message list, for all devices of the member. */
export class PanelMoves {
  constructor(private readonly parts: Parts) {}

  /** The conversations on the server. */
  load(): Promise<readonly ChatConversation[]> {
    return this.parts.ask(listChatConversations, { iid: this.parts.iid })
  }

  /** Takes over mutes, deletions and names from other devices. */
  apply(rows: readonly ChatConversation[]): void {
    const { muted, named, forget, peerIn } = this.parts
    for (const { last, peer, muted: isMuted, clearedId } of rows) {
      const other = peer ? peerOf(peer) : peerIn(last)
      muted.set(other.roleId, isMuted)
      if (clearedId !== '0') forget(other, clearedId)
      if (peer) named(other)
    }
  }

  /** Shows the change at once and reverts it when the server refuses it. */
  async mute({ peer: { roleId } }: PanelEntry, muted: boolean): Promise<void> {
    const { ask, iid, createId } = this.parts
    this.parts.muted.set(roleId, muted)
    try {
      await ask(muteChatConversation, { iid, reqId: createId(), toRid: roleId, muted })
    } catch (error) {
      this.parts.muted.set(roleId, !muted)
      throw error
    }
  }

  /**
   * Deletes everything up to the row's message. A conversation that the server does not know exists on this device
   * only.
   */
  async clear({ peer, message: { id } }: PanelEntry): Promise<void> {
    const { ask, iid, createId, forget } = this.parts
    try {
      await ask(clearChatConversation, { iid, reqId: createId(), toRid: peer.roleId, upToId: id })
    } catch (error) {
      if (!isGatewayError(error, 'NOTFOUND')) throw error
    }
    forget(peer, id)
  }
}
