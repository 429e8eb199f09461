import type { GateLimits } from './limits'
import { TokenBucket } from './TokenBucket'

/** How much each member may still send. Who leaves and comes back finds the bucket as it was left. */
export class SendingLimit {
  private readonly buckets = new Map<number, TokenBucket>()

  constructor(private readonly limits: Pick<GateLimits, 'burst' | 'perSecond'>) {}

  /** Takes from what a member may send; answers 0, or the instant from which to try again. */
  take(rid: number, now: number): number {
    const { burst, perSecond } = this.limits
    const bucket = this.buckets.get(rid) ?? new TokenBucket(burst, perSecond, now)
    this.buckets.set(rid, bucket)
    return bucket.take(now)
  }

  /** Drops the buckets that are full again: a new one would be the same. */
  forget(now: number): void {
    for (const [rid, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(rid)
  }
}
