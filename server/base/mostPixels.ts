/**
 * How many pixels a picture may have: those of a phone's best camera. Some kB can unfold to gigabytes, on this server
 * and on the phone of everybody who looks.
 */
export const MOST_PIXELS = 50_000_000
