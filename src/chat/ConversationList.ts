import type { ChatMessage } from '@quanzi/contract'
import { makeAutoObservable, observableShallow } from 'mobx'
import { type ChatPeer, isPeer, mergePeer } from './ChatPeer'
import type { ChatStorage } from './store/ChatStorage'
import { compareMessages, isUpTo } from './store/compareMessages'
import { hasFields } from './store/hasFields'
import { isChatMessage } from './store/isChatMessage'

/** A conversation as a list shows it. */
export interface ConversationSummary {
  readonly id: string
  readonly peer: ChatPeer
  readonly last: ChatMessage
}

const PREFIX = 'peer:'
/** Key prefix of a peer whose conversation was opened but is still empty. */
const INTRODUCED = 'who:'

const isSummary = (value: unknown): value is ConversationSummary =>
  hasFields(value, 'peer', 'last') && isPeer(value.peer) && isChatMessage(value.last)

/** The member's conversations with their last messages. The device stores each under its own key. */
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

  /** All conversations, the one with the newest message first. */
  get all(): readonly ConversationSummary[] {
    return [...this.byId.values()].sort((a, b) => compareMessages(b.last, a.last))
  }

  ofRole(roleId: number): ConversationSummary | undefined {
    return [...this.byId.values()].find(({ peer }) => peer.roleId === roleId)
  }

  /** The peer of a conversation; undefined when it is not known. */
  peerOf(id: string): ChatPeer | undefined {
    return this.byId.get(id)?.peer ?? this.introduced.get(id)
  }

  /**
   * Stores the peer's name before the first message. The member's own messages do not name their receiver, and the app
   * may end before the message is sent.
   */
  introduce(id: string, peer: ChatPeer): void {
    if (peer.nickName === '') return
    const known = this.byId.get(id)
    if (known && (known.peer.nickName === '' || (peer.role && !known.peer.role)))
      this.keep({ ...known, peer: mergePeer(known.peer, peer) })
    if (known) return
    this.introduced.set(id, peer)
    this.storage.write(INTRODUCED + id, peer)
  }

  /** Updates the peer's name. */
  named(id: string, peer: ChatPeer): void {
    const known = this.byId.get(id)
    if (known) this.keep({ ...known, peer: mergePeer(known.peer, peer) })
  }

  /** Records a sent or received message. The newest data of the peer wins, but an empty name replaces none. */
  saw(id: string, peer: ChatPeer, message: ChatMessage): void {
    const known = this.byId.get(id)
    const last = known && compareMessages(known.last, message) > 0 ? known.last : message
    this.keep({ id, peer: mergePeer(this.peerOf(id), peer), last })
    if (this.introduced.delete(id)) this.storage.remove(INTRODUCED + id)
  }

  /** Deletes a conversation whose last message is not newer than `upToId`. */
  remove(id: string, upToId: string): void {
    const known = this.byId.get(id)
    if (!known || !isUpTo(known.last, upToId)) return
    this.byId.delete(id)
    this.storage.remove(PREFIX + id)
  }

  private keep(summary: ConversationSummary): void {
    this.byId.set(summary.id, summary)
    this.storage.write(PREFIX + summary.id, summary)
  }
}
