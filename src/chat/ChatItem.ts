import type { ChatBody, ChatMessage, ChatSender, TipNotify } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { openableBody } from './media/mediaBody'
import type { OutboxItem } from './store/Outbox'
import { type LinkedPlace, linkedPlace } from './subject/linkedPlace'

/** The state of the member's own message; `received` for a message of the peer. */
export type ChatItemStatus = 'received' | 'uploading' | 'sending' | 'failed' | 'sent' | 'read'

/** The data that a message needs while it is being sent. */
export interface ItemSource {
  find(tempID: string): OutboxItem | undefined
  /** 0–100 */
  progress(tempID: string): number
  /** Path of the member's own file, to show before and after the upload; null when the device no longer has it. */
  localPath(tempID: string): string | null
  isRead(id: string): boolean
  isOwnAddress(url: string): boolean
  /** Makes an address of the bucket openable on this platform. */
  whole(address: string): string
}

/**
 * One message on screen. The same object while it is sent, acknowledged and read, so that only its row renders again.
 */
export class ChatItem {
  /** Null until the gate has stored the message. */
  message: ChatMessage | null = null

  constructor(
    readonly tempID: string,
    readonly mine: boolean,
    /** In ms: when it was written, or sent once it is stored. */
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

  /** Null until the gate has told how the member appears to others. */
  get sender(): ChatSender | null {
    return this.message?.content.sender ?? null
  }

  /** The data of a coupon notice (flag 2). */
  get tipNotify(): TipNotify | null {
    return this.message?.content.tipNotify ?? null
  }

  /** The item or order that the message links to, when it contains nothing else. */
  get place(): LinkedPlace | null {
    const { body } = this
    return body.type === 1 ? linkedPlace(body.text, this.source.isOwnAddress) : null
  }

  get status(): ChatItemStatus {
    if (!this.mine) return 'received'
    if (this.message) return this.source.isRead(this.message.id) ? 'read' : 'sent'
    const waiting = this.source.find(this.tempID)
    if (waiting?.refusal !== undefined) return 'failed'
    return waiting?.upload ? 'uploading' : 'sending'
  }

  /** The reason in the user's language; '' when the message did not fail. */
  get refusal(): string {
    return this.source.find(this.tempID)?.refusal ?? ''
  }

  /** Progress of the upload, 0–100. */
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
