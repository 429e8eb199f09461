/** Number of messages drawn above and below those in view. */
export const drawnMargin = 20
