import type { PlaceLinkProps } from './PlaceLinkProps'

/** Nothing on mini-programs: the card opens the same page, and there are no tabs. */
export const PlaceLink = (_: PlaceLinkProps) => null
