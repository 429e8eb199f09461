import type { ChatBody, ChatMessage, ChatPage } from '@quanzi/contract'
import { CHAT, countCharacters, isSeen } from '@quanzi/contract'
import { compareShallow, computed, makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isText } from '@/lib/isText'
import type { PlayAudio } from '@/platform/audio/types'
import type { PickedFile } from '@/platform/media/types'
import { ChatItem, type ItemSource } from './ChatItem'
import type { ChatPeer } from './ChatPeer'
import { HistoryPager, WINDOW } from './HistoryPager'
import type { MediaUploads } from './media/MediaUploads'
import { mediaBody } from './media/mediaBody'
import type { MediaKind } from './media/mediaKinds'
import { type Voice, VoicePlayer } from './media/VoicePlayer'
import type { ChatStorage } from './store/ChatStorage'
import { compareIds, compareMessages, isUpTo } from './store/compareMessages'
import type { HeardVoices } from './store/HeardVoices'
import type { MessageLog } from './store/MessageLog'
import type { Outbox, OutboxItem } from './store/Outbox'
import { peerRead } from './store/peerRead'
import type { LinkedPlace } from './subject/linkedPlace'
import type { UnreadStore } from './UnreadStore'

/** The result of sending; `taken` means that the message is safe on the device. */
export type SendOutcome = 'taken' | 'empty' | 'tooLong' | 'full'

export interface MediaDetails {
  /** Length of a voice message. */
  readonly seconds?: number
  /** The heights of the bars of a voice message. */
  readonly wave?: string
  /** Still picture of a video. */
  readonly poster?: PickedFile
}

interface Parts {
  readonly id: string
  readonly peer: ChatPeer
  readonly rid: number
  readonly log: MessageLog
  readonly outbox: Outbox
  readonly uploads: MediaUploads
  readonly unread: UnreadStore
  readonly heard: HeardVoices
  readonly playAudio: PlayAudio
  readonly storage: ChatStorage
  /**
   * Loads the server's messages before an id, or the last ones, onto the device. Resolves to whether there are more.
   */
  readonly fetchBefore: (beforeId: string | undefined) => Promise<ChatPage>
  readonly createId: () => string
  readonly channel: () => number
  /** False while the app is in the background: new messages then stay unread. */
  readonly isSeen: () => boolean
  readonly whole: (address: string) => string
  readonly isOwnAddress: (url: string) => boolean
}

/** Maximum number of unread messages with which a conversation opens; the newest are kept. */
const MOST_UNREAD = 1000
/** Maximum number of pages that are loaded to reach a message. */
const MOST_PAGES = 150

/** One conversation on screen: its newest messages, older ones on demand, and those being sent. */
export class ConversationStore {
  readonly id: string
  readonly peer: ChatPeer
  draft: string
  /** Id of the member's newest message that the peer has read; '' when there is none. */
  peerRead: string
  readonly older: HistoryPager
  /** Plays its voice messages. */
  readonly player: VoicePlayer
  /** The first message that was unread when the conversation was opened; null when none was. */
  firstUnread: string | null = null
  /** tempID of the message to scroll to, after `reach`. */
  target: string | null = null
  private stored: readonly ChatItem[] = []
  private readonly known = new Map<string, ChatItem>()
  private readonly source: ItemSource
  private isShown = false

  constructor(private readonly parts: Parts) {
    this.id = parts.id
    this.peer = parts.peer
    this.draft = parts.storage.read(this.draftName, isText) ?? ''
    this.peerRead = peerRead(parts.storage, this.id)
    this.source = {
      find: (tempID) => parts.outbox.find(tempID),
      progress: (tempID) => parts.uploads.progress(tempID),
      localPath: (tempID) => parts.uploads.localPath(tempID),
      whole: parts.whole,
      isOwnAddress: parts.isOwnAddress,
      isRead: (id) => this.peerRead !== '' && compareIds(id, this.peerRead) <= 0,
    }
    const { log, fetchBefore } = parts
    this.older = new HistoryPager({
      log,
      fetchBefore,
      first: () => this.stored[0]?.message ?? null,
      take: (messages) => this.take(messages),
    })
    this.player = new VoicePlayer({
      play: parts.playAudio,
      heard: (tempID) => parts.heard.add(tempID),
      next: (tempID) => this.voiceAfter(tempID),
    })
    makeAutoObservable<ConversationStore, 'parts' | 'known' | 'source' | 'stored' | 'isShown'>(this, {
      parts: false,
      known: false,
      source: false,
      isShown: false,
      older: false,
      player: false,
      stored: observableRef,
      messages: computed({ equals: compareShallow }),
    })
    this.rewind()
  }

