import type { Language } from '@quanzi/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../base/clock'
import type { Config } from '../base/config'
import type { SiteScripts } from '../base/SiteScripts'
import type { PageMarks } from '../db/lists/PageMarks'
import type { Secrets } from '../db/Secrets'
import type { Db } from '../db/schema'
import type { Providers } from '../providers/Providers'
import type { Pushes } from './Pushes'
import type { Member, Session } from './Session'
import type { SiteHosts } from './SiteHosts'

/** The services that every part of the server uses; `app.ts` creates them. */
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
  readonly pushes: Pushes
}

/** What a handler gets besides its parameters. */
export interface Context extends Services {
  /** The connection, or the transaction of a write with a reqId. */
  readonly db: Db
  /** The tenant of the call; throws PARAM when the call has none (`callTenant`). */
  readonly iid: number
  /** Null for a visitor. */
  readonly session: Session | null
  /** The session's member in this tenant; null for a visitor. */
  readonly member: Member | null
  /** The member; throws LOGIN for a visitor. */
  readonly me: Member
  readonly language: Language
  readonly ip: string
  /** True for a call from a mini-program (`f` = 2). */
  readonly inMiniProgram: boolean
  /** The address of the calling page, when the browser sends it. */
  readonly referer: string | undefined
  /** The browser's cookie of an earlier login (`identity/knownDevice`); null without one. */
  readonly device: string | null
  /** Sets that cookie, together with the session that the call opens. */
  rememberDevice(device: string): void
  /**
   * Records a trace of a reading call, such as a counted view or search word. The handler's own `db` refuses to write;
   * the trace is written after the handler has succeeded and before the answer is sent.
   */
  leave(write: (db: Db) => Promise<unknown>): void
  /**
   * Work to do when the call's transaction has been committed; not at all for a refused call. It gets the services,
   * because the handler's own `db` may be that transaction.
   */
  committed(work: (services: Services) => void): void
  /** Opens a session for a member; the answer sets its cookie. */
  openSession(member: Member, identity?: { openid?: string; unionid?: string }): Promise<OpenedSession>
  /** Ends the session and clears its cookie. */
  closeSession(): Promise<void>
}

export interface OpenedSession {
  readonly session: Session
  /** The client's `token`: the bearer token in a mini-program, a derived one on H5. */
  readonly token: string
}
