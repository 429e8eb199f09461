import type { Language } from '@quanzi/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../base/clock'
import type { Config } from '../base/config'
import type { SiteScripts } from '../base/SiteScripts'
import type { PageMarks } from '../db/lists/PageMarks'
import type { Secrets } from '../db/Secrets'
import type { Db } from '../db/schema'
import type { Providers } from '../providers/Providers'
import type { Member, Session } from './Session'
import type { SiteHosts } from './SiteHosts'

/** What every part of the server is built from; `app.ts` makes one. */
export interface Services {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly providers: Providers
  readonly secrets: Secrets
  readonly siteScripts: SiteScripts
  readonly pageMarks: PageMarks
  readonly hosts: SiteHosts
}

/** What a handler gets beside its parameters. */
export interface Context extends Services {
  /** The connection, or the transaction around a write that carries a reqId. */
  readonly db: Db
  /** The tenant of the call; throws PARAM when nothing names it (`callTenant`). */
  readonly iid: number
  /** Null for a visitor. */
  readonly session: Session | null
  /** The session's member row in this tenant; null for a visitor. */
  readonly member: Member | null
  /** The member; throws LOGIN for a visitor. */
  readonly me: Member
  readonly language: Language
  readonly ip: string
  /** True for a call from inside a mini-program (`f` = 2). */
  readonly inMiniProgram: boolean
  /** The address of the page that made the call, when the browser says so. */
  readonly referer: string | undefined
  /** What this browser keeps of a login before (`identity/knownDevice`); null where it keeps nothing. */
  readonly device: string | null
  /** Lets this browser keep it, beside the session that the call opens. */
  rememberDevice(device: string): void
  /**
   * Leaves a trace of a call that reads: a view that counts, a word that was looked for. The handler's own `db` refuses
   * to write; this is written when it has succeeded, before the answer goes out.
   */
  leave(write: (db: Db) => Promise<unknown>): void
  /** Opens a session for a member and sends its cookie with the answer. */
  openSession(member: Member, identity?: { openid?: string; unionid?: string }): Promise<OpenedSession>
  /** Ends the session and clears its cookie. */
  closeSession(): Promise<void>
}

export interface OpenedSession {
  readonly session: Session
  /** What a client keeps as `token`: the bearer token in a mini-program, a derived one on H5. */
  readonly token: string
}
