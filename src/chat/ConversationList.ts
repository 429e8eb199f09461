import type { ChatMessage } from '@quanzi/contract'
import { makeAutoObservable, observableShallow } from 'mobx'
import { type ChatPeer, isPeer } from './ChatPeer'
import type { ChatStorage } from './store/ChatStorage'
import { compareMessages } from './store/compareMessages'
import { hasFields } from './store/hasFields'
import { isChatMessage } from './store/isChatMessage'

/** A conversation as a list shows it. */
export interface ConversationSummary {
  readonly id: string
  readonly peer: ChatPeer
  readonly last: ChatMessage
}

const PREFIX = 'peer:'

const isSummary = (value: unknown): value is ConversationSummary =>
  hasFields(value, 'peer', 'last') && isPeer(value.peer) && isChatMessage(value.last)

/** The member's conversations with their last messages. Each is stored on the device under its own key. */
export class ConversationList {
  private readonly byId = new Map<string, ConversationSummary>()

  constructor(private readonly storage: ChatStorage) {
    makeAutoObservable<ConversationList, 'storage' | 'byId'>(this, { storage: false, byId: observableShallow })
    for (const [id, stored] of storage.readAll(PREFIX, isSummary)) this.byId.set(id, stored)
  }

  /** The conversation with the newest message comes first. */
  get all(): readonly ConversationSummary[] {
    return [...this.byId.values()].sort((a, b) => compareMessages(b.last, a.last))
  }

  ofRole(roleId: number): ConversationSummary | undefined {
    return [...this.byId.values()].find(({ peer }) => peer.roleId === roleId)
  }

  /** What the other party is called now. */
  named(id: string, peer: ChatPeer): void {
    const known = this.byId.get(id)
    if (known) this.keep({ ...known, peer })
  }

  /** Records a sent or received message. The newest facts of the peer win, but an empty name replaces none. */
  saw(id: string, peer: ChatPeer, message: ChatMessage): void {
    const known = this.byId.get(id)
    const last = known && compareMessages(known.last, message) > 0 ? known.last : message
    const named = peer.nickName === '' ? (known?.peer ?? peer) : peer
    this.keep({ id, peer: named, last })
  }

  private keep(summary: ConversationSummary): void {
    this.byId.set(summary.id, summary)
    this.storage.write(PREFIX + summary.id, summary)
  }
}
