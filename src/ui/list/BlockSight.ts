/** Blocks that are drawn before the platform says which ones are near the screen. */
const FIRST = 3
/** Blocks that are laid out at once. Further ones follow when the end of these comes near. */
const AHEAD = 16

/** Which blocks of a long list are near the screen, as the platform has told, and how high the others are. */
export class BlockSight {
  /** Number of blocks with an element of their own. */
  laid = AHEAD
  private drawn = FIRST
  private readonly near = new Map<number, boolean>()
  private readonly heights = new Map<number, number>()

  /** A short list draws all its blocks, and goes on from there when it grows. */
  reset(count: number): void {
    this.laid = AHEAD
    this.drawn = Math.max(FIRST, count)
    this.near.clear()
    this.heights.clear()
  }

  /** The first block is always drawn: screens scroll to what was just put there. */
  isNear(at: number): boolean {
    return at === 0 || (this.near.get(at) ?? at < this.drawn)
  }

  /** Height in px of a block when it was last drawn; undefined for one that never was. */
  heightOf(at: number): number | undefined {
    return this.heights.get(at)
  }

  /** The end of the laid blocks is near. */
  layMore(): void {
    this.laid += AHEAD
  }

  /** What the platform tells of a block. Returns whether the list has to be drawn again. */
  tell(at: number, isNear: boolean, height: number): boolean {
    const before = this.isNear(at)
    // Without its height a block that loses its rows would move all others.
    if (before && !isNear && height <= 0) return false
    if (before && !isNear) this.heights.set(at, height)
    this.near.set(at, isNear)
    return before !== this.isNear(at)
  }
}
