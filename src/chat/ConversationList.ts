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
/** Who was opened and has not been talked to. */
const INTRODUCED = 'who:'

const isSummary = (value: unknown): value is ConversationSummary =>
  hasFields(value, 'peer', 'last') && isPeer(value.peer) && isChatMessage(value.last)

/** The member's conversations with their last messages. Each is stored on the device under its own key. */
export class ConversationList {
  private readonly byId = new Map<string, ConversationSummary>()
  private readonly introduced = new Map<string, ChatPeer>()

  constructor(private readonly storage: ChatStorage) {
    makeAutoObservable<ConversationList, 'storage' | 'byId' | 'introduced'>(this, {
      storage: false,
      byId: observableShallow,
      introduced: false,
    })
    for (const [id, stored] of storage.readAll(PREFIX, isSummary)) this.byId.set(id, stored)
    for (const [id, peer] of storage.readAll(INTRODUCED, isPeer)) this.introduced.set(id, peer)
  }

  /** The conversation with the newest message comes first. */
  get all(): readonly ConversationSummary[] {
    return [...this.byId.values()].sort((a, b) => compareMessages(b.last, a.last))
  }

  ofRole(roleId: number): ConversationSummary | undefined {
    return [...this.byId.values()].find(({ peer }) => peer.roleId === roleId)
  }

  /**
   * Somebody is about to be talked to. A message of one's own does not name its receiver, so the name is kept from here
   * on, also when the app ends before the message is sent.
   */
  introduce(id: string, peer: ChatPeer): void {
    if (peer.nickName === '') return
    const known = this.byId.get(id)
    if (known?.peer.nickName === '') this.keep({ ...known, peer })
    if (known) return
    this.introduced.set(id, peer)
    this.storage.write(INTRODUCED + id, peer)
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
    const named = peer.nickName === '' ? (known?.peer ?? this.introduced.get(id) ?? peer) : peer
    this.keep({ id, peer: named, last })
    if (this.introduced.delete(id)) this.storage.remove(INTRODUCED + id)
  }

  private keep(summary: ConversationSummary): void {
    this.byId.set(summary.id, summary)
    this.storage.write(PREFIX + summary.id, summary)
  }
}