  /**
   * In the order of sending; unacknowledged messages come last. A new array only when a message is added, removed or
   * moved.
   */
  get messages(): readonly ChatItem[] {
    const waiting = this.parts.outbox.of(this.id).map(({ tempID, date, body }) => this.item(tempID, true, date, body))
    return [...this.stored, ...waiting.filter((item) => item.message === null)]
  }

  get unread(): number {
    return this.parts.unread.of(this.id)
  }

  /** The item that the member asks about: the member's last message links to it. */
  get subject(): LinkedPlace | null {
    return this.lastOwn?.place ?? null
  }

  /** The member's last text that is not a link; '' when there is none. */
  get question(): string {
    const texts = this.messages.flatMap(({ mine, body, place }) =>
      mine && body.type === 1 && !place ? [body.text] : [],
    )
    return texts[texts.length - 1] ?? ''
  }

  get isWrittenTo(): boolean {
    return this.lastOwn !== undefined
  }

  private get lastOwn(): ChatItem | undefined {
    return [...this.messages].reverse().find(({ mine }) => mine)
  }

  /** Sends title and address of the page the member asks from, unless that is their last message already. */
  begin(title: string, url: string): void {
    const words = title ? `${title}\n${url}` : url
    const { body } = this.lastOwn ?? {}
    if (body?.type !== 1 || body.text !== words) this.send(words)
  }

  /**
   * Call it when the conversation comes on screen: new messages count as read. Loads the newest messages again, to get
   * the read marks of other devices.
   */
  show(): void {
    this.isShown = true
    this.markRead()
    void this.older.refresh()
  }

  hide(): void {
    this.isShown = false
    this.player.stop()
  }

  /** Call it when the app is in front again: messages that came meanwhile count as read. */
  seenAgain(): void {
    if (this.isShown) this.markRead()
  }

  /** Shortens a long list to its last window before the conversation is shown again. */
  rewind(): void {
    if (this.isShown) return
    this.target = null
    this.stored = []
    this.known.clear()
    this.older.rewind()
    this.unfold()
  }

  /** Loads messages back to the first unread one. */
  private unfold(): void {
    const id = this.parts.unread.firstOf(this.id)
    this.firstUnread = null
    if (id === null) return
    let first = this.stored[0]?.message
    while (first && compareIds(first.id, id) > 0 && this.stored.length < MOST_UNREAD) {
      const before = this.parts.log.before(first, WINDOW)
      if (before.length === 0) break
      this.take(before)
      first = this.stored[0]?.message
    }
    this.firstUnread = this.stored.find(({ message }) => message && compareIds(message.id, id) >= 0)?.tempID ?? null
  }

  /** Loads older messages until the given one is among them. `target` is null when it cannot be loaded. */
  async reach(id: string): Promise<void> {
    const isIn = () => this.stored.some(({ message }) => message?.id === id)
    for (let pages = 0; pages < MOST_PAGES && this.older.hasMore && !isIn(); pages++) {
      await this.older.load()
      if (this.older.failed) break
    }
    runInAction(() => {
      this.target = this.stored.find(({ message }) => message?.id === id)?.tempID ?? null
    })
  }

  /** True for a voice message of the peer that the member has not played. */
  isNewVoice({ tempID, mine, date, body }: Pick<ChatItem, 'tempID' | 'mine' | 'date' | 'body'>): boolean {
    return !mine && body.type === 3 && this.parts.heard.isNew(tempID, date)
  }

