import type { Profile } from '@quanzi/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { isText } from '@/lib/isText'
import type { JsonStorage } from '@/platform/storage/openStorage'
import type { Asked, Recognise } from './recognise/types'
import { claimOldDrafts, type OpenTenantStorage } from './sessionStorage'

interface Parts {
  readonly open: OpenTenantStorage
  /** `/api/userV2.profile`; rejects with LOGIN for a visitor. */
  readonly fetchProfile: (iid: number) => Promise<Profile>
  /** Asks the surrounding app who the visitor is; absent where no such app exists. */
  readonly recognise?: Recognise
  /** `/v2/user/logout`. */
  readonly endSession: (iid: number) => Promise<unknown>
  /** Opens account/login, which comes back to `returnTo`. */
  readonly openLogin: (returnTo?: string) => void
}

/** `unknown` until the first profile has been asked for. */
export type MemberStatus = 'unknown' | 'visitor' | 'member'

const TOKEN = 'token'
const OPENID = 'openid'
const UNIONID = 'unionid'
/** Storage key: the member has logged out, so the surrounding app is asked again only when the member wishes. */
const LEFT = 'loggedOut'
/**
 * Storage key: who was a member here last and has not logged out since. What is kept for them is under keys that begin
 * with it, and goes with them.
 */
export const LAST = 'lastMember'
const isTrue = (value: unknown): value is true => value === true

/** The user of the app in the current tenant. */
export class MemberStore {
  status: MemberStatus = 'unknown'
  profile: Profile | null = null
  /** A mini-program sends it as a bearer token. It stays null on H5, where a cookie holds the session. */
  token: string | null = null
  /** The stored openid flag, the gateway's field u. */
  openid: string | null = null
  unionid: string | null = null
  /** The current tenant; 0 before the first one. */
  iid = 0
  /** Null until the gateway is asked, and again when it could not be. */
  private asking: Promise<void> | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<MemberStore, 'parts' | 'asking'>(this, { parts: false, asking: false, profile: observableRef })
  }

  get isMember(): boolean {
    return this.status === 'member'
  }

  /** As text, as the documented calls take it; '' for a visitor. */
  get userId(): string {
    return this.profile ? String(this.profile.userId) : ''
  }

  /** Who is here or, where nobody can be asked, who was here last; '' after a logout. */
  get lastId(): string {
    return this.userId || this.device.read(LAST, isText) || ''
  }

  private get device(): JsonStorage {
    return this.parts.open(this.iid)
  }

  get rid(): string {
    return this.profile ? String(this.profile.rid) : ''
  }

  /** Switches to the session of this tenant and drops what belonged to another. */
  enter(iid: number): void {
    if (iid === this.iid) return
    this.iid = iid
    const { device: store } = this
    this.token = store.read(TOKEN, isText)
    this.openid = store.read(OPENID, isText)
    this.unionid = store.read(UNIONID, isText)
    this.profile = null
    this.status = 'unknown'
    this.asking = null
  }

  /** Resolves when it is known whether the user is a member. Asks the gateway until it has answered once. */
  ready(): Promise<void> {
    this.asking ??= this.isMember ? Promise.resolve() : this.recognise().then(() => this.refresh())
    return this.asking
  }

  /**
   * Takes the visitor's identity from the surrounding app, and the session that comes with it. When the visitor asked
   * for it, this may open a page of the provider and then does not resolve.
   */
  async recognise(wish: Partial<Pick<Asked, 'full' | 'byHand' | 'returnTo'>> = {}): Promise<boolean> {
    const { iid, openid, unionid } = this
    const asked = { iid, openid, unionid, full: false, byHand: false, ...wish }
    if (asked.byHand) this.device.remove(LEFT)
    else if (this.token || this.device.read(LEFT, isTrue)) return false
    const person = await this.parts.recognise?.(asked)
    if (!person || iid !== this.iid) return false
    this.identify(person.openid, person.unionid)
    if (person.token) this.keep(TOKEN, person.token)
    return true
  }

  /** Reads the profile again, after a change. */
  async refresh(): Promise<void> {
    const { iid } = this
    try {
      const profile = await this.parts.fetchProfile(iid)
      if (iid === this.iid) this.become(profile)
    } catch (error) {
      if (iid !== this.iid) return
      const isKnown = isGatewayError(error, 'LOGIN')
      if (isKnown || (this.status === 'unknown' && !this.token)) this.forget()
      if (!isKnown) this.asking = null
    }
  }

  /**
   * After login, registration, code exchange or OAuth return: stores the token of that tenant and loads the
   * profile. When the user has changed to another tenant meanwhile, the member of the new tenant stays.
   */
  async loggedIn(iid: number, token: string | null): Promise<void> {
    const store = this.parts.open(iid)
    if (token === null) store.remove(TOKEN)
    else store.write(TOKEN, token)
    store.remove(LEFT)
    if (iid !== this.iid) return
    this.token = token
    await this.refresh()
  }

  /** Keeps the identity that the messaging app gives this visitor. */
  identify(openid: string | null, unionid: string | null): void {
    this.keep(OPENID, openid)
    this.keep(UNIONID, unionid)
  }

  /** True for a member. Sends a visitor to login, which returns to `returnTo` or to this screen. */
  async requireMember(returnTo?: string): Promise<boolean> {
    await this.ready()
    // At launch there may have been no connection: try once more.
    if (!this.isMember && (await this.recognise())) await this.refresh()
    if (!this.isMember) this.parts.openLogin(returnTo)
    return this.isMember
  }

  async logout(): Promise<void> {
    await this.parts.endSession(this.iid)
    this.leave()
  }

  /**
   * Ends the session after logout or account closure, and stops the surrounding app from logging the member in again.
   */
  leave(): void {
    this.device.write(LEFT, true)
    this.device.clear(LAST)
    this.forget()
  }

  /** Drops the session: the member has logged out, or an answer said that the session has ended. */
  forget(): void {
    this.keep(TOKEN, null)
    this.profile = null
    this.status = 'visitor'
    claimOldDrafts(this.device, '')
  }

  private become(profile: Profile): void {
    const last = this.lastId
    this.profile = profile
    this.status = 'member'
    const { device, userId } = this
    if (last !== userId) device.clear(LAST)
    claimOldDrafts(device, userId)
    device.write(LAST, userId)
  }

  private keep(key: typeof TOKEN | typeof OPENID | typeof UNIONID, value: string | null): void {
    this[key] = value
    if (value === null) this.device.remove(key)
    else this.device.write(key, value)
  }
}
