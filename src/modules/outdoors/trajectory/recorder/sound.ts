import { HEIGHTS, LEAST_ACCURATE, type TrackPoint } from '@quanzi/contract'

/** What a phone says of a position beside the place. One number that no server takes would hold up all points after it. */
export const sound = (altitude: number | null, accuracy: number): Pick<TrackPoint, 'alt' | 'acc'> => ({
  alt: altitude !== null && altitude >= HEIGHTS.least && altitude <= HEIGHTS.most ? altitude : null,
  acc: accuracy >= 0 ? Math.min(accuracy, LEAST_ACCURATE) : LEAST_ACCURATE,
})
