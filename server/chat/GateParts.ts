import type { Clock } from '../base/clock'
import type { Secrets } from '../db/Secrets'
import type { Db } from '../db/schema'
import type { Delivery } from './Delivery'
import type { MemberLimit } from './MemberLimit'
import type { MessageWriter } from './MessageWriter'
import type { Presence } from './Presence'
import type { ReadBack } from './ReadBack'
import type { Tenants } from './Tenants'

/** What all connections of a gate share. */
export interface GateParts {
  readonly db: Db
  readonly clock: Clock
  readonly secrets: Secrets
  readonly presence: Presence
  readonly delivery: Delivery
  /** Null for a single server. */
  readonly readBack: ReadBack | null
  readonly sending: MemberLimit
  /** Marks of read messages. */
  readonly marking: MemberLimit
  readonly entering: MemberLimit
  readonly writer: MessageWriter
  readonly tenants: Tenants
  /** Address of the bucket, without a trailing slash. */
  readonly bucket: string
}
