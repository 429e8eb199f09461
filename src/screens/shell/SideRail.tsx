/** A phone has its tab bar at the bottom. */
export const SideRail = (): null => null
