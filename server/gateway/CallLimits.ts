import type { CallDefinition } from '@quanzi/contract'
import type { Session } from '../call/Session'
import type { RateLimiter } from './rateLimit'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** What one caller may ask a minute, and how much of it may change something. */
const OF_A_CALLER = { calls: 1200, writes: 120 }
/** What all the sessions behind one address may ask together: a school or a carrier sends many people from one. */
const OF_AN_ADDRESS = { calls: 12_000, writes: 1200 }
/**
 * Logins in a quarter of an hour. Those of a number count by address, so that nobody can use up its owner's; how many
 * passwords of a number are tried from everywhere is `passwordTries`. Those of a tenant keep its passwords from using
 * up the server's processors.
 */
const LOGINS = { window: 15 * MINUTE, ofANumber: 30, ofAnAddress: 900, ofATenant: 9000 }

/** Neither reads only nor leaves but a trace. */
export const changes = ({ safe, trace }: CallDefinition): boolean => !safe && !trace

interface Caller {
  /** Found open: a token that somebody only says they have counts for nothing. */
  readonly session: Session | null
  readonly ip: string
}

interface Login {
  readonly iid: number
  /** Absent where the provider, and not the caller, says the number. */
  readonly number?: string
  readonly ip: string
}

/** What callers may do how often: a visitor by address, a member by session and by address. */
export class CallLimits {
  constructor(private readonly limiter: RateLimiter) {}

  async takeCall({ session, ip }: Caller, definition: CallDefinition): Promise<void> {
    if (!session) return await this.take(`address ${ip}`, OF_A_CALLER, definition)
    await this.take(`session ${session.id}`, OF_A_CALLER, definition)
    await this.take(`sessions of ${ip}`, OF_AN_ADDRESS, definition)
  }

  /** Taken by every call and route that opens a session. */
  async takeLogin({ iid, number, ip }: Login): Promise<void> {
    const { window, ofANumber, ofAnAddress, ofATenant } = LOGINS
    await this.limiter.take(`login from ${ip}`, ofAnAddress, window)
    if (number !== undefined) await this.limiter.take(`login of ${iid} ${number} from ${ip}`, ofANumber, window)
    await this.limiter.take(`login at ${iid}`, ofATenant, window)
  }

  private async take(who: string, most: typeof OF_A_CALLER, definition: CallDefinition): Promise<void> {
    const { uri, perSecond } = definition
    await this.limiter.take(`call ${who}`, most.calls, MINUTE)
    if (changes(definition)) await this.limiter.take(`write ${who}`, most.writes, MINUTE)
    if (perSecond && most === OF_A_CALLER) await this.limiter.take(`${uri} ${who}`, perSecond, SECOND)
  }
}
