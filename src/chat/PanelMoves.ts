import type { ChatConversation, ChatMessage } from '@quanzi/contract'
import { blockChatPerson, clearChatConversation, listChatConversations, muteChatConversation } from '@quanzi/contract'
import type { Call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { type ChatPeer, peerOf } from './ChatPeer'
import type { PanelEntry } from './PanelStore'
import type { MarkedPeers } from './store/MarkedPeers'

interface Parts {
  readonly iid: number
  readonly ask: Call
  readonly createId: () => string
  readonly muted: MarkedPeers
  readonly blocked: MarkedPeers
  /** The other party of a message. */
  readonly peerIn: (message: ChatMessage) => ChatPeer
  readonly named: (peer: ChatPeer) => void
  /** Deletes a peer's messages up to an id from the device. */
  readonly forget: (peer: ChatPeer, upToId: string) => void
}

/** Muting, blocking and deleting rows of the message list, for all devices of the member. */
export class PanelMoves {
  constructor(private readonly parts: Parts) {}

  /** The conversations on the server. */
  load(): Promise<readonly ChatConversation[]> {
    return this.parts.ask(listChatConversations, { iid: this.parts.iid })
  }

  /** Takes over mutes, blocks, deletions and names from other devices. */
  apply(rows: readonly ChatConversation[]): void {
    const { muted, blocked, named, forget, peerIn } = this.parts
    for (const { last, peer, muted: isMuted, blocked: isBlocked, clearedId } of rows) {
      const other = peer ? peerOf(peer) : peerIn(last)
      muted.set(other.roleId, isMuted)
      blocked.set(other.roleId, isBlocked)
      if (clearedId !== '0') forget(other, clearedId)
      if (peer) named(other)
    }
  }

  async mute({ peer: { roleId } }: PanelEntry, muted: boolean): Promise<void> {
    const { ask, iid, createId } = this.parts
    await this.change(this.parts.muted, roleId, muted, () =>
      ask(muteChatConversation, { iid, reqId: createId(), toRid: roleId, muted }),
    )
  }

  async block({ peer: { roleId } }: PanelEntry, blocked: boolean): Promise<void> {
    const { ask, iid, createId } = this.parts
    await this.change(this.parts.blocked, roleId, blocked, () =>
      ask(blockChatPerson, { iid, reqId: createId(), toRid: roleId, blocked }),
    )
  }

  /** Another screen of the app has blocked somebody, or unblocked. */
  hasBlocked(iid: number, roleId: number, blocked: boolean): void {
    if (iid === this.parts.iid) this.parts.blocked.set(roleId, blocked)
  }

  /** Shows the change at once and reverts it when the server refuses it. */
  private async change(peers: MarkedPeers, roleId: number, on: boolean, tell: () => Promise<boolean>): Promise<void> {
    peers.set(roleId, on)
    try {
      await tell()
    } catch (error) {
      peers.set(roleId, !on)
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
