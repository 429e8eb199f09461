import {
  blockChatPerson,
  type CallDefinition,
  type ChatContent,
  type ChatConversation,
  type ChatFound,
  type ChatMessage,
  type ChatPage,
  clearChatConversation,
  ERRORS,
  enterChat,
  getChatUser,
  listChatConversations,
  listChatHistory,
  markChatRead,
  muteChatConversation,
  ON_MESSAGE,
  ON_READ,
  type ParamsSchema,
  searchChat,
  sendChat,
  syncChat,
} from '@quanzi/contract'
import { acceptSession, type Clock, type ServerSession } from '@quanzi/pomelo'
import type { Call } from '@/gateway/call'
import { GatewayError } from '@/gateway/GatewayError'
import type { OpenSocket } from '@/platform/socket/types'

interface Row {
  readonly message: ChatMessage
  readonly from: number
  readonly to: number
}

/** A member's settings for one conversation. */
type Kept = Pick<ChatConversation, 'muted' | 'blocked' | 'clearedId'>

const NOTHING_KEPT: Kept = { muted: false, blocked: false, clearedId: '0' }

interface Seat {
  rid: number
  readonly session: ServerSession
  readonly cut: (code: number) => void
}

/** What happens to the next request: lost before or after it arrives, no answer, or a busy gate. */
export type Fate = 'lost before' | 'lost after' | 'silent' | 'busy'

/** Gate and gateway in memory: the real protocol over a connection that fails on demand. */
export class FakeGate {
  readonly rows: Row[] = []
  readonly seats = new Set<Seat>()
  /** Number of sockets opened so far, closed ones included. */
  opened = 0
  /** False: no server listens. */
  listening = true
  /** False: the handshake answers 501. */
  admits = true
  /** What happens to the next sends; after them every send succeeds. */
  fates: Fate[] = []
  /** Secrets that the gate refuses. */
  readonly revoked = new Set<string>()
  userInfoCode = 0
  userInfoAsked = 0
  networkDown = false
  /** Number of unread messages in the answer to entering. */
  unreadLimit = 200
  /** Runs after the answer to entering is made and before it is sent. */
  whileEntering: () => void = () => undefined
  private readonly kept = new Map<string, Kept>()
  private secrets = 0

  constructor(private readonly clock: Clock) {}

  readonly openSocket: OpenSocket = (_url, events) => {
    this.opened++
    let over = false
    const close = (code: number) => {
      if (over) return
      over = true
      this.seats.delete(seat)
      session.closed(code)
      queueMicrotask(() => events.closed(code))
    }
    const session = acceptSession(
      {
        send: (frame) => queueMicrotask(() => over || events.received(frame)),
        close: (code) => queueMicrotask(() => close(code)),
      },
      { clock: this.clock, heartbeat: 0, checkClient: () => this.admits },
      {
        request: (route, body) => this.request(seat, route, body as Record<string, unknown>),
        failed: (error) => {
          throw error
        },
      },
    )
    const seat: Seat = { rid: 0, session, cut: close }
    this.seats.add(seat)
    queueMicrotask(() => {
      if (this.listening) events.opened()
      else close(1006)
    })
    return {
      send: (frame) => queueMicrotask(() => over || session.received(frame)),
      close: (code) => close(code),
    }
  }

  /** The gateway's calls for a member. */
  askAs(rid: number): Call {
    const answer = async (definition: CallDefinition<ParamsSchema, unknown>, params: object): Promise<unknown> => {
      if (this.networkDown) throw new GatewayError({ kind: 'network', code: 0, msg: 'no network' })
      const given = params as Record<string, unknown>
      const mine = this.rows.filter(({ from, to }) => from === rid || to === rid)
      if (definition.uri === getChatUser.uri) return this.user(rid)
      if (definition.uri === syncChat.uri)
        return firstOf(
          mine.filter(({ message }) => +message.id > Number(given.afterId)),
          3,
        )
      if (definition.uri === listChatConversations.uri) return this.conversationsOf(mine, rid)
      if (definition.uri === muteChatConversation.uri) return this.remember(rid, given, { muted: given.muted === true })
      if (definition.uri === blockChatPerson.uri) return this.remember(rid, given, { blocked: given.blocked === true })
      if (definition.uri === clearChatConversation.uri)
        return this.remember(rid, given, { clearedId: String(given.upToId) })
      if (definition.uri === searchChat.uri) return foundIn(mine, String(given.queryKey))
      if (definition.uri !== listChatHistory.uri) throw new Error(`no answer to ${definition.uri}`)
      const before = given.beforeId === undefined ? Number.POSITIVE_INFINITY : Number(given.beforeId)
      const two = mine.filter(
        ({ from, to, message }) => (from === given.toRid || to === given.toRid) && +message.id < before,
      )
      return { msgs: two.slice(-20).map(({ message }) => message), hasMore: two.length > 20 } satisfies ChatPage
    }
    return answer as Call
  }

