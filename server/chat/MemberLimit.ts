import type { GateLimits } from './limits'
import { TokenBucket } from './TokenBucket'

/** How much each member may still do. Reconnecting does not reset it. */
export class MemberLimit {
  private readonly buckets = new Map<number, TokenBucket>()

  constructor(private readonly limits: Pick<GateLimits, 'burst' | 'perSecond'>) {}

  /** Takes one from the allowance. Returns 0, or the instant of the next try. */
  take(rid: number, now: number): number {
    const { burst, perSecond } = this.limits
    const bucket = this.buckets.get(rid) ?? new TokenBucket(burst, perSecond, now)
    this.buckets.set(rid, bucket)
    return bucket.take(now)
  }

  /** Drops full buckets: a new one would be the same. */
  forget(now: number): void {
    for (const [rid, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(rid)
  }
}
