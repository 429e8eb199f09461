/** Admits `burst` at once and `perSecond` in the long run. */
export class TokenBucket {
  private tokens: number
  private filledAt: number

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.tokens = burst
    this.filledAt = now
  }

  /** Takes one token. Returns 0, or the instant at which one is available. */
  take(now: number): number {
    this.tokens = this.at(now)
    this.filledAt = now
    if (this.tokens < 1) return now + Math.ceil(((1 - this.tokens) / this.perSecond) * 1000)
    this.tokens -= 1
    return 0
  }

  isFull(now: number): boolean {
    return this.at(now) >= this.burst
  }

  private at(now: number): number {
    const gained = (Math.max(0, now - this.filledAt) / 1000) * this.perSecond
    return Math.min(this.burst, this.tokens + gained)
  }
}
