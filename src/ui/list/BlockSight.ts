/** Number of blocks that are drawn before the platform reports which ones are near the screen. */
const FIRST = 3
/** Number of blocks that are laid out at once. More follow when the end of these comes near the screen. */
const AHEAD = 16

/** The blocks of a long list that are near the screen, as reported by the platform, and the heights of the others. */
export class BlockSight {
  /** Number of blocks that are laid out, each in its own element. */
  laid = AHEAD
  private drawn = FIRST
  private readonly near = new Map<number, boolean>()
  private readonly heights = new Map<number, number>()

  /** Starts again with a list of `count` blocks, all drawn: a short list that grows keeps them drawn. */
  reset(count: number): void {
    this.laid = AHEAD
    this.drawn = Math.max(FIRST, count)
    this.near.clear()
    this.heights.clear()
  }

  /** The first block is always drawn, because screens scroll to a new row there. */
  isNear(at: number): boolean {
    return at === 0 || (this.near.get(at) ?? at < this.drawn)
  }

  /** Height of a block when it was last drawn, px; undefined for a block that was never drawn. */
  heightOf(at: number): number | undefined {
    return this.heights.get(at)
  }

  /** Lays out more blocks, when the end of the current ones is near. */
  layMore(): void {
    this.laid += AHEAD
  }

  /** Records the platform's report about a block. Returns true when the list must be drawn again. */
  tell(at: number, isNear: boolean, height: number): boolean {
    const before = this.isNear(at)
    // A block that loses its rows without a known height would move all others.
    if (before && !isNear && height <= 0) return false
    if (before && !isNear) this.heights.set(at, height)
    this.near.set(at, isNear)
    return before !== this.isNear(at)
  }
}
