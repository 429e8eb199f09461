/** A phone has the bar at the bottom. */
export const SideRail = (): null => null
