import {
  type ChatEntered,
  type ChatSent,
  DEFAULT_CID,
  type ErrorName,
  enterChat,
  errorCode,
  type Language,
  markChatRead,
  ON_READ,
  type OnRead,
  sendChat,
} from '@quanzi/contract'
import { AnswerCode, type HandshakeRequest, type ServerSession } from '@quanzi/pomelo'
import * as v from 'valibot'
import type { Worded } from '../call/reasons'
import { sentenceOf } from '../call/sentenceOf'
import type { GateParts } from './GateParts'
import { type Identity, identify } from './identify'
import { UNREAD_LIMIT } from './limits'
import { markRead } from './markRead'
import { newestMessageId, unreadMessages } from './messages'
import { nameSeat, type Seat } from './Presence'
import { readContent } from './readContent'
import type { GateTenant } from './Tenants'

type Refusal = { code: number; msg: string; until?: number }

/** A connection is closed after this many refusals to let it in. */
const MAX_REFUSALS = 5

/** The requests of one connection and their answers. */
export class ChatConnection {
  private language: Language = 'zh'
  private me: (Identity & { seat: Seat; tenant: GateTenant }) | null = null
  private refusals = 0

  constructor(
    private readonly parts: GateParts,
    private readonly session: ServerSession,
  ) {}

  get hasEntered(): boolean {
    return this.me !== null
  }

  greet({ user }: HandshakeRequest): void {
    const { success, output } = v.safeParse(v.object({ language: v.string() }), user)
    if (success && output.language.toLowerCase().startsWith('en')) this.language = 'en'
  }

  request(route: string, body: unknown): unknown {
    if (route === enterChat.uri) return this.enter(body)
    if (route === sendChat.uri) return this.send(body)
    if (route === markChatRead.uri) return this.markRead(body)
    return { code: AnswerCode.unknownRoute }
  }

  ended(): void {
    if (this.me) this.parts.presence.remove(this.me.seat)
    this.me = null
  }

  private async enter(body: unknown): Promise<ChatEntered> {
    const { db, clock, entering, presence, readBack, tenants } = this.parts
    const params = v.safeParse(enterChat.params, body)
    if (!params.success) return { ...this.wrongParam(params.issues), unReadMsg: [] }
    const { uid, token } = params.output
    const who = await identify(this.parts, uid, token)
    if (!who) return this.keepOut('LOGIN')
    if (this.me && this.me.rid !== who.rid) return this.keepOut('DENIED')
    // It reads all that is unread: whoever asks for it over and over would leave the database to nobody else.
    if (entering.take(who.rid, clock()) > 0) return this.keepOut('LIMIT')
    const tenant = await tenants.get(who.iid)
    if (this.session.status === 'closed') return { code: AnswerCode.ok, unReadMsg: [] }
    const { iid, rid, sessionId } = who
    const seat = this.me?.seat ?? { name: nameSeat(), iid, rid, sessionId, session: this.session }
    this.me = { ...who, seat, tenant }
    await presence.add(seat)
    await readBack?.joined(iid)
    const unread = await unreadMessages(db, who, UNREAD_LIMIT)
    const lastId = await newestMessageId(db, who)
    return { code: AnswerCode.ok, unReadMsg: unread.msgs, hasMore: unread.hasMore, lastId: String(lastId) }
  }

  private keepOut(name: ErrorName): ChatEntered {
    this.refusals += 1
    if (this.refusals >= MAX_REFUSALS) this.session.close(1008, 'not entered')
    return { ...this.refusal(name), unReadMsg: [] }
  }

  /** Nothing is awaited before the message is queued, so that a member's messages keep their order. */
  private send(body: unknown): Promise<ChatSent> | ChatSent {
    const { me } = this
    if (!me) return this.refusal('LOGIN')
    const { sending, clock, writer, bucket } = this.parts
    const until = sending.take(me.rid, clock())
    if (until > 0) return { ...this.refusal('LIMIT'), until }
    const params = v.safeParse(sendChat.params, body)
    if (!params.success) return this.wrongParam(params.issues)
    const read = readContent(params.output.content, { bucket, findBanned: me.tenant.findBanned })
    if (!read.ok) return this.refusal('PARAM', read.detail)
    const { body: said, cid = DEFAULT_CID, tempID, toRid, mediaKeys } = read.wish
    const written = writer.write({
      iid: me.iid,
      from: { rid: me.rid, userId: me.userId },
      toRid,
      content: { body: said, cid, sender: me.sender, tempID },
      mediaKeys,
      seat: me.seat,
    })
    return written.then((outcome) =>
      'refused' in outcome
        ? this.refusal(outcome.refused, outcome.detail)
        : { code: AnswerCode.ok, id: String(outcome.row.id), date: outcome.row.at },
    )
  }

  private async markRead(body: unknown): Promise<{ code: number; msg?: string; until?: number }> {
    const { me } = this
    if (!me) return this.refusal('LOGIN')
    const until = this.parts.marking.take(me.rid, this.parts.clock())
    if (until > 0) return { ...this.refusal('LIMIT'), until }
    const params = v.safeParse(markChatRead.params, body)
    if (!params.success) return this.wrongParam(params.issues)
    const ids = params.output.msgids.map(Number)
    if (!ids.every(Number.isSafeInteger)) return this.refusal('DENIED')
    const { db, clock, delivery } = this.parts
    const marked = await markRead(db, me, ids, clock())
    if (!marked) return this.refusal('DENIED')
    const bySender = new Map<number, string[]>([[me.rid, []]])
    for (const { id, from_rid } of marked)
      for (const rid of new Set([from_rid, me.rid])) bySender.set(rid, [...(bySender.get(rid) ?? []), String(id)])
    for (const [rid, msgids] of bySender)
      if (msgids.length > 0) delivery.push(rid, ON_READ, { msgids, roleID: me.rid } satisfies OnRead)
    return { code: AnswerCode.ok }
  }

  private refusal(name: ErrorName, detail?: string | Worded): Refusal {
    return { code: errorCode(name), msg: sentenceOf({ error: name, detail }, this.language) }
  }

  private wrongParam(issues: readonly v.BaseIssue<unknown>[]): Refusal {
    const [issue] = issues
    return this.refusal('PARAM', (issue && v.getDotPath(issue)) ?? '')
  }
}
