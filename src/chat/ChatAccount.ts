import type { ChatContent, ChatEntered, ChatMessage, ChatSent, OnAttendance, OnRead, ParamsOf } from '@quanzi/contract'
import {
  CHAT,
  DEFAULT_CID,
  getChatLink,
  getChatUser,
  listChatAgents,
  listChatHistory,
  markChatRead,
  PAGE_SIZE,
  searchChat,
  sendChat,
  syncChat,
} from '@quanzi/contract'
import { runInAction } from 'mobx'
import { AgentList } from './AgentList'
import { CatchUp } from './CatchUp'
import { type ChatOwner, senderOf } from './ChatOwner'
import type { ChatParts } from './ChatParts'
import { type ChatPeer, isNotice, mergePeer, SYSTEM_PEER, tellerOf } from './ChatPeer'
import { ChatSearch } from './ChatSearch'
import { ConversationList } from './ConversationList'
import { ConversationStore } from './ConversationStore'
import { GateConnection } from './connection/GateConnection'
import { MessagePlaces } from './MessagePlaces'
import { MediaUploads } from './media/MediaUploads'
import { PanelMoves } from './PanelMoves'
import { PANEL, PanelStore } from './PanelStore'
import type { RoomNews } from './RoomNews'
import { type ChatStorage, openChatStorage } from './store/ChatStorage'
import { isUpTo } from './store/compareMessages'
import { HeardVoices } from './store/HeardVoices'
import { isChatMessage } from './store/isChatMessage'
import { MarkedPeers } from './store/MarkedPeers'
import { MessageLog } from './store/MessageLog'
import { Outbox, type OutboxItem, PASSING } from './store/Outbox'
import { keepPeerRead } from './store/peerRead'
import { ItemCards } from './subject/ItemCards'
import { UnreadStore } from './UnreadStore'
import { UserInfo } from './UserInfo'

/** The chat of one member in one tenant: its data on the device, its connection, and the traffic between the two. */
export class ChatAccount {
  readonly connection: GateConnection
  readonly unread: UnreadStore
  readonly conversations: ConversationList
  readonly panel: PanelStore
  readonly moves: PanelMoves
  readonly search: ChatSearch
  readonly agents: AgentList
  readonly cards: ItemCards
  private readonly muted: MarkedPeers
  private readonly heard: HeardVoices
  private readonly storage: ChatStorage
  private readonly outbox: Outbox
  private readonly uploads: MediaUploads
  private readonly users: UserInfo
  private readonly catchUp: CatchUp
  private readonly places: MessagePlaces
  private readonly logs = new Map<string, MessageLog>()
  private readonly open = new Map<string, ConversationStore>()
  /** Pushes that arrived before the answer to entering, whose list of unread messages lacks them. */
  private early: readonly ChatMessage[] = []
  private over = false
  private isSeen = true

