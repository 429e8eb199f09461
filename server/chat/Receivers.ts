import type { Db } from '../db/schema'

export interface Receiver {
  readonly iid: number
  readonly userId: number
  /** True when a program answers for them. */
  readonly auto: boolean
  /** True for an agent of the tenant, a person or a program. */
  readonly agent: boolean
}

const MAX_KNOWN = 50_000

interface Addressed {
  readonly toRid: number
  readonly from: { readonly userId: number }
  readonly mediaKeys: readonly string[]
}

/** The possible receivers of messages. Recent ones are cached; `forget` from time to time lets changes arrive. */
export class Receivers {
  private known = new Map<number, Receiver>()

  constructor(private readonly db: Db) {}

  forget(): void {
    // A new map, so that a query in progress can finish with the old one.
    this.known = new Map()
  }

  /** The receivers of a tenant's messages by rid, and the uploads in them that others may open, as `userId key`. */
  async look(
    iid: number,
    messages: readonly Addressed[],
  ): Promise<{
    receivers: ReadonlyMap<number, Receiver>
    owned: ReadonlySet<string>
  }> {
    if (this.known.size > MAX_KNOWN) this.forget()
    const { known } = this
    const missing = new Set(messages.map(({ toRid }) => toRid).filter((rid) => !known.has(rid)))
    if (missing.size > 0) await this.load(iid, [...missing], known)
    const keys = [...new Set(messages.flatMap(({ mediaKeys }) => mediaKeys))]
    return { receivers: known, owned: keys.length > 0 ? await this.uploads(keys) : new Set() }
  }

  private async load(iid: number, rids: readonly number[], known: Map<number, Receiver>): Promise<void> {
    const rows = await this.db
      .selectFrom('member')
      .leftJoin('chat_agent', (on) =>
        on.onRef('chat_agent.iid', '=', 'member.iid').onRef('chat_agent.rid', '=', 'member.rid'),
      )
      .select(['member.rid', 'member.iid', 'member.user_id', 'chat_agent.auto_reply', 'chat_agent.rid as agent_rid'])
      .where('member.iid', '=', iid)
      .where('member.rid', 'in', rids)
      .execute()
    for (const { rid, iid: own, user_id: userId, auto_reply, agent_rid } of rows)
      known.set(rid, { iid: own, userId, auto: auto_reply !== null, agent: agent_rid !== null })
  }

  private async uploads(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.db
      .selectFrom('uploads')
      .select(['key', 'user_id'])
      .where('key', 'in', keys)
      .where('type', 'is not', null)
      .where('private', '=', false)
      .execute()
    return new Set(rows.map((row) => `${row.user_id} ${row.key}`))
  }
}