  private voiceAfter(tempID: string): Voice | null {
    const later = this.messages.slice(this.messages.findIndex((one) => one.tempID === tempID) + 1)
    const next = later.find((one) => this.isNewVoice(one))
    return next?.body.type === 3 ? { tempID: next.tempID, url: next.body.voiceUrl } : null
  }

  markRead(): void {
    this.parts.unread.markRead(this.id)
  }

  setDraft(text: string): void {
    this.draft = text
    if (text === '') this.parts.storage.remove(this.draftName)
    else this.parts.storage.write(this.draftName, text)
  }

  /** Sends the user's text. When the result is `taken`, the draft is cleared. */
  send(text: string): SendOutcome {
    if (!isSeen(text)) return 'empty'
    if (countCharacters(text) > CHAT.textLimit) return 'tooLong'
    if (!this.put({ type: 1, text })) return 'full'
    this.setDraft('')
    return 'taken'
  }

  /** Sends a picture, voice message or video. It shows at once and is sent when its file is uploaded. */
  async sendMedia(kind: MediaKind, file: PickedFile, details: MediaDetails = {}): Promise<SendOutcome> {
    const tempID = this.parts.createId()
    const { seconds, wave, poster } = details
    await this.parts.uploads.take(tempID, file, poster)
    const upload = { kind, ...(seconds === undefined ? {} : { seconds }), ...(wave ? { wave } : {}) }
    if (this.put(mediaBody(kind, '', {}), tempID, upload)) {
      this.parts.uploads.start(tempID)
      return 'taken'
    }
    this.parts.uploads.drop(tempID)
    return 'full'
  }

  /** Sends a failed message again. */
  retry(tempID: string): void {
    this.parts.outbox.retry(tempID)
    this.parts.uploads.start(tempID)
  }

  /** Deletes a message that has failed or waits. */
  remove(tempID: string): void {
    this.parts.uploads.drop(tempID)
    this.parts.outbox.remove(tempID)
    this.known.delete(tempID)
  }

  /** Takes stored messages of this conversation, new or older, in any order. */
  take(messages: readonly ChatMessage[]): void {
    const fresh = messages.flatMap((message) => {
      const { tempID, sender } = message.content
      const item = this.item(tempID, sender.roleID === this.parts.rid, message.date, null)
      if (item.message) return []
      item.store(message)
      return [item]
    })
    if (fresh.length > 0) {
      this.stored = [...this.stored, ...fresh].sort(inOrder)
      if (this.isShown && this.parts.isSeen() && fresh.some(({ mine }) => !mine)) this.markRead()
    }
  }

  /** The member has deleted the messages up to this one. */
  forget(upToId: string): void {
    const gone = this.stored.filter(({ message }) => message && isUpTo(message, upToId))
    this.stored = this.stored.filter((item) => !gone.includes(item))
    for (const { tempID } of gone) this.known.delete(tempID)
    this.setDraft('')
  }

  /** The peer has read everything up to this message. */
  readByPeer(id: string): void {
    this.peerRead = id
  }

  private put(body: ChatBody, tempID = this.parts.createId(), upload?: OutboxItem['upload']): boolean {
    const { roleId, uid } = this.peer
    return this.parts.outbox.put({
      tempID,
      conversation: this.id,
      cid: this.parts.channel(),
      receiver: { roleID: roleId, uid },
      body,
      ...(upload ? { upload } : {}),
    })
  }

  private item(tempID: string, mine: boolean, date: number, body: ChatBody | null): ChatItem {
    const known = this.known.get(tempID)
    if (known) return known
    const item = new ChatItem(tempID, mine, date, this.source, body)
    this.known.set(tempID, item)
    return item
  }

  private get draftName(): string {
    return `draft:${this.parts.id}`
  }
}

const inOrder = (a: ChatItem, b: ChatItem): number =>
  a.message && b.message ? compareMessages(a.message, b.message) : 0