  constructor(
    private readonly parts: ChatParts,
    readonly owner: ChatOwner,
    private readonly onAttendance: (news: OnAttendance) => void = () => undefined,
    private readonly onRoomNews: (news: RoomNews) => void = () => undefined,
  ) {
    const { ask, clock } = parts
    const { iid, rid } = owner
    const storage = openChatStorage(parts.device, iid, String(rid))
    const later = (ms: number, action: () => void) => void clock.after(ms, () => this.over || action())
    const request = (uri: string, body: object) => this.connection.request(uri, body)
    this.storage = storage
    this.users = new UserInfo(storage, () => ask(getChatUser, { uniqId: 1, iid }), clock.now)
    this.conversations = new ConversationList(storage)
    this.places = new MessagePlaces(owner, this.conversations)
    this.unread = new UnreadStore({
      storage,
      tell: async (msgids) => {
        const params: ParamsOf<typeof markChatRead> = { msgids: [...msgids] }
        const { code } = (await request(markChatRead.uri, params)) as { readonly code: number }
        if (PASSING.has(code)) throw new Error(String(code))
      },
    })
    this.outbox = new Outbox({
      storage,
      later,
      now: clock.now,
      send: async (item) =>
        (await request(sendChat.uri, { content: this.contentOf(item), scope: CHAT.scope })) as ChatSent,
      acknowledged: (item, answer) => this.acknowledged(item, answer),
    })
    this.uploads = new MediaUploads({
      outbox: this.outbox,
      keptFiles: parts.keptFiles,
      posterOf: parts.posterOf,
      upload: (file, kind, onProgress) => parts.upload(file, { iid, kind, onProgress }),
      later,
      gone: parts.fileGone,
    })
    this.agents = new AgentList(() => ask(listChatAgents, { iid }))
    this.cards = new ItemCards((url) => ask(getChatLink, { iid, url }))
    this.muted = new MarkedPeers(storage, 'muted')
    const blocked = new MarkedPeers(storage, 'blocked')
    this.heard = new HeardVoices(storage, clock.now())
    this.moves = new PanelMoves({
      iid,
      ask,
      createId: parts.createId,
      muted: this.muted,
      blocked,
      peerIn: (message) => (isNotice(message) ? tellerOf(message) : this.places.peerIn(message)),
      named: (peer) => this.conversations.named(this.places.idWith(peer), peer),
      forget: (peer, upToId) => this.forget(peer, upToId),
    })
    this.search = new ChatSearch({
      ask: (queryKey, beforeId) => ask(searchChat, { iid, queryKey, beforeId }),
      people: () => this.conversations.all.map(({ peer }) => peer),
      peerIn: (message) => this.places.peerIn(message),
      later,
    })
    this.panel = new PanelStore({
      log: this.log(PANEL),
      conversations: this.conversations,
      unread: this.unread,
      muted: this.muted,
      blocked,
      // Offline, the list shows what is on this device.
      refresh: () => void this.refresh().catch(() => undefined),
      fetchBefore: async (beforeId) => {
        const page = await ask(listChatHistory, { iid, toRid: 0, beforeId, pageSize: PAGE_SIZE.list })
        this.log(PANEL).addAll(page.msgs)
        return page
      },
    })
    this.catchUp = new CatchUp({
      storage,
      later,
      fetchAfter: (afterId) => ask(syncChat, { iid, afterId, pageSize: PAGE_SIZE.max }),
      receive: (messages) => this.receive(messages),
      begin: () => this.begin(),
    })
    this.connection = new GateConnection({
      ...parts,
      url: parts.gateUrl,
      credentials: () => this.users.get(),
      forgetCredentials: () => this.users.clear(),
      entered: (answer) => this.entered(answer),
      left: () => {
        this.outbox.closed()
        this.unread.closed()
      },
      received: ({ msgs }) => {
        if (this.connection.status !== 'ready') this.early = [...this.early, ...msgs]
        this.receive(msgs)
        this.catchUp.sawPush(msgs.length)
      },
      read: (push) => this.read(push),
      attended: (push) => {
        if (push.iid === owner.iid) this.onAttendance(push)
      },
      roomNews: (news) => {
        if ((news.talk ?? news.live)?.iid === owner.iid) this.onRoomNews(news)
      },
    })
    // A message that waits for its file needs no gate yet.
    this.uploads.startAll()
  }

  /** Unread messages and notices, without those of muted peers. */
  get unreadTotal(): number {
    const { unread, muted } = this
    const quiet = this.conversations.all.filter(({ peer }) => muted.has(peer.roleId))
    const quietNotices = muted.has(SYSTEM_PEER.roleId) ? unread.of(PANEL) : 0
    return quiet.reduce((sum, { id }) => sum - unread.of(id), unread.total - quietNotices)
  }

  /** The peer with everything that is known of them. */
  knownPeer(peer: ChatPeer): ChatPeer {
    return mergePeer(this.conversations.peerOf(this.places.idWith(peer)), peer)
  }

  /** `seed` is the message to reply to: it starts the conversation when the device has nothing of it. */
  conversation(peer: ChatPeer, seed?: ChatMessage): ConversationStore {
    const id = this.places.idWith(peer)
    const log = this.log(id)
    this.conversations.introduce(id, peer)
    if (seed && log.isEmpty) log.add(seed)
    const known = this.open.get(id)
    known?.rewind()
    const { iid, rid } = this.owner
    const store =
      known ??
      new ConversationStore({
        id,
        peer,
        rid,
        log,
        outbox: this.outbox,
        uploads: this.uploads,
        unread: this.unread,
        heard: this.heard,
        playAudio: this.parts.playAudio,
        storage: this.storage,
        fetchBefore: async (beforeId) => {
          const pageSize = beforeId ? PAGE_SIZE.max : PAGE_SIZE.list
          const wish = { iid, toRid: peer.roleId, beforeId, pageSize }
          const page = await this.parts.ask(listChatHistory, wish)
          this.receive(page.msgs)
          return page
        },
        createId: this.parts.createId,
        channel: this.parts.channel,
        isSeen: () => this.isSeen,
        whole: this.parts.wholeAddress,
        isOwnAddress: this.parts.isOwnAddress,
      })
    this.open.set(id, store)
    return store
  }