  /** Stores a message that does not come from a connection, e.g. from the system. */
  private remember(rid: number, { toRid }: Record<string, unknown>, change: Partial<Kept>): true {
    const key = `${rid} ${toRid}`
    this.kept.set(key, { ...NOTHING_KEPT, ...this.kept.get(key), ...change })
    return true
  }

  private conversationsOf(rows: readonly Row[], rid: number): ChatConversation[] {
    const others = new Map(rows.map((row) => [row.from === rid ? row.to : row.from, row.message]))
    return [...others].map(([other, last]) => ({
      last,
      unread: 0,
      ...(this.kept.get(`${rid} ${other}`) ?? NOTHING_KEPT),
      peer: other === 0 ? null : { roleID: other, uid: other, nick_name: `n${other}`, avatar: '', label: '' },
    }))
  }

  store(from: number, to: number, content: ChatContent, flag = 0): ChatMessage {
    const known = this.rows.find((row) => row.from === from && row.message.content.tempID === content.tempID)
    if (known) return known.message
    const message: ChatMessage = { id: String(this.rows.length + 1), date: this.clock.now(), flag, scope: 1, content }
    this.rows.push({ message, from, to })
    return message
  }

  push(rid: number, message: ChatMessage, except?: Seat): void {
    for (const seat of this.seats)
      if (seat.rid === rid && seat !== except) seat.session.push(ON_MESSAGE, { msgs: [message] })
  }

  cutAll(code = 1006): void {
    for (const { cut } of [...this.seats]) cut(code)
  }

  kickAll(): void {
    for (const { session } of [...this.seats]) session.kick('another device')
  }

  private user(rid: number) {
    this.userInfoAsked++
    if (this.userInfoCode !== 0) return { code: this.userInfoCode, t: null, msg: 'no such user' }
    const ridSecret = `${rid}-${++this.secrets}`
    return { code: 0, t: { id: rid, uid: rid, nickname: `n${rid}`, img_path: '', ridSecret }, msg: '' }
  }

  private request(seat: Seat, route: string, body: Record<string, unknown>): unknown {
    if (route === enterChat.uri) return this.enter(seat, String(body.token))
    if (seat.rid === 0) return { code: ERRORS.LOGIN.code }
    if (route === sendChat.uri) return this.send(seat, body.content as ChatContent)
    if (route === markChatRead.uri) return this.markRead(seat.rid, body.msgids as string[])
    return { code: 404 }
  }

  private enter(seat: Seat, token: string): unknown {
    if (this.revoked.has(token)) return { code: ERRORS.LOGIN.code, msg: 'log in', unReadMsg: [] }
    seat.rid = Number(token.split('-')[0])
    const unread = this.rows.filter(({ to, message }) => to === seat.rid && !message.read)
    this.whileEntering()
    const unReadMsg = unread.slice(-this.unreadLimit).map(({ message }) => message)
    return { code: 200, unReadMsg, hasMore: unread.length > unReadMsg.length, lastId: String(this.rows.length) }
  }

  private send(seat: Seat, content: ChatContent): unknown {
    const fate = this.fates.shift()
    if (fate === 'busy') return { code: 503 }
    if (fate === 'lost before') {
      seat.cut(1006)
      return new Promise(() => undefined)
    }
    const before = this.rows.length
    const message = this.store(seat.rid, content.receiver.roleID, content)
    if (this.rows.length > before) {
      this.push(content.receiver.roleID, message)
      this.push(seat.rid, message, seat)
    }
    if (fate === 'lost after') seat.cut(1006)
    if (fate) return new Promise(() => undefined)
    return { code: 200, id: message.id, date: message.date }
  }

  private markRead(rid: number, ids: readonly string[]): unknown {
    for (const [index, row] of this.rows.entries()) {
      if (row.to !== rid || !ids.includes(row.message.id)) continue
      this.rows[index] = { ...row, message: { ...row.message, read: true } }
      for (const seat of this.seats)
        if (seat.rid === row.from || seat.rid === rid)
          seat.session.push(ON_READ, { msgids: [row.message.id], roleID: rid })
    }
    return { code: 200 }
  }
}

const foundIn = (rows: readonly Row[], words: string): ChatFound => ({
  msgs: rows
    .map(({ message }) => message)
    .filter(({ content: { body } }) => body.type === 1 && body.text.includes(words))
    .reverse(),
  beforeId: null,
})

const firstOf = (rows: readonly Row[], count: number): ChatPage => ({
  msgs: rows.slice(0, count).map(({ message }) => message),
  hasMore: rows.length > count,
})
