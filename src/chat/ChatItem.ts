import type { ChatBody, ChatMessage, ChatSender, TipNotify } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { openableBody } from './media/mediaBody'
import type { OutboxItem } from './store/Outbox'

/** The state of the member's own message. A message of the peer is `received`. */
export type ChatItemStatus = 'received' | 'uploading' | 'sending' | 'failed' | 'sent' | 'read'

/** Facts that a message needs while it is being sent. */
export interface ItemSource {
  find(tempID: string): OutboxItem | undefined
  /** 0–100 */
  progress(tempID: string): number
  /** The member's own file, for showing before and after it is stored; null when it is not at hand. */
  localPath(tempID: string): string | null
  isRead(id: string): boolean
  /** An address of the bucket, as this platform opens it. */
  whole(address: string): string
}

/** One message on screen. It stays the same object while it is sent, acknowledged and read, so only its row changes. */
export class ChatItem {
  /** Null until the gate has stored it. */
  message: ChatMessage | null = null

  constructor(
    readonly tempID: string,
    readonly mine: boolean,
    /** When it was written or, once stored, sent; ms. */
    public date: number,
    private readonly source: ItemSource,
    private written: ChatBody | null,
  ) {
    makeAutoObservable<ChatItem, 'source' | 'written'>(this, {
      tempID: false,
      mine: false,
      source: false,
      written: false,
      message: observableRef,
    })
  }

  get body(): ChatBody {
    const body = this.message?.content.body ?? this.source.find(this.tempID)?.body ?? this.written
    return body ? openableBody(body, this.source.whole) : { type: 1, text: '' }
  }

  /** Null until the gate has told who the member is to others. */
  get sender(): ChatSender | null {
    return this.message?.content.sender ?? null
  }

  /** Of a coupon notice (flag 2). */
  get tipNotify(): TipNotify | null {
    return this.message?.content.tipNotify ?? null
  }

  get status(): ChatItemStatus {
    if (!this.mine) return 'received'
    if (this.message) return this.source.isRead(this.message.id) ? 'read' : 'sent'
    const waiting = this.source.find(this.tempID)
    if (waiting?.refusal !== undefined) return 'failed'
    return waiting?.upload ? 'uploading' : 'sending'
  }

  /** In the user's words; '' when nothing failed. */
  get refusal(): string {
    return this.source.find(this.tempID)?.refusal ?? ''
  }

  /** Of the upload, 0–100. */
  get progress(): number {
    return this.source.progress(this.tempID)
  }

  get localPath(): string | null {
    return this.source.localPath(this.tempID)
  }

  store(message: ChatMessage): void {
    this.message = message
    this.date = message.date
  }
}