  /** Call it when the app comes to the front or leaves it. */
  setSeen(isSeen: boolean): void {
    this.isSeen = isSeen
    if (isSeen) for (const store of this.open.values()) store.seenAgain()
  }

  /** Call it when the member has logged out or the tenant has changed. The data on the device stays. */
  stop(): void {
    this.over = true
    this.uploads.stop()
    this.connection.stop()
  }

  /** After logout nothing may use the secret again. */
  forgetSecret(): void {
    this.users.clear()
  }

  private entered({ unReadMsg, hasMore, lastId = '0' }: ChatEntered): void {
    this.receive(unReadMsg)
    const early = this.early.filter((one) => isChatMessage(one) && this.places.isUnread(one))
    this.early = []
    this.unread.replace(
      this.places.placed([...unReadMsg.filter(isChatMessage), ...early]),
      hasMore ? unReadMsg[0]?.id : '0',
    )
    this.unread.opened()
    this.outbox.opened()
    this.uploads.startAll()
    this.catchUp.entered(lastId)
  }

  private async begin(): Promise<void> {
    const rows = await this.moves.load()
    this.receive(rows.filter(({ last, clearedId }) => !isUpTo(last, clearedId)).map(({ last }) => last))
    this.moves.apply(rows)
  }

  private async refresh(): Promise<void> {
    const rows = await this.moves.load()
    if (!this.over) this.moves.apply(rows)
  }

  /** Deletes the messages with one peer up to an id from the device. */
  private forget(peer: ChatPeer, upToId: string): void {
    runInAction(() => {
      const id = this.places.idWith(peer)
      const isSystem = peer.roleId === SYSTEM_PEER.roleId
      this.panel.forget(peer.roleId, upToId)
      this.unread.forget(isSystem ? PANEL : id, upToId)
      if (isSystem) return
      this.log(id).remove((message) => isUpTo(message, upToId))
      this.conversations.remove(id, upToId)
      this.open.get(id)?.forget(upToId)
    })
  }

  /** Takes messages from a push, an answer or another device. Stores, shows and counts each one once. */
  private receive(messages: readonly ChatMessage[]): void {
    if (this.over) return
    runInAction(() => {
      const placed = this.places.placed(messages.filter(isChatMessage))
      for (const place of new Set(placed.map((one) => one.place))) {
        const mine = placed.filter((one) => one.place === place).map(({ message }) => message)
        // Messages are counted before they are stored: a stored message is never counted again.
        this.log(place).addAll(mine, (added) => {
          const fresh = added.filter((one) => this.places.isUnread(one))
          this.unread.add(fresh.map((message) => ({ message, place })))
        })
        if (place === PANEL) this.panel.take(mine)
        else this.talked(place, mine)
      }
      for (const { message } of placed) if (this.places.isOwn(message)) this.outbox.settle(message)
    })
  }

  private talked(id: string, messages: readonly ChatMessage[]): void {
    this.open.get(id)?.take(messages)
    for (const message of messages) {
      this.conversations.saw(id, this.places.peerIn(message), message)
      if (message.read && this.places.isOwn(message)) this.readByPeer(id, message.id)
    }
  }

  private acknowledged(item: OutboxItem, { id = '', date = item.date }: ChatSent): void {
    const message: ChatMessage = { id, date, flag: 0, scope: CHAT.scope, content: this.contentOf(item) }
    this.log(item.conversation).add(message)
    this.talked(item.conversation, [message])
  }

  private contentOf({ body, cid = DEFAULT_CID, receiver, tempID }: OutboxItem): ChatContent {
    return { body, cid, sender: senderOf(this.owner), receiver, tempID }
  }

  private read({ msgids, roleID }: OnRead): void {
    if (roleID === this.owner.rid) {
      this.early = this.early.filter(({ id }) => !msgids.includes(id))
      this.unread.readElsewhere(msgids)
    }
    const conversation = this.conversations.ofRole(roleID)?.id
    if (conversation !== undefined) for (const id of msgids) this.readByPeer(conversation, id)
  }

  private readByPeer(conversation: string, id: string): void {
    const newest = keepPeerRead(this.storage, conversation, id)
    this.open.get(conversation)?.readByPeer(newest)
  }

  private log(place: string): MessageLog {
    const log = this.logs.get(place) ?? new MessageLog(this.storage, place)
    this.logs.set(place, log)
    return log
  }
}
