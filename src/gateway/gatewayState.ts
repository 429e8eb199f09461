import type { Language } from '@quanzi/contract'
import { config } from '@/config'
import { connection } from '@/platform/connection'
import { environment } from '@/platform/environment'
import { preload } from '@/platform/preload'
import { request } from '@/platform/request'
import type { Request } from '@/platform/request/types'

/** The caller's identity; the session returns it anew for every call. */
export interface Identity {
  /** The stored openid flag, the gateway's field u. */
  readonly u?: string | undefined
  /** Session token of a mini-program; H5 uses a cookie. */
  readonly bearer?: string | undefined
  readonly language: Language
  /** The member of the tenant on screen, sent with statistics. */
  readonly rid?: string | undefined
  /** The current tenant, sent with documented calls that name none. */
  readonly iid?: number | undefined
}

export interface GatewayState {
  identity(): Identity
  /** Called when an answer says that there is no session. */
  onLoginRequired(): void
  /** Writes one line to the operator's log. */
  log(line: string): void
  send: Request
  /** Tells whether the device has a network. */
  isOnline(): Promise<boolean>
  origin: string
  jsonp: boolean
  f(): 1 | 2
  takePreloaded(key: string): unknown
}

export const gatewayState: GatewayState = {
  identity: () => ({ language: 'zh' }),
  onLoginRequired: () => undefined,
  log: (line) => console.warn(line),
  send: request,
  isOnline: () => connection.isOnline(),
  origin: config.gatewayOrigin,
  jsonp: config.gatewayJsonp,
  f: () => environment().f,
  takePreloaded: (key) => preload.take(key),
}

/** Connects the gateway with the session at launch, and with fakes in tests. */
export function configureGateway(parts: Partial<GatewayState>): void {
  Object.assign(gatewayState, parts)
}
