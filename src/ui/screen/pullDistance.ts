/** Pulling further than this many CSS pixels refreshes. */
export const pullThreshold = 56

/** How far the page follows a finger: easily at first, then less and less, never beyond twice the threshold. */
export function pullDistance(finger: number): number {
  if (finger <= 0) return 0
  const limit = pullThreshold * 2
  return limit * (1 - Math.exp(-finger / (limit * 1.6)))
}
