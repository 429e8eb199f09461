import type { CallDefinition } from '@quanzi/contract'
import { CallError } from '../call/CallError'
import type { Session } from '../call/Session'
import type { RateLimiter } from './rateLimit'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Calls and writes per caller and minute. */
const OF_A_CALLER = { calls: 1200, writes: 120 }
/**
 * Calls and writes per address and minute, all sessions together: a school or a carrier has many people behind one
 * address.
 */
const OF_AN_ADDRESS = { calls: 12_000, writes: 1200 }
/**
 * Logins in 15 minutes. Logins with a number are counted per address, so that nobody else can use up the owner's
 * attempts; `passwordTries` limits all attempts at a number's password. The limit per tenant keeps password checks
 * from using all CPU time.
 */
const LOGINS = { window: 15 * MINUTE, ofANumber: 30, ofAnAddress: 900, ofATenant: 9000 }

/** Files that a member stores in an hour: several albums of 50 pictures. */
const UPLOADS = { window: 60 * MINUTE, ofAMember: 300 }
/** Pictures of the demo that an address has drawn anew in a minute; those that are drawn do not count. */
const DRAWINGS = { window: MINUTE, ofAnAddress: 600 }

/** True for calls that change data: those that neither only read nor only leave a trace. */
export const changes = ({ safe, trace }: CallDefinition): boolean => !safe && !trace

interface Caller {
  /** The open session: an invalid token does not count. */
  readonly session: Session | null
  readonly ip: string
}

interface Login {
  readonly iid: number
  /** Absent when the provider names the number, not the caller. */
  readonly number?: string
  readonly ip: string
}

/** Limits how often callers may act: a visitor counts by address, a member by session and by address. */
export class CallLimits {
  constructor(private readonly limiter: RateLimiter) {}

  async takeCall({ session, ip }: Caller, definition: CallDefinition): Promise<void> {
    if (!session) return await this.take(`address ${ip}`, OF_A_CALLER, definition)
    await this.take(`session ${session.id}`, OF_A_CALLER, definition)
    await this.take(`sessions of ${ip}`, OF_AN_ADDRESS, definition)
  }

  /** Used by every call and route that opens a session. */
  async takeLogin({ iid, number, ip }: Login): Promise<void> {
    const { window, ofANumber, ofAnAddress, ofATenant } = LOGINS
    await this.limiter.take(`login from ${ip}`, ofAnAddress, window)
    if (number !== undefined) await this.limiter.take(`login of ${iid} ${number} from ${ip}`, ofANumber, window)
    await this.limiter.take(`login at ${iid}`, ofATenant, window)
  }

  /** One form signed by `/api/oss/token` serves many files, which no call counts. False when it is one too many. */
  mayUpload(userId: number): Promise<boolean> {
    return this.takes(`upload by ${userId}`, UPLOADS.ofAMember, UPLOADS.window)
  }

  mayDraw(ip: string): Promise<boolean> {
    return this.takes(`drawing for ${ip}`, DRAWINGS.ofAnAddress, DRAWINGS.window)
  }

  private async takes(key: string, limit: number, window: number): Promise<boolean> {
    try {
      await this.limiter.take(key, limit, window)
      return true
    } catch (error) {
      if (error instanceof CallError) return false
      throw error
    }
  }

  private async take(who: string, most: typeof OF_A_CALLER, definition: CallDefinition): Promise<void> {
    const { uri, perSecond } = definition
    await this.limiter.take(`call ${who}`, most.calls, MINUTE)
    if (changes(definition)) await this.limiter.take(`write ${who}`, most.writes, MINUTE)
    if (perSecond && most === OF_A_CALLER) await this.limiter.take(`${uri} ${who}`, perSecond, SECOND)
  }
}
