/** Points of one batch, at most. */
export const MOST_POINTS = 500
/** Points that are less accurate than so many metres do not count. */
export const MOST_POINT_ACCURACY = 50
/** The accuracy of a point that says nothing of it, and of worse ones, in metres. */
export const LEAST_ACCURATE = 1_000_000
/** Heights in metres that a phone may tell; others are its mistakes. */
export const HEIGHTS = { least: -1000, most: 10_000 } as const
/** Faster than so many metres in a second is a jump. */
export const MOST_SPEED = 12
/** So many points after a jump that agree with each other begin a new part. */
export const AGREEING_POINTS = 5
/** How long after the end of an event its points are taken, in ms. */
export const TRACK_GRACE_MS = 7 * 86_400_000
/** How far ahead of the server's clock a point may be, in ms. */
export const AHEAD_MS = 60_000
