import type { ChatFound, ChatMessage } from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type ChatPeer, isNotice, tellerOf } from './ChatPeer'

/** A message with the words that were searched for. */
export interface FoundMessage {
  readonly message: ChatMessage
  readonly peer: ChatPeer
  readonly isNotice: boolean
}

interface Parts {
  readonly ask: (words: string, beforeId: string | undefined) => Promise<ChatFound>
  /** Everybody with whom the member has talked. */
  readonly people: () => readonly ChatPeer[]
  readonly peerIn: (message: ChatMessage) => ChatPeer
  readonly later: (ms: number, action: () => void) => void
}

/** Pause in typing after which the server is asked, ms. */
const PAUSE_MS = 300

/** Searches the member's conversations: names on the device, texts on the server. */
export class ChatSearch {
  words = ''
  state: 'idle' | 'loading' | 'failed' = 'idle'
  found: readonly FoundMessage[] = []
  /** The position from which the search continues; null at its end. */
  private beforeId: string | null = null
  /** Grows with every change of the search words, so that older answers are dropped. */
  private turn = 0

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ChatSearch, 'parts' | 'turn'>(this, { parts: false, turn: false, found: observableRef })
  }

  get isOn(): boolean {
    return this.words.trim() !== ''
  }

  get hasMore(): boolean {
    return this.beforeId !== null
  }

  get people(): readonly ChatPeer[] {
    const wanted = this.words.trim().toLowerCase()
    return wanted === '' ? [] : this.parts.people().filter(({ nickName }) => nickName.toLowerCase().includes(wanted))
  }

  type(words: string): void {
    this.words = words
    this.turn += 1
    this.found = []
    this.beforeId = null
    this.state = this.isOn ? 'loading' : 'idle'
    const { turn } = this
    if (this.isOn) this.parts.later(PAUSE_MS, () => this.turn === turn && void this.more())
  }

  /** Loads the next results, or tries again after a failure. */
  async more(): Promise<void> {
    const { turn, parts, beforeId } = this
    this.state = 'loading'
    try {
      const { msgs, beforeId: next } = await parts.ask(this.words.trim(), beforeId ?? undefined)
      runInAction(() => {
        if (turn !== this.turn) return
        this.found = [...this.found, ...msgs.map((message) => this.place(message))]
        this.beforeId = next
        this.state = 'idle'
      })
    } catch {
      runInAction(() => {
        if (turn === this.turn) this.state = 'failed'
      })
    }
  }

  private place(message: ChatMessage): FoundMessage {
    const notice = isNotice(message)
    return { message, isNotice: notice, peer: notice ? tellerOf(message) : this.parts.peerIn(message) }
  }
}
