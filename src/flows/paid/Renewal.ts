/** An address is renewed this long before it expires, ms. */
const BEFORE = 60_000
/** A renewal that has failed is tried again after this time, ms: until the address expires the player goes on. */
const AGAIN = 10_000

/** When the signed address of what plays is asked for anew. */
export class Renewal {
  private from = 0

  constructor(private readonly now: () => number) {}

  /** An address has come. A device whose clock is hours ahead would ask for another one all the time. */
  came(): void {
    this.from = this.now() + BEFORE
  }

  /** It was asked for in vain. */
  missed(): void {
    this.from = this.now() + AGAIN
  }

  isDue(expireAt: number): boolean {
    const now = this.now()
    return expireAt - now < BEFORE && now > this.from
  }

  isOver(expireAt: number): boolean {
    return expireAt <= this.now()
  }
}
